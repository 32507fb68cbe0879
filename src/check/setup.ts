import type { Inputs } from '../ask/inputs.ts'
import { type Probe, type ProbeAnswer, rejectionText } from '../io/agent.ts'
import type { Repositories } from '../io/clients.ts'
import { type GitHub, GitHubError } from '../io/github.ts'
import { paragraphs, prose, table } from '../tell/markdown.ts'

/** From the worst to the best. */
const results = ['fault', 'note', 'advice', 'not tried', 'not proved', 'works'] as const

/** What a part of the setup check found, in our own words: a row of its table. */
export type Finding = [what: string, result: (typeof results)[number], says: string, cure?: string]

/** What the setup check works with. Without one of the two, an invalid input keeps that side from being tried. */
export interface SetupReach {
  probe?: (() => Promise<Probe>) | undefined
  github?: GitHubReach | undefined
}

interface GitHubReach {
  github: Pick<GitHub, 'mayRead' | 'issue' | 'pullsOf'>
  /** The commit, if the event is a push. */
  pushed?: string | undefined
  repositories: Repositories
}

/** Checks the set-up: reads from GitHub and the service, writes nothing. `problems`: what is wrong with the inputs. */
export async function checkSetup(
  { probe, github }: SetupReach,
  inputs: Partial<Inputs>,
  problems: string[],
): Promise<Finding[]> {
  const found = [...problems.map((problem): Finding => ['Inputs', 'fault', problem, inputCure]), ...inputAdvice(inputs)]
  // A dry run calls nobody, and neither does one that may have been meant.
  if (inputs.dryRun !== false) return found
  const [service, tokens] = await Promise.all([
    probe ? probe().then((answers) => serviceFindings(answers, inputs.projectId ?? '')) : [notTried('Service')],
    github ? githubFindings(github, inputs) : [notTried('GitHub')],
  ])
  return [...found, ...service, ...tokens]
}

const inputCure =
  'Correct it in the workflow. A secret or variable is empty if it is not stored, or if it is in an environment that the job does not name.'

function inputAdvice(inputs: Partial<Inputs>): Finding[] {
  const found: Finding[] = []
  const advise = (what: string, says: string, cure: string) => found.push([what, 'advice', says, cure])
  if ('memoryKey' in inputs && inputs.memoryKey === undefined) {
    const cure = 'Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it.'
    advise('memory-key', 'It is not set, so conversations lose their jobs when api-key is replaced.', cure)
  }
  if (inputs.docsToken !== undefined && inputs.wait !== false && (inputs.timeoutMinutes ?? 0) > 55) {
    const cure = 'If yours is one, set timeout-minutes to 50, or wait to false with a sweep.'
    advise('docs-token', 'The token of a GitHub App is valid for one hour, and a run may wait for longer.', cure)
  }
  return found
}

const isDenial = (answer: ProbeAnswer): boolean =>
  'status' in answer && (answer.status === 401 || answer.status === 403)
const shown = (answer: ProbeAnswer): string => ('status' in answer ? `HTTP ${answer.status}` : answer.failure)

export const serviceFindings = (probe: Probe, projectId: string): Finding[] => [
  ['Key', ...keyFinding(probe, projectId)],
  ['Starting a job', 'not proved', 'Only a request shows whether the key may do it.'],
]

type KeyFinding = Finding extends [string, ...infer Rest] ? Rest : never

function keyFinding({ withKey, withMadeUpKey }: Probe, projectId: string): KeyFinding {
  const fault = (says: string, cure = 'Check base-url.'): KeyFinding => ['fault', says, cure]
  if ('failure' in withKey) return fault(`The service did not answer: ${withKey.failure}.`)
  const { status, isJson } = withKey
  if (isDenial(withKey)) return ['fault', rejectionText(status, projectId)]
  if (status === 404 && !isJson) return fault('The answer is a 404 that is no JSON, so another server answers here.')
  const isAlike = 'status' in withMadeUpKey && withMadeUpKey.status === status
  if (status === 404 && isDenial(withMadeUpKey)) return ['works', 'The key was accepted.']
  if (status === 404) {
    const says = isAlike
      ? 'this address answers any key so'
      : `a made-up key got another answer: ${shown(withMadeUpKey)}`
    return ['note', `That the key is accepted is not proved: ${says}.`]
  }
  const isBusy = status === 429 || status >= 500
  if (isBusy) return fault(`The service answered HTTP ${status} to a status check.`, 'Check again later.')
  if (isAlike) return fault(`The service answers HTTP ${status} to any key.`)
  if (status < 200 || status >= 300) return fault(`The service answered HTTP ${status} to a status check.`)
  const says = `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.`
  return ['note', says]
}

