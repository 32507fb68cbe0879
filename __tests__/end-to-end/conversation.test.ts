import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated } from '../../dev/local/github/events.ts'
import { acting, reply, reset } from '../../dev/local/http/faults.ts'
import type { AgentRecord } from '../../dev/local/service/jobs.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { asks, conversation, earlierLink, remembers, shown, states, status, unwrapped } from '../helpers/comments.ts'
import { opened } from '../helpers/sweep-runs.ts'
import { type With, type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const inputs = { 'poll-interval': '5' }
const paths = () => here.service.posts().map(({ path }) => path.replace('/v2/agent/handbook', ''))

async function ask(number: number, text = '/docs and the timeouts', how: With = {}) {
  const { event, comment } = await asks(here, { text, number, as: 'mara' })
  const run = await here.run(event, { inputs, ...how })
  return { ...run, event, comment }
}

/** The status comment of the command, which comes after it. */
async function answer(number: number, asked: number) {
  const found = (await shown(here, number)).filter(({ id, marker }) => marker && id > asked)
  expect(found).toHaveLength(1)
  return found[0] as (typeof found)[number]
}

describe('a command in a conversation that has a job', () => {
  it('is a follow-up to it', async () => {
    const { number, id } = await conversation(here)
    const { ended, comment } = await ask(number)
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: id } })
    expect(ended.outputs.prLink).toMatch(/^https:\/\/github\.example\/octo-org\/handbook\/pull\/\d+$/)
    expect(paths()).toEqual([`/job/${id}/message`])
    expect((await answer(number, comment.id)).marker).toMatchObject({ phase: 'settled', kind: 'follow-up', jobId: id })
  })

  it('starts a new job with --new', async () => {
    const { number, id } = await conversation(here)
    const { ended, comment } = await ask(number, '/docs --new from the beginning')
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(paths()).toEqual(['/job'])
    expect((await answer(number, comment.id)).text).not.toContain(id)
    await ask(number, '/docs shorter')
    expect(paths()).toEqual(['/job', '/job/job-0001/message'])
  })

  const own = async () => here.github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs-agent/own' })
  const anew: [string, () => Promise<{ record: Partial<AgentRecord> }>, RegExp][] = [
    [
      'its pull request is merged',
      async () => {
        const pull = await own()
        await here.github.as('alice').merge(pull.number)
        return { record: { prLink: pull.html_url } }
      },
      /The pull request of job \S+ is merged or closed\. A new job was started\./,
    ],
    [
      'its pull request is closed',
      async () => {
        const pull = await own()
        await here.github.as('alice').close(pull.number)
        return { record: { prLink: pull.html_url } }
      },
      /The pull request of job \S+ is merged or closed\. A new job was started\./,
    ],
    [
      'it is archived, and its pull request cannot be read',
      async () => ({ record: { status: 'archived' } }),
      /Job \S+ of this conversation is archived\. A new job was started\./,
    ],
    [
      'it failed',
      async () => ({ record: { status: 'failed', prLink: null } }),
      /Job \S+ of this conversation failed\. A new job was started\./,
    ],
  ]
  it.each(anew)('starts a new job if %s, and says why', async (_title, given, why) => {
    const { record } = await given()
    const { number } = await conversation(here, record)
    const { ended, comment } = await ask(number)
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001' } })
    expect(paths()).toEqual(['/job'])
    expect((await answer(number, comment.id)).text).toMatch(why)
  })

  it('starts a new job if the service does not know it any more: the answer to the follow-up says so', async () => {
    const { number, id } = await conversation(here)
    here.service.jobs.delete(id)
    const { ended, comment } = await ask(number)
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: 'job-0001' } })
    expect(paths()).toEqual([`/job/${id}/message`, '/job'])
    const why = `Job ${id} of this conversation does not accept the follow-up (404). A new job was started.`
    expect(unwrapped((await answer(number, comment.id)).text)).toContain(why)
  })

  it('is a follow-up to an archived job if its pull request is open', async () => {
    const { html_url: prLink } = await own()
    const { number, id } = await conversation(here, { status: 'archived', prLink })
    const { ended } = await ask(number)
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'completed', jobId: id } })
    expect(paths()).toEqual([`/job/${id}/message`])
  })

  it('is a follow-up if its pull request is open or cannot be read', async () => {
    const pull = await own()
    const { number, id } = await conversation(here, { prLink: pull.html_url })
    await ask(number)
    here.github.grants.pull_requests = 'none'
    await ask(number)
    expect(paths()).toEqual([`/job/${id}/message`, `/job/${id}/message`])
  })

  it('ends with an error if the key may not use the job: nothing is sent, and the comment says so', async () => {
    const { number, id } = await conversation(here)
    here.service.put({ id, status: 'completed' }, true)
    const { ended, comment, event } = await ask(number)
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
    expect(ended.outputs.reason).toContain('403')
    expect(paths()).toEqual([])
    expect((await answer(number, comment.id)).marker).toMatchObject({ phase: 'waiting', outcome: 'error' })
    expect((await answer(number, comment.id)).text).toContain('403')

    here.service.put({ id, status: 'completed', prLink: earlierLink })
    const rerun = await here.run(event, { inputs, attempt: 2 })
    expect(rerun.ended.outputs.outcome).toBe('completed')
    expect(paths()).toEqual([`/job/${id}/message`])
    expect((await answer(number, comment.id)).marker).toMatchObject({ phase: 'settled', outcome: 'completed' })
  })

  it('waits while the job is active, and says so', async () => {
    const { number, id } = await conversation(here, { status: 'active', prLink: null })
    const { event, comment } = await asks(here, { number, text: '/docs and the timeouts' })
    const started = await here.start(event, { inputs })
    await expect
      .poll(async () => (await shown(here, number)).find(({ id }) => id > comment.id)?.marker?.phase)
      .toBe('waiting')
    const meanwhile = await answer(number, comment.id)
    expect(meanwhile.text).toContain('waiting to be sent')
    expect(meanwhile.text).toContain(`Job ${id} is still active.`)
    expect(paths()).toEqual([])
    here.service.put({ id, status: 'completed', prLink: earlierLink })
    const { ended } = await started.done()
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(paths()).toEqual([`/job/${id}/message`])
  })

  it('is not sent if the job does not settle before the timeout', async () => {
    const { number } = await conversation(here, { status: 'active', prLink: null })
    const { ended, comment, event } = await ask(number, '/docs more', {
      inputs: { ...inputs, 'timeout-minutes': '1' },
      env: { FAST_TIME: '40' },
    })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'timed-out' } })
    expect(paths()).toEqual([])
    expect((await answer(number, comment.id)).marker).toMatchObject({ phase: 'waiting', outcome: 'timed-out' })
    expect(event.name).toBe('issue_comment')
  })
})

