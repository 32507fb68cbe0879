import { decidingMarker } from '../src/memory/markers.ts'
import { beginsWithMarker, verifyMarker } from '../src/memory/signed-marker.ts'
import { outcomeNames } from '../src/work/outcome.ts'
import { bot } from './github.ts'
import { tokenOf } from './token.ts'
import { apiKey, type Ended, ofOurs, type Post, type Run, type Trigger } from './world.ts'

/** What did not hold in a world, by kind. */
export interface Findings {
  duplicates: string[]
  losses: string[]
  leaks: string[]
  /** Runs without an outcome of the table, or with one that is not so. */
  outcomes: string[]
  /** Comments that do not say what is so. */
  comments: string[]
}

export function check(world: Ended): Findings {
  return {
    duplicates: world.triggers.flatMap((trigger) => duplicates(trigger, world)),
    losses: world.triggers.flatMap((trigger) => losses(trigger, world)),
    leaks: [...world.runs.flatMap(leaks), ...leaked(world)],
    outcomes: [...world.runs.flatMap(outcomes), ...world.triggers.flatMap((trigger) => inTheEnd(trigger, world))],
    comments: comments(world),
  }
}

/** A definite no: the service did nothing, and said so. */
const refused = ({ exchange: { status = 0, acted } }: Post) =>
  !acted && status >= 300 && status < 500 && status !== 408 && status !== 425

const postsOf = ({ asks }: Trigger, { posts }: Ended): Post[] =>
  posts.filter(({ exchange }) => tokenOf(String((exchange.json as { prompt?: unknown })?.prompt)) === asks)

const told = ({ exchange: { path, status, acted } }: Post) => `${path} ${status ?? 'no answer'}${acted ? ', done' : ''}`

function duplicates(trigger: Trigger, world: Ended): string[] {
  // Without a memory every attempt starts anew, as it says.
  if (trigger.asks === undefined || trigger.remembered === undefined) return []
  const sent = postsOf(trigger, world).filter((post) => !refused(post))
  return sent.length > 1 ? [`${trigger.asks} was sent ${sent.length} times: ${sent.map(told).join('; ')}`] : []
}

/** What was done is known in the end: to the last run of its trigger, or it is told that nobody knows. */
function losses(trigger: Trigger, { service }: Ended): string[] {
  const job = [...service.jobs.values()].find(({ took }) => took.includes(trigger.asks ?? ''))
  if (job === undefined) return []
  const known = trigger.runs.some(({ jobs, marker }) => jobs.includes(job.id) || marker?.jobId === job.id)
  const last = trigger.runs.findLast((one) => one.last)?.told?.outcome
  if (trigger.remembered === undefined) return known || trigger.runs.some(lost) ? [] : [`${job.id} of ${trigger.asks}`]
  if (last?.name === 'unknown' || last?.job?.id === job.id) return []
  return [`${job.id} of ${trigger.asks}: in the end ${last?.name} (${last?.job?.id}): ${last?.reason}`]
}

const lost = ({ killed, told }: Run): boolean =>
  killed || told?.outcome.name === 'unknown' || told?.outcome.name === 'cancelled'

const leaks = ({ left, trigger }: Run): string[] => left.map((what) => `${trigger.remembered}: ${what}`)

function leaked({ bodies, runs }: Ended): string[] {
  const secret = apiKey.slice(4, 12)
  const words = [...bodies, ...runs.flatMap((one) => one.words)]
  return words.some((text) => text.includes(secret)) ? ['the key'] : []
}

function outcomes(one: Run): string[] {
  const { killed, told, cancelledAt, endedAt = 0, trigger, attempt } = one
  if (killed) return []
  const which = `${trigger.remembered ?? trigger.name} attempt ${attempt}`
  if (told === undefined) return [`${which}: none`]
  const { name, reason, job } = told.outcome
  const late = cancelledAt !== undefined && endedAt - cancelledAt > 7_000
  return [
    ...(outcomeNames.includes(name) ? [] : [`${which}: ${name}`]),
    ...(reason === '' || ofOurs.test(reason) ? [`${which}: ${name}: ${reason}`] : []),
    ...(name === 'completed' && !told.link ? [`${which}: completed without a link`] : []),
    ...(name === 'cancelled' && cancelledAt === undefined ? [`${which}: cancelled by nobody`] : []),
    ...(late ? [`${which}: ${(endedAt - cancelledAt) / 1_000} s after it was cancelled`] : []),
    ...(['completed', 'failed', 'archived', 'detached', 'timed-out'].includes(name) &&
    !job &&
    !/follow-up was not sent|Another command/.test(reason)
      ? [`${which}: ${name} without a job: ${reason}`]
      : []),
  ]
}

