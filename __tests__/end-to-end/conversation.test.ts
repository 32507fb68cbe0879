import { describe, expect, it } from 'vitest'
import { acting } from '../../dev/local/http/faults.ts'
import { asks, earlierLink, remembers, shown, states, status } from '../helpers/comments.ts'
import { fileWorld, pullOf, type With, warningsOf } from '../helpers/world.ts'

// Which job gets a command is in unit/protocol/follow-up-or-new.test.ts, what /docs status answers in unit/run/status-reply.test.ts.
const here = await fileWorld()

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
    expect(there).toMatchObject({
      login: 'github-actions[bot]',
      marker: { kind: 'pull-request', jobId: 'job-0001' },
    })
    expect(there?.text).toContain('@wim')
    expect(there?.text).toContain(
      `[#${number}](<https://github.example/octo-org/handbook/issues/${number}>)`,
    )

    const { ended, comment } = await ask(pull, '/docs shorter, please')
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    const { marker, text } = await answer(pull, comment.id)
    expect(marker).toMatchObject({ phase: 'settled', kind: 'follow-up' })
    expect(text).toMatch(
      /^### ✅ Docs agent: the changes are in this pull request\n`shorter, please` · Took \d+ s · /,
    )

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

it('a conversation that is locked cannot be commented on: nothing is sent', async () => {
  const { number, event } = await asks(here)
  await here.github.as('alice').lock(number)
  const reason = expect.stringMatching(/the conversation is locked/)
  expect((await here.run(event)).ended).toMatchObject({
    code: 1,
    outputs: { outcome: 'error', reason },
  })
  expect(here.service.ledger).toEqual([])
})

it('a conversation that is transferred while its job runs: the job is not affected, and each warning is said once', async () => {
  const { number, event } = await asks(here)
  const transfer = async () =>
    void here.github.gone.set(number, { repository: 'octo-org/docs', number: 1 })
  here.service.faults.add('POST /v2/agent/*/job', acting({ act: true, after: transfer }))
  const run = await here.run(event)
  expect(run.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  const warnings = warningsOf(run)
  expect(
    warnings.filter((text) => text.includes('The status comment could not be written.')),
  ).toHaveLength(1)
  expect(warnings).toEqual([...new Set(warnings)])
})

describe('a key that was replaced', () => {
  const old = 'adm_Qw9Er8Ty7Ui6Op5As4Df3Gh2J'
  it.each([
    [
      'with previous-key the conversation still has its job',
      { 'previous-key': old },
      '/job/before-rotation/message',
    ],
    ['without it a new job is started', {}, '/job'],
  ])('%s', async (_title, inputs: Record<string, string>, expected) => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    const { id } = here.service.put({
      id: 'before-rotation',
      status: 'completed',
      prLink: earlierLink,
    }).record
    await remembers(here, number, { jobId: id, outcome: 'completed' }, { apiKey: old })
    const { ended } = await ask(number, '/docs more', { inputs })
    expect(ended.outputs.outcome).toBe('completed')
    expect(paths()).toEqual([expected])
    const log = ended.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'))
    expect(JSON.stringify([log, here.service.ledger, here.github.ledger])).not.toContain(
      old.slice(4),
    )
  })
})

it.each([
  ['half a pair at the end', '\u{1F9FF}'],
  ['openings of a marker', '<! -- docs-agent:1:'],
])(
  'a comment of the longest length, of %s, is sent whole, and the status comment has a limit',
  async (_t, part) => {
    const prompt = `y${part.repeat(70_000)}`.slice(0, 65_536 - '/docs '.length).toWellFormed()
    const { number, event } = await asks(here, { text: `/docs ${prompt}` })
    const { ended } = await here.run(event)
    expect(ended.outputs.outcome).toBe('completed')
    const sent = here.service.posts().at(-1)?.body ?? ''
    expect(JSON.parse(sent).prompt.includes(prompt.replace(/\uFFFD$/, ''))).toBe(true)
    const bodies = (await here.github.conversation(number)).filter(
      ({ user }) => user.login === 'github-actions[bot]',
    )
    expect(bodies.map(({ body }) => body.length < 65_000)).toEqual([true])
    expect((await status(here, number)).text).toContain('more characters')
  },
)
