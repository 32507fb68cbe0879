import { expect, it } from 'vitest'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { tellWhatBecame } from '../../../src/sweep/publish.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { ourAccount } from '../../helpers/fake-github.ts'
import { keys, rotatedKeys, unrelatedKeys } from '../../helpers/markers.ts'
import { markerWith } from '../../helpers/one-run.ts'
import { leftRunning, pullRequest } from '../../helpers/open-jobs.ts'

const from = { repository: 7, conversation: 1, name: 'o/r' }
const onPull: Partial<Marker> = {
  kind: 'pull-request',
  phase: 'settled',
  conversation: 90,
  jobId: 'job-1',
  from,
}

function world() {
  const here = leftRunning(fakeClock())
  const { github } = here
  return {
    ...here,
    /** A status comment of a request that has ended with a pull request. */
    ended: (marker: Partial<Marker> = {}, issue = 1): number =>
      here.left(issue, {
        phase: 'settled',
        outcome: 'completed',
        prLink: pullRequest(90),
        took: 200,
        ...marker,
      }),
    /** Our comment on pull request #90, which names the conversation. */
    names(marker: Partial<Marker> = {}, under = keys, on = 90): number {
      return github.say(
        on,
        `${signMarker(markerWith({ ...onPull, ...marker }), under)}\nText`,
        undefined,
        ourAccount,
      ).id
    },
    /** What became of #90, and what a sweep asked GitHub for and edited then. */
    async hears(became: 'merged' | 'closed', number = 90, sweep = here.sweep()): Promise<string[]> {
      github.ledger.length = 0
      await tellWhatBecame({ number, became }, sweep)
      return [...github.ledger]
    },
  }
}

const reads = ['GET comments of #90, page 1', 'GET comments of #1, page 1']

it.each([
  [
    'merged',
    '### ✅ Docs agent: pull request <https://github.com/o/r/pull/90> was merged',
    'Write `/docs …` to start',
  ],
  [
    'closed',
    '### ⚠️ Docs agent: pull request <https://github.com/o/r/pull/90> was closed without a merge',
    'While it is closed, `/docs …` starts a new job.',
  ],
] as const)(
  '%s: the status comment says it, in two requests and its edit, and once',
  async (became, heading, advice) => {
    const { ended, names, hears, remembered, shown } = world()
    const id = ended()
    names()
    expect(await hears(became)).toEqual([...reads, `EDIT comment ${id}`])
    expect(remembered(1, id)).toMatchObject({
      phase: 'settled',
      outcome: 'completed',
      became,
      run: '900',
      took: 200,
    })
    expect(shown(1)[0]?.split('\n')[0]).toBe(heading)
    expect(shown(1)[0]).toContain(advice)
    expect(await hears(became)).toEqual(reads)
  },
)

it.each<[string, Marker['became'], 'merged' | 'closed', Marker['became']]>([
  ['reopened and merged later: merged', 'closed', 'merged', 'merged'],
  ['an older event that is run again takes no merge back', 'merged', 'closed', 'merged'],
])('%s', async (_, before, now, after) => {
  const { ended, names, hears, remembered } = world()
  const id = ended({ became: before })
  names()
  await hears(now)
  expect(remembered(1, id)?.became).toBe(after)
})

it('a follow-up that was asked on the pull request itself says it too, in no further request', async () => {
  const { ended, names, hears, shown } = world()
  names()
  const [there, later] = [ended({ kind: 'follow-up' }, 90), ended()]
  expect(await hears('merged')).toEqual([
    ...reads,
    `EDIT comment ${there}`,
    `EDIT comment ${later}`,
  ])
  expect(shown(90)[1]).toContain('pull/90> was merged')
})

it('a job that failed: its reason is said below', async () => {
  const { ended, names, hears, shown } = world()
  ended({ outcome: 'failed', reason: 'Job job-1 failed at the service.' })
  names()
  await hears('merged')
  expect(shown(1)[0]).toMatch(/was merged\n.*\n\nJob `job-1` failed at the service\./)
  expect(shown(1)[0]?.match(/pull\/90/g)).toHaveLength(1)
})