describe('a command on the docs pull request', () => {
  it('reaches its job, and the pull request mentions the requester and names the conversation', async () => {
    const { number, event } = await asks(here)
    const first = await here.run(event, { inputs })
    const pull = Number(first.ended.outputs.prNumber)
    const [there] = await shown(here, pull)
    expect(there).toMatchObject({ login: 'github-actions[bot]', marker: { kind: 'pull-request', jobId: 'job-0001' } })
    expect(there?.text).toContain('@wim')
    expect(there?.text).toContain(`[#${number}](<https://github.example/octo-org/handbook/issues/${number}>)`)

    const { ended, comment } = await ask(pull, '/docs shorter, please')
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(paths()).toEqual(['/job', '/job/job-0001/message'])
    const { marker, text } = await answer(pull, comment.id)
    expect(marker).toMatchObject({ phase: 'settled', kind: 'follow-up' })
    expect(text).toMatch(/^### Docs agent: the changes are in this pull request\nTook \d+ s · /)
    expect(await states(here, pull)).toHaveLength(2)

    await ask(number, '/docs and back here')
    expect(paths().at(-1)).toBe('/job/job-0001/message')
    expect((await states(here, pull)).filter((state) => state.includes('job-0001'))).toHaveLength(2)
  })

  it('starts a new job on a pull request that no job opened', async () => {
    const pull = await here.github.as('mara').openPullRequest({ title: 'By hand', head: 'mara/hand' })
    const { ended } = await ask(pull.number)
    expect(ended.outputs.outcome).toBe('completed')
    expect(paths()).toEqual(['/job'])
  })
})

describe('the status command', () => {
  interface StatusCase {
    record?: Partial<AgentRecord>
    marker?: Partial<Marker>
    /** Makes the service fail. */
    fail?: () => void
    outcome: string
    state: string
    text: RegExp
  }
  const open = { phase: 'created', kind: 'create' } as const
  const cases: Record<string, StatusCase> = {
    'the job is active and its run timed out': {
      record: { status: 'active', prLink: null },
      marker: { ...open, outcome: 'timed-out' },
      outcome: 'detached',
      state: 'created detached',
      text: /was still running at/,
    },
    'the job is active and its run was cancelled': {
      record: { status: 'active', prLink: null },
      marker: { ...open, outcome: 'cancelled' },
      outcome: 'detached',
      state: 'created detached',
      text: /was still running at/,
    },
    'the job has settled and its run timed out': {
      marker: { ...open, outcome: 'timed-out' },
      outcome: 'completed',
      state: 'settled completed',
      text: /: pull request <https:\/\/gitlab\.com\S+> is ready/,
    },
    'the job failed and its run was cancelled': {
      record: { status: 'failed', prLink: null },
      marker: { ...open, outcome: 'cancelled' },
      outcome: 'failed',
      state: 'settled failed',
      text: /the job failed/,
    },
    'the job was archived with a pull request': {
      record: { status: 'archived' },
      marker: { ...open, outcome: 'detached' },
      outcome: 'completed',
      state: 'settled completed',
      text: /: pull request <https:\S+> is ready/,
    },
    'the job was archived without a pull request': {
      record: { status: 'archived', prLink: null },
      marker: { ...open, outcome: 'detached' },
      outcome: 'archived',
      state: 'settled archived',
      text: /the job was archived/,
    },
    'the result was reported already': {
      outcome: 'completed',
      state: 'settled completed',
      text: /^### Docs agent: earlier/,
    },
    'a failure was reported already': {
      record: { status: 'failed', prLink: null },
      marker: { outcome: 'failed' },
      outcome: 'failed',
      state: 'settled failed',
      text: /^### Docs agent: earlier/,
    },
    'no sign yet that the job started on a follow-up': {
      marker: {
        ...open,
        kind: 'follow-up',
        outcome: 'timed-out',
        before: { status: 'completed', prLink: earlierLink },
      },
      outcome: 'unconfirmed',
      state: 'created unconfirmed',
      text: /no sign yet/,
    },
    'the service does not answer': {
      marker: { ...open, outcome: 'timed-out' },
      fail: () => here.service.faults.add('GET *', reset(), { times: 99 }),
      outcome: 'detached',
      state: 'created detached',
      text: /It is not known whether job \S+ is still running\. The job's status could not be checked/,
    },
    'the key may not see the job': {
      marker: { ...open, outcome: 'timed-out' },
      fail: () => here.service.faults.add('GET *', reply(403, { error: 'No.' }), { times: 99 }),
      outcome: 'error',
      state: 'created error',
      text: /403/,
    },
    'the service does not know the job': {
      marker: { ...open, outcome: 'timed-out' },
      fail: () => here.service.faults.add('GET *', reply(404, { error: 'No.' }), { times: 99 }),
      outcome: 'detached',
      state: 'created detached',
      text: /It is not known whether job \S+ is still running\. .*\(404\)/,
    },
  }
  it.each(Object.entries(cases))('%s', async (_title, { record, marker, fail, outcome, state, text }) => {
    const { number, id } = await conversation(here, record, marker)
    fail?.()
    const before = await here.github.conversation(number)
    const { ended } = await ask(number, '/docs status')
    expect(ended).toMatchObject({ code: 0, outputs: { outcome, jobId: id } })
    expect(here.service.posts()).toEqual([])
    expect(await states(here, number)).toEqual([`${state} ${id}`])
    const found = await status(here, number)
    expect(unwrapped(found.text)).toMatch(text)
    expect((await here.github.conversation(number)).length).toBe(before.length + 1)
    expect(ended.outputs.commentUrl).toContain(`issuecomment-${found.id}`)
  })

  it('a run still waits for the job: only that run edits its comment', async () => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    const started = await here.start(event, { inputs })
    await expect.poll(() => states(here, number)).toEqual(['created - job-0001'])
    here.github.faults.add('GET /repos/octo-org/handbook/actions/runs/*', reply(200, { status: 'in_progress' }))
    const before = await status(here, number)
    const { ended } = await ask(number, '/docs status', { runId: 2 })
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'detached', jobId: 'job-0001', status: 'active' } })
    expect(await status(here, number)).toEqual(before)
    Object.assign(here.service.jobs.get('job-0001') ?? {}, { scenario: 'failed' })
    expect((await started.done()).ended.outputs.outcome).toBe('failed')
    expect(await states(here, number)).toEqual(['settled failed job-0001'])
  })

  it('without actions: read, a run that waits is left alone too, and the docs pull request gets one comment', async () => {
    here.github.grants.actions = 'none'
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    const started = await here.start(event, { inputs })
    await expect.poll(() => states(here, number)).toEqual(['created - job-0001'])
    const before = await status(here, number)
    expect((await ask(number, '/docs status', { runId: 2 })).ended.outputs.outcome).toBe('detached')
    expect(await status(here, number)).toEqual(before)
    const pull = await opened(here)
    here.service.put({ id: 'job-0001', status: 'completed', prLink: pull.prLink })
    const [first, second] = await Promise.all([started.done(), ask(number, '/docs status', { runId: 3 })])
    expect([first, second].map(({ ended }) => ended.outputs.outcome)).toEqual(['completed', 'completed'])
    expect(await shown(here, pull.number)).toHaveLength(1)
    expect(await states(here, number)).toEqual(['settled completed job-0001'])
  })

  it('without a job: says so in a comment, and is skipped', async () => {
    const { number } = await here.github.as('rosa').openIssue('Nothing yet')
    const { ended } = await ask(number, '/docs status')
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'skipped' } })
    expect(here.service.ledger).toEqual([])
    expect((await shown(here, number)).at(-1)?.text).toContain('no job in this conversation')
  })

  it('on the docs pull request: answered in a new comment, and the one there stays', async () => {
    const { event } = await asks(here)
    const pull = Number((await here.run(event, { inputs })).ended.outputs.prNumber)
    const [there] = await shown(here, pull)
    const { ended } = await ask(pull, '/docs status')
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect((await shown(here, pull))[0]).toEqual(there)
    expect((await shown(here, pull)).at(-1)?.text).toContain('the changes are in this pull request')
  })

  it('with more words is a prompt', async () => {
    const { number, id } = await conversation(here)
    await ask(number, '/docs status page is wrong')
    expect(paths()).toEqual([`/job/${id}/message`])
  })
})

