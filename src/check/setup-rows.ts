import { type Inputs, inputs as inputTable } from '../ask/inputs.ts'
import { type Probe, type ProbeAnswer, rejected } from '../io/agent.ts'
import type { Repositories } from '../io/clients-by-token.ts'
import { type GitHub, GitHubError } from '../io/github.ts'
import { hasMoreReaders, type Visibility, visibilityOf } from '../schema.ts'
import { paragraphs, prose, table } from '../tell/markdown.ts'

/** From the worst to the best. */
const results = ['fault', 'note', 'advice', 'not tried', 'not proved', 'works'] as const

type Result = (typeof results)[number]

interface Fault {
  result: 'fault'
  says: string
  /** Without it, nobody could mend what the check has found. */
  cure: string
}

interface Remark {
  result: Exclude<Result, 'fault'>
  says: string
  cure?: string
}

/** What was found, in our own words. */
type Verdict = Fault | Remark

type Row = { what: string } & Verdict

/** What a part of the setup check found: a row of its table. */
export type Finding = Row & {
  /** The row in a comment, if not all who read that may know what this one names. */
  inComment?: Row
}

const fault = (says: string, cure: string): Fault => ({ result: 'fault', says, cure })

/** What the setup check works with. Without one of the two, an invalid input keeps that side from being tried. */
export interface SetupReach {
  probe?: (() => Promise<Probe>) | undefined
  github?: GitHubReach | undefined
  /** Who may read the conversation; undefined if that is not known. */
  visibility: Visibility | undefined
}

interface GitHubReach {
  github: Pick<GitHub, 'mayRead' | 'issue' | 'pullsOf'>
  /** The commit, if the event is a push. */
  pushed?: string | undefined
  repositories: Repositories
}

/** Checks the set-up: reads from GitHub and the service, writes nothing. `problems`: what is wrong with the inputs. */
export async function checkSetup(
  { probe, github, visibility }: SetupReach,
  inputs: Partial<Inputs>,
  problems: string[],
): Promise<Finding[]> {
  const found = [...inputFaults(problems, visibility), ...inputAdvice(inputs)]
  // A dry run calls nobody, and neither does one that may have been meant.
  if (inputs.dryRun !== false) return found
  const [service, tokens] = await Promise.all([
    probe
      ? probe().then((answers) => serviceFindings(answers, inputs.projectId ?? ''))
      : [notTried('Service')],
    github ? githubFindings(github, visibility, inputs) : [notTried('GitHub')],
  ])
  return [...found, ...service, ...tokens]
}

const inputCure =
  'Correct it in the workflow. A secret or variable is empty if it is not stored, or if it is in an environment that the job does not name.'

/** Their values may name repositories that not all who read the conversation may know. */
const repositoryInputs = [inputTable.docsRepositories.name]

/** More would be too long for a comment. */
const mostProblems = 20

function inputFaults(problems: string[], visibility: Visibility | undefined): Finding[] {
  const faults = problems.slice(0, mostProblems).map((problem) => inputFault(problem, visibility))
  const left = problems.length - faults.length
  if (left === 0) return faults
  const says = `${left} more ${left === 1 ? 'value is' : 'values are'} not allowed.`
  return [...faults, { what: 'Inputs', ...fault(says, 'Correct the others, and check again.') }]
}

function inputFault(problem: string, visibility: Visibility | undefined): Finding {
  const row: Row = { what: 'Inputs', result: 'fault', says: problem, cure: inputCure }
  const name = repositoryInputs.find((input) => problem.startsWith(`${input} has `))
  // What an invalid value names is not known, and counts as private.
  if (name === undefined || !hasMoreReaders(visibility, undefined)) return row
  const says = `${name} has a value that is not allowed.`
  return { ...row, inComment: { ...row, says, cure: `${summaryNames} ${inputCure}` } }
}

const summaryNames = "The job summary has the value, on the workflow run's page."

