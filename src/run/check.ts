import { createSecretKey, randomBytes } from 'node:crypto'
import { authorize } from '../ask/authorize.ts'
import type { Event } from '../ask/event.ts'
import { InputError, type ReadInputs } from '../ask/input-table.ts'
import { type Inputs, inputs as inputTable } from '../ask/inputs.ts'
import { answerText, conclusion, type Finding, worstFirst } from '../check/finding.ts'
import { checkSetup, type SetupReach } from '../check/setup.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { probeService } from '../io/agent.ts'
import { type Connected, connectGitHub, type Outside } from '../io/clients.ts'
import { type GitHub, GitHubError } from '../io/github.ts'
import { signNote } from '../memory/signed-marker.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import type { Step } from '../step.ts'
import { react } from '../tell/reporter.ts'
import type { RunResult } from './saved-state.ts'

type CheckOutside = Step & Pick<Outside, 'clock' | 'cancelled'>

/** Checks the set-up, and answers in the conversation and the job summary. Reads and writes no state. */
export async function runCheck(
  event: Event,
  { valid, problems }: ReadInputs<Inputs>,
  outside: CheckOutside,
): Promise<RunResult> {
  const connected = reachGitHub(event, valid, outside)
  const { minPermission, allowedBots } = valid
  if (event.person) {
    // Who may ask cannot be told.
    if (!connected || !minPermission || !allowedBots) throw new InputError(...problems)
    const decision = await authorize(event, { minPermission, allowedBots }, connected.github)
    if (decision.kind === 'refused') {
      const target = reactionTarget(event.written?.trigger ?? '')
      if (valid.dryRun === false) await react({ clients: { ...outside, github: connected.github } }, target, '-1')
      return { outcome: { name: 'refused', reason: decision.reason } }
    }
  }
  const found = await checkSetup(reachOf(connected, valid, outside), valid, problems)
  const number = event.conversation?.number ?? valid.issueNumber
  // Nobody asked: only a fault is worth a comment.
  const isWorthIt = event.person || conclusion(found).name === 'error'
  const isAnswered =
    connected && number !== undefined && isWorthIt && valid.comment === 'reply' && valid.dryRun === false
  const answered = isAnswered
    ? await postFindings(found, number, { ...outside, ...connected })
    : { findings: [...found, unproved] }
  const findings = worstFirst(answered.findings)
  return { commentUrl: answered.commentUrl, outcome: conclusion(findings), summary: answerText(findings) }
}

function reachGitHub(event: Event, valid: Partial<Inputs>, { http, redact, log, clock, cancelled }: CheckOutside) {
  const { githubToken, docsToken, docsRepositories = [], linkHosts = [] } = valid
  if (githubToken === undefined) return undefined
  const described = { command: inputTable.command.default, jobIndex: '0', labels: [], reviewers: [], assignees: [] }
  const { repository, apiUrl, githubPage } = readEnvironment(process.env, { ...described, linkHosts }, event.repository)
  const tokens = { githubToken, docsToken, docsRepositories }
  return { ...connectGitHub(repository, tokens, { apiUrl, http, redact, log, clock, cancelled }), githubPage }
}

function reachOf(github: Connected | undefined, valid: Partial<Inputs>, { http, clock }: CheckOutside): SetupReach {
  const { baseUrl, projectId, apiKey } = valid
  const isKnown = baseUrl !== undefined && projectId !== undefined && apiKey !== undefined
  return { github, clock, probe: isKnown ? () => probeService({ http, baseUrl, projectId, apiKey }) : undefined }
}

const what = 'Writing comments'
const unproved: Finding = { what, result: 'not proved', says: 'Nothing was written.' }

/** Posts the answer. Whether it can be posted is a finding too. */
async function postFindings(
  found: Finding[],
  number: number,
  { github, githubPage, redact }: Pick<Environment, 'githubPage'> & { github: GitHub; redact: CheckOutside['redact'] },
): Promise<{ findings: Finding[]; commentUrl?: string | undefined }> {
  const findings: Finding[] = [...found, { what, result: 'works', says: 'This answer was written.' }]
  // Nobody looks for this comment: its first line only says that it is ours, and an invalid key signs nothing.
  const note = signNote('setup-check', { sign: createSecretKey(randomBytes(32)) })
  try {
    const { url } = await github.createComment(number, `${note}\n${redact(answerText(worstFirst(findings)))}`)
    return { findings, commentUrl: githubPage(url) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { findings: [...found, { what, result: 'fault', says: error.message }] }
  }
}
