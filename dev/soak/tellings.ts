import { signNote } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { keysOf } from './settings.ts'
import { requestOf } from './whose-work.ts'
import type { Trigger, WorldResult } from './world.ts'
import { markerIn } from './writes.ts'

/** A comment of ours that was posted to tell people something: it is no status comment. */
export interface Telling {
  comment: number
  issue: number
  at: number
  /** Whom it mentions, as often as it does. */
  names: string[]
  /** Whose request it tells of. */
  about: Trigger | undefined
  /** The job whose docs pull request it announces there. */
  announces: string | undefined
  /** It answers a command, and was asked for. */
  isAnswer: boolean
}

export function tellingsOf(world: WorldResult): Telling[] {
  const answers = answerNotes(world)
  const requests = requestsByComment(world)
  const posted = world.github.visible.texts.filter(
    ({ isNew, body }) => isNew && !isState(markerIn(body)),
  )
  return posted.map(({ comment, issue, at, body }) => {
    const marker = markerIn(body)
    const linked = Number(/#issuecomment-(\d+)/.exec(body)?.[1])
    return {
      ...{ comment, issue, at },
      names: namesIn(body),
      about: marker ? requestOf(world, marker.trigger) : requests.get(linked),
      announces: marker?.jobId,
      isAnswer: answers.some((note) => body.startsWith(note)),
    }
  })
}

/** What the status comments of a request said, oldest first. */
export const statesOf = (trigger: Trigger, world: WorldResult) =>
  world.github.visible.texts.flatMap(({ comment, body, at }) => {
    const marker = markerIn(body)
    return isState(marker) && requestOf(world, marker.trigger) === trigger
      ? [{ comment, marker, at }]
      : []
  })

/** Whether GitHub did not take some comment there. */
export const isRefused = (place: number, { refusedByGitHub }: WorldResult): boolean =>
  refusedByGitHub.some(
    (request) => request.startsWith('POST') && request.endsWith(`/issues/${place}/comments`),
  )

export const nameOf = (trigger: Trigger | undefined): string =>
  trigger?.token ?? trigger?.id ?? 'nobody'

/** Whether a marker is that of a status comment. */
export const isState = (marker: Marker | undefined): marker is Marker =>
  marker !== undefined && marker.kind !== 'pull-request'

/** The mentions that GitHub would make: none in code, and none in the marker before the text. */
function namesIn(body: string): string[] {
  const text = body.replace(/^<!--.*?-->/s, '').replaceAll(/(`+)[\s\S]*?\1/g, '')
  return [...text.matchAll(/(?<![\w`/])@([a-z\d][a-z\d-]*)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  )
}

/** What the answers to commands begin with. */
function answerNotes({ servers, keys, triggers }: WorldResult): string[] {
  const all = keys.used.map((inputs) => keysOf(servers, inputs))
  return triggers.flatMap(({ id }) => all.map((key) => signNote(`answer:${id}`, key)))
}

/** Whose status comment each comment is, or was. */
function requestsByComment(world: WorldResult): Map<number, Trigger | undefined> {
  const states = world.github.visible.texts.filter(({ body }) => isState(markerIn(body)))
  return new Map(
    states.map(({ comment, body }) => [comment, requestOf(world, markerIn(body)?.trigger)]),
  )
}
