import { isNote, verifyMarker } from '../../src/memory/signed-marker.ts'
import { outcomeNames } from '../../src/outcomes.ts'
import { decidingMarker } from '../../src/protocol/deciding-marker.ts'
import type { MarkedComment } from '../../src/protocol/marked-comment.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { bot } from '../local/github/people.ts'
import { type Exchange, parseJson } from '../local/http/loopback.ts'
import {
  announcedTwice,
  heldUp,
  linkedStrangers,
  secondJobs,
  silent,
} from './conversation-checks.ts'
import { wrongMentions } from './mention-checks.ts'
import { tokenOf, tokensOf } from './prompts.ts'
import { foreignResults } from './results-checks.ts'
import { apiKey, isInternal, memoryKey, nextKey } from './settings.ts'
import { strangersJob } from './tampering.ts'
import { wrongTexts } from './text-checks.ts'
import { sentIntoWork } from './work-checks.ts'
import type { Attempt, Trigger, WorldResult } from './world.ts'
import { markerIn } from './writes.ts'

export type Findings = ReturnType<typeof check>

/** What was wrong in a world, by kind. */
export function check(world: WorldResult) {
  const { attempts, triggers } = world
  return {
    duplicates: [
      ...triggers.flatMap((trigger) => duplicates(trigger, world)),
      ...overlaps(world),
      ...secondJobs(world),
    ],
    losses: [
      ...triggers.flatMap((trigger) => losses(trigger, world)),
      ...silent(world, oursThen(world)),
    ],
    leaks: [...attempts.flatMap(leftovers), ...leakedKeys(world)],
    /** Requests that told another one's result. */
    results: foreignResults(world),
    /** Follow-ups that did not wait until their job was free. */
    intrusions: sentIntoWork(world),
    /** Attempts without an outcome, or with a wrong one. */
    outcomes: [
      ...attempts.flatMap(outcomes),
      ...triggers.flatMap((trigger) => lastOutcomes(trigger, world)),
      ...heldUp(world),
    ],
    /** People who were mentioned twice, or not told. */
    mentions: wrongMentions(world),
    /** Comments that say something wrong. */
    comments: comments(world),
  }
}

/** Creates and follow-ups of a trigger, without those that were definitely refused. */
function sent({ token }: Trigger, { posts, service }: WorldResult): Exchange[] {
  const refused = (post: Exchange) => {
    const { status = 0, acted } = post
    return (
      service.refused.has(post) ||
      (!acted && status >= 300 && status < 500 && status !== 408 && status !== 425)
    )
  }
  const prompt = ({ json }: Exchange) => (json as { prompt?: unknown } | undefined)?.prompt
  return posts.filter((post) => tokenOf(prompt(post)) === token && !refused(post))
}

const lastOutcome = ({ attempts }: Trigger) =>
  attempts.findLast(({ last }) => last)?.result?.outcome

function duplicates(trigger: Trigger, world: WorldResult): string[] {
  // Without state every attempt starts a new job, and says so.
  if (trigger.token === undefined || trigger.id === undefined) return []
  const posts = sent(trigger, world)
  if (posts.length <= 1 || isForgotten(trigger, world)) return []
  const list = posts.map(
    ({ path, status, acted }) => `${path} ${status ?? 'no answer'}${acted ? ', carried out' : ''}`,
  )
  return [`${trigger.token} was sent ${posts.length} times: ${list.join('; ')}`]
}

/** Two follow-ups on their way to one job at once. Those that name their job, and those without state, race with nobody. */
function overlaps({ followUps, triggers, removals, used }: WorldResult): string[] {
  // Whoever takes a marker away, or replaces the key that verifies it, takes away what tells the others to wait.
  if (removals.length > 0 || used > 1) return []
  const racing = ({ token }: WorldResult['followUps'][number]) =>
    triggers.some(
      (trigger) =>
        trigger.token === token && trigger.id !== undefined && trigger.jobId === undefined,
    )
  const known = followUps.filter(racing)
  return known.flatMap((a, index) =>
    known
      .slice(index + 1)
      .filter((b) => a.path === b.path && a.from < b.to && b.from < a.to)
      .map((b) => `${a.token} and ${b.token} were on their way to ${a.path} at once`),
  )
}

/** What nothing can remember: a comment deleted where no reaction is possible, before a first attempt, or while two runs live. */
function isForgotten({ id, attempts }: Trigger, { removals, faulty }: WorldResult): boolean {
  if (id === undefined) return false
  const own = removals.filter(({ trigger }) => isOf(id, trigger))
  const [kind, number] = id.split(':')
  const reaction = `/${{ comment: 'issues/comments', 'review-comment': 'pulls/comments' }[kind ?? ''] ?? 'issues'}/${number}/reactions`
  const noReaction =
    kind === 'run' || kind === 'review' || faulty.some(({ url }) => url.endsWith(reaction))
  const severalRuns = new Set(attempts.map(({ runId }) => runId)).size > 1
  const mayLive = (attempt: Attempt, at: number) =>
    !attempt.last && (attempt.endedAt ?? Number.POSITIVE_INFINITY) >= at
  return own.some(
    ({ at, phase }) =>
      noReaction ||
      (severalRuns &&
        attempts.some(
          (attempt) => mayLive(attempt, at) && (attempt.number === 1 || phase === 'intent'),
        )),
  )
}

