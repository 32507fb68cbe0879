import { type Inputs, inputs as inputTable, secretsOf } from '../ask/inputs.ts'
import { readInstructionsFile } from '../ask/instructions-file.ts'
import { unreadable } from '../ask/unreadable-repository.ts'
import type { Connected, Repositories } from '../io/clients-by-token.ts'
import type { GitHub } from '../io/github.ts'
import { GitHubError } from '../io/github-error.ts'
import { hasMoreReaders, type Visibility, visibilityOf } from '../io/visibility.ts'
import {
  type Fault,
  type Finding,
  fault,
  isInvalid,
  notTried,
  type Row,
  type Verdict,
} from './finding.ts'

export interface GitHubReach {
  github: Pick<GitHub, 'mayRead' | 'issue' | 'pullsOf' | 'file' | 'accountType'>
  /** The commit, if the event is a push. */
  pushed?: string | undefined
  repositories: Repositories
  changesIn: Connected['changesIn']
}

const mostRepositories = 10

type Rows = (Finding | Promise<Finding>)[]

/** What can be read on GitHub: with the token of the repository, and in each docs repository. */
export function githubFindings(
  reach: GitHubReach,
  visibility: Visibility | undefined,
  inputs: Partial<Inputs>,
): Promise<Finding[]> {
  const { github } = reach
  // Only changes-since and a sweep need to read runs and contents.
  const refused = inputs.changesSince === undefined ? unneeded : verdictOf
  const rows: Rows = [
    reading('Comments', () => github.mayRead('comments')),
    reading('Pull requests', () => github.mayRead('pull requests')),
    reading('Workflow runs', () => github.mayRead('workflow runs'), refused),
    reading('Contents', () => github.mayRead('contents'), refused),
    ...conversationFindings(reach, inputs),
    ...instructionsFindings(reach, inputs),
    ...agentFindings(reach, inputs),
    ...changesFindings(reach, inputs),
    ...docsTokenFindings(reach, visibility, inputs),
  ]
  return Promise.all(rows)
}

function docsTokenFindings(
  { repositories }: GitHubReach,
  visibility: Visibility | undefined,
  inputs: Partial<Inputs>,
): Rows {
  const { docsToken, docsRepositories } = inputs
  // Without docs-token, docs-repository has no effect.
  const isUnset = !isInvalid(inputs, 'docsToken') && docsToken === undefined
  if (isUnset) return []
  const isAnyMissing = docsToken === undefined || docsRepositories === undefined
  if (isAnyMissing) return [notTried('docs-token')]
  return docsFindings(docsRepositories.map(repositories), visibility)
}

function docsFindings(
  listed: ReturnType<Repositories>[],
  visibility: Visibility | undefined,
): Rows {
  // In its own repository a run uses github-token.
  const others = listed.filter(({ isOwn }) => !isOwn)
  // One that is listed twice is the same.
  const all = [...new Set(others)]
  const rows: Rows = all.slice(0, mostRepositories).map((repository, index) => {
    const unnamed = `docs repository ${index + 1} of ${all.length}`
    return docsFinding(repository, unnamed, visibility)
  })
  const left = all.length - rows.length
  if (left === 0) return rows
  const rest: Finding = {
    what: `docs-token in ${left} more ${left === 1 ? 'repository' : 'repositories'}`,
    result: 'not tried',
    says: `The first ${mostRepositories} of docs-repository are read.`,
  }
  return [...rows, rest]
}

function conversationFindings({ github, pushed }: GitHubReach, inputs: Partial<Inputs>): Rows {
  const what = inputTable.issueNumber.name
  if (isInvalid(inputs, 'issueNumber')) return [notTried(what)]
  const { issueNumber } = inputs
  if (issueNumber === undefined) return []
  if (issueNumber !== 'merged')
    return [finding(what, async () => issueVerdict(issueNumber, await github.issue(issueNumber)))]
  if (pushed) return [reading(what, () => github.pullsOf(pushed))]
  return [{ what, result: 'not tried', says: 'A push names the merged pull request.' }]
}

