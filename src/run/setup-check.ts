import { createSecretKey, randomBytes } from 'node:crypto'
import { authorize } from '../ask/authorize.ts'
import type { Event } from '../ask/event.ts'
import { type Inputs, inputs as inputTable } from '../ask/inputs.ts'
import type { ReadInputs } from '../ask/read-inputs.ts'
import { checkSetup } from '../check/check-setup.ts'
import type { Finding } from '../check/finding.ts'
import { answerText, commentText, conclusion } from '../check/findings-text.ts'
import { verdictOf } from '../check/github-findings.ts'
import { readEnvironment } from '../environment.ts'
import { probeService } from '../io/agent.ts'
import { connectGitHub, type Outside } from '../io/clients-by-token.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { commentBody, signNote } from '../memory/signed-marker.ts'
import { reactionTarget } from '../protocol/trigger.ts'
import type { Step } from '../step.ts'
import { react } from '../tell/best-effort.ts'
import { type RunResult, unlessCancelled } from './run-writer.ts'

type Around = Step & Outside

/** Checks the set-up, and answers in the conversation and the job summary. Reads and writes no state. */
export const runCheck = (
  event: Event,
  setup: ReadInputs<Inputs>,
  outside: Around,
): Promise<RunResult> => unlessCancelled(outside.cancelled, checkAndAnswer(event, setup, outside))

const what = 'Writing comments'
const unproved: Finding = { what, result: 'not proved', says: 'Nothing was written.' }

async function checkAndAnswer(
  event: Event,
  { valid, problems }: ReadInputs<Inputs>,
  outside: Around,
): Promise<RunResult> {
  const reached = reachGitHub(event, valid, outside)
  const { minPermission, allowedBots } = valid
  if (event.person) {
    // Who may ask cannot be told: nobody is called.
    if (!reached || !minPermission || !allowedBots)
      return tableOf([...(await checkSetup({ visibility: undefined }, valid, problems)), unproved])
    const decision = await authorize(event, { minPermission, allowedBots }, reached.github)
    if (decision.kind === 'refused') {
      const target = reactionTarget(event.written?.trigger ?? '')
      if (valid.dryRun === false)
        await react({ clients: { ...outside, github: reached.github } }, target, '-1')
      return { outcome: { name: 'refused', reason: decision.reason } }
    }
  }
  const { baseUrl, projectId, apiKey, issueNumber } = valid
  const isService = baseUrl !== undefined && projectId !== undefined && apiKey !== undefined
  const probe = isService
    ? () => probeService({ ...outside, baseUrl, projectId, apiKey })
    : undefined
  const found = await checkSetup(
    { github: reached, probe, visibility: reached?.visibility },
    valid,
    problems,
  )
  outside.cancelled.throwIfAborted()
  const number = event.conversation?.number ?? (issueNumber === 'merged' ? undefined : issueNumber)
  // Nobody asked: only a fault is worth a comment.
  const isWorthIt = event.person || conclusion(found).name === 'error'
  const isWanted = isWorthIt && valid.comment === 'reply' && valid.dryRun === false
  if (!reached || number === undefined || !isWanted) return tableOf([...found, unproved])
  const written: Finding[] = [...found, { what, result: 'works', says: 'This answer was written.' }]
  // Nobody looks for this comment: its first line only says that it is ours, and an invalid key signs nothing.
  const note = signNote('setup-check', { sign: createSecretKey(randomBytes(32)) })
  try {
    const body = commentBody(note, commentText(written), outside.redact)
    const { url } = await reached.github.createComment(number, body)
    return tableOf(written, reached.githubPage(url))
  } catch (error) {
    throwUnlessGitHubError(error)
    return tableOf([...found, { what, ...verdictOf(error) }])
  }
}

const tableOf = (findings: Finding[], commentUrl?: string): RunResult => ({
  commentUrl,
  outcome: conclusion(findings),
  summary: answerText(findings),
})

function reachGitHub(event: Event, valid: Partial<Inputs>, outside: Around) {
  const { githubToken, docsToken, docsRepositories = [], linkHosts = [] } = valid
  if (githubToken === undefined) return undefined
  const nobody = { labels: [], reviewers: [], assignees: [], mention: [] }
  const described = { command: inputTable.command.default, jobIndex: '0', ...nobody, linkHosts }
  const { repository, apiUrl, githubPage, commit } = readEnvironment(
    process.env,
    described,
    event.repository,
  )
  const tokens = { githubToken, docsToken, docsRepositories }
  const pushed = event.name === 'push' ? commit.sha : undefined
  const connected = connectGitHub(repository, tokens, { ...outside, apiUrl, triesOnce: true })
  return { ...connected, githubPage, pushed, visibility: repository.visibility }
}
