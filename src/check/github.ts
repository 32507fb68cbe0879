import type { Inputs } from '../ask/inputs.ts'
import type { Repositories } from '../io/clients.ts'
import type { Clock } from '../io/clock.ts'
import { type GitHub, GitHubError } from '../io/github.ts'
import type { Finding } from './finding.ts'

export interface GitHubReach {
  github: Pick<GitHub, 'mayRead' | 'issueState'>
  repositories: Repositories
}

type Reader = GitHubReach & { clock: Clock }

const mostRepositories = 10
const mostMs = 10_000

export async function githubFindings(reader: Reader, inputs: Partial<Inputs>): Promise<Finding[]> {
  const { changesSince, issueNumber, docsToken, docsRepositories = [] } = inputs
  // Only changes-since and a sweep need them.
  const other = changesSince === undefined ? 'note' : 'fault'
  const reads: [{ what: string; otherwise?: 'fault' | 'note' }, () => Promise<string | undefined>][] = [
    [{ what: 'Comments' }, () => reader.github.mayRead('comments')],
    [{ what: 'Pull requests' }, () => reader.github.mayRead('pull requests')],
    [{ what: 'Workflow runs', otherwise: other }, () => reader.github.mayRead('workflow runs')],
    [{ what: 'Contents', otherwise: other }, () => reader.github.mayRead('contents')],
  ]
  if (typeof issueNumber === 'number')
    reads.push([{ what: 'issue-number' }, () => conversationProblem(reader, issueNumber)])
  for (const name of docsToken === undefined ? [] : docsRepositories.slice(0, mostRepositories))
    reads.push([
      { what: `docs-token in ${name}` },
      () => reader.repositories(name).write((github) => github.mayRead('the repository')),
    ])
  return Promise.all(reads.map(([about, read]) => readFinding(reader, about, read)))
}

async function readFinding(
  { clock }: Reader,
  { what, otherwise = 'fault' }: { what: string; otherwise?: 'fault' | 'note' },
  read: () => Promise<string | undefined>,
): Promise<Finding> {
  const late = new AbortController()
  try {
    const waited = clock.sleep(mostMs, late.signal).then(() => `GitHub did not answer within ${mostMs / 1_000} s.`)
    const problem = await Promise.race([read(), waited])
    return problem === undefined ? { what, result: 'works', says: 'It can be read.' } : failed(what, otherwise, problem)
  } catch (error) {
    return failed(what, otherwise, error instanceof GitHubError ? error.message : 'The request failed.')
  } finally {
    late.abort()
  }
}

async function conversationProblem({ github }: Reader, number: number): Promise<string | undefined> {
  try {
    const { isOpen, isLocked } = await github.issueState(number)
    if (isLocked) return `#${number} is locked. Unlock it, or set issue-number to another issue.`
    return isOpen ? undefined : `#${number} is closed. Open it again, or set issue-number to another issue.`
  } catch (error) {
    if (!(error instanceof GitHubError && [404, 410].includes(error.status ?? 0))) throw error
    return `There is no #${number} in this repository. Set issue-number to an open issue.`
  }
}

const failed = (what: string, result: 'fault' | 'note', says: string): Finding =>
  result === 'fault'
    ? { what, result, says }
    : { what, result, says, cure: 'Only changes-since, rerun-limited and a sweep need it.' }
