import type { Http } from '../../src/io/http-client.ts'
import type { Marker, Phase } from '../../src/protocol/marker.ts'
import { bot } from '../local/github/people.ts'
import type { KeptComment } from '../local/github/state.ts'
import { hasShownItsEnd, requestOf } from './whose-work.ts'
import type { World } from './world.ts'

/** By the time of a write GitHub has shown for so long what was there, ms. */
const shownMs = 60_000

/** The phases that may not follow. */
const lower: Record<Phase, Phase[]> = {
  waiting: [],
  intent: [],
  unknown: ['waiting', 'intent'],
  created: ['waiting', 'intent', 'unknown'],
  settled: ['waiting', 'intent', 'unknown', 'created'],
}

/** Notes what nobody may write. `runId`: the workflow run that writes; undefined: a sweep. */
export function noteWrite(
  world: World,
  { method, url, body }: Parameters<Http['exchange']>[0],
  runId: string | undefined,
): void {
  const { github, wrongWrites } = world
  const comment = github.comments.get(Number(/\/issues\/comments\/(\d+)$/.exec(url)?.[1]))
  const isEdit = method === 'PATCH' && comment !== undefined
  if ((isEdit || method === 'DELETE') && comment && comment.login !== bot)
    wrongWrites.push(`${method} of ${comment.id}, which ${comment.login} wrote`)
  const marker = markerIn(body)
  if (marker === undefined || marker.kind === 'pull-request') return
  const { trigger, phase } = marker
  const token = requestOf(world, trigger)?.token
  if (phase === 'settled' && !hasShownItsEnd(world, trigger))
    wrongWrites.push(`${token} says settled before its job had shown a terminal record`)
  if (isEdit) noteEdit(world, comment, { marker, token, runId })
}

interface Edit {
  /** What the comment says from now on. */
  marker: Marker
  token: string | undefined
  runId: string | undefined
}

/** Notes an edit that goes back to an earlier phase, or writes over what a run that goes on holds. */
function noteEdit(world: World, comment: KeptComment, { marker, token, runId }: Edit): void {
  const { github, wrongWrites } = world
  const { trigger, phase } = marker
  const before = markerIn(comment.body)
  if (!before) return
  const isShown = github.date().getTime() - Date.parse(comment.updated_at) > shownMs
  if (!isShown) return
  if (lower[before.phase].includes(phase))
    wrongWrites.push(`${trigger} (${token}) says ${phase}, where it said ${before.phase}`)
  if (!isHeldByOther(world, before, runId)) return
  const writer = runId ? `run ${runId}` : 'a sweep'
  wrongWrites.push(
    `${writer} wrote ${phase} into ${trigger} (${token}) of run ${before.run}, which goes on`,
  )
}

/** Whether a workflow run that has not reported yet, and that has gone on for a while, holds a comment. */
const isHeldByOther = (
  { attempts, scheduler, github }: World,
  { run, outcome, waitsUntil }: Partial<Marker>,
  runId: string | undefined,
): boolean =>
  run !== runId &&
  outcome === undefined &&
  !(Date.parse(waitsUntil ?? '') <= github.date().getTime()) &&
  attempts.some(
    ({ runId, endedAt, startedAt }) =>
      runId === run && endedAt === undefined && scheduler.now() - startedAt > shownMs,
  )

/** What a comment's marker says, whoever signed it. */
export function markerIn(body = ''): Marker | undefined {
  const [, payload] = /docs-agent:1:([\w-]+)\./.exec(body) ?? []
  return payload === undefined
    ? undefined
    : JSON.parse(Buffer.from(payload, 'base64url').toString())
}