describe('the usage', () => {
  it.each(['/docs help', '/docs', '/docs --fast more', '/docs --base-url=https://evil.example x'])(
    '%s is answered with it, and nothing is sent',
    async (text) => {
      const { number } = await conversation(here)
      const { ended } = await ask(number, text)
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'skipped' } })
      expect(here.service.ledger).toEqual([])
      expect((await shown(here, number)).at(-1)?.text).toContain('/docs --new')
    },
  )
})

describe('a conversation that cannot be commented on: nothing is sent', () => {
  const list = 'POST /repos/octo-org/handbook/issues/*/comments'
  const faults: [string, (number: number) => unknown, RegExp][] = [
    ['is locked', (number) => here.github.as('alice').lock(number), /locked/],
    [
      'was transferred',
      () => here.github.faults.add(list, reply(301, { message: 'Moved' }, { location: 'https://api.github.com/x' })),
      /transferred/,
    ],
    ['was deleted', () => here.github.faults.add(list, reply(410, { message: 'This issue was deleted' })), /gone/],
    ['cannot be found', () => here.github.faults.add(list, reply(404, { message: 'Not Found' })), /404.*issues: write/],
    [
      'is not open to the token',
      () => {
        here.github.grants.issues = 'read'
      },
      /issues: write/,
    ],
  ]
  it.each(faults)('because it %s', async (_title, make, words) => {
    const { number, event } = await asks(here)
    await make(number)
    const { ended } = await here.run(event, { inputs })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error' } })
    expect(ended.outputs.reason).toMatch(words)
    expect(here.service.ledger).toEqual([])
  })
})