function issueVerdict(
  number: number,
  { isOpen, isLocked }: { isOpen: boolean; isLocked: boolean },
): Verdict {
  if (isLocked)
    return fault(`#${number} is locked.`, 'Unlock it, or set issue-number to another issue.')
  if (!isOpen)
    return fault(`#${number} is closed.`, 'Open it again, or set issue-number to another issue.')
  return readable
}

function instructionsFindings({ github }: GitHubReach, inputs: Partial<Inputs>): Rows {
  const what = inputTable.instructionsFile.name
  if (isInvalid(inputs, 'instructionsFile')) return [notTried(what)]
  const { instructionsFile } = inputs
  if (instructionsFile === undefined) return []
  return [finding(what, () => instructionsVerdict(instructionsFile, { github, inputs }))]
}

async function instructionsVerdict(
  path: string,
  { github, inputs }: { github: GitHubReach['github']; inputs: Partial<Inputs> },
): Promise<Verdict> {
  const rules = await readInstructionsFile(path, { github, secrets: secretsOf(inputs) })
  if (rules.kind === 'read') return readable
  return fault(
    rules.problem,
    'Correct the file on the default branch, or the input, or grant `contents: read`.',
  )
}

/** One for each repository whose changes count: the newest commit of its branch is read. */
function changesFindings({ changesIn }: GitHubReach, inputs: Partial<Inputs>): Rows {
  const what = inputTable.changesRepositories.name
  if (isInvalid(inputs, 'changesRepositories')) return [notTried(what)]
  const { changesRepositories = [] } = inputs
  if (changesRepositories.length > 0 && isInvalid(inputs, 'changesToken')) return [notTried(what)]
  return changesRepositories.map(({ name, branch }) => {
    const { tokenInput, github } = changesIn(name)
    const judge = async (): Promise<Verdict> => {
      const newest = await github.newestCommit(branch)
      return newest ? readable : { result: 'works', says: 'It is empty.' }
    }
    const refused = (error: unknown): Verdict => {
      if (!(error instanceof GitHubError)) return verdictOf(error)
      const { says, cure } = unreadable({ name, tokenInput }, error)
      return fault(says, cure)
    }
    return finding(`${what} ${name}`, judge, refused)
  })
}

function agentFindings({ github }: GitHubReach, inputs: Partial<Inputs>): Rows {
  const what = inputTable.agentLogin.name
  if (isInvalid(inputs, 'agentLogin')) return [notTried(what)]
  const { agentLogin } = inputs
  if (agentLogin === undefined) return []
  return [finding(what, async () => agentVerdict(agentLogin, await github.accountType(agentLogin)))]
}

/** `type`: what kind of account it is; undefined if GitHub has none. */
function agentVerdict(login: string, type: string | undefined): Verdict {
  const cure =
    'Set it to the login that the pull requests of the agent show. That of a GitHub App ends with `[bot]`.'
  if (type === undefined) return fault(`GitHub has no account \`${login}\`.`, cure)
  if (type === 'Organization')
    return fault(`\`${login}\` is an organization, which opens no pull requests.`, cure)
  return { result: 'works', says: 'GitHub has this account.' }
}

const readable: Verdict = { result: 'works', says: 'It can be read.' }

/** `refused`: what it means that this cannot be read. */
const reading = (
  what: string,
  read: () => Promise<unknown>,
  refused?: (error: unknown) => Verdict,
): Promise<Finding> =>
  finding(
    what,
    async () => {
      await read()
      return readable
    },
    refused,
  )

/** `refused`: what it means that GitHub does not answer as it should. */
async function finding(
  what: string,
  judge: () => Promise<Verdict>,
  refused: (error: unknown) => Verdict = verdictOf,
): Promise<Finding> {
  try {
    return { what, ...(await judge()) }
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

/** The note that stands in place of a fault for what only some set-ups need. */
function unneeded(error: unknown): Verdict {
  const { says, cure } = verdictOf(error)
  return {
    result: 'note',
    says: `${says} ${cure}`,
    cure: 'Only changes-since and a sweep need it.',
  }
}
