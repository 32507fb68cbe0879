import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../dev/local/http/reply.ts'
import type { Job } from '../../../src/io/job-record.ts'
import { signMarker } from '../../../src/memory/signed-marker.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { pass } from '../../../src/sweep/pass.ts'
import {
  ServiceDownError,
  type Sweep,
  SweepError,
  type SweptJob,
} from '../../../src/sweep/sweep-context.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { type Fault, otherBot } from '../../helpers/fake-github.ts'
import { stage } from '../../helpers/interleave.ts'
import { linkTo } from '../../helpers/links.ts'
import { keys } from '../../helpers/markers.ts'
import { deepObject } from '../../helpers/odd-json.ts'
import { on } from '../../helpers/one-run.ts'
import { type LeftRunning, leftRunning, pullRequest } from '../../helpers/open-jobs.ts'

const active: Job = { status: 'active' }
const completed = (number: number): Job => ({ status: 'completed', link: linkTo(number) })

async function swept(sweep: Sweep): Promise<SweptJob[]> {
  await sweep.repositoryComments.read()
  await pass(sweep)
  return [...sweep.swept.values()]
}

function world(): LeftRunning & { clock: ReturnType<typeof fakeClock> } {
  const clock = fakeClock()
  return { clock, ...leftRunning(clock) }
}
describe('a job that has settled is finished', () => {
  type Expected = Partial<SweptJob> & { text: string }
  const ready: Expected = {
    outcome: 'completed',
    prLink: pullRequest(90),
    text: `pull request <${pullRequest(90)}> is ready`,
  }
  const none: Expected = { outcome: 'no-pull-request', text: 'done, without a pull request' }
  it.each<[string, Job, Expected]>([
    ['completed', completed(90), ready],
    ['completed without a link', { status: 'completed' }, none],
    ['failed', { status: 'failed' }, { outcome: 'failed', text: 'the job failed' }],
    ['archived', { status: 'archived' }, { outcome: 'archived', text: 'the job was archived' }],
    ['archived with a pull request', { ...completed(90), status: 'archived' }, ready],
    [
      'completed, its link not to be shown',
      { status: 'completed', refusedLink: 'https://evil.test/o/r/pull/7' },
      none,
    ],
  ])('%s', async (_, record, { text, ...expected }) => {
    const { left, sweep, remembered, shown, github, clock } = world()
    const id = left(1, {}, { record })
    clock.pass(60)
    expect(await swept(sweep())).toEqual([
      {
        conversation: 1,
        jobId: 'job-1',
        status: record.status,
        prLink: '',
        kind: 'settled',
        ...expected,
      },
    ])
    expect(remembered(1, id)).toMatchObject({
      phase: 'settled',
      outcome: expected.outcome,
      comment: id,
      run: '900',
    })
    expect(shown(1)[0]).toContain(`Docs agent: ${text}`)
    expect(shown(1)[0]).toContain('/actions/runs/900')
    const reaction = text.startsWith('the job') ? 'confused' : 'rocket'
    expect(github.ledger).toContain(`REACT ${reaction} to issue-comment ${id - 1}`)
  })

  it('as it stood when the next request was sent to it, and not as that one ended', async () => {
    const { left, sweep, remembered, clock } = world()
    const at = (minutes: number) =>
      new Date(clock.date().getTime() - minutes * 60_000).toISOString()
    const id = left(1, { startedAt: at(30) }, { record: { status: 'failed' } })
    const before = { status: 'completed', prLink: pullRequest(90) }
    const next = {
      kind: 'follow-up',
      phase: 'settled',
      outcome: 'failed',
      startedAt: at(20),
      before,
    } as const
    left(1, next, { minutes: 20 })
    await swept(sweep())
    const { phase, outcome, prLink } = remembered(1, id) ?? {}
    expect({ phase, outcome, prLink }).toEqual({
      phase: 'settled',
      outcome: 'completed',
      prLink: pullRequest(90),
    })
  })

  it('its pull request in this repository mentions the requester, and nothing else does, in seven requests', async () => {
    const { left, sweep, shown, github } = world()
    left(1, {}, { record: completed(90) })
    const given = sweep()
    await given.repositoryComments.read()
    github.ledger.length = 0
    await pass(given)
    expect(github.ledger).toEqual([
      'GET comment 101',
      'EDIT comment 101',
      'GET changed comments, page 1',
      'POST comment 102 on #90',
      'GET changed comments, page 1',
      'REACT rocket to issue-comment 100',
      'EDIT comment 101',
    ])
    expect(shown(90)).toEqual([expect.stringMatching(/^@wim\b.*\[#1\]/)])
    expect(shown(1)).toHaveLength(1)
  })

  it('of a request that nobody made: nobody is told by a comment that mentions them, in four requests', async () => {
    const { left, sweep, shown, github } = world()
    left(1, { trigger: 'run:900/docs/0/docs/0', requester: undefined }, { record: completed(90) })
    const given = sweep()
    await given.repositoryComments.read()
    github.ledger.length = 0
    await pass(given)
    const calls = ['GET changed comments, page 1', 'EDIT comment 101']
    expect(github.ledger).toEqual(['POST comment 102 on #90', ...calls])
    expect(shown(90)).toEqual([expect.stringMatching(/^This pull request answers/)])
  })

  it('a pull request elsewhere: the requester is mentioned once in the conversation', async () => {
    const { left, sweep, shown } = world()
    left(
      1,
      {},
      {
        record: {
          status: 'completed',
          link: { url: 'https://gitlab.com/a/b/-/merge_requests/7', number: 7 },
        },
      },
    )
    await swept(sweep())
    expect(shown(1).slice(1)).toEqual([
      expect.stringMatching(
        /^@wim \[the docs agent\].*: pull request <https:\/\/gitlab\.com\/\S+> is ready\.$/,
      ),
    ])
  })

  it.each<[string, number, Partial<Marker>, string[]]>([
    [
      'requested on a line',
      1,
      { trigger: 'review-comment:55' },
      ['REACT rocket to review-comment 55'],
    ],
    ['requested by an issue itself', 1, { trigger: 'issue:1' }, ['REACT rocket to issue 1']],
    ['requested by a command in a review of it', 90, { trigger: 'review:5' }, []],
    [
      'requested by a review of it: the reviewer is asked again',
      90,
      { isReview: true, trigger: 'review:5' },
      ['REQUEST reviews of #90: wim'],
    ],
    ['requested by a workflow', 1, { trigger: 'run:900/docs/0/docs' }, []],
  ])('%s', async (_, issue, marker, expected) => {
    const { left, sweep, github } = world()
    left(issue, marker, { record: completed(90) })
    await swept(sweep())
    expect(github.ledger.filter((line) => /^(REACT|REQUEST)/.test(line))).toEqual(expected)
  })
})

interface About {
  record?: Job
  /** How old its comment is; how many minutes GitHub's clock is ahead; by how many hours the sweep looks back. */
  minutes?: number
  ahead?: number
  sinceHours?: number
  /** The workflow run has ended; what reading it comes to. */
  over?: true
  run?: Fault
}

/** What two sweeps do with a comment: `lost error, created error, 1 edits`; the job, then its marker. */
async function becomes(
  marker: Partial<Marker>,
  { record, minutes = 30, ahead = 0, sinceHours = 72, over, run }: About,
) {
  const { left, sweep, github, clock, remembered, writes } = world()
  github.dates(() => new Date(clock.date().getTime() + ahead * minute).toISOString())
  github.pullOf(90).sha = 'b'.repeat(40)
  if (over) github.running.delete(900)
  if (run) github.fail('GET run', run, run, run, run)
  const id = left(1, marker, { minutes, ...(record ? { record } : {}) })
  const [job] = await swept(sweep({ sinceHours }))
  await swept(sweep({ sinceHours }))
  const { phase, outcome } = remembered(1, id) ?? {}
  const edits = writes().filter((line) => line.startsWith('EDIT')).length
  const end = job ? `${job.kind}${job.outcome && ` ${job.outcome}`}` : 'no job'
  return `${end}, ${phase} ${outcome ?? '-'}, ${edits} edits`
}

const minute = 60_000
const hour = 60
const inMinutes = (minutes: number): string =>
  new Date(Date.parse('2025-06-01T12:00:00Z') + minutes * minute).toISOString()
const alive = (waits: number): Partial<Marker> => ({
  outcome: undefined,
  waitsUntil: inMinutes(waits),
})
const waiting: Partial<Marker> = {
  phase: 'waiting',
  kind: 'follow-up',
  outcome: undefined,
  jobId: undefined,
  attempt: 1,
  event: 'issue_comment',
  reason: 'Job job-7 is still active. The request is sent when it has finished.',
  waitsUntil: inMinutes(30),
}
const past = { ...waiting, waitsUntil: inMinutes(-2) }
const seen = { status: 'completed', prLink: pullRequest(90) }
const followUp: Partial<Marker> = { kind: 'follow-up', before: seen, prLink: pullRequest(90) }
const elsewhere = { service: '0123456789abcdef' }
const intent = { phase: 'intent' } as const
const done = completed(90)
const late = 71 * hour + 1
const linkless = { record: { status: 'completed' } }
const noSign: Partial<Marker> = { ...followUp, outcome: 'unconfirmed' }
const head = 'a'.repeat(40)
/** The first edit writes the word of the sweep, which then tells the requester. */
const settled = 'settled completed, settled completed, 2 edits'
const lost = 'lost error, created error, 1 edits'
const left = 'open, created detached, 0 edits'
const heldBack = 'open, created -, 0 edits'
const unconfirmed = (edits: number): string => `open, created unconfirmed, ${edits} edits`
const waits = 'no job, waiting -, 0 edits'
const timedOut = 'no job, waiting timed-out, 1 edits'
const limited = 'no job, waiting rate-limited, 1 edits'
const isLimited = 'no job, waiting rate-limited, 0 edits'
const unknown = 'no job, unknown unknown, 1 edits'
const stillIntent = 'no job, intent -, 0 edits'

describe('what becomes of a comment', () => {
  it.each<[string, Partial<Marker>, About, string]>([
    ['settled, its link gone, seen by its run', { prLink: pullRequest(90) }, linkless, settled],
    [
      'so, seen before its follow-up',
      { ...followUp, before: { ...seen, pickedUp: true } },
      linkless,
      settled,
    ],
    ['its run ended timed-out', { outcome: 'timed-out' }, { record: done }, settled],
    ['its run ended cancelled', { outcome: 'cancelled' }, { record: done }, settled],
    ['its run ended unconfirmed', { outcome: 'unconfirmed' }, { record: done }, settled],
    ['an active job', {}, { record: active }, left],
    ['settled, and its run still waits', { outcome: undefined }, { record: done }, heldBack],
    ['its run has ended', { outcome: undefined }, { record: done, over: true }, settled],
    [
      'its run waits for an approval, and still for its job',
      alive(10),
      { record: done, minutes: 50 },
      heldBack,
    ],
    ['it stopped waiting two minutes ago', alive(-2), { record: done, minutes: 62 }, settled],
    [
      'it stopped waiting, and the job is active',
      alive(-hour),
      { record: active, minutes: 120 },
      heldBack,
    ],
    ['it stopped waiting 70 hours ago', alive(-70 * hour), { record: active, minutes: late }, lost],
    ['its time is far too late', alive(999 * hour), { record: active, minutes: late }, lost],
    ['its run was deleted', alive(10), { record: done, minutes: 50, run: 'gone' }, settled],
    ['open for 71 hours and a minute of 72', {}, { record: active, minutes: late }, lost],
    ['a minute less than 71 hours', {}, { record: active, minutes: late - 2 }, left],
    [
      "so, by GitHub's clock 2 minutes more",
      {},
      { record: active, minutes: late - 2, ahead: 2 },
      lost,
    ],
    [
      "71 hours and a minute, by GitHub's clock 2 less",
      {},
      { record: active, minutes: late, ahead: -2 },
      left,
    ],
    [
      'created at another address, open for too long',
      elsewhere,
      { record: active, minutes: late },
      left,
    ],
    ['created at another address, 404', elsewhere, { minutes: 80 * hour, sinceHours: 100 }, left],
    [
      'so, no sign of its follow-up',
      { ...elsewhere, ...noSign },
      { record: done, minutes: late },
      unconfirmed(0),
    ],
    ['no sign of its follow-up for 9 minutes', followUp, { record: done, minutes: 9 }, left],
    ['for 11 minutes', followUp, { record: done, minutes: 11 }, unconfirmed(1)],
    [
      'for too long',
      noSign,
      { record: done, minutes: late },
      'lost unconfirmed, created unconfirmed, 1 edits',
    ],
    [
      'its pull request has another commit',
      { ...followUp, before: { ...seen, head } },
      { record: done },
      settled,
    ],
    ['waits in its run', waiting, {}, waits],
    ['so, past its time: another job of the run waits', past, {}, timedOut],
    ['its run cannot be read', waiting, { run: 'denied' }, waits],
    ['so, past its time', past, { run: 'denied' }, timedOut],
    ['so, and it does not wait', { ...waiting, waitsUntil: undefined }, { run: 'denied' }, waits],
    ['its run was deleted while it waited', waiting, { run: 'gone' }, timedOut],
    [
      'its run ended, and it waited for the limit',
      { ...waiting, retryAt: inMinutes(-5) },
      { over: true },
      limited,
    ],
    [
      'its run met the limit, and has ended',
      { ...waiting, outcome: 'rate-limited' },
      { over: true },
      isLimited,
    ],
    ['an intent of 11 minutes', intent, { minutes: 11, over: true }, unknown],
    ['of 9 minutes', intent, { minutes: 9, over: true }, stillIntent],
    ["so, by GitHub's clock 2 minutes more", intent, { minutes: 9, ahead: 2, over: true }, unknown],
    [
      "of 11 minutes, by GitHub's clock 2 less",
      intent,
      { minutes: 11, ahead: -2, over: true },
      stillIntent,
    ],
    ['of 11 minutes, and its run still works', intent, { minutes: 11 }, stillIntent],
  ])('%s', async (_, marker, about, expected) => {
    expect(await becomes(marker, about)).toBe(expected)
  })

  it.each([
    [503, 'answered 503'],
    [403, '(403)'],
  ])('one that cannot be read: %s, with a warning', async (status, words) => {
    const { left, sweep, service, writes, log } = world()
    left(1)
    left(2, {}, { record: completed(90) })
    service.show('job-1', { status })
    expect((await swept(sweep())).map(({ kind }) => kind)).toEqual(['open', 'settled'])
    expect(log.lines).toContainEqual(
      expect.stringContaining(`warning: #1 is left for the next sweep. `),
    )
    expect(log.lines.join('\n')).toContain(words)
    expect(writes()).not.toContain('EDIT comment 101')
  })

  it.each<[string, Partial<Marker>, string]>([
    ['behind a busy job', {}, 'Re-run the workflow to try again.'],
    ['for the limit', { retryAt: inMinutes(-5) }, 'Re-run the workflow later to send it.'],
  ])(
    'a run ended while its request waited %s: its comment says so, and how to re-run it',
    async (_, marker, advice) => {
      const { left, sweep, github, shown } = world()
      left(1, { ...waiting, ...marker })
      github.running.delete(900)
      await swept(sweep())
      expect(shown(1)[0]).toContain('The run ended while the request waited. Nothing was sent.')
      expect(shown(1)[0]).toContain(advice)
      expect(shown(1)[0]).not.toContain('is sent when it has finished')
    },
  )

  it.each<[string, Partial<Marker>, { record?: Job; minutes: number }, string]>([
    ['too old', {}, { record: active, minutes: late }, 'open for more than 71 hours'],
    ['an intent', intent, { minutes: 11 }, 'Not confirmed'],
  ])('says why: %s', async (_, marker, about, reason) => {
    const { left, sweep, github, remembered } = world()
    const id = left(1, marker, about)
    github.running.delete(900)
    const { createdAt } = github.conversation(1)[0] ?? {}
    await swept(sweep())
    expect(remembered(1, id)?.reason).toContain(reason)
    // The request counts in the hour in which it was about to be sent.
    if (marker.phase === 'intent') expect(remembered(1, id)?.startedAt).toBe(createdAt)
    else expect(remembered(1, id)?.lost).toBe(true)
  })

  it('a request that resumed since the listing: nothing is written', async () => {
    const { left, sweep, github, remembered } = world()
    const id = left(1, waiting)
    const theirs = `${signMarker({ ...(remembered(1, id) as Marker), phase: 'intent' }, keys)}\nTheirs.`
    github.running.delete(900)
    const isRunning: typeof github.isRunning = async (run) => {
      github.edit(id, theirs)
      return github.isRunning(run)
    }
    await swept(sweep({}, { github: { ...github, isRunning } }))
    expect(github.conversation(1)[0]?.body).toBe(theirs)
  })
})

it('one record that is nested too deeply to be walked through: every job is finished', async () => {
  const { left, sweep, service } = world()
  for (const issue of [1, 2, 3]) left(issue, {}, { record: completed(90 + issue) })
  service.show('job-2', {
    status: 200,
    body: `{"status":"failed","prLink":${deepObject()},"model":${deepObject()}}`,
  })
  const outcomes = (await swept(sweep())).map(({ jobId, outcome }) => `${jobId} ${outcome}`)
  expect(outcomes.sort()).toEqual(['job-1 completed', 'job-2 failed', 'job-3 completed'])
})

describe('a job that is not found (404)', () => {
  it('is kept open, with a warning; its marker keeps the first 404, and nothing more for ten minutes', async () => {
    const { left, sweep, remembered, writes, clock, log } = world()
    const id = left(1)
    const first = clock.date().toISOString()
    expect(await swept(sweep())).toMatchObject([{ kind: 'open', outcome: '' }])
    expect(remembered(1, id)).toMatchObject({
      phase: 'created',
      outcome: 'detached',
      missingSince: first,
    })
    const warning =
      /^warning: #1 is left for the next sweep\. Job job-1 was not found in project p1 \(404\)\./
    expect(log.lines).toContainEqual(expect.stringMatching(warning))
    clock.pass(599)
    expect(await swept(sweep())).toMatchObject([{ kind: 'open' }])
    expect(writes()).toEqual([`EDIT comment ${id}`])
  })

  it('by every check of ten minutes is reported as lost, once, and not checked any more; it has not settled', async () => {
    const { left, sweep, remembered, shown, service, writes, clock } = world()
    const id = left(1)
    await swept(sweep())
    clock.pass(600)
    expect(await swept(sweep())).toMatchObject([{ kind: 'lost', outcome: 'error' }])
    expect(remembered(1, id)).toMatchObject({ phase: 'created', outcome: 'error', lost: true })
    expect(shown(1)[0]).toContain('answered 404 to every check for ten minutes')
    const checks = service.checks.length
    clock.pass(600)
    expect(await swept(sweep())).toEqual([])
    expect(service.checks).toHaveLength(checks)
    expect(writes()).toEqual([
      `EDIT comment ${id}`,
      `REACT confused to issue-comment ${id - 1}`,
      `EDIT comment ${id}`,
    ])
  })

  it.each<[string, Job | Reply]>([
    ['a record', { status: 'active' }],
    ['a 503', { status: 503 }],
    ['a 403', { status: 403 }],
  ])('and then answered with %s: the ten minutes begin anew', async (_, shown) => {
    const { left, sweep, service, remembered, clock } = world()
    const id = left(1)
    await swept(sweep())
    service.show('job-1', shown)
    clock.pass(300)
    expect(await swept(sweep())).toMatchObject([{ kind: 'open' }])
    expect(remembered(1, id)).not.toHaveProperty('missingSince')
    service.show('job-1', { status: 404 })
    clock.pass(600)
    expect(await swept(sweep())).toMatchObject([{ kind: 'open' }])
    clock.pass(600)
    expect(await swept(sweep())).toMatchObject([{ kind: 'lost' }])
  })

  it.each<[string, Record<number, Job | undefined>, boolean]>([
    ['two of two', { 1: undefined, 2: undefined }, false],
    ['one of three', { 1: undefined, 2: active, 3: completed(90) }, false],
    ['two of four', { 1: undefined, 2: undefined, 3: active, 4: completed(90) }, false],
    ['two of three', { 1: undefined, 2: undefined, 3: completed(90) }, true],
    ['three of three', { 1: undefined, 2: undefined, 3: undefined }, true],
  ])(
    '%s: if more than half are missing, the sweep fails and nothing is written',
    async (_, records, fails) => {
      const { left, sweep, writes } = world()
      for (const [issue, record] of Object.entries(records))
        left(Number(issue), {}, record ? { record } : {})
      left(9, { phase: 'intent' })
      const passing = swept(sweep())
      if (!fails) return void (await passing)
      await expect(passing).rejects.toThrow(SweepError)
      expect(writes()).toEqual([])
    },
  )
})

describe('an intent that never got its job', () => {
  it('of a re-run counts from its edit, however old the comment', async () => {
    const { left, sweep, writes, github, clock, remembered } = world()
    const id = left(1, { phase: 'intent' }, { minutes: 300 })
    const marker = { ...remembered(1, id), comment: id } as Marker
    github.running.delete(900)
    github.edit(id, `${signMarker(marker, keys)}\n`)
    await swept(sweep())
    expect(writes()).toEqual([])
    clock.pass(601)
    await swept(sweep())
    expect(writes()).toEqual([`EDIT comment ${id}`])
  })

  it.each<
    [string, { author: number; minutes: number; over: boolean; others: boolean; count: number }]
  >([
    ['another bot', { author: otherBot, minutes: 30, over: true, others: false, count: 1 }],
    [
      'another bot, beside jobs of our account',
      { author: otherBot, minutes: 30, over: true, others: true, count: 1 },
    ],
    [
      'another bot, a moment ago',
      { author: otherBot, minutes: 9, over: true, others: false, count: 0 },
    ],
    [
      'another bot whose run is alive',
      { author: otherBot, minutes: 30, over: false, others: false, count: 0 },
    ],
    ['a person, who copied it', { author: 5, minutes: 30, over: true, others: false, count: 0 }],
  ])(
    'in a comment of %s: no edit, and a warning that says which token to use',
    async (_, about) => {
      const { left, sweep, writes, github, log } = world()
      const posted = left(1, { phase: 'intent' }, { minutes: about.minutes })
      const body = github.conversation(1)[0]?.body ?? ''
      const at = github.conversation(1)[0]?.createdAt
      github.remove(posted)
      github.say(1, body, at, about.author)
      if (about.others) left(2, {}, { record: active })
      if (about.over) github.running.delete(900)
      const given = sweep()
      for (let passes = 1; passes <= 2; passes++) await swept(given)
      expect(writes()).toEqual([])
      expect(log.lines.filter((line) => line.includes('github-token'))).toEqual(
        about.count === 0 ? [] : [expect.stringMatching(/^warning: 1 .*another bot/)],
      )
    },
  )
})

it.each<[string, Partial<Marker>, number]>([
  ['a run that finished it', { phase: 'settled', outcome: 'completed', took: 300 }, 0],
  ['a re-run that waits for its job', { outcome: undefined, run: '901' }, 1],
  ['a run that added a note', { notes: ['Added meanwhile.'] }, 1],
])('what somebody else wrote since the listing stays: %s', async (_, change, open) => {
  const { left, sweep, service, github, remembered } = world()
  const id = left(1, {}, { record: completed(90) })
  const theirs = `${signMarker({ ...(remembered(1, id) as Marker), ...change }, keys)}\nTheirs.`
  const checkStatus: typeof service.checkStatus = async (...given) => {
    github.edit(id, theirs)
    return service.checkStatus(...given)
  }
  expect(await swept(sweep({}, { agent: { ...service, checkStatus } }))).toHaveLength(open)
  expect(github.conversation(1)[0]?.body).toBe(theirs)
})

it('what somebody else wrote stays, if nobody asked and it is listed while another job is finished', async () => {
  const { left, sweep, github, remembered } = world()
  left(1, {}, { record: completed(90) })
  const id = left(
    2,
    { trigger: 'run:900/docs/0/docs/0', requester: undefined },
    { record: completed(91) },
  )
  const theirs = `${signMarker({ ...(remembered(2, id) as Marker), notes: ['Added meanwhile.'] }, keys)}\nTheirs.`
  on(github, 'POST comment', () => github.edit(id, theirs))
  await swept(sweep())
  expect(github.conversation(2)[0]?.body).toBe(theirs)
})

describe('a conversation with an error stops no other', () => {
  it.each(['denied', 'gone'] as const)('its comment cannot be edited: %s', async (fault) => {
    const { left, sweep, github, log } = world()
    for (const issue of [1, 2, 3]) left(issue, {}, { record: completed(89 + issue) })
    github.fail('EDIT comment 102', fault, fault)
    expect((await swept(sweep())).map(({ kind }) => kind)).toEqual(['settled', 'open', 'settled'])
    expect(log.lines.filter((line) => line.startsWith('warning'))).toEqual([
      expect.stringContaining('#2 is left'),
    ])
    // What was posted already is not posted again.
    expect((await swept(sweep())).map(({ kind }) => kind)).toEqual(['settled'])
    expect(github.conversation(91)).toHaveLength(1)
  })

  it.each(['denied', 'gone'] as const)(
    'its pull request cannot be commented: %s: finished all the same',
    async (fault) => {
      const { left, sweep, github, shown } = world()
      left(1, {}, { record: completed(90) })
      github.fail('POST comment on #90', fault)
      expect(await swept(sweep())).toMatchObject([{ kind: 'settled' }])
      expect(shown(1)).toHaveLength(2)
    },
  )

  it.each([
    ['the first edit', 'EDIT'],
    ['the comment on the pull request', 'POST comment on #90'],
    ['the reaction', 'REACT'],
    ['the last edit', 'EDIT after REACT'],
  ])(
    'GitHub does not answer at %s: the next sweep reports it, and nothing twice',
    async (_, where) => {
      const { left, sweep, github, remembered } = world()
      const id = left(1, {}, { record: completed(90) })
      const [call = '', before = ''] = where.split(' after ')
      let faults = 1
      github.faultOf = (line) => {
        const isThere = line.startsWith(call) && (github.ledger.at(-1) ?? '').startsWith(before)
        return isThere && faults-- > 0 ? 'down' : undefined
      }
      expect(await swept(sweep())).toMatchObject([{ kind: 'open' }])
      expect(remembered(1, id)?.phase).toBe('created')
      expect(await swept(sweep())).toMatchObject([{ kind: 'settled' }])
      expect(github.conversation(90)).toHaveLength(1)
    },
  )

  it('an answer to the comment on the pull request is lost: it stands there, and is not posted again', async () => {
    const { left, sweep, github, log } = world()
    left(1, {}, { record: completed(90) })
    github.fail('POST comment on #90', 'lost')
    expect(await swept(sweep())).toMatchObject([{ kind: 'settled' }])
    expect(github.ledger.filter((line) => line.startsWith('POST comment'))).toHaveLength(1)
    expect(log.lines.filter((line) => line.startsWith('warning'))).toEqual([])
  })
})

describe('it stops', () => {
  it('if the key is rejected; what was finished before counts', async () => {
    const { left, sweep, service } = world()
    left(1, {}, { record: completed(90) })
    for (const issue of [2, 3, 4]) {
      left(issue)
      service.show(`job-${issue}`, { status: 401 })
    }
    const given = sweep({ concurrency: 1 })
    await given.repositoryComments.read()
    await expect(pass(given)).rejects.toThrow(SweepError)
    expect(service.checks).toHaveLength(2)
    expect([...given.swept.values()].map(({ kind }) => kind).toSorted()).toEqual([
      'open',
      'open',
      'open',
      'settled',
    ])
  })

  it('if the service does not answer 20 times in a row', async () => {
    const { left, sweep, service } = world()
    for (let issue = 1; issue <= 100; issue++) {
      left(issue)
      service.show(`job-${issue}`, { status: 500 })
    }
    const given = sweep({ concurrency: 5 })
    await given.repositoryComments.read()
    await expect(pass(given)).rejects.toThrow(ServiceDownError)
    expect(service.checks.length).toBeLessThanOrEqual(25)
    expect(given.swept.size).toBe(100)
  })

  it('if it is cancelled', async () => {
    const { left, sweep, writes } = world()
    left(1, {}, { record: completed(90) })
    const cancelled = new AbortController()
    cancelled.abort()
    expect(await swept(sweep({}, { cancelled: cancelled.signal }))).toMatchObject([
      { kind: 'open' },
    ])
    expect(writes()).toEqual([])
  })
})

it('never checks more jobs at once than it may, and checks each once', async () => {
  const { left, sweep, service } = world()
  for (let issue = 1; issue <= 40; issue++) left(issue, {}, { record: active })
  let [now, most] = [0, 0]
  const agent = {
    ...service,
    async checkStatus(id: string) {
      most = Math.max(most, ++now)
      await new Promise(setImmediate)
      now--
      return service.checkStatus(id)
    },
  }
  await swept(sweep({ concurrency: 7 }, { agent }))
  expect(most).toBe(7)
  expect(service.checks).toHaveLength(40)
})

describe('at the same time as other sweeps, step by step', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed)

  function staged(seed: number) {
    const { clock, play } = stage(seed)
    const world = leftRunning(clock)
    const ids = [
      world.left(1, {}, { record: completed(90) }),
      world.left(2, {}, { record: { status: 'failed' } }),
      world.left(3, {}, { record: active }),
      world.left(4, { outcome: undefined, run: '901' }, { record: completed(91) }),
      world.left(5, { phase: 'intent', run: '901' }, { minutes: 20 }),
    ]
    world.github.running.delete(901)
    const sweeping: Parameters<typeof play>[0][number] = async ({ clock, gate }) => {
      const given = world.sweep(
        { concurrency: 2 },
        { clock, github: world.github.through(gate), agent: world.service.through(gate) },
      )
      await given.repositoryComments.read()
      await pass(given)
    }
    const ends = () =>
      [1, 2, 3, 4, 5, 90, 91].map((issue) => [
        // Which sweep saw a job's end, and when, is left to chance.
        ...world.shown(issue).map((text) => text.replace(/Ended by \S+ \S+ UTC/, 'Ended')),
        ...ids.flatMap((id) => {
          const { nonce: _, settledAt: __, ...marker } = world.remembered(issue, id) ?? {}
          return Object.keys(marker).length > 0 ? [marker] : []
        }),
      ])
    const reactions = () =>
      [...new Set(world.github.ledger.filter((line) => line.startsWith('REACT')))].toSorted()
    return { world, play, sweeping, ends, reactions }
  }

  async function undisturbed() {
    const { play, sweeping, ends, reactions } = staged(0)
    await play([sweeping])
    return { conversations: ends(), reactions: reactions() }
  }

  it.each(seeds)('two sweeps at once report everything once (%i)', async (seed) => {
    const { play, sweeping, ends, reactions } = staged(seed)
    await play([sweeping, sweeping])
    expect({ conversations: ends(), reactions: reactions() }).toEqual(await undisturbed())
  })

  it.each(Array.from({ length: 100 }, (_, seed) => seed))(
    'killed at a random step, and the next sweep finishes as if nothing had happened (%i)',
    async (seed) => {
      const { play, sweeping, ends, reactions } = staged(seed)
      const step = 1 + ((seed * 7) % 42)
      await play([sweeping], { run: 0, step })
      await play([sweeping])
      expect({ conversations: ends(), reactions: reactions() }).toEqual(await undisturbed())
    },
  )
})