describe('a conversation that goes away while its job runs', () => {
  const repo = '/repos/octo-org/handbook'
  it.each<[string, (number: number) => unknown]>([
    ['is transferred', (number) => here.github.gone.set(number, { repository: 'octo-org/docs', number: 1 })],
    ['is deleted', (number) => here.github.gone.set(number, 'deleted')],
    [
      'cannot be found any more',
      () => {
        for (const request of [`POST ${repo}/issues/*/comments`, `PATCH ${repo}/issues/comments/*`])
          here.github.faults.add(request, reply(404, { message: 'Not Found' }), { times: 9 })
      },
    ],
  ])('because it %s: the job is not affected, and each warning is said once', async (_title, make) => {
    const { number, event } = await asks(here)
    here.service.faults.add('POST /v2/agent/*/job', acting({ act: true, after: async () => make(number) }))
    const { ended } = await here.run(event, { inputs })
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    const warnings = ended.log.match(/^::warning::.*/gm) ?? []
    expect(warnings.filter((line) => line.includes('The status comment could not be written.'))).toHaveLength(1)
    expect(warnings).toEqual([...new Set(warnings)])
  })
})

describe('a key that was replaced', () => {
  const old = 'adm_Qw9Er8Ty7Ui6Op5As4Df3Gh2J'
  it.each([
    [
      'with previous-key the conversation still has its job',
      { 'previous-key': old },
      (id: string) => `/job/${id}/message`,
    ],
    ['without it a new job is started', {}, () => '/job'],
  ])('%s', async (_title, given, expected) => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    const { id } = here.service.put({ id: 'before-rotation', status: 'completed', prLink: earlierLink }).record
    await remembers(here, number, { jobId: id, outcome: 'completed' }, { apiKey: old })
    const { ended } = await ask(number, '/docs more', { inputs: { ...inputs, ...given } })
    expect(ended.outputs.outcome).toBe('completed')
    expect(paths()).toEqual([expected(id)])
    const log = ended.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'))
    expect(JSON.stringify([log, here.service.ledger, here.github.ledger])).not.toContain(old.slice(4))
  })
})

