import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import type { Marker } from '../../../src/memory/marker.ts'
import { stateless } from '../../../src/memory/state.ts'
import { reportJob } from '../../../src/tell/report.ts'
import type { PollResult } from '../../../src/work/poll-state.ts'
import { connected } from '../../helpers/connected.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { fakeGitHub } from '../../helpers/fake-github.ts'
import { linkTo } from '../../helpers/links.ts'
import { named, readerOf } from '../../helpers/markers.ts'
import { environment } from '../../helpers/open-jobs.ts'

import { recordedLog } from '../../helpers/recorded-log.ts'

/** Reports these ends of a wait, one after another. */
async function report(...results: PollResult[]): Promise<{ marker: Marker; log: string[] }> {
  const first: Marker = {
    version: 1,
    ...named,
    repository: 7,
    conversation: 1,
    trigger: 'comment:100',
    nonce: 'abcdefghijkl',
    phase: 'waiting',
    kind: 'create',
  }
  const state = stateless(first, () => {})
  await state.write('send')
  await state.write('accept', { jobId: 'j1' })
  const log = recordedLog()
  const github = fakeGitHub(fakeClock())
  const policy = { mayBeReportedTwice: false, onTransientError: 'warn' as const }
  const reporter = {
    state,
    environment,
    clients: { ...connected(github), clock: fakeClock(), log },
    reader: readerOf(github),
    ...policy,
  }
  for (const result of results) await reportJob(reporter, result, { jobId: 'j1' })
  return { marker: state.marker, log: log.lines }
}

const settled = (job: Job): PollResult => ({ kind: 'settled', job: { ...job, id: 'j1' } })

describe('what the marker keeps', () => {
  it.each<[string, PollResult, Partial<Marker>]>([
    [
      'completed',
      settled({ status: 'completed', link: linkTo(7) }),
      { phase: 'settled', outcome: 'completed', prLink: linkTo(7).url },
    ],
    [
      'archived with a link',
      settled({ status: 'archived', link: linkTo(7) }),
      { phase: 'settled', outcome: 'completed', prLink: linkTo(7).url },
    ],
    ['archived without one', settled({ status: 'archived' }), { phase: 'settled', outcome: 'archived' }],
    ['failed', settled({ status: 'failed' }), { phase: 'settled', outcome: 'failed' }],
    [
      'not found for two minutes',
      { kind: 'missing', message: 'Not found (404).' },
      { phase: 'created', outcome: 'error', reason: 'Not found (404).' },
    ],
    [
      'not found any more',
      { kind: 'missing', message: 'Not found (404).', job: { id: 'j1', status: 'active' } },
      { phase: 'created', outcome: 'error' },
    ],
    ['denied', { kind: 'denied', status: 403, message: 'No (403).' }, { phase: 'created', outcome: 'error' }],
    ['timed-out', { kind: 'timed-out' }, { phase: 'created', outcome: 'timed-out' }],
    ['detached', { kind: 'detached' }, { phase: 'created', outcome: 'detached' }],
    [
      'unconfirmed',
      { kind: 'unconfirmed', job: { id: 'j1', link: linkTo(7) } },
      { phase: 'created', outcome: 'unconfirmed' },
    ],
    ['cancelled', { kind: 'cancelled' }, { phase: 'created', outcome: 'cancelled' }],
  ])('%s', async (_, result, expected) => {
    expect((await report(result)).marker).toMatchObject({ jobId: 'j1', ...expected })
  })
})

describe('a link that may not be shown', () => {
  const refusedLink = 'https://evil.test/o/r/pull/7'

  it.each<[string, Job, Partial<Marker>]>([
    ['without another', { status: 'completed', refusedLink }, { outcome: 'no-pull-request' }],
    [
      'after one that was seen',
      { status: 'completed', link: linkTo(7), refusedLink },
      { outcome: 'completed', prLink: linkTo(7).url },
    ],
  ])('%s: in a note, and in a warning', async (_, job, expected) => {
    const { marker, log } = await report(settled(job))
    const note = `The service gave this as the pull request. It is not linked: ${refusedLink}`
    expect(marker).toMatchObject({ ...expected, notes: [note] })
    expect(log).toEqual([expect.stringContaining(`warning: ${note}`)])
    expect(log.join()).toContain('link-hosts')
    expect('prLink' in marker).toBe(job.link !== undefined)
  })

  it('reported again: still one note', async () => {
    const { marker } = await report(
      { kind: 'timed-out', job: { id: 'j1', status: 'active', refusedLink } },
      settled({ status: 'completed', refusedLink }),
    )
    expect(marker).toMatchObject({ phase: 'settled', notes: [expect.stringContaining(refusedLink)] })
  })
})
