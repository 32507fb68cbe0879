import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import type { ListedPull } from '../io/github-pulls.ts'
import { isDocsPull } from '../memory/conversation.ts'
import type { MarkerReader } from '../memory/marker-reader.ts'
import type { Event } from './event.ts'
import type { Request } from './request.ts'

/** Where the prompt of a merged pull request belongs, and what it is about. */
type Merged = Pick<Request, 'conversation' | 'subject'> & { reason?: undefined }

/** GitHub may list a pull request late, or as one that is open. */
const pausesMs = [0, 2_000, 5_000, 10_000]

/** The merged pull request that brought the pushed commit, or why nothing is asked for it. Throws if cancelled. */
export async function findMerged(
  event: Event,
  { commit: { sha }, repository }: Environment,
  {
    github,
    clock,
    cancelled,
    reader,
  }: Pick<Clients, 'github' | 'clock' | 'cancelled'> & { reader: MarkerReader },
): Promise<Merged | { reason: string }> {
  const reason = broughtNothing(event.pushed, sha)
  if (reason !== undefined) return { reason }
  for (const pause of pausesMs) {
    if (pause > 0) await clock.sleep(pause, cancelled)
    cancelled.throwIfAborted()
    const [pull, ...others] = mergedWith(sha, repository.id, await github.pullsOf(sha))
    if (pull === undefined) continue
    const { number, sha: head } = pull
    if (others.length > 0)
      return { reason: `GitHub lists ${others.length + 1} merged pull requests for ${sha}.` }
    if (await isDocsPull(github, reader, number))
      return { reason: `#${number} is a docs pull request of this action.` }
    return { conversation: { number, kind: 'pull-request', head }, subject: pull }
  }
  return { reason: `GitHub lists no pull request of this repository that was merged with ${sha}.` }
}

/** Why a push cannot have brought a merged pull request: a merge comes to a branch that is there. */
function broughtNothing(pushed: Event['pushed'], sha: string): string | undefined {
  if (pushed === 'deletion' || sha === '')
    return 'The push names no commit: it deleted a branch or tag.'
  if (pushed === 'tag') return 'The push made or moved a tag: it brought no merged pull request.'
  if (pushed === 'new branch')
    return 'The push created a branch: it brought no merged pull request.'
  return undefined
}

/** Those merged into this repository: whose merge the commit is, else all. */
function mergedWith(sha: string, repository: number, pulls: ListedPull[]): ListedPull[] {
  const merged = pulls.filter(
    (pull) => pull.state === 'merged' && pull.repository.id === repository,
  )
  const own = merged.filter(({ mergeCommit }) => mergeCommit === sha)
  return own.length > 0 ? own : merged
}