/** In calm weather everything asked for was done once, or is told to be unknown. */
function inTheEnd(trigger: Trigger, world: Ended): string[] {
  const last = trigger.runs.findLast((one) => one.last)?.told?.outcome
  if (last === undefined || last.name === 'refused' || last.name === 'unknown') return []
  const sent = postsOf(trigger, world).filter((post) => !refused(post))
  if (sent.length > 0) {
    const ends = ['completed', 'no-pull-request', 'archived', 'failed', 'unconfirmed', 'detached']
    const forgotten = last.name === 'error' && [...world.service.jobs.values()].some((job) => job.forgotten)
    return ends.includes(last.name) || forgotten
      ? []
      : [`${trigger.remembered}: in the end ${last.name}: ${last.reason}`]
  }
  const missing = trigger.jobId !== undefined && /not found|404/.test(last.reason)
  return missing ? [] : [`${trigger.remembered}: never sent, ${last.name}: ${last.reason}`]
}

function comments(world: Ended): string[] {
  const { hub, environment, triggers, written, service } = world
  const found: string[] = []
  for (const [id, body] of written)
    if (hub.comments.get(id)?.body !== body) found.push(`somebody's comment ${id} changed`)
  const ours = [...hub.comments.values()]
    .filter(({ login }) => login === bot)
    .map(({ created_at, html_url, ...one }) => {
      const marker = verifyMarker(one.body, environment.keys, {
        repository: 7,
        conversation: one.issue,
        comment: one.id,
      })
      if (beginsWithMarker(one.body) && !marker) found.push(`the marker of ${one.id} does not count`)
      return { comment: { ...one, createdAt: created_at, url: html_url }, marker }
    })
    .flatMap(({ comment, marker }) => (marker ? [{ comment, marker }] : []))
  for (const trigger of triggers) {
    if (trigger.remembered === undefined) continue
    const mine = ours.filter(({ marker }) => marker.trigger === trigger.remembered && marker.kind !== 'pull-request')
    const where = `${trigger.remembered} (${trigger.asks})`
    const many =
      mine.length > 1 &&
      !excused(
        trigger,
        world,
        mine.map(({ comment }) => comment.id),
      )
    if (many) found.push(`${where} has ${mine.length} status comments`)
    const { marker } = decidingMarker(mine, trigger.remembered, undefined) ?? {}
    if (!marker || trigger.asks === undefined || !trigger.runs.some((one) => one.last)) continue
    const sent = postsOf(trigger, world).filter((post) => !refused(post))
    const { phase, jobId, outcome } = marker
    const job = service.jobs.get(jobId ?? '')
    const says = `${where} says ${[phase, outcome, jobId].filter(Boolean).join(' ')}`
    if (phase === 'intent') found.push(`${says} in the end`)
    if (phase === 'waiting' && sent.length > 0) found.push(`${says}, and was sent`)
    if (phase === 'created' && outcome !== 'unconfirmed' && outcome !== 'detached') found.push(`${says} in the end`)
    if ((phase === 'created' || phase === 'settled') && !job?.took.includes(trigger.asks))
      found.push(`${says}, which never took it`)
    if (phase === 'settled' && outcome === 'failed' && job?.took.length === 1 && job.end.status !== 'failed')
      found.push(`${says}, which is ${job.end.status}`)
  }
  return [...found, ...hub.unexpected.map((request) => `GitHub was asked ${request}`)]
}

// Of two comments one is deleted, unless its run is thrown away first or GitHub refuses: the next attempt deletes it.
const excused = ({ runs }: Trigger, { deletions }: Ended, ids: number[]): boolean =>
  ids.filter((id) => !deletions.has(id)).length <= 1 ||
  runs.some((one) => one.killed || one.cancelledAt !== undefined || one.told?.outcome.name === 'error')
