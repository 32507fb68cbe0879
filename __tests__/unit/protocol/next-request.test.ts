import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/protocol/decide.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { hasStarted, leftByNext, resultWhenHandedOver } from '../../../src/protocol/next-request.ts'
import { startPolling } from '../../../src/protocol/poll.ts'
import { linkTo } from '../../helpers/links.ts'
import { markerWith } from '../../helpers/one-run.ts'
import { ago, checked, now, other, shows, viewWith } from '../../helpers/view.ts'

const link = linkTo(7)
const working = { phase: 'created', jobId: 'job-1', startedAt: ago(600) } as const
describe('a request whose job was handed over ends', () => {
  const before = { status: 'completed', prLink: link.url, head: 'a'.repeat(40) }
  const at = ago(5)
  it.each<[string, Partial<Marker>, string]>([
    [
      'as the job stood, if it started the job',
      { handedOver: { status: 'completed', at } },
      'settled completed',
    ],
    ['as it failed', { handedOver: { status: 'failed', at } }, 'settled failed'],
    [
      'unconfirmed, if nothing had changed',
      { before, handedOver: { ...before, at } },
      'unconfirmed completed',
    ],
    [
      'unconfirmed, if the job was put away alone',
      { before, handedOver: { ...before, status: 'archived', at } },
      'unconfirmed archived',
    ],
    [
      'with the new commit',
      { before, handedOver: { ...before, head: 'b'.repeat(40), at } },
      'settled completed',
    ],
    [
      'if it was picked up',
      { before: { ...before, pickedUp: true }, handedOver: { ...before, at } },
      'settled completed',
    ],
  ])('%s', (_, fields, expected) => {
    const kind = fields.before ? 'follow-up' : 'create'
    const result = resultWhenHandedOver(markerWith({ ...working, kind, ...fields }), link)
    expect(`${result?.kind} ${result?.job?.status}`).toBe(expected)
    expect(result?.job?.link).toBe(link)
  })

  it('as it does, if it was not', () => {
    expect(resultWhenHandedOver(markerWith(working), link)).toBeUndefined()
  })
})

describe('how a job was left is known by the next request', () => {
  const mine = markerWith({ ...working, trigger: 'comment:40', kind: 'create' })
  const before = { status: 'completed', prLink: link.url, head: 'a'.repeat(40) }
  const next = {
    phase: 'created',
    kind: 'follow-up',
    jobId: 'job-1',
    startedAt: ago(60),
    before,
  } as const
  const left = { ...before, at: ago(60) }

  it.each<[string, Partial<Marker>, typeof left | undefined]>([
    ['that works', next, left],
    ['that has ended', { ...next, phase: 'settled' }, left],
    ['of another job', { ...next, jobId: 'job-2' }, undefined],
    ['that came before', { ...next, startedAt: ago(700) }, undefined],
    ['whose job was not found', { ...next, before: { mayBeAtWork: true } }, undefined],
    ['that was not sent', { phase: 'waiting' }, undefined],
  ])('%s', (_, fields, expected) => {
    expect(leftByNext([other(105, fields)], mine)).toEqual(expected)
  })

  it('the first of several', () => {
    const later = { ...next, startedAt: ago(20), before: { status: 'failed' } }
    expect(leftByNext([other(107, later), other(105, next)], mine)).toEqual(left)
  })

  it('and a re-run reports that', () => {
    const timedOut = {
      ...working,
      trigger: 'comment:100',
      run: '900',
      outcome: 'timed-out',
    } as const
    const marked = [other(103, timedOut, 0), other(105, next)]
    const request = { attempt: 2 }
    const attached = decide(
      viewWith({ request, own: undefined, marked, step: { at: 'earlier-attempt', began: now } }),
    )
    expect(attached.take?.marker.handedOver).toEqual(left)
    const marker = attached.take?.marker ?? mine
    const told = decide(
      viewWith({
        request,
        mine: marker,
        link,
        step: attached.do === 'write' ? attached.to : { at: 'begin' },
      }),
    )
    expect(told).toMatchObject({ do: 'tell', outcome: { name: 'completed' } })
  })

  it.each([
    ['after a usual pause, the end is told', 59, 'tell'],
    ['after a longer one, the conversation is read', 61, 'read'],
  ])('%s', (_, seconds, expected) => {
    const polling = startPolling(
      { id: 'job-1', kind: 'create', startedAt: now - 300_000 },
      { deadline: now + 1 },
    )
    const seenAt = now - seconds * 1_000
    const step = { at: 'poll', polling: { ...polling, awaits: 'status', seenAt } } as const
    const answers = { check: checked(shows('failed')) }
    const first = decide(viewWith({ mine, step, answers }))
    expect(first.do).toBe(expected)
    if (first.do !== 'read') return
    const marked = [other(105, next)]
    const kept = decide(viewWith({ mine, step: first.to, answers, marked }))
    expect(kept).toMatchObject({ do: 'write', move: 'accept', change: { handedOver: left } })
    const alone = decide(viewWith({ mine, step: first.to, answers }))
    expect(alone).toMatchObject({ do: 'tell', outcome: { name: 'failed' } })
  })
})

const head = 'a'.repeat(40)
const anotherHead = 'b'.repeat(40)

it.each<[string, Marker['before'], NonNullable<Marker['before']>, boolean]>([
  ['another head commit', { head }, { head: anotherHead }, true],
  ['the same head commit', { head }, { head }, false],
  ['a head commit where none was known', {}, { head }, false],
  ['no head commit where one was known', { head }, {}, false],
  ['another link', { prLink: link.url }, { prLink: linkTo(8).url }, true],
  ['the same link', { prLink: link.url }, { prLink: link.url }, false],
  ['a first link, which may be of the request before', {}, { prLink: link.url }, false],
  ['another status', { status: 'completed' }, { status: 'active' }, true],
  ['the same status', { status: 'completed' }, { status: 'completed' }, false],
  ['nothing new, and it was seen at work before', { pickedUp: true }, {}, true],
])('a job has started on a follow-up if it shows something else: %s', (_, before, shown, is) => {
  expect(hasStarted(before, shown)).toBe(is)
})
