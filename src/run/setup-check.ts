import { createSecretKey, randomBytes } from 'node:crypto'
import { authorize, type Decision } from '../ask/authorize.ts'
import type { Event } from '../ask/event.ts'
import { type Inputs, inputs as inputTable } from '../ask/inputs.ts'
import type { ReadInputs } from '../ask/read-inputs.ts'
import { checkSetup } from '../check/check-setup.ts'
import type { Finding } from '../check/finding.ts'
import { answerText, commentText, conclusion } from '../check/findings-text.ts'
import { verdictOf } from '../check/github-findings.ts'
import { readEnvironment } from '../environment.ts'
import { connectGitHub, type Outside } from '../io/clients-by-token.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { createProbe } from '../io/service-probe.ts'
import { commentBody, signNote } from '../memory/signed-marker.ts'
import { cancelledOutcome } from '../outcomes.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import { react } from '../tell/best-effort.ts'
import type { Step } from '../workflow-step.ts'
import type { RunResult } from './run-result.ts'

type CheckClients = Step & Outside

/** Checks the set-up, and answers in the conversation and the job summary. Reads and writes no state. */
export async function runCheck(
  event: Event,
  setup: ReadInputs<Inputs>,
  outside: CheckClients,
): Promise<RunResult> {
  try {
    return await checkAndAnswer(event, setup, outside)
  } catch (error) {
    if (!outside.cancelled.aborted) throw error
    return { outcome: cancelledOutcome('nothing-sent') }
  }
}

async function checkAndAnswer(
  event: Event,
  { valid, problems }: ReadInputs<Inputs>,
  outside: CheckClients,
): Promise<RunResult> {
  const reached = reachGitHub(event, valid, outside)
  if (event.person) {
    const decision = await decideAsker(event, valid, reached)
    // Who may ask cannot be told: nobody is called.
    if (decision === 'unknown')
      return tableOf([...(await checkSetup({ visibility: undefined }, valid, problems)), unproved])
    if (decision.kind === 'refused') {
      const target = reactionTarget(event.written?.trigger ?? '')
      const isReactionWanted = reached !== undefined && valid.dryRun === false
      if (isReactionWanted)
        await react({ clients: { ...outside, github: reached.github } }, target, '-1')
      return { outcome: { name: 'refused', reason: decision.reason } }
    }
  }
  const reach = {
    github: reached,
    probe: probeOf(valid, outside),
    visibility: reached?.visibility,
  }
  const findings = await checkSetup(reach, valid, problems)
  outside.cancelled.throwIfAborted()
  const number = answerPlace(event, valid, findings)
  if (reached === undefined || number === undefined) return tableOf([...findings, unproved])
  return postAnswer(number, findings, { ...reached, redact: outside.redact })
}

type Reached = NonNullable<ReturnType<typeof reachGitHub>>

async function decideAsker(
  event: Event,
  { minPermission, allowedBots }: Partial<Inputs>,
  reached: Reached | undefined,
): Promise<Decision | 'unknown'> {
  if (!reached || !minPermission || !allowedBots) return 'unknown'
  return authorize(event, { minPermission, allowedBots }, reached.github)
}

/** Asks the service. Undefined if the inputs do not say which, or with which key. */
function probeOf({ baseUrl, projectId, apiKey }: Partial<Inputs>, outside: CheckClients) {
  if (baseUrl === undefined || projectId === undefined || apiKey === undefined) return undefined
  return createProbe({ ...outside, baseUrl, projectId, apiKey })
}

/** The number of the conversation that gets the answer as a comment. */
function answerPlace(
  event: Event,
  { issueNumber, comment, dryRun }: Partial<Inputs>,
  findings: Finding[],
): number | undefined {
  if (comment !== 'reply' || dryRun !== false) return undefined
  // Nobody asked: only a fault is worth a comment.
  const isWorthIt = event.person || conclusion(findings).name === 'error'
  if (!isWorthIt) return undefined
  if (event.conversation) return event.conversation.number
  return issueNumber === 'merged' ? undefined : issueNumber
}

const what = 'Writing comments'
const unproved: Finding = { what, result: 'not proved', says: 'Nothing was written.' }
const proved: Finding = { what, result: 'works', says: 'This answer was written.' }

async function postAnswer(
  number: number,
  findings: Finding[],
  { github, githubPage, redact }: Reached & Pick<Outside, 'redact'>,
): Promise<RunResult> {
  const answer = [...findings, proved]
  // Nobody looks for this comment: its first line only says that it is ours, and an invalid key signs nothing.
  const note = signNote('setup-check', { sign: createSecretKey(randomBytes(32)) })
  try {
    const { url } = await github.createComment(
      number,
      commentBody(note, commentText(answer), redact),
    )
    return tableOf(answer, githubPage(url))
  } catch (error) {
    throwUnlessGitHubError(error)
    return tableOf([...findings, { what, ...verdictOf(error) }])
  }
}

const tableOf = (findings: Finding[], commentUrl?: string): RunResult => ({
  commentUrl,
  outcome: conclusion(findings),
  summary: answerText(findings),
})

function reachGitHub(event: Event, valid: Partial<Inputs>, outside: CheckClients) {
  const { githubToken, docsToken, docsRepositories = [], changesToken, linkHosts = [] } = valid
  if (githubToken === undefined) return undefined
  const nobody = { labels: [], reviewers: [], assignees: [], mention: [] }
  const described = { command: inputTable.command.default, jobIndex: '0', ...nobody, linkHosts }
  const { repository, apiUrl, githubPage, commit } = readEnvironment(
    process.env,
    described,
    event.repository,
  )
  const tokens = { githubToken, docsToken, docsRepositories, changesToken }
  const pushed = event.name === 'push' ? commit.sha : undefined
  const connected = connectGitHub(repository, tokens, { ...outside, apiUrl, triesOnce: true })
  return { ...connected, githubPage, pushed, visibility: repository.visibility }
}
