import { expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { pass } from '../../../src/sweep/pass.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import type { FakeGitHub, Fault } from '../../helpers/fake-github.ts'
import { type Part, stage } from '../../helpers/interleave.ts'
import { environment, leftRunning } from '../../helpers/open-jobs.ts'

const failed: Job = { status: 'failed' }
const night: Partial<Marker> = {
  requester: undefined,
  trigger: 'run:900/docs/0/docs/0',
  attempt: 1,
}
const noSign: Partial<Marker> = {
  kind: 'follow-up',
  before: { status: 'completed' },
  asksAgain: true,
}
const waiting: Partial<Marker> = { phase: 'waiting', outcome: undefined, jobId: undefined }

/** What two sweeps write in a conversation besides the status comment of a night, and how often they read the conversation. */
async function swept(
  marker: Partial<Marker>,
  {
    record,
    before,
    mention = ['mara'],
    fails,
  }: {
    record?: Job
    before?: Partial<Marker>
    mention?: string[]
    fails?: FakeGitHub['faultOf']
  } = {},
) {
  const { left, sweep, shown, remembered, github, log } = leftRunning(fakeClock())
  if (before)
    left(1, { ...night, trigger: 'run:800/docs/0/docs/0', run: '800', phase: 'settled', ...before })
  const id = left(1, { ...night, ...marker }, { ...(record ? { record } : {}), minutes: 90 })
  github.running.delete(900)
  if (fails) github.faultOf = (line) => fails(`${line} after ${github.ledger.at(-1)}`)
  for (const _ of 'ab') {
    const given = { ...sweep(), environment: { ...environment, mention } }
    await given.repositoryComments.read()
    await pass(given)
  }
  const reads = github.ledger.filter((line) => line.startsWith('GET comments of #1')).length
  return {
    mentions: shown(1).filter((text) => text.startsWith('@mara')),
    outcome: remembered(1, id)?.outcome,
    mentioned: remembered(1, id)?.mentioned,
    log: log.lines.join(),
    ledger: github.ledger,
    reads,
  }
}

it.each<[string, Partial<Marker>, Job | undefined, string]>([
  ['a job that failed', {}, failed, 'failed'],
  ['a job that the service has lost', { missingSince: '2025-05-30T12:00:00Z' }, undefined, 'error'],
  ['an intent that nobody confirmed', { phase: 'intent' }, undefined, 'unknown'],
  ['a request that waited in a run that has ended', waiting, undefined, 'timed-out'],
  [
    'a follow-up without a sign, whose changes are asked for again',
    noSign,
    { status: 'completed' },
    'unconfirmed',
  ],
])('mentions once for %s, after the comment says so', async (_, marker, record, outcome) => {
  const { mentions, ledger, ...found } = await swept(marker, record ? { record } : {})
  expect(found.outcome).toBe(outcome)
  expect(mentions).toEqual([expect.stringContaining(`Outcome \`${outcome}\``)])
  const posts = ledger.flatMap((line, at) => (line.startsWith('POST comment') ? at : []))
  expect(posts).toHaveLength(1)
  const [at = 0] = posts
  expect(ledger[at - 2]).toMatch(/^EDIT comment/)
  expect(ledger[at - 1]).toBe('GET comments of #1, page 1')
})

it.each<[string, Partial<Marker>, Parameters<typeof swept>[1], number]>([
  [
    'the night before was mentioned',
    {},
    { record: failed, before: { outcome: 'failed', mentioned: true } },
    1,
  ],
  [
    'the run has done it at its timeout',
    { outcome: 'timed-out', mentioned: true },
    { record: failed },
    0,
  ],
  ['it was a re-run', { attempt: 2 }, { record: failed }, 0],
  ['a person asked', { requester: 'wim' }, { record: failed }, 0],
  ['the job completed', {}, { record: { status: 'completed' } }, 0],
  [
    'nobody asks again',
    { ...noSign, asksAgain: undefined },
    { record: { status: 'completed' } },
    0,
  ],
  [
    'its run has done it for its follow-up',
    { ...noSign, mentioned: true },
    { record: { status: 'completed' } },
    0,
  ],
  ['mention is empty', {}, { record: failed, mention: [] }, 0],
])(
  'mentions nobody if %s, and reads the conversation only where that decides',
  async (_, marker, about, reads) => {
    expect(await swept(marker, about)).toMatchObject({ mentions: [], reads })
  },
)

it.each<[string, RegExp, Fault, boolean, number, string]>([
  [
    'refused: the comment says so',
    /^POST comment/,
    'denied',
    false,
    0,
    'Nobody could be mentioned.',
  ],
  [
    'unanswered: it stays',
    /^POST comment/,
    'lost',
    true,
    1,
    'It is not known whether anybody was mentioned.',
  ],
  [
    'not made, as the conversation cannot be read',
    /^GET comments of/,
    'denied',
    false,
    0,
    'Nobody could be mentioned.',
  ],
])('a mention that is %s', async (_, call, fault, mentioned, count, warning) => {
  const fails = (line: string) => (call.test(line) ? fault : undefined)
  const found = await swept({}, { record: failed, fails })
  expect(found).toMatchObject({ mentioned, mentions: { length: count } })
  expect(found.log).toContain(warning)
})

it('mentions people if the night before failed in a run without `mention`', async () => {
  const { mentions } = await swept({}, { record: failed, before: { outcome: 'failed' } })
  expect(mentions).toHaveLength(1)
})

it('two sweeps that finish a night at one moment mention once, in any order of their steps', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const { clock, play } = stage(seed)
    const { left, sweep, shown, github } = leftRunning(clock)
    left(1, night, { record: failed, minutes: 90 })
    github.running.delete(900)
    const finish = async (part: Part) => {
      const through = { clock: part.clock, github: github.through(part.gate) }
      const given = { ...sweep({}, through), environment: { ...environment, mention: ['mara'] } }
      await given.repositoryComments.read()
      await pass(given)
    }
    await play([finish, finish])
    const mentions = shown(1).filter((text) => text.startsWith('@mara'))
    expect(mentions, `seed ${seed}\n${github.ledger.join('\n')}`).toHaveLength(1)
  }
})