it.each([
  ['letters', 'x'],
  ['back-ticks', '`'],
  ['half a pair at the end', '\u{1F9FF}'],
  ['openings of a marker', '<! -- docs-agent:1:'],
])('a comment of the longest length, of %s, is sent whole, and the status comment has a limit', async (_t, part) => {
  const prompt = `y${part.repeat(70_000)}`.slice(0, 65_536 - '/docs '.length).toWellFormed()
  const { number, event } = await asks(here, { text: `/docs ${prompt}` })
  const { ended } = await here.run(event, { inputs })
  expect(ended.outputs.outcome).toBe('completed')
  const sent = here.service.posts().at(-1)?.body ?? ''
  expect(JSON.parse(sent).prompt.includes(prompt.replace(/\uFFFD$/, ''))).toBe(true)
  const bodies = (await here.github.conversation(number)).filter(({ user }) => user.login === 'github-actions[bot]')
  expect(bodies.map(({ body }) => body.length < 65_000)).toEqual([true])
  expect((await status(here, number)).text).toContain('more characters')
})

it('a conversation has no effect on another one', async () => {
  const { number, id } = await conversation(here)
  const other = await here.github.as('rosa').openIssue('Another')
  const comment = await here.github.as('wim').comment(other.number, '/docs explain')
  await here.run(await commentCreated(here.github, comment), { inputs })
  expect(paths()).toEqual(['/job'])
  expect(await states(here, number)).toEqual([`settled completed ${id}`])
})
