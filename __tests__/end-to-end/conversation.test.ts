import { describe, expect, it } from 'vitest'
import { pullRequestClosed } from '../../dev/local/github/events.ts'
import { acting, type Fault, reply, reset } from '../../dev/local/http/faults.ts'
import type { AgentRecord } from '../../dev/local/service/jobs.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { asks, conversation, earlierLink, remembers, shown, states, status, unwrapped } from '../helpers/comments.ts'
import { opened, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, pullOf, type With } from '../helpers/world.ts'

// Which job gets a command is in unit/protocol/target.test.ts, a follow-up whole in transcripts/.
const here = await fileWorld()

const repo = '/repos/octo-org/handbook'
const paths = () => here.service.posts().map(({ path }) => path.replace('/v2/agent/handbook', ''))

async function ask(number: number, text = '/docs and the timeouts', how: With = {}) {
  const { event, comment } = await asks(here, { text, number, as: 'mara' })
  return { ...(await here.run(event, how)), event, comment }
}

/** The status comment of the command, which comes after it. */
async function answer(number: number, asked: number) {
  const found = (await shown(here, number)).filter(({ id, marker }) => marker && id > asked)
  expect(found).toHaveLength(1)
  return found[0] as (typeof found)[number]
}

describe('a command on the docs pull request', () => {
  it('reaches its job, and the pull request mentions the requester and names the conversation', async () => {
    const { number, event } = await asks(here)
    const pull = pullOf(await here.run(event))
    const [there] = await shown(here, pull)
    expect(there).toMatchObject({ login: 'github-actions[bot]', marker: { kind: 'pull-request', jobId: 'job-0001' } })
    expect(there?.text).toContain('@wim')
    expect(there?.text).toContain(`[#${number}](<https://github.example/octo-org/handbook/issues/${number}>)`)

    const { ended, comment } = await ask(pull, '/docs shorter, please')
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    const { marker, text } = await answer(pull, comment.id)
    expect(marker).toMatchObject({ phase: 'settled', kind: 'follow-up' })
    expect(text).toMatch(/^### ✅ Docs agent: the changes are in this pull request\n`shorter, please` · Took \d+ s · /)

    await ask(number, '/docs and back here')
    expect(paths()).toEqual(['/job', '/job/job-0001/message', '/job/job-0001/message'])
    expect((await states(here, pull)).filter((state) => state.includes('job-0001'))).toHaveLength(2)
  })

  it('for the status is answered in a new comment, and the one there stays', async () => {
    const pull = pullOf(await here.run((await asks(here)).event))
    const [there] = await shown(here, pull)
    const { ended } = await ask(pull, '/docs status')
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect((await shown(here, pull))[0]).toEqual(there)
    expect((await shown(here, pull)).at(-1)?.text).toContain('the changes are in this pull request')
  })
})

describe('the status command', () => {
  const timedOut = { phase: 'created', kind: 'create', outcome: 'timed-out' } as const
  const answers = (fault: Fault) => () => here.service.faults.add('GET *', fault, { times: 99 })
  const ready = /: pull request <https:\/\/gitlab\.com\S+> is ready/
  const notKnown = /It is not known whether job `\S+` is still running\. The job's status could not be checked/
  it.each<[string, Partial<AgentRecord>, Partial<Marker>, end: string, RegExp, fail?: () => void]>([
    [
      'active, its run timed out',
      { status: 'active', prLink: null },
      timedOut,
      'created detached',
      /was still running at/,
    ],
    ['ended, its run timed out', {}, timedOut, 'settled completed', ready],
    ['ended, and reported already', {}, {}, 'settled completed', /^Docs agent: earlier/],
    ['the service does not answer', {}, timedOut, 'created detached', notKnown, answers(reset())],
    ['the key may not see it', {}, timedOut, 'created error', /403/, answers(reply(403, { error: 'No.' }))],
  ])('of a job: %s', async (_title, record, marker, end, text, fail) => {
    const { number, id } = await conversation(here, record, marker)
    fail?.()
    const before = await here.github.conversation(number)
    const { ended } = await ask(number, '/docs status')
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: end.split(' ')[1], jobId: id, kind: 'attach' } })
    expect(here.service.posts()).toEqual([])
    expect(await states(here, number)).toEqual([`${end} ${id}`])
    const found = await status(here, number)
    expect(unwrapped(found.text)).toMatch(text)
    expect((await here.github.conversation(number)).length).toBe(before.length + 2)
    expect(ended.outputs.commentUrl).toContain(`issuecomment-${found.id}`)
  })

  it.each([
    ['wim', 'who asked for the job and is mentioned in the answer alone', [1, 0]],
    ['mara', 'who did not: who asked is mentioned on the docs pull request alone', [0, 1]],
  ])('of @%s, %s', async (as, _, expected) => {
    here.service.settings.scenario = 'slow'
    const { number, event } = await asks(here)
    await here.run(event, { inputs: { wait: 'false' } })
    const pull = await opened(here)
    here.service.put({ id: 'job-0001', status: 'completed', prLink: pull.prLink })
    const { event: asked } = await asks(here, { text: '/docs status', number, as })
    expect((await here.run(asked)).ended.outputs.outcome).toBe('completed')
    const texts = await Promise.all([shown(here, number), shown(here, pull.number)])
    expect(texts.map((comments) => comments.filter(({ text }) => text.includes('@wim')).length)).toEqual(expected)
    expect(texts[1]).toHaveLength(1)
  })

  it.each(['read', 'none'] as const)(
    'with actions: %s, a run still waits for the job: only that run edits its comment',
    async (actions) => {
      here.github.grants.actions = actions
      here.service.settings.scenario = 'slow'
      const { number, event } = await asks(here)
      const started = await here.start(event)
      await expect.poll(() => states(here, number)).toEqual(['created - job-0001'])
      here.github.faults.add(`GET ${repo}/actions/runs/*`, reply(200, { status: 'in_progress' }))
      const before = await status(here, number)
      const { ended } = await ask(number, '/docs status', { runId: 2 })
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'detached', jobId: 'job-0001', status: 'active' } })
      expect(await status(here, number)).toEqual(before)
      const pull = await opened(here)
      here.service.put({ id: 'job-0001', status: 'completed', prLink: pull.prLink })
      const runs = await Promise.all([started.done(), ask(number, '/docs status', { runId: 3 })])
      expect(runs.map(({ ended }) => ended.outputs.outcome)).toEqual(['completed', 'completed'])
      expect(await shown(here, pull.number)).toHaveLength(1)
      expect(await states(here, number)).toEqual(['settled completed job-0001'])
    },
  )

  it('says what became of the docs pull request', async () => {
    const { number, event } = await asks(here)
    const pull = pullOf(await here.run(event))
    await here.github.as('mara').merge(pull)
    await sweep(here, {}, { event: pullRequestClosed(here.github, await here.github.get(`pulls/${pull}`)) })
    await ask(number, '/docs status')
    expect((await shown(here, number)).at(-1)?.text).toMatch(/pull request <\S+> was merged/)
  })

  it('without a job: says so in a comment, and is skipped', async () => {
    const { number } = await here.github.as('rosa').openIssue('Nothing yet')
    const { ended } = await ask(number, '/docs status')
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'skipped', kind: '' } })
    expect(here.service.ledger).toEqual([])
    expect((await shown(here, number)).at(-1)?.text).toContain('no job in this conversation')
  })
})

