import { randomBytes } from 'node:crypto'
import { bestEffort, postOnce } from './aloud.ts'
import { dress } from './dress.ts'
import type { Job } from './io/agent.ts'
import { breakMarkers, type Marker, signMarker } from './memory/marker.ts'
import { counting } from './memory/thread.ts'
import { pullRequestText } from './tell/comment.ts'
import { checkLink, type Link } from './tell/link.ts'
import type { Telling } from './turn.ts'
import type { Outcome } from './work/outcome.ts'

/** The pull request's link of a record, where it may be shown. */
export const linkOf = ({ setting }: Pick<Telling, 'setting'>, job: Job | undefined): Link | undefined =>
  checkLink(job?.prLink, setting.linkHosts)

/** This repository's number of a pull request, or undefined for one elsewhere. */
export function ownPullRequest({ setting }: Pick<Telling, 'setting'>, link: Link | undefined): number | undefined {
  const here = setting.repository.url.replace(/^https?:\/\//, '')
  return link?.repository?.toLowerCase() === here.toLowerCase() ? link.number : undefined
}

/** The pull request that an outcome brought: not one that was there before, nor the one in which it was asked for. */
export async function broughtBy(turn: Telling, { job }: Outcome): Promise<Link | undefined> {
  const { before, thread } = turn.memory.marker
  const link = linkOf(turn, job)
  if (link === undefined || ownPullRequest(turn, link) === thread) return undefined
  const earlier = checkLink(before?.prLink, turn.setting.linkHosts)
  return link.url === earlier?.url && (await wasTold(turn, link)) ? undefined : link
}

// One that was there before a follow-up is news all the same where the run that asked first had left before it came.
async function wasTold(turn: Telling, link: Link): Promise<boolean> {
  const { memory } = turn
  const ofOthers = () =>
    memory.thread
      .map(({ marker }) => marker)
      .filter(({ jobId, nonce }) => jobId === memory.marker.jobId && nonce !== memory.marker.nonce)
  const untold = () =>
    ofOthers().some(({ phase }) => phase === 'created') &&
    !ofOthers().some(({ phase, prLink }) => phase === 'settled' && prLink === link.url)
  // That run may have told it since the thread was read.
  const read = untold() && (await bestEffort(turn, 'The conversation could not be read again.', () => memory.reread()))
  return !(read && untold())
}

/** The comment on the docs pull request carries a marker, so that a command there reaches the same job, and notifies. */
export async function tellPullRequest(turn: Telling, outcome: Outcome, link: Link | undefined): Promise<boolean> {
  const { memory, setting } = turn
  const number = ownPullRequest(turn, link)
  const from = memory.marker.thread
  if (link === undefined || number === undefined || memory.commentId === undefined) return false
  const marker: Marker = {
    version: 1,
    repository: setting.repository.id,
    thread: number,
    trigger: memory.marker.trigger,
    nonce: randomBytes(9).toString('base64url'),
    phase: 'settled',
    kind: 'pull-request',
    asker: memory.marker.asker,
    command: memory.marker.command,
    from,
    jobId: memory.marker.jobId,
    prLink: link.url,
    createdAt: memory.marker.createdAt,
    outcome: outcome.name,
  }
  const text = pullRequestText(
    { number: from, url: `${setting.repository.url}/issues/${from}` },
    marker.asker,
    marker.command ?? setting.command,
  )
  return bestEffort(turn, `Pull request #${number} could not be told where it comes from.`, async () => {
    const body = `${signMarker(marker, setting.keys[0])}\n${breakMarkers(text)}`
    const count = counting(setting.keys, { repository: setting.repository.id, thread: number })
    await postOnce(turn, number, body, (comment) => {
      const there = count(comment)
      return there?.kind === 'pull-request' && there.jobId === marker.jobId
    })
  })
}

/** Labels, reviewers and assignees, where they are asked for. */
export async function dressPullRequest(turn: Telling, link: Link | undefined): Promise<void> {
  const { io, setting, memory } = turn
  const { labels, reviewers, assignees } = setting.dressing
  if (link === undefined || labels.length + reviewers.length + assignees.length === 0) return
  const number = ownPullRequest(turn, link)
  if (number === undefined) {
    io.log.warning(
      `Labels, reviewers and assignees were not set: ${link.url} is not in this repository, and the token is for this one alone.`,
    )
    return
  }
  await bestEffort(turn, `Not everything was set on pull request #${number}.`, () =>
    dress(io.github, number, setting.dressing, memory.marker.asker),
  )
}
