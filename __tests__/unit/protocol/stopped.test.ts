import { describe, expect, it } from 'vitest'
import type { Marker } from '../../../src/protocol/marker.ts'
import { correction, isAhead, mayKeepRunning } from '../../../src/protocol/stopped.ts'
import { markerWith } from '../../helpers/one-run.ts'

const created: Partial<Marker> = { phase: 'created', jobId: 'job-1' }
const settled: Partial<Marker> = { phase: 'settled', jobId: 'job-1', outcome: 'completed' }

describe('a job is said to run', () => {
  it.each<[string, Partial<Marker> | undefined, boolean]>([
    ['nothing was saved', undefined, true],
    ['its run was cut off', created, true],
    ['its run reached its timeout', { ...created, outcome: 'timed-out' }, true],
    ['it has ended', settled, false],
    ['the service told nothing of it', { ...created, outcome: 'error' }, false],
    ['it was not found at last', { ...created, outcome: 'timed-out', unseen: true }, false],
  ])('%s', (_, fields, expected) =>
    expect(mayKeepRunning(fields && markerWith(fields))).toBe(expected),
  )
})

describe('a comment says more than what was saved', () => {
  const intent: Partial<Marker> = { phase: 'intent' }
  const ended: Partial<Marker> = { ...created, outcome: 'timed-out' }
  const rows: [written: Partial<Marker>, saved: Partial<Marker>, expected: boolean][] = [
    [created, created, false],
    [created, intent, true],
    [intent, created, false],
    [intent, { phase: 'waiting' }, true],
    [{ phase: 'unknown' }, intent, true],
    [{ phase: 'unknown' }, created, false],
    [settled, created, true],
    [settled, ended, true],
    [settled, settled, false],
    [created, settled, false],
    [ended, created, true],
    [ended, ended, false],
    [created, ended, false],
    // A run that ended without sending says so for good.
    [created, { phase: 'waiting', outcome: 'error' }, false],
  ]
  const inShort = ({ phase, outcome }: Partial<Marker>): string => `${phase}, ${outcome ?? 'open'}`
  it.each(
    rows.map(([written, saved, expected]) => ({
      title: `${inShort(written)}; saved: ${inShort(saved)}`,
      written: markerWith(written),
      saved: markerWith(saved),
      expected,
    })),
  )('$title', ({ written, saved, expected }) => expect(isAhead(written, saved)).toBe(expected))
})

describe('the comment of a run that was stopped', () => {
  const intent: Partial<Marker> = { phase: 'intent', attempt: 1 }
  const rerun: Partial<Marker> = { phase: 'intent', attempt: 2 }
  const stopped = 'The run stopped early'
  const lost = `lose, unknown: ${stopped} while the request was being sent`

  it.each<[string, Partial<Marker>, Parameters<typeof correction>[1], string]>([
    ['an intent, certainly not sent', intent, { isUnsent: true }, `hold, cancelled: ${stopped}`],
    [
      'an intent that names no attempt',
      { phase: 'intent', attempt: undefined },
      { isUnsent: true },
      `hold, cancelled: ${stopped}`,
    ],
    ['an intent, perhaps sent', intent, {}, lost],
    ['an intent of a re-run: an earlier attempt may have sent', rerun, { isUnsent: true }, lost],
    ['an intent whose job is known', intent, { jobId: 'job-1' }, `accept, cancelled: ${stopped}`],
    [
      'an intent of a re-run whose job is known',
      rerun,
      { jobId: 'job-1', isUnsent: true },
      `accept, cancelled: ${stopped}`,
    ],
    ['it waited', { phase: 'waiting' }, {}, `hold, cancelled: ${stopped}`],
    ['its job is open', created, { jobId: 'job-1' }, `accept, cancelled: ${stopped}`],
    ['it had ended', { ...created, outcome: 'timed-out' }, {}, 'as it was'],
    ['its job had settled', settled, {}, 'as it was'],
    ['it waited no more', { phase: 'waiting', outcome: 'rate-limited' }, {}, 'as it was'],
  ])('%s', (_, fields, saved, expected) => {
    const { move, change } = correction(markerWith(fields), saved)
    const isMade = move !== undefined
    const [beginning] = change.reason?.split(/[,.:]/) ?? []
    expect(isMade ? `${move}, ${change.outcome}: ${beginning}` : 'as it was').toBe(expected)
    if (!isMade) expect(change).toEqual({})
  })

  it('names the job that the comment did not know', () => {
    const { change } = correction(markerWith(intent), { jobId: 'job-1' })
    expect(change).toMatchObject({ jobId: 'job-1' })
    expect(change.reason).toContain('Job job-1 keeps running.')
  })

  it('says that the job keeps running', () => {
    const { change } = correction(markerWith(created), { jobId: 'job-1' })
    expect(change.reason).toBe('The run stopped early. Job job-1 keeps running.')
  })
})
