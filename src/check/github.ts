import type { Inputs } from '../ask/inputs.ts'
import type { Repositories } from '../io/clients.ts'
import { type GitHub, GitHubError } from '../io/github.ts'
import type { Finding } from './finding.ts'

export interface GitHubReach {
  github: Pick<GitHub, 'mayRead' | 'issue' | 'pullsOf'>
  /** The commit, if the event is a push. */
  pushed?: string | undefined
  repositories: Repositories
}

const mostRepositories = 10

export const notTried = (what: string): Finding => [what, 'not tried', 'An input that it needs is invalid.']

export function githubFindings(
  { github, repositories, pushed }: GitHubReach,
  inputs: Partial<Inputs>,
): Promise<Finding[]> {
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
    rows.push(finding('issue-number', () => conversationProblem(github, issueNumber)))
  else if (issueNumber && !pushed) rows.push(['issue-number', 'not tried', 'A push names the merged pull request.'])
  else if (issueNumber && pushed) rows.push(finding('issue-number', () => github.pullsOf(pushed).then(() => undefined)))
  // Without docs-token, docs-repository has no effect.
  const isUnset = 'docsToken' in inputs && docsToken === undefined
  const names = isUnset ? [] : docsToken && docsRepositories
  if (names === undefined) rows.push(notTried('docs-token'))
  for (const name of names?.slice(0, mostRepositories) ?? []) {
    const read = () => repositories(name).write((there) => there.mayRead('the repository'))
    rows.push(finding(`docs-token in ${name}`, read))
  }
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

async function conversationProblem(github: GitHubReach['github'], number: number): Promise<string | undefined> {
  try {
    const { isOpen, isLocked } = await github.issue(number)
    if (isLocked) return `#${number} is locked. Unlock it, or set issue-number to another issue.`
    return isOpen ? undefined : `#${number} is closed. Open it again, or set issue-number to another issue.`
  } catch (error) {
    if (!(error instanceof GitHubError && [404, 410].includes(error.status ?? 0))) throw error
    return `There is no #${number} in this repository. Set issue-number to an open issue.`
  }
}
