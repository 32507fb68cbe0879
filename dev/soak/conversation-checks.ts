import { otherTriggers } from '../../src/protocol/deciding-marker.ts'
import type { MarkedComment } from '../../src/protocol/marked-comment.ts'
import { bot } from '../local/github/people.ts'
import type { KeptComment } from '../local/github/state.ts'
import type { LocalJob } from '../local/service/jobs.ts'
import { activeUntil, tokensOf } from './prompts.ts'
import { margin, patience, saidCreated } from './work-checks.ts'
import type { Attempt, Trigger, WorldResult } from './world.ts'
import { markerIn } from './writes.ts'

const minute = 60_000

/**
 * A new job beside the only one that its conversation had so far: nobody asked for it with `--new`, the first one was
 * active, and its comment had said so in its first two minutes, or its run was alive and knew it, and had its time to
 * write it down: two minutes after an edit that failed.
 */
export function secondJobs(world: WorldResult): string[] {
  const { service, triggers, attempts, github, editFaults, removals, used } = world
  if (removals.length > 0 || used > 1) return []
  const jobs = [...service.jobs.values()]
  const askedBy = (job: LocalJob) => triggers.find(({ token }) => token === tokensOf(job)[0])
  return jobs.flatMap((second) => {
    const trigger = askedBy(second)
    const at = createdAt(second)
    const isHere = ({ conversation }: Partial<Trigger> = {}) =>
      conversation === trigger?.conversation
    const [first, ...more] = jobs.filter((job) => createdAt(job) < at && isHere(askedBy(job)))
    const isNamed = triggers.some((other) => isHere(other) && other.jobId !== undefined)
    if (!trigger?.id || !trigger.conversation || isNamed || wantsNew(trigger)) return []
    if (first === undefined || more.length > 0 || first.deleted || !isAtFirst(first, at)) return []
    const { id } = first.record
    const { endedAt = at + 1 } = attempts.find(({ jobs }) => jobs.includes(id)) ?? { endedAt: 0 }
    const comment = [...github.comments.values()].find(
      ({ body }) => markerIn(body)?.trigger === askedBy(first)?.id,
    )
    // A request for a new job waits for nobody, and what began a moment ago is in no list yet.
    const isAtOnce = at - createdAt(first) < 5_000
    const fault = editFaults.findLast((edit) => edit.comment === comment?.id && edit.at < at)
    const isDue = fault === undefined || Math.max(fault.at, fault.until) + 2 * minute < at
    const saidAt = saidCreated(tokensOf(first)[0], first, world) ?? at
    const wasSaid = at - saidAt > margin && at - createdAt(first) < patience - margin
    if (!wasSaid && (endedAt <= at || isAtOnce || !isDue)) return []
    return [
      `${second.record.id} of ${trigger.token} was started beside ${id} of ${tokensOf(first)[0]}`,
    ]
  })
}

const createdAt = ({ prompts: [first] }: LocalJob): number => first?.at ?? 0

/** Whether a job was active with its first prompt, and had no other. */
const isAtFirst = ({ prompts: [first, next] }: LocalJob, at: number): boolean =>
  first !== undefined && at < activeUntil(first) && !(next !== undefined && next.at < at)

const wantsNew = ({ payload }: Trigger): boolean => JSON.stringify(payload).includes(' --new ')

/** After days with a daily sweep a request has its outcome in its comment, or the last sweep counts it as open. */
export function silent({ left, removals, used }: WorldResult, ours: MarkedComment[]): string[] {
  if (left === undefined || removals.length > 0 || used > 1) return []
  return otherTriggers(ours, '').flatMap(
    ({ comment, marker: { trigger, phase, outcome, lost } }) => {
      const isSaid =
        phase === 'settled' || phase === 'unknown' || lost || (phase === 'waiting' && outcome)
      if (isSaid || left.open.has(comment.id)) return []
      return [`${trigger} was left in silence: ${[phase, outcome].filter(Boolean).join(' ')}`]
    },
  )
}

/** The same announcement twice, where every request for its conversation's comments was answered. */
export function announcedTwice(world: WorldResult): string[] {
  const { github, deletions, faulty, removals, used } = world
  if (removals.length > 0 || used > 1) return []
  const mayBeLost = (issue: number) =>
    faulty.some(
      ({ url }) => url.includes('/issues/comments?') || url.includes(`/issues/${issue}/comments`),
    )
  const announcements = [...github.comments.values()].flatMap((comment) => {
    const { id, issue, login, body } = comment
    if (isAfterAnAttached(world, comment)) return []
    const { kind, jobId } = markerIn(body) ?? {}
    const what =
      kind === 'pull-request' ? `job ${jobId}` : /@\S+ \[the docs agent\]\(<.*/.exec(body)?.[0]
    return login === bot && what !== undefined && !deletions.has(id) && !mayBeLost(issue)
      ? [`#${issue}: ${what}`]
      : []
  })
  return [...Map.groupBy(announcements, (what) => what)].flatMap(([what, all]) =>
    all.length > 1 ? [`announced ${all.length} times in ${what}`] : [],
  )
}

/**
 * The comment of the run that sent something to a job, after that of one that waited for it meanwhile with `job-id`: the
 * first of the two looks after its comment, and the other one cannot know that it has to.
 */
function isAfterAnAttached(
  { triggers, attempts, service, github }: WorldResult,
  { id, issue, body }: KeptComment,
): boolean {
  const { kind, jobId = '', trigger: name } = markerIn(body) ?? {}
  const own = triggerOf(triggers, name)
  const tokens = tokensOf(service.jobs.get(jobId) ?? { prompts: [] })
  const sender = attempts.find(({ trigger, jobs }) => trigger === own && jobs.includes(jobId))
  if (kind !== 'pull-request' || !sender || !tokens.includes(own?.token ?? '')) return false
  const isDuring = (a: Attempt, b: Attempt) =>
    a.startedAt <= (b.endedAt ?? Number.POSITIVE_INFINITY)
  return [...github.comments.values()].some((earlier) => {
    const other = markerIn(earlier.body)
    const attached = triggerOf(triggers, other?.trigger)
    if (
      earlier.issue !== issue ||
      earlier.id >= id ||
      other?.kind !== kind ||
      other.jobId !== jobId
    )
      return false
    if (attached?.jobId !== jobId || tokens.includes(attached.token ?? '')) return false
    return attached.attempts.some((a) => isDuring(a, sender) && isDuring(sender, a))
  })
}

const triggerOf = (triggers: Trigger[], name = ''): Trigger | undefined =>
  triggers.find(({ id }) => id !== undefined && (name === id || name.startsWith(`${id}/`)))

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
    const isNear = ({ startedAt, endedAt = end }: Attempt) =>
      startedAt <= end && endedAt > end - 3 * minute
    const others = attempts.filter((other) => other.trigger !== trigger && isNear(other))
    return others.length > 0
      ? []
      : [`${trigger.id} attempt ${number} waited for a request that nobody made`]
  })
}