const mostRepositories = 10

const notTried = (what: string): Finding => [what, 'not tried', 'An input that it needs is invalid.']

function githubFindings({ github, repositories, pushed }: GitHubReach, inputs: Partial<Inputs>): Promise<Finding[]> {
  const { changesSince, issueNumber, docsToken, docsRepositories } = inputs
  // Only changes-since and a sweep need them.
  const other = changesSince === undefined ? 'note' : 'fault'
  const rows: (Finding | Promise<Finding>)[] = [
    finding('Comments', () => github.mayRead('comments')),
    finding('Pull requests', () => github.mayRead('pull requests')),
    finding('Workflow runs', () => github.mayRead('workflow runs'), other),
    finding('Contents', () => github.mayRead('contents'), other),
  ]
  if (!('issueNumber' in inputs)) rows.push(notTried('issue-number'))
  else if (typeof issueNumber === 'number')
    rows.push(
      finding('issue-number', async () => {
        const { isOpen, isLocked } = await github.issue(issueNumber)
        if (isLocked) return `#${issueNumber} is locked. Unlock it, or set issue-number to another issue.`
        return isOpen ? undefined : `#${issueNumber} is closed. Open it again, or set issue-number to another issue.`
      }),
    )
  else if (issueNumber && !pushed) rows.push(['issue-number', 'not tried', 'A push names the merged pull request.'])
  else if (issueNumber && pushed) rows.push(finding('issue-number', () => github.pullsOf(pushed).then(() => undefined)))
  // Without docs-token, docs-repository has no effect.
  const isUnset = 'docsToken' in inputs && docsToken === undefined
  if (!isUnset && !(docsToken && docsRepositories)) rows.push(notTried('docs-token'))
  // In its own repository a run uses github-token.
  const listed = docsToken && docsRepositories ? docsRepositories.map(repositories).filter(({ isOwn }) => !isOwn) : []
  for (const { name, write } of listed.slice(0, mostRepositories))
    rows.push(finding(`docs-token in ${name}`, () => write((there) => there.mayRead('the repository'))))
  return Promise.all(rows)
}

async function finding(
  what: string,
  read: () => Promise<string | undefined>,
  otherwise: 'fault' | 'note' = 'fault',
): Promise<Finding> {
  const problem = await read().catch((error) => (error instanceof GitHubError ? error.message : 'The request failed.'))
  if (problem === undefined) return [what, 'works', 'It can be read.']
  if (otherwise === 'fault') return [what, 'fault', problem]
  return [what, 'note', problem, 'Only changes-since, rerun-limited and a sweep need it.']
}

const having = (wanted: Finding[1], findings: Finding[]): Finding[] =>
  findings.filter(([, result]) => result === wanted)

export function conclusion(findings: Finding[]): { name: 'skipped' | 'error'; reason: string } {
  const [first, ...others] = having('fault', findings)
  if (first === undefined) {
    const notes = having('note', findings).length
    const also = notes === 0 ? '' : ` ${notes} ${notes === 1 ? 'note' : 'notes'}.`
    return { name: 'skipped', reason: `The setup check found no problem.${also}` }
  }
  const found = others.length === 0 ? 'a problem.' : `${others.length + 1} problems. The first:`
  const [, , ...saysAndCure] = first
  return { name: 'error', reason: `The setup check found ${found} ${saysAndCure.join(' ')}` }
}

export function answerText(findings: Finding[]): string {
  const found = having('fault', findings).length > 0 ? 'a problem' : 'no problem'
  const worstFirst = results.flatMap((result) => having(result, findings))
  const rows = worstFirst.map(([what, result, says, cure = '']) => [what, `${result}: ${says}`, cure].map(cell))
  return paragraphs(`### Docs agent: the setup check found ${found}`, table(['what', 'result', 'what to do'], rows))
}

// A pipe would end the cell, in code too, and so would one after two backslashes: the first escapes the second.
const cell = (text: string): string =>
  prose(text)
    .replaceAll('\n', ' ')
    .replace(/(\\*)\|/g, '$1$1\\|')