describe('a conversation that cannot be commented on: nothing is sent', () => {
  const list = `POST ${repo}/issues/*/comments`
  it.each<[string, (number: number) => unknown, RegExp]>([
    ['is locked', (number) => here.github.as('alice').lock(number), /the conversation is locked/],
    [
      'cannot be found',
      () => here.github.faults.add(list, reply(404, { message: 'Not Found' })),
      /there is no #\d+ in this repository \(HTTP 404\)/,
    ],
    [
      'is not open to the token',
      () => Object.assign(here.github.grants, { issues: 'read', pull_requests: 'read' }),
      /Grant the workflow's job the permission `issues: write` or `pull-requests: write`/,
    ],
  ])('because it %s', async (_title, make, words) => {
    const { number, event } = await asks(here)
    await make(number)
    const { ended } = await here.run(event)
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'error', reason: expect.stringMatching(words) } })
    expect(here.service.ledger).toEqual([])
  })
})

it.each<[string, (number: number) => unknown]>([
  ['is transferred', (number) => here.github.gone.set(number, { repository: 'octo-org/docs', number: 1 })],
  [
    'cannot be found any more',
    () => {
      for (const request of [`POST ${repo}/issues/*/comments`, `PATCH ${repo}/issues/comments/*`])
        here.github.faults.add(request, reply(404, { message: 'Not Found' }), { times: 9 })
    },
  ],
])(
  'a conversation that %s while its job runs: the job is not affected, and each warning is said once',
  async (_title, make) => {
    const { number, event } = await asks(here)
    here.service.faults.add('POST /v2/agent/*/job', acting({ act: true, after: async () => make(number) }))
    const { ended } = await here.run(event)
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    const warnings = ended.log.match(/^::warning::.*/gm) ?? []
    expect(warnings.filter((line) => line.includes('The status comment could not be written.'))).toHaveLength(1)
    expect(warnings).toEqual([...new Set(warnings)])
  },
)

describe('a key that was replaced', () => {
  const old = 'adm_Qw9Er8Ty7Ui6Op5As4Df3Gh2J'
  it.each([
    ['with previous-key the conversation still has its job', { 'previous-key': old }, '/job/before-rotation/message'],
    ['without it a new job is started', {}, '/job'],
  ])('%s', async (_title, inputs: Record<string, string>, expected) => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    const { id } = here.service.put({ id: 'before-rotation', status: 'completed', prLink: earlierLink }).record
    await remembers(here, number, { jobId: id, outcome: 'completed' }, { apiKey: old })
    const { ended } = await ask(number, '/docs more', { inputs })
    expect(ended.outputs.outcome).toBe('completed')
    expect(paths()).toEqual([expected])
    const log = ended.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'))
    expect(JSON.stringify([log, here.service.ledger, here.github.ledger])).not.toContain(old.slice(4))
  })
})

it.each([
  ['half a pair at the end', '\u{1F9FF}'],
  ['openings of a marker', '<! -- docs-agent:1:'],
])('a comment of the longest length, of %s, is sent whole, and the status comment has a limit', async (_t, part) => {
  const prompt = `y${part.repeat(70_000)}`.slice(0, 65_536 - '/docs '.length).toWellFormed()
  const { number, event } = await asks(here, { text: `/docs ${prompt}` })
  const { ended } = await here.run(event)
  expect(ended.outputs.outcome).toBe('completed')
  const sent = here.service.posts().at(-1)?.body ?? ''
  expect(JSON.parse(sent).prompt.includes(prompt.replace(/\uFFFD$/, ''))).toBe(true)
  const bodies = (await here.github.conversation(number)).filter(({ user }) => user.login === 'github-actions[bot]')
  expect(bodies.map(({ body }) => body.length < 65_000)).toEqual([true])
  expect((await status(here, number)).text).toContain('more characters')
})