/** Whether a marker's trigger is that of this name: a step's ends with a digest. */
const isOf = (id: string, trigger: string): boolean =>
  trigger === id || trigger.startsWith(`${id}/`)

/** A job that was started is known to the last attempt of its trigger, or the outcome is `unknown`. */
function losses(trigger: Trigger, world: WorldResult): string[] {
  const { service } = world
  if (isForgotten(trigger, world)) return []
  const job = [...service.jobs.values()].find((job) => tokensOf(job).includes(trigger.token ?? ''))
  if (job === undefined) return []
  const { id } = job.record
  const loss = `${id} of ${trigger.token}`
  if (trigger.id === undefined) {
    const known = trigger.attempts.some(
      ({ jobs, marker }) => jobs.includes(id) || marker?.jobId === id,
    )
    return known || trigger.attempts.some(mayLose) ? [] : [loss]
  }
  const last = lastOutcome(trigger)
  if (last?.name === 'unknown')
    return isNamed(id, trigger, world) ? [] : [`${loss}: nothing names it`]
  if (last?.job?.id === id) return []
  return [`${loss}: in the end ${last?.name} (${last?.job?.id}): ${last?.reason}`]
}

/** Whether the id of a job is in a comment or an output, or no run got to know it. */
function isNamed(
  id: string,
  { attempts, token }: Trigger,
  { github, posts }: WorldResult,
): boolean {
  const isSaved = attempts.some(({ jobs }) => jobs.includes(id))
  const isWritten = github.visible.texts.some(({ body }) => markerIn(body)?.jobId === id)
  const isAnswered = posts.some(({ json, status, answer }) => {
    const isIts = tokenOf(Object(json).prompt) === token
    return (
      isIts && status !== undefined && status < 300 && Object(parseJson(answer ?? '')).id === id
    )
  })
  return isSaved || isWritten || !isAnswered || attempts.some(mayLose)
}

const mayLose = ({ killed, result }: Attempt): boolean =>
  killed || result?.outcome.name === 'unknown' || result?.outcome.name === 'cancelled'

const leftovers = ({ leftovers, trigger }: Attempt): string[] =>
  leftovers.map((what) => `${trigger.id}: ${what}`)

function leakedKeys({ requests, attempts }: WorldResult): string[] {
  const secrets = [apiKey, nextKey, memoryKey].map((key) => key.slice(4, 12))
  const texts = [...requests, ...attempts.flatMap(({ texts }) => texts)]
  return texts.some((text) => secrets.some((secret) => text.includes(secret))) ? ['the key'] : []
}

const withJob = ['completed', 'failed', 'archived', 'detached', 'timed-out']

function outcomes({
  killed,
  result,
  cancelledAt,
  endedAt = 0,
  trigger,
  number,
}: Attempt): string[] {
  if (killed) return []
  const attempt = `${trigger.id ?? trigger.event} attempt ${number}`
  if (result === undefined) return [`${attempt}: none`]
  const { name, reason, job } = result.outcome
  const late = cancelledAt === undefined ? 0 : endedAt - cancelledAt
  const problems = {
    [name]: !outcomeNames.includes(name),
    [`${name}: ${reason}`]: reason === '' || isInternal(reason) || reason.includes('ENOSPC'),
    'completed without a link': name === 'completed' && !job?.link,
    'cancelled by nobody': name === 'cancelled' && cancelledAt === undefined,
    [`ended ${late / 1_000} s after it was cancelled`]: late > 7_000,
    [`${name} without a job: ${reason}`]:
      withJob.includes(name) && !job && !/not sent|Nothing was sent/.test(reason),
  }
  return Object.entries(problems).flatMap(([problem, found]) =>
    found ? [`${attempt}: ${problem}`] : [],
  )
}

const afterSending = [
  'completed',
  'no-pull-request',
  'archived',
  'failed',
  'unconfirmed',
  'detached',
]

/** In the end every request was sent once, or the outcome is `unknown`. */
function lastOutcomes(trigger: Trigger, world: WorldResult): string[] {
  const last = lastOutcome(trigger)
  if (last === undefined || last.name === 'refused' || last.name === 'unknown') return []
  if (sent(trigger, world).length > 0) {
    const deleted =
      last.name === 'error' && [...world.service.jobs.values()].some(({ deleted }) => deleted)
    return afterSending.includes(last.name) || deleted
      ? []
      : [`${trigger.id}: in the end ${last.name}: ${last.reason}`]
  }
  const noJob = trigger.jobId !== undefined && /not found|404/.test(last.reason)
  return noJob ? [] : [`${trigger.id}: never sent, ${last.name}: ${last.reason}`]
}

