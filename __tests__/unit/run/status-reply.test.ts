import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../dev/local/http/reply.ts'
import type { Job } from '../../../src/io/job-record.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { replyWithStatus } from '../../../src/run/status-reply.ts'
import { type Fault, ourAccount } from '../../helpers/fake-github.ts'
import { linkTo } from '../../helpers/links.ts'
import { keys, markerOf } from '../../helpers/markers.ts'
import {
  hasJob,
  leave,
  markerWith,
  type OneRun,
  on,
  prepared,
  rewrite,
} from '../../helpers/one-run.ts'

/** What @wim's `/docs status` comes to: the conversation's job as its comment remembers it, and the answer. */
async function status(before: (world: OneRun) => unknown) {
  const world = prepared({ trigger: 'comment:200' })
  const { github, context } = world
  github.running.delete(800)
  before(world)
  const { outcome } = await replyWithStatus(context)
  const [first, ...more] = github.conversation(1).map(({ body }) => body)
  const marker = markerOf(first ?? '', { repository: 7, conversation: 1, comment: 101 })
  const { phase, outcome: end } = marker ?? {}
  const remembered = `${phase} ${end ?? '-'}`
  return {
    ...world,
    outcome,
    marker,
    remembered,
    text: first?.replaceAll('\n', ' '),
    answer: more.at(-1) ?? first ?? '',
  }
}

const done: Job = { status: 'completed', link: linkTo(7) }
/** The run of job-1 has timed out, unless it is said otherwise. */
const job = (shown: Job | Reply, fields: Partial<Marker> = {}) =>
  hasJob(shown, {
    phase: 'created',
    outcome: 'timed-out',
    run: '800',
    prLink: undefined,
    ...fields,
  })

