import { signMarker, verifyMarker } from '../../src/memory/signed-marker.ts'
import { type Marker, phases } from '../../src/protocol/marker.ts'
import { bot } from '../local/github/people.ts'
import type { KeptComment } from '../local/github/state.ts'
import type { Actor } from './scheduler.ts'
import { apiKey, everyKey, type Given, keysOf, memoryKey, nextKey } from './settings.ts'
import { comment, type World } from './world.ts'

const edits: Record<string, (body: string) => string> = {
  'status comment edited: words added': (body) => `${body}\n\nThank you.`,
  'status comment edited: marker removed': () => 'Hidden.',
  'status comment edited: marker changed': (body) => body.replace('.', '.x'),
}
const deleted = 'status comment deleted'

/** Somebody who may write deletes or edits status comments. */
export async function tamper(world: World, actor: Actor): Promise<void> {
  const { random, github, faults, removals, scheduler } = world
  for (let times = random.whole(1, 3); times > 0; times--) {
    await actor.wait(random.pick([random.whole(0, 60_000), random.whole(0, 5_400_000)]))
    const ours = [...github.comments.values()].filter(
      (comment) => markerOf(world, comment) !== undefined,
    )
    if (ours.length === 0) continue
    // The newest one is most often that of a living run.
    const comment = random.chance(0.5) ? ours.at(-1) : random.pick(ours)
    const marker = comment && markerOf(world, comment)
    if (!marker) continue
    const kind = random.pick([deleted, deleted, ...Object.keys(edits)])
    const edit = edits[kind]
    if (edit) github.edit(comment, edit(comment.body))
    else github.comments.delete(comment.id)
    if (markerOf(world, comment) === undefined || !edit)
      removals.push({
        comment: comment.id,
        trigger: marker.trigger,
        phase: marker.phase,
        at: scheduler.now(),
      })
    faults.note(kind)
  }
}

/** The marker of a comment of ours, under whatever key of this world. */
export function markerOf({ servers, keys }: World, { login, body, id, issue }: KeptComment) {
  if (login !== bot) return undefined
  const reading = verifyMarker(body, everyKey(servers, keys), {
    repository: 7,
    conversation: issue,
    comment: id,
  })
  return reading?.kind === 'verified' ? reading.marker : undefined
}

/** What a stranger's markers name: nobody may ever ask the service for it. */
export const strangersJob = 'mallory-job'

/** A stranger has the key from before the rotation, and signs markers of requests that others made. */
function forge(world: World, rotatedAt: number): void {
  const { random, triggers, attempts, servers, keys, faults } = world
  // To a run that began before the rotation it is not an older key.
  if (attempts.some(({ startedAt, endedAt }) => startedAt <= rotatedAt && endedAt === undefined))
    return
  const { 'previous-key': leaked } = keys.current
  const trigger = random.pick(triggers.filter(({ id, conversation }) => id && conversation))
  if (leaked === undefined || !trigger?.id || !trigger.conversation) return
  const signing = keysOf(servers, { 'api-key': leaked })
  const marker: Marker = {
    version: 1,
    project: signing.project,
    service: signing.service,
    repository: 7,
    conversation: trigger.conversation,
    trigger: trigger.id.startsWith('run:') ? `${trigger.id}/0` : trigger.id,
    nonce: 'mallory-nonce',
    phase: random.pick(phases),
    kind: random.pick(['create', 'follow-up'] as const),
    jobId: strangersJob,
  }
  faults.note('marker signed with a leaked key')
  const forged = comment(world, trigger.conversation, { login: 'mallory', body: 'Soon.' })
  // With its comment's id, as whoever edits their own comment can write it.
  forged.body = `${signMarker(random.chance(0.5) ? { ...marker, comment: forged.id } : marker, signing)}\nDone.`
  world.written.set(forged.id, forged.body)
}

const rotations: Record<string, Given[]> = {
  'key rotated with previous-key': [{ 'api-key': nextKey, 'previous-key': apiKey }],
  'key rotated without previous-key': [{ 'api-key': nextKey }],
  'memory-key introduced': [
    { 'api-key': apiKey, 'memory-key': memoryKey },
    { 'api-key': nextKey, 'memory-key': memoryKey },
  ],
}

/** Somebody replaces the keys while runs are under way: the runs that begin later have the new ones. */
export async function rotateKeys(world: World, actor: Actor): Promise<void> {
  const { random, keys, faults, scheduler } = world
  const kind = random.pick(Object.keys(rotations))
  for (const inputs of rotations[kind] ?? []) {
    await actor.wait(random.whole(0, 7_200_000))
    keys.current = inputs
    keys.used.push(inputs)
    const rotatedAt = scheduler.now()
    faults.note(kind)
    if (inputs['previous-key'] === undefined) continue
    for (let times = random.whole(1, 3); times > 0; times--) {
      await actor.wait(random.whole(0, 1_800_000))
      forge(world, rotatedAt)
    }
  }
}
