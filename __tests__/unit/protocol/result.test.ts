import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import type { Check } from '../../helpers/fake-service.ts'
import { linkTo } from '../../helpers/links.ts'
import { hasJob, oneRun, type Setup } from '../../helpers/one-run.ts'

const { url: prLink } = linkTo(7)
const done: Job = { status: 'completed', link: linkTo(7) }
const missing: Check = { kind: 'missing', message: 'Not found (404).' }
const refusedLink = 'https://evil.test/o/r/pull/7'

describe('what the marker keeps', () => {
  it.each<[string, Setup, Partial<Marker>]>([
    [
      'completed',
      { found: [{ ...done, model: 'm' }] },
      { phase: 'settled', outcome: 'completed', prLink, status: 'completed', model: 'm' },
    ],
    [
      'archived with a link',
      { found: [{ ...done, status: 'archived' }] },
      { phase: 'settled', outcome: 'completed', prLink },
    ],
    ['archived without one', { found: ['archived'] }, { phase: 'settled', outcome: 'archived' }],
    ['failed', { found: ['failed'] }, { phase: 'settled', outcome: 'failed' }],
    [
      'not found for two minutes',
      { found: [missing] },
      { phase: 'created', outcome: 'error', reason: expect.stringMatching(/ 404 .* for 120 s\. Not found \(404\)\.$/) },
    ],
    ['not found any more', { found: ['active', missing] }, { phase: 'created', outcome: 'error' }],
    [
      'denied',
      { found: [{ kind: 'denied', status: 403, message: 'No (403).' }] },
      { phase: 'created', outcome: 'error', reason: 'No (403).' },
    ],
    ['timed-out', { found: ['active'] }, { phase: 'created', outcome: 'timed-out', waitsUntil: undefined }],
    ['detached', { found: ['active'], work: { wait: false } }, { phase: 'created', outcome: 'detached' }],
    ['unconfirmed', { found: [done], before: hasJob(done) }, { phase: 'created', outcome: 'unconfirmed' }],
    [
      'cancelled',
      { found: ['active'], before: ({ clock, cancel }) => clock.at(30, () => cancel.abort()) },
      { phase: 'created', outcome: 'cancelled' },
    ],
  ])('%s', async (_, setup, expected) => {
    const { context, outcome } = await oneRun(setup)
    expect(context.state.marker).toMatchObject({ jobId: 'job-1', ...expected })
    expect(outcome).toMatchObject({ name: expected.outcome, reason: context.state.marker.reason })
  })
})

describe('a link that may not be shown', () => {
  const note = `The service gave this as the pull request. It is not linked: ${refusedLink}`

  it.each<[string, Check[], Partial<Marker>]>([
    ['without another', [{ status: 'completed', refusedLink }], { outcome: 'no-pull-request' }],
    [
      'after one that was seen',
      [
        { status: 'active', link: linkTo(7) },
        { status: 'completed', refusedLink },
      ],
      { outcome: 'completed', prLink },
    ],
  ])('%s: in a note, and in a warning', async (_, found, expected) => {
    const { context, log } = await oneRun({ found })
    expect(context.state.marker).toMatchObject({ ...expected, notes: [note] })
    const warnings = log.filter((line) => line.startsWith('warning'))
    expect(warnings).toEqual([expect.stringMatching(`^warning: ${note}\n.* link-hosts `)])
    expect(context.state.marker.prLink).toBe(expected.prLink)
  })

  it('reported again: still one note', async () => {
    const { github } = await oneRun({ found: [{ status: 'active', refusedLink }], minutes: 1 })
    const { context } = await oneRun({ github, attempt: 2, found: [{ status: 'completed', refusedLink }] })
    expect(context.state.marker).toMatchObject({ phase: 'settled', notes: [note] })
  })
})

describe('what is known of the job while it is waited for', () => {
  const broken: Check = { kind: 'fault', message: 'it broke', busy: false }
  const renewed: Job = { status: 'completed', link: linkTo(8) }
  const followUp = (stale: number): Setup => ({
    before: hasJob(done),
    found: [done, ...Array<Check>(stale).fill(done), 'active', renewed],
  })

  it.each<[string, Setup, string[]]>([
    ['each record', { found: ['active', 'active', broken, 'active', 'completed', done] }, ['active', 'completed']],
    ...[0, 1, 5, 10].map((stale): [string, Setup, string[]] => [
      `not the earlier result, shown ${stale} times`,
      followUp(stale),
      ['active'],
    ]),
    [
      'the record from before, once the docs pull request has another head commit',
      {
        found: [done],
        before: (world) => {
          hasJob(done)(world)
          world.github.heads.set(7, 'a')
          world.clock.at(29, () => world.github.heads.set(7, 'b'))
        },
      },
      ['active'],
    ],
  ])('%s', async (_, setup, expected) => {
    const { statuses, outcome } = await oneRun(setup)
    expect([statuses, outcome]).toEqual([expected, expect.objectContaining({ name: 'completed' })])
  })
})
