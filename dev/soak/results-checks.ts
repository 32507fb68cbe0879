import type { OutcomeName } from '../../src/outcomes.ts'
import { isSettledStatus } from '../../src/protocol/poll.ts'
import type { LocalJob } from '../local/service/jobs.ts'
import { activeUntil, tokenOf } from './prompts.ts'
import { statesOf } from './tellings.ts'
import { workOf } from './whose-work.ts'
import type { Trigger, WorldResult } from './world.ts'

/** What a status comment or the outputs say of how a request's work ended. */
interface Told {
  at: number
  outcome: OutcomeName | undefined
  status: string | undefined
  link: string | undefined
}

/** Requests that told the end of another request's work as their own. */
export function foreignResults(world: WorldResult): string[] {
  // Whoever takes a marker away, or replaces the key that verifies it, takes away what tells requests apart.
  if (world.removals.length > 0 || world.used > 1) return []
  return world.triggers.flatMap((trigger) => {
    const work = workOf(trigger, world)
    if (work === undefined || !isSeenByTheNext(trigger, work, world)) return []
    const told = [...toldInComments(trigger, world), ...toldInOutputs(trigger)]
    const problems = told.flatMap((one) => problemWith(one, work, world) ?? [])
    return [...new Set(problems)].map((problem) => `${trigger.token} ${problem}`)
  })
}

interface Work {
  job: LocalJob
  /** Which of its prompts it is, from 0. */
  index: number
}

/** Whether the next request for its job can know of this one, and does not say that its end is not known. */
function isSeenByTheNext(trigger: Trigger, { job, index }: Work, world: WorldResult): boolean {
  const next = job.prompts[index + 1]
  if (trigger.id === undefined || trigger.jobId !== undefined) return false
  if (next === undefined) return true
  const other = world.triggers.find(({ token }) => token === tokenOf(next.text))
  if (other?.id === undefined || other.jobId !== undefined) return false
  return !namesAsUnclear(other, trigger, world) && !couldNotBeTold(trigger, { job, index }, world)
}

/** Whether GitHub did not take an edit of a request's comment between its end and the next request. */
function couldNotBeTold(trigger: Trigger, { job, index }: Work, world: WorldResult): boolean {
  const [own, next] = [job.prompts[index], job.prompts[index + 1]]
  if (own === undefined || next === undefined) return false
  const comments = new Set(statesOf(trigger, world).map(({ comment }) => comment))
  return world.editFaults.some(
    ({ comment, at }) => comments.has(comment) && at >= activeUntil(own) && at <= next.at,
  )
}

/** Whether the comment of a request links that of an earlier one, whose end it could not wait for. */
function namesAsUnclear(other: Trigger, earlier: Trigger, world: WorldResult): boolean {
  const comments = statesOf(earlier, world).map(({ comment }) => `#issuecomment-${comment}`)
  const notes = statesOf(other, world).flatMap(({ marker }) => marker.notes ?? [])
  return notes.some((note) => comments.some((comment) => note.includes(comment)))
}

/** An unconfirmed follow-up shows the result from before it, and says so. */
const isEarlier = (outcome: OutcomeName | undefined): boolean => outcome === 'unconfirmed'

const toldInComments = (trigger: Trigger, world: WorldResult): Told[] =>
  statesOf(trigger, world)
    .filter(
      ({ marker }) => ['created', 'settled'].includes(marker.phase) && !isEarlier(marker.outcome),
    )
    .map(({ marker: { phase, outcome, status, prLink }, at }) => ({
      at,
      outcome: phase === 'settled' ? outcome : undefined,
      status,
      link: prLink,
    }))

const toldInOutputs = ({ attempts }: Trigger): Told[] =>
  attempts.flatMap(({ result, endedAt = 0 }) => {
    if (result === undefined || isEarlier(result.outcome.name)) return []
    const { name, job } = result.outcome
    return [{ at: endedAt, outcome: name, status: job?.status, link: job?.link?.url }]
  })

function problemWith(
  { at, outcome, status, link }: Told,
  { job, index }: Work,
  world: WorldResult,
): string | undefined {
  const { shown } = world.service
  const ends = shown.endsOf(job, index).filter((end) => end.at <= at)
  const mayEndSo = outcome && endings[outcome]
  const shows = [mayEndSo ? outcome : status, link].filter(Boolean).join(' ')
  if (!mayEndSo) {
    const isEnd = isSettledStatus(status) || link !== undefined
    const wasChecked = shown
      .since(job, job.prompts[index]?.at ?? 0)
      .some((record) => record.at <= at)
    if (index === 0 || !isEnd || wasChecked) return undefined
    return `shows ${shows}, which is the answer to the follow-up itself: ${job.record.id} was not checked since`
  }
  if (ends.length === 0) return `says ${shows}, before ${job.record.id} had shown its end`
  if (!mayEndSo(ends.map((end) => end.status)))
    return `says ${shows}, and its own end was ${[...new Set(ends.map((end) => end.status))].join(', ')}`
  const isOwn = link === undefined || linksUntil({ job, index }, world).includes(link)
  return isOwn ? undefined : `says ${shows}, which is the pull request of another request`
}

type Statuses = (string | undefined)[]
const finished = (statuses: Statuses) =>
  statuses.some((status) => status === 'completed' || status === 'archived')

/** Whether a request may say so, if its own work ended in these ways. */
const endings: Partial<Record<OutcomeName, (statuses: Statuses) => boolean>> = {
  completed: finished,
  'no-pull-request': finished,
  archived: (statuses) => statuses.includes('archived'),
  failed: (statuses) => statuses.includes('failed'),
}

/** The links that its job showed, or would have, before the next request. */
const linksUntil = ({ job, index }: Work, { service }: WorldResult): (string | undefined)[] => [
  ...service.linksOf(job, index + 1),
  ...service.shown.all
    .filter((shown) => shown.job === job && shown.known <= index + 1)
    .map(({ link }) => link),
]