const other = 'a comment of the conversation that is left'
it.each<[string, (here: ReturnType<typeof world>) => void]>([
  [
    `${other}: its job is still open`,
    ({ ended }) => ended({ phase: 'created', outcome: 'detached' }),
  ],
  [`${other}: it waits`, ({ ended }) => ended({ phase: 'waiting', outcome: 'rate-limited' })],
  [`${other}: it links nothing`, ({ ended }) => ended({ prLink: undefined })],
  [`${other}: it links another pull request`, ({ ended }) => ended({ prLink: pullRequest(9) })],
  [
    `${other}: the number in another repository`,
    ({ ended }) => ended({ prLink: 'https://github.com/o/x/pull/90' }),
  ],
  [
    `${other}: the number on another server`,
    ({ ended }) => ended({ prLink: 'https://gitlab.com/o/r/pull/90' }),
  ],
  [
    `${other}: a copy of one`,
    ({ github, ended }) => {
      const id = ended()
      const body = github.conversation(1)[0]?.body ?? ''
      github.remove(id)
      github.say(1, body, undefined, ourAccount)
    },
  ],
  [
    `${other}: it was never edited, so it may be a copy`,
    ({ github, ended }) => {
      github.remove(ended())
      const marker = {
        ...onPull,
        kind: 'create',
        conversation: 1,
        from: undefined,
        prLink: pullRequest(90),
      } as const
      github.say(1, signMarker(markerWith(marker), keys), undefined, ourAccount)
    },
  ],
])('%s', async (_, leave) => {
  const here = world()
  leave(here)
  here.names()
  expect(await here.hears('merged')).toEqual(reads)
})

it.each<[string, (here: ReturnType<typeof world>) => unknown]>([
  ['nothing of ours', () => {}],
  ['a marker of another pull request', ({ names }) => names({ conversation: 91 })],
  ['a forged marker', ({ names }) => names({}, unrelatedKeys)],
  ['a status comment alone', ({ names }) => names({ kind: 'follow-up' })],
  [
    'a marker that came from another repository',
    ({ names }) => names({ from: { ...from, repository: 8 } }),
  ],
  [
    'a marker whose readers may not know where it came from',
    ({ names }) => names({ from: undefined }),
  ],
  [
    'our marker after its first 100 comments',
    ({ github, names }) => {
      for (let at = 0; at < 100; at++) github.say(90, 'I like it.')
      names()
    },
  ],
])('no docs pull request of ours, %s: nothing but its first comments is read', async (_, leave) => {
  const here = world()
  here.ended()
  leave(here)
  expect(await here.hears('merged')).toEqual(reads.slice(0, 1))
})

it('under a key that was replaced a marker counts no more, and GitHub is not asked who wrote it', async () => {
  const { ended, names, hears, sweep } = world()
  ended()
  names()
  expect(await hears('merged', 90, sweep({ keys: rotatedKeys }))).toEqual(reads.slice(0, 1))
})

it('a conversation of many comments: four requests, and the newest 20 that link it', async () => {
  const { ended, names, hears, github } = world()
  for (let at = 0; at < 220; at++) github.say(1, 'A comment.')
  const ids = Array.from({ length: 25 }, () => ended())
  names()
  expect(await hears('merged')).toEqual([
    ...[reads[0], reads[1], 'GET comments of #1, page 3', 'GET comments of #1, page 2'],
    ...ids.slice(5).map((id) => `EDIT comment ${id}`),
  ])
  expect(await hears('merged')).toHaveLength(4)
})

it('a comment that cannot be edited stops no other; what may pass fails, to be run again', async () => {
  const { ended, names, hears, github, log } = world()
  const [first, second, third] = [ended(), ended(), ended()]
  names()
  github.fail(`EDIT comment ${first}`, 'denied')
  expect((await hears('merged')).slice(3)).toEqual([
    `EDIT comment ${second}`,
    `EDIT comment ${third}`,
  ])
  expect(log.lines.join()).toContain('A status comment of #1 could not be edited.')
  github.fail(`EDIT comment ${first}`, 'down')
  await expect(hears('merged')).rejects.toThrow('down')
  expect((await hears('merged')).slice(2)).toEqual([`EDIT comment ${first}`])
})

it('a conversation that is gone is a warning', async () => {
  const { names, hears, github, log } = world()
  names()
  github.fail('GET comments of #1', 'gone')
  await hears('closed')
  expect(log.lines.join()).toContain('The status comments of #1 could not be read.')
})
