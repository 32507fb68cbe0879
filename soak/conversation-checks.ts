import { bot } from '../local/github/people.ts'
import { otherTriggers } from '../src/protocol/lookup.ts'
import type { MarkedComment } from '../src/protocol/view.ts'
import type { Job } from './service.ts'
import type { Attempt, Trigger, WorldResult } from './world.ts'
import { markerIn } from './writes.ts'

const minute = 60_000

/**
 * A new job beside the only one that its conversation had so far: nobody asked for it with `--new`, the first one was
 * active, its run was alive and knew it, and had its time to write it down: two minutes after an edit that failed.
 */
export function secondJobs({ service, triggers, attempts, github, editFaults, removals, used }: WorldResult): string[] {
  if (removals.length > 0 || used > 1) return []
  const jobs = [...service.jobs.values()]
  const askedBy = ({ tokens: [first] }: Job) => triggers.find(({ token }) => token === first)
  return jobs.flatMap((second) => {
    const trigger = askedBy(second)
    const isHere = ({ conversation }: Partial<Trigger> = {}) => conversation === trigger?.conversation
    const [first, ...more] = jobs.filter((job) => job.createdAt < second.createdAt && isHere(askedBy(job)))
    const isNamed = triggers.some((other) => isHere(other) && other.jobId !== undefined)
    if (!trigger?.id || !trigger.conversation || isNamed || wantsNew(trigger)) return []
    if (first === undefined || more.length > 0 || first.deleted || !second.beside.includes(first.id)) return []
    const { endedAt = second.createdAt + 1 } = attempts.find(({ jobs }) => jobs.includes(first.id)) ?? { endedAt: 0 }
    const comment = [...github.comments.values()].find(({ body }) => markerIn(body)?.trigger === askedBy(first)?.id)
    // A request for a new job waits for nobody, and what began a moment ago is in no list yet.
    const isAtOnce = second.createdAt - first.createdAt < 5_000
    const fault = editFaults.findLast((edit) => edit.comment === comment?.id && edit.at < second.createdAt)
    const isDue = fault === undefined || Math.max(fault.at, fault.until) + 2 * minute < second.createdAt
    if (endedAt <= second.createdAt || isAtOnce || !isDue) return []
    return [`${second.id} of ${trigger.token} was started beside ${first.id} of ${first.tokens[0]}`]
  })
}

const wantsNew = ({ payload }: Trigger): boolean => JSON.stringify(payload).includes(' --new ')

/** After days with a daily sweep a request has its outcome in its comment, or the last sweep counts it as open. */
export function silent({ left, removals, used }: WorldResult, ours: MarkedComment[]): string[] {
  if (left === undefined || removals.length > 0 || used > 1) return []
  return otherTriggers(ours, '').flatMap(({ comment, marker: { trigger, phase, outcome, lost } }) => {
    const isSaid = phase === 'settled' || phase === 'unknown' || lost || (phase === 'waiting' && outcome)
    if (isSaid || left.open.has(comment.id)) return []
    return [`${trigger} was left in silence: ${[phase, outcome].filter(Boolean).join(' ')}`]
  })
}

/** The same announcement twice, where every request for its conversation's comments was answered. */
export function announcedTwice({ github, deletions, faulty, removals, used }: WorldResult): string[] {
  if (removals.length > 0 || used > 1) return []
  const mayBeLost = (issue: number) =>
    faulty.some((url) => url.includes('/issues/comments?') || url.includes(`/issues/${issue}/comments`))
  const announcements = [...github.comments.values()].flatMap(({ id, issue, login, body }) => {
    const { kind, jobId } = markerIn(body) ?? {}
    const what = kind === 'pull-request' ? `job ${jobId}` : /@\S+ \[the docs agent\]\(<.*/.exec(body)?.[0]
    return login === bot && what !== undefined && !deletions.has(id) && !mayBeLost(issue) ? [`#${issue}: ${what}`] : []
  })
  return [...Map.groupBy(announcements, (what) => what)].flatMap(([what, all]) =>
    all.length > 1 ? [`announced ${all.length} times in ${what}`] : [],
  )
}

/** A comment of ours links what a stranger wrote. */
export function linkedStrangers({ github, requests }: WorldResult): string[] {
  const strangers = [...github.comments.values()].filter(({ login }) => login === 'mallory')
  return strangers
    .filter(({ id }) => requests.some((request) => request.includes(`#issuecomment-${id}`)))
    .map(({ id }) => `a stranger's comment ${id} was linked`)
}

/** A run waited to its end for a stranger's copy: nobody else had asked anything in its last three minutes. */
export function heldUp({ attempts, removals, github }: WorldResult): string[] {
  if (removals.length > 0) return []
  const copies = [...github.comments.values()].filter(({ login }) => login === 'mallory')
  return attempts.flatMap(({ trigger, result, endedAt: end = 0, number }) => {
    const hasWaited = /Another request was still/.test(result?.outcome.reason ?? '')
    if (!hasWaited || !copies.some(({ issue }) => issue === trigger.conversation)) return []
    const isNear = ({ startedAt, endedAt = end }: Attempt) => startedAt <= end && endedAt > end - 3 * minute
    const others = attempts.filter((other) => other.trigger !== trigger && isNear(other))
    return others.length > 0 ? [] : [`${trigger.id} attempt ${number} waited for a request that nobody made`]
  })
}