function inputAdvice(inputs: Partial<Inputs>): Finding[] {
  const found: Finding[] = []
  if ('memoryKey' in inputs && inputs.memoryKey === undefined) {
    found.push({
      what: 'memory-key',
      result: 'advice',
      says: 'It is not set, so conversations lose their jobs when api-key is replaced.',
      cure: 'Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it.',
    })
  }
  const mayWaitAnHour = inputs.wait !== false && (inputs.timeoutMinutes ?? 0) > 55
  if (inputs.docsToken !== undefined && mayWaitAnHour) {
    found.push({
      what: 'docs-token',
      result: 'advice',
      says: 'The token of a GitHub App is valid for one hour, and a run may wait for longer.',
      cure: 'If yours is one, set timeout-minutes to 50, or wait to false with a sweep.',
    })
  }
  return found
}

export const serviceFindings = (probe: Probe, projectId: string): Finding[] => [
  { what: 'Key', ...keyVerdict(probe, projectId) },
  {
    what: 'Starting a job',
    result: 'not proved',
    says: 'Only a request shows whether the key may do it.',
  },
]

const isDenial = (answer: ProbeAnswer): boolean =>
  'status' in answer && (answer.status === 401 || answer.status === 403)

const shown = (answer: ProbeAnswer): string =>
  'status' in answer ? `HTTP ${answer.status}` : answer.failure

const addressCure = 'Check base-url.'

function keyVerdict({ withKey, withMadeUpKey }: Probe, projectId: string): Verdict {
  if ('failure' in withKey)
    return fault(`The service did not answer: ${withKey.failure}.`, addressCure)
  const { status } = withKey
  if (isDenial(withKey)) return { result: 'fault', ...rejected(status, projectId) }
  if (status === 429 || status >= 500)
    return fault(`The service answered HTTP ${status} to a status check.`, 'Check again later.')
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess && status !== 404) return refusal(withKey, withMadeUpKey)
  const oddity = bodyFault(withKey)
  if (oddity !== undefined) return fault(oddity, addressCure)
  return isSuccess ? success(withKey, withMadeUpKey) : acceptance(withMadeUpKey)
}

const isAlike = (one: Answered, other: ProbeAnswer): boolean =>
  'status' in other && other.status === one.status

/** A redirect, or a rejection that is not about the key. */
function refusal(withKey: Answered, withMadeUpKey: ProbeAnswer): Fault {
  const { status, target } = withKey
  const to = target === undefined ? '' : `, with a redirect to ${target}`
  const says = isAlike(withKey, withMadeUpKey)
    ? `The service answers HTTP ${status} to any key${to}.`
    : `The service answered HTTP ${status} to a status check${to}.`
  return fault(says, addressCure)
}

/** A record of a job that cannot exist. */
function success(withKey: Answered, withMadeUpKey: ProbeAnswer): Verdict {
  const { status } = withKey
  if (isAlike(withKey, withMadeUpKey))
    return fault(`The service answers HTTP ${status} to any key.`, addressCure)
  const says = `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.`
  return { result: 'note', says }
}

type Answered = Extract<ProbeAnswer, { status: number }>

/** What is wrong with the body of an answer that should be the service's own. */
function bodyFault({ status, body, incomplete }: Answered): string | undefined {
  if (incomplete !== undefined)
    return `The service answered HTTP ${status}, but not whole: ${incomplete}.`
  if (body === 'no JSON')
    return `The answer is a ${status} that is no JSON, so another server answers here.`
  // Only a record would be a success.
  if (body === 'other JSON' && status !== 404)
    return `The answer is a ${status} that is no JSON object, so another server answers here.`
  return undefined
}

