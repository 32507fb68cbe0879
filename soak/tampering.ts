import { bot } from '../local/github/people.ts'
import { verifyMarker } from '../src/memory/signed-marker.ts'
import type { Comment } from './github.ts'
import { everyKey } from './keys.ts'
import type { Actor } from './scheduler.ts'
import type { World } from './world.ts'

/** A status comment whose marker somebody deleted. */
export interface Removal {
  comment: number
  trigger: string
  phase: string
  at: number
}

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
    const ours = [...github.comments.values()].filter((comment) => markerOf(world, comment) !== undefined)
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
      removals.push({ comment: comment.id, trigger: marker.trigger, phase: marker.phase, at: scheduler.now() })
    faults.note(kind)
  }
}

function markerOf({ servers, keys }: World, { login, body, id, issue }: Comment) {
  if (login !== bot) return undefined
  const reading = verifyMarker(body, everyKey(servers, keys), { repository: 7, conversation: issue, comment: id })
  return reading?.kind === 'verified' ? reading.marker : undefined
}