describe('the status of a job', () => {
  it.each<[string, (world: OneRun) => void, string, string, RegExp]>([
    ['active', job({ status: 'active' }), 'detached', 'created detached', /was still running at/],
    ['that has ended', job(done), 'completed', 'settled completed', /pull request <\S+> is ready/],
    [
      'that is reported',
      job(done, { phase: 'settled', outcome: 'failed' }),
      'completed',
      'settled failed',
      /-->$/,
    ],
    [
      'whose run is alive',
      job(done, { run: '801', outcome: undefined }),
      'completed',
      'created -',
      /-->$/,
    ],
    [
      'that the service does not show',
      job({ status: 500 }),
      'detached',
      'created detached',
      /is not known whether job/,
    ],
    ['that the key may not see', job({ status: 403 }), 'error', 'created error', /\(403\)/],
  ])('%s: what the comment says, and one answer', async (_, before, end, remembered, text) => {
    const found = await status(before)
    expect([found.outcome.name, found.remembered]).toEqual([end, remembered])
    expect(found.text).toMatch(text)
    const isTold = remembered === 'settled completed'
    expect([1, 7].map((number) => found.github.conversation(number).length)).toEqual([
      2,
      Number(isTold),
    ])
    expect([found.answer.includes('Docs agent: '), found.service.requests]).toEqual([true, []])
  })

  it.each([
    ['wim', 'who asked for the job is mentioned in the answer alone', [0, 1, 0]],
    ['mara', 'who asked for it is mentioned on the docs pull request alone', [0, 0, 1]],
  ])('of @%s: %s', async (requester, _, expected) => {
    const { github, text, answer } = await status(job(done, { requester }))
    const [onPull] = github.conversation(7).map(({ body }) => body)
    expect([text, answer, onPull].map((body) => Number(body?.includes(`@${requester}`)))).toEqual(
      expected,
    )
  })

  it.each([
    ['stands on the docs pull request', 'wim', [1, 0, 0]],
    ['was told there of a follow-up by another', 'mara', [0, 1, 0]],
  ])('of @wim, who %s: they are mentioned once', async (_, named, expected) => {
    const { github, answer } = await status((world) => {
      job(done, { requester: 'wim' })(world)
      const from = { repository: 7, conversation: 1, name: 'o/r' }
      const about = {
        kind: 'pull-request',
        phase: 'settled',
        conversation: 7,
        jobId: 'job-1',
        from,
      } as const
      const text = `${signMarker(markerWith({ ...about, requester: named }), keys)}\n@${named}, this pull request`
      world.github.say(7, text, undefined, ourAccount)
    })
    const onPull = github.conversation(7).map(({ body }) => body)
    const [, ...notes] = github.conversation(1).map(({ body }) => body)
    const isMentioned = (body: string) => body.includes('@wim')
    expect([
      onPull.filter(isMentioned).length,
      Number(isMentioned(answer)),
      notes.length - 1,
    ]).toEqual(expected)
  })

  it('again and again, while GitHub refuses every edit: who asked for the job is mentioned once', async () => {
    const first = await status((world) => {
      job(done, { requester: 'mara' })(world)
      world.github.faultOf = (line) => (line.startsWith('EDIT') ? 'denied' : undefined)
    })
    const { github, service } = first
    const { context } = prepared({ trigger: 'comment:201', github, service })
    const { reason } = await replyWithStatus(context).then(({ outcome }) => outcome)
    expect(reason).toContain('The status comment could not be written')
    expect(github.ledger.filter((line) => /^POST comment \d+ on #7/.test(line))).toHaveLength(1)
    expect(github.conversation(1).filter(({ body }) => body.includes('@mara'))).toEqual([])
  })

  it('while a sweep tells of its result: the answer mentions nobody, and the sweep finishes it', async () => {
    const { github, answer, remembered } = await status((world) => {
      job(done, { requester: 'wim' })(world)
      on(world.github, 'EDIT comment', () => {
        const [{ id, body } = { id: 0, body: '' }] = world.github.conversation(1)
        const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
        rewrite(world.github, id, { ...marker, word: 'that-of-the-sweep' })
      })
    })
    expect([answer.includes('@wim'), github.conversation(7), remembered]).toEqual([
      false,
      [],
      'created timed-out',
    ])
  })

  it('says what became of the docs pull request', async () => {
    const merged = {
      phase: 'settled',
      outcome: 'completed',
      prLink: linkTo(7).url,
      became: 'merged',
    } as const
    expect((await status(job(done, merged))).answer).toMatch(/pull request <\S+> was merged/)
  })

  it.each([
    ['found', 404],
    ['shown', 500],
  ])('that is not %s is not said to be at work', async (_, code) => {
    const { text, answer } = await status(job({ status: code }))
    expect(answer).toMatch(/: an error occurred.* is not known whether .*(\(404\)|answered 500)/s)
    if (code === 404) expect(text).toContain(': an error occurred')
  })

  const since = '2025-05-30T12:00:00.000Z'
  it.each<[string, Job | Reply, string | undefined]>([
    ['is not found either: the ten minutes of the sweep go on', { status: 404 }, since],
    ['is found: they are over', { status: 'active' }, undefined],
    ['is not shown: not every check was a 404', { status: 500 }, undefined],
  ])('that a sweep did not find, and that %s', async (_, shown, expected) => {
    const { marker } = await status(job(shown, { missingSince: since }))
    expect(marker?.missingSince).toBe(expected)
  })

  it('that is not found for the first time: the ten minutes of the sweep begin', async () => {
    const { marker, github } = await status(job({ status: 404 }))
    expect(marker?.missingSince).toBe(github.date().toISOString())
  })

  it('whose comment can never be read again before its edit: the reason says so', async () => {
    const { outcome, remembered } = await status((world) => {
      job(done)(world)
      world.github.faultOf = (line): Fault | undefined =>
        line.startsWith('GET comment ') ? 'down' : undefined
    })
    expect(outcome.reason).toContain('The status comment could not be')
    expect(remembered).toBe('created timed-out')
  })
})

describe('a request that waits is named', () => {
  const waits = (fields: Partial<Marker>, withJob = false) =>
    status((world) => {
      if (withJob) job({ status: 'active' })(world)
      leave(world.github, { trigger: 'comment:60', phase: 'waiting', comment: 0, ...fields })
    })

  it.each<[string, Partial<Marker>, RegExp]>([
    ['in its run', { run: '801' }, /waits in its workflow run/],
    ['in a run that has ended', { run: '800' }, /has ended\. Re-run the workflow to send it\./],
    [
      'for the limit',
      { run: '800', outcome: 'rate-limited' },
      /reached the hourly limit\. Re-run its workflow later to send it\./,
    ],
  ])('%s', async (_, fields, text) => {
    for (const withJob of [false, true]) {
      const { answer } = await waits(fields, withJob)
      expect(answer).toMatch(text)
      expect(answer).toContain(
        `[A request](<https://github.com/o/r/issues/1#issuecomment-${withJob ? 102 : 101}>)`,
      )
      expect(answer).not.toContain('no job in this conversation')
    }
  })

  it.each(['unknown', 'intent'] as const)(
    'and one that may have started a job: %s',
    async (phase) => {
      const { outcome, answer } = await waits({ run: '800', phase })
      expect([outcome.name, answer.includes('no job')]).toEqual(['skipped', false])
      expect(answer).toContain('it is not known whether the work started')
    },
  )

  it('and no request that ended otherwise', async () => {
    const { outcome, answer } = await waits({ run: '800', outcome: 'timed-out' })
    expect(outcome).toEqual({ name: 'skipped', reason: 'This conversation has no job.' })
    expect(answer).toContain('no job in this conversation yet')
  })
})