/** What a made-up key shows of a key for which the job was not found. */
function acceptance(withMadeUpKey: ProbeAnswer): Verdict {
  if (isDenial(withMadeUpKey)) return { result: 'works', says: 'The key was accepted.' }
  const isKeyIgnored = 'status' in withMadeUpKey && withMadeUpKey.status === 404
  const why = isKeyIgnored
    ? 'this address answers any key so'
    : `a made-up key got another answer: ${shown(withMadeUpKey)}`
  return { result: 'note', says: `That the key is accepted is not proved: ${why}.` }
}

const mostRepositories = 10

const notTried = (what: string): Finding => ({
  what,
  result: 'not tried',
  says: 'An input that it needs is invalid.',
})

function githubFindings(
  { github, repositories, pushed }: GitHubReach,
  visibility: Visibility | undefined,
  inputs: Partial<Inputs>,
): Promise<Finding[]> {
  const { changesSince, docsToken, docsRepositories } = inputs
  // Only changes-since and a sweep need them.
  const otherwise = changesSince === undefined ? unneeded : verdictOf
  const rows: (Finding | Promise<Finding>)[] = [
    reading('Comments', () => github.mayRead('comments')),
    reading('Pull requests', () => github.mayRead('pull requests')),
    reading('Workflow runs', () => github.mayRead('workflow runs'), otherwise),
    reading('Contents', () => github.mayRead('contents'), otherwise),
    ...conversationFindings({ github, pushed }, inputs),
  ]
  // Without docs-token, docs-repository has no effect.
  const isUnset = 'docsToken' in inputs && docsToken === undefined
  if (isUnset) return Promise.all(rows)
  if (docsToken === undefined || docsRepositories === undefined)
    return Promise.all([...rows, notTried('docs-token')])
  return Promise.all([...rows, ...docsFindings(docsRepositories.map(repositories), visibility)])
}

function docsFindings(
  listed: ReturnType<Repositories>[],
  visibility: Visibility | undefined,
): (Finding | Promise<Finding>)[] {
  // In its own repository a run uses github-token.
  const others = listed.filter(({ isOwn }) => !isOwn)
  // One that is listed twice is the same.
  const all = [...new Set(others)]
  const rows = all
    .slice(0, mostRepositories)
    .map((repository, at) =>
      docsFinding(repository, `docs repository ${at + 1} of ${all.length}`, visibility),
    )
  const left = all.length - rows.length
  if (left === 0) return rows
  const what = `docs-token in ${left} more ${left === 1 ? 'repository' : 'repositories'}`
  return [
    ...rows,
    {
      what,
      result: 'not tried',
      says: `The first ${mostRepositories} of docs-repository are read.`,
    },
  ]
}

function conversationFindings(
  { github, pushed }: Pick<GitHubReach, 'github' | 'pushed'>,
  inputs: Partial<Inputs>,
): (Finding | Promise<Finding>)[] {
  const what = inputTable.issueNumber.name
  if (!('issueNumber' in inputs)) return [notTried(what)]
  const { issueNumber } = inputs
  if (issueNumber === undefined) return []
  if (issueNumber !== 'merged') return [issueFinding(issueNumber, github)]
  if (pushed) return [reading(what, () => github.pullsOf(pushed))]
  return [{ what, result: 'not tried', says: 'A push names the merged pull request.' }]
}

async function issueFinding(number: number, github: GitHubReach['github']): Promise<Finding> {
  const what = inputTable.issueNumber.name
  try {
    const { isOpen, isLocked } = await github.issue(number)
    if (isLocked)
      return {
        what,
        ...fault(`#${number} is locked.`, 'Unlock it, or set issue-number to another issue.'),
      }
    if (!isOpen)
      return {
        what,
        ...fault(`#${number} is closed.`, 'Open it again, or set issue-number to another issue.'),
      }
    return { what, ...readable }
  } catch (error) {
    return { what, ...verdictOf(error) }
  }
}

const readable: Verdict = { result: 'works', says: 'It can be read.' }