function comments(world: WorldResult): string[] {
  const { github, triggers, written } = world
  const changed = [...written].filter(([id, body]) => github.comments.get(id)?.body !== body)
  const { ours, invalid } = ownComments(world)
  return [
    ...world.wrongWrites,
    ...wrongTexts(world),
    ...announcedTwice(world),
    ...linkedStrangers(world),
    ...(world.asked.some((path) => path.includes(strangersJob))
      ? ["the job of a stranger's marker was asked for"]
      : []),
    ...changed.map(([id]) => `somebody's comment ${id} changed`),
    ...invalid.map((id) => `the marker of ${id} is not valid`),
    ...triggers.flatMap((trigger) => statusComments(trigger, world, ours)),
    ...github.unexpected.map((request) => `an unexpected request to GitHub: ${request}`),
  ]
}

/** Our comments with their markers, and the ids of those whose marker is not valid. */
function ownComments({ github, markerKeys, lastKeys, removals }: WorldResult): {
  ours: MarkedComment[]
  invalid: number[]
} {
  const ours: MarkedComment[] = []
  const invalid: number[] = []
  const removed = new Set(removals.map(({ comment }) => comment))
  for (const { login, created_at, updated_at, ...comment } of github.comments.values()) {
    if (login !== bot || isNote(comment.body)) continue
    const place = { repository: 7, conversation: comment.issue, comment: comment.id }
    const reading = verifyMarker(comment.body, markerKeys, place)
    if (
      reading?.kind === 'verified' &&
      verifyMarker(comment.body, lastKeys, place)?.kind === 'verified'
    )
      ours.push({
        comment: { ...comment, createdAt: created_at, updatedAt: updated_at, url: '' },
        marker: reading.marker,
      })
    else if (
      reading?.kind !== 'verified' &&
      comment.body.startsWith('<!-- docs-agent:1:') &&
      !removed.has(comment.id)
    )
      invalid.push(comment.id)
  }
  return { ours, invalid }
}

/** Our comments after the days with nothing but a sweep. */
const oursThen = ({ left, ...world }: WorldResult): MarkedComment[] =>
  left
    ? ownComments({ ...world, left, github: { ...world.github, comments: left.comments } }).ours
    : []

/** Each trigger has one status comment, which says what happened. */
function statusComments(trigger: Trigger, world: WorldResult, ours: MarkedComment[]): string[] {
  const { id, token, attempts } = trigger
  if (id === undefined) return []
  const own = ours.filter(({ marker }) => marker.trigger === id && marker.kind !== 'pull-request')
  const ids = own.map(({ comment }) => comment.id)
  const several = own.length > 1 && !mayStay(trigger, world, ids)
  const problems = several ? [`${id} (${token}) has ${own.length} status comments`] : []
  const { marker } = decidingMarker(own, id, undefined) ?? {}
  if (!marker || token === undefined || !attempts.some(({ last }) => last)) return problems
  return [...problems, ...wrongMarker(trigger, world, marker)]
}

function wrongMarker(
  trigger: Trigger,
  world: WorldResult,
  { phase, jobId, outcome }: Marker,
): string[] {
  const { id, token = '' } = trigger
  const { jobs, reused } = world.service
  const job = jobs.get(jobId ?? '')
  const hasOtherJob = reused.has(jobId ?? '')
  const problems = {
    'in the end': phase === 'intent' && lastOutcome(trigger)?.name !== 'unknown',
    'but the job is known':
      phase === 'created' && !['unconfirmed', 'detached'].includes(outcome ?? '') && !job?.deleted,
    'but was sent': phase === 'waiting' && sent(trigger, world).length > 0,
    'but that job never got it':
      (phase === 'created' || phase === 'settled') &&
      !(job && tokensOf(job).includes(token)) &&
      !hasOtherJob,
  }
  const says = `${id} (${token}) says ${[phase, outcome, jobId].filter(Boolean).join(' ')}`
  return Object.entries(problems).flatMap(([problem, found]) =>
    found ? [`${says}, ${problem}`] : [],
  )
}

/** A second comment stays if the run ends before it deletes it, or GitHub refuses: the next attempt deletes it. */
function mayStay(
  { attempts }: Trigger,
  { deletions, faulty }: WorldResult,
  ids: number[],
): boolean {
  const isDeleted = ids.filter((id) => !deletions.has(id)).length <= 1
  const isCutOff = attempts.some(
    ({ killed, cancelledAt, result }) =>
      killed || cancelledAt !== undefined || result?.outcome.name === 'error',
  )
  // A run that cannot ask for its own account cannot tell which comments are its own.
  return isDeleted || isCutOff || faulty.some(({ url }) => url.endsWith('/graphql'))
}