async function reading(
  what: string,
  read: () => Promise<unknown>,
  refused: (error: unknown) => Verdict = verdictOf,
): Promise<Finding> {
  try {
    await read()
    return { what, ...readable }
  } catch (error) {
    return { what, ...refused(error) }
  }
}

/** `unnamed` stands for the repository where people may read the row who may not know of it. */
async function docsFinding(
  { name, write }: ReturnType<Repositories>,
  unnamed: string,
  visibility: Visibility | undefined,
): Promise<Finding> {
  const row = (repository: string, verdict: Verdict): Row => ({
    what: `docs-token in ${repository}`,
    ...verdict,
  })
  try {
    const there = await write((github) => github.mayRead('the repository'))
    const named = row(name, readable)
    const isSecret = hasMoreReaders(visibility, visibilityOf(there))
    return isSecret ? { ...named, inComment: row(unnamed, readable) } : named
  } catch (error) {
    const named = row(name, verdictOf(error))
    // One that cannot be read counts as private.
    if (!hasMoreReaders(visibility, undefined)) return named
    return { ...named, inComment: row(unnamed, unnamedFault(error)) }
  }
}

/** Without the message, which names the repository, and without GitHub's words, which may. */
function unnamedFault(error: unknown): Verdict {
  const status = error instanceof GitHubError ? error.status : undefined
  const answer = status === undefined ? '' : ` (HTTP ${status})`
  return fault(
    `It cannot be read${answer}.`,
    "What to do is in the job summary, on the workflow run's page.",
  )
}

const generalCure = 'Check again later. If it stays so, check the proxy of the runner.'

/** The fault that a request to GitHub shows. */
export function verdictOf(error: unknown): Fault {
  if (!(error instanceof GitHubError)) return fault('The request failed.', generalCure)
  const { problem, cure, readOnly } = error
  const says = problem.endsWith('.') ? problem : `${problem}.`
  if (readOnly === 'archived') return fault(says, 'Unarchive the repository.')
  return fault(says, cure ?? generalCure)
}

function unneeded(error: unknown): Verdict {
  const { says, cure } = verdictOf(error)
  return {
    result: 'note',
    says: `${says} ${cure}`,
    cure: 'Only changes-since and a sweep need it.',
  }
}

const isFault = (finding: Finding): finding is Finding & Fault => finding.result === 'fault'

export function conclusion(findings: Finding[]): { name: 'skipped' | 'error'; reason: string } {
  const [first, ...others] = findings.filter(isFault)
  if (first === undefined) {
    const notes = findings.filter(({ result }) => result === 'note').length
    const also = notes === 0 ? '' : ` ${notes} ${notes === 1 ? 'note' : 'notes'}.`
    return { name: 'skipped', reason: `The setup check found no problem.${also}` }
  }
  const found = others.length === 0 ? 'a problem.' : `${others.length + 1} problems. The first:`
  return { name: 'error', reason: `The setup check found ${found} ${first.says} ${first.cure}` }
}

/** The table as a comment has it, which people may read who may not know what the job summary names. */
export const commentText = (findings: Finding[]): string =>
  answerText(findings.map((finding) => finding.inComment ?? finding))

export function answerText(findings: Row[]): string {
  const isFaulty = findings.some(({ result }) => result === 'fault')
  const found = isFaulty ? 'a problem' : 'no problem'
  const worstFirst = results.flatMap((wanted) => findings.filter(({ result }) => result === wanted))
  const rows = worstFirst.map(({ what, result, says, cure = '' }) =>
    [what, `${result}: ${says}`, cure].map(cell),
  )
  return paragraphs(
    `### Docs agent: the setup check found ${found}`,
    table(['what', 'result', 'what to do'], rows),
  )
}

// A pipe would end the cell, in code too, and so would one after two backslashes: the first escapes the second.
const cell = (text: string): string =>
  prose(text)
    .replaceAll('\n', ' ')
    .replace(/(\\*)\|/g, '$1$1\\|')
