import { describe, expect, it } from 'vitest'
import { commentCreated, dispatched, type LocalEvent, scheduled } from '../../dev/local/github/events.ts'
import { html, reply } from '../../dev/local/http/faults.ts'
import { fileWorld, type With } from '../helpers/world.ts'

const here = await fileWorld()
const forever = { times: Number.POSITIVE_INFINITY }

async function asked(text: string, login = 'wim'): Promise<LocalEvent> {
  const { number } = await here.github.as('mara').openIssue('Retries')
  return commentCreated(here.github, await here.github.as(login).comment(number, text))
}

async function check(event: LocalEvent, how: With = {}) {
  // Nothing is waited for, so time need not go faster.
  const { ended } = await here.run(event, {
    ...how,
    env: { FAST_TIME: '1' },
    inputs: { 'memory-key': 'm'.repeat(32), ...how.inputs },
  })
  const answers = (await here.github.conversation(1)).filter(({ body }) => body.includes('setup check'))
  return { ended, answers: answers.map(({ body }) => body) }
}

const rows = (text = '') => text.split('\n').filter((line) => /^\| (?!what|---)/.test(line))

describe('/docs check', () => {
  it('answers in the conversation and the summary, and reads and writes no state', async () => {
    const { ended, answers } = await check(await asked('/docs check'))
    expect(ended.outputs).toMatchObject({ outcome: 'skipped', reason: 'The setup check found no problem.', jobId: '' })
    expect(ended.code).toBe(0)
    const [answer = ''] = answers
    expect(answers).toHaveLength(1)
    expect(answer).toMatch(/^<!-- docs-agent:note:[\w-]{43} -->\n### Docs agent: the setup check found no problem\n/)
    expect(rows(answer)).toEqual([
      expect.stringMatching(/^\| Starting a job \| not proved: Only a request shows/),
      '| Key | works: The key was accepted. |  |',
      '| Comments | works: It can be read. |  |',
      '| Pull requests | works: It can be read. |  |',
      '| Workflow runs | works: It can be read. |  |',
      '| Contents | works: It can be read. |  |',
      '| Writing comments | works: This answer was written. |  |',
    ])
    expect(ended.summary).toContain(rows(answer).join('\n'))
    expect(ended.outputs.commentUrl).toMatch(/#issuecomment-\d+$/)
    expect(here.service.ledger.map(({ method, status }) => `${method} ${status}`).toSorted()).toEqual([
      'GET 401',
      'GET 404',
    ])
    expect(here.github.ledger.length).toBeLessThanOrEqual(8)
    expect(here.github.ledger.filter(({ method }) => method !== 'GET')).toHaveLength(1)
    expect(here.github.violations).toEqual([])
  })

  it('is refused to whoever may not ask', async () => {
    const { ended, answers } = await check(await asked('/docs check', 'rosa'))
    expect(ended.outputs.outcome).toBe('refused')
    expect(answers).toEqual([])
    expect(here.service.ledger).toEqual([])
  })

  it('says what is wrong with the key, and what to do', async () => {
    const { ended, answers } = await check(await asked('/docs check'), { inputs: { 'api-key': 'mint_another_key_1' } })
    expect(ended.code).toBe(1)
    expect(ended.outputs).toMatchObject({
      outcome: 'error',
      reason: expect.stringMatching(/^The setup check found a problem\. .*does not accept the api-key for project/),
    })
    expect(rows(answers[0])[0]).toMatch(/^\| Key \| fault:/)
    expect(answers[0]).not.toContain('another_key')
  })

  it.each([
    ['GET /repos/*/*/issues/comments', 'Comments', 'fault', 'error'],
    ['GET /repos/*/*/pulls', 'Pull requests', 'fault', 'error'],
    ['GET /repos/*/*/actions/runs', 'Workflow runs', 'note', 'skipped'],
    ['GET /repos/*/*/branches', 'Contents', 'note', 'skipped'],
  ])('%s refused: %s is a %s', async (route, what, result, outcome) => {
    const message = { message: 'Resource not accessible by integration' }
    here.github.faults.add(route, reply(403, message), forever)
    const { ended, answers } = await check(await asked('/docs check'))
    expect(ended.outputs.outcome).toBe(outcome)
    expect(rows(answers[0])[0]).toContain(`| ${what} | ${result}: `)
    expect(rows(answers[0])[0]).toMatch(/Grant the `workflow's` job|Grant the workflow's job the permission/)
  })

  it('a comment that cannot be written is a fault', async () => {
    here.github.faults.add('POST /repos/*/*/issues/*/comments', reply(403, { message: 'no' }), forever)
    const { ended, answers } = await check(await asked('/docs check'))
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.summary).toContain('| Writing comments | fault: ')
    expect(answers).toEqual([])
  })
})

describe('check: true', () => {
  const inputs = { check: 'true' }

  it('asks for nothing, whatever else the step asks for', async () => {
    const issue = await here.github.as('mara').openIssue('Nightly')
    const { ended, answers } = await check(dispatched(here.github), {
      inputs: { ...inputs, prompt: 'explain', 'issue-number': String(issue.number), 'changes-since': '24h' },
    })
    expect(ended.outputs).toMatchObject({ outcome: 'skipped', reason: 'The setup check found no problem.' })
    // Nobody asked, and nothing is wrong.
    expect(answers).toEqual([])
    expect(ended.summary).toContain('| issue-number | works: It can be read. |')
    expect(here.service.posts()).toEqual([])
  })

  it('with a fault and nobody who asked, comments on the issue', async () => {
    const issue = await here.github.as('mara').openIssue('Nightly')
    const { ended, answers } = await check(scheduled(here.github), {
      inputs: { ...inputs, 'issue-number': String(issue.number), 'api-key': 'mint_another_key_1' },
    })
    expect(ended.outputs.outcome).toBe('error')
    expect(answers).toHaveLength(1)
  })

  it('does not read the comment for a command', async () => {
    const { ended, answers } = await check(await asked('/docs explain the retries'), { inputs })
    expect(ended.outputs.outcome).toBe('skipped')
    expect(answers).toHaveLength(1)
    expect(here.service.posts()).toEqual([])
  })

  it.each([
    ['an address', { 'base-url': 'http://agent.example' }, 'base-url', '| Service | not tried'],
    ['a conversation that is none', { 'issue-number': '99' }, 'There is no `#99` in this repository', ''],
    ['a number', { 'timeout-minutes': '900' }, 'timeout-minutes', ''],
    ['a word for the check itself', { check: 'maybe' }, 'check', ''],
    ['comments and reviews', { comment: 'none', reviews: 'true' }, 'reviews', '| Writing comments | not proved'],
  ])('an invalid input is a row of the table: %s', async (_, invalid, says, also) => {
    await here.github.as('mara').openIssue('Nightly')
    const { ended } = await check(dispatched(here.github), { inputs: { ...inputs, ...invalid } })
    expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
    expect(rows(ended.summary)[0]).toContain(says)
    expect(ended.summary).toContain(also)
  })

  it('a dry run checks the inputs alone', async () => {
    const { ended } = await check(await asked('/docs explain'), { inputs: { ...inputs, 'dry-run': 'true' } })
    expect(ended.outputs.outcome).toBe('skipped')
    expect(here.service.ledger).toEqual([])
    expect(here.github.ledger.map(({ method }) => method)).toEqual(['GET'])
  })

  it.each(['yes', 'True!'])('a dry run that is misspelled (%s) writes nothing and calls nobody', async (word) => {
    const { ended, answers } = await check(await asked('/docs check'), { inputs: { 'dry-run': word } })
    expect(ended.outputs.outcome).toBe('error')
    expect(answers).toEqual([])
    expect(here.service.ledger).toEqual([])
    expect(here.github.ledger.map(({ method }) => method)).toEqual(['GET'])
  })

  it("what is not GitHub's answer is no proof", async () => {
    const { number } = await here.github.as('mara').openIssue('Nightly')
    for (const path of ['issues/comments', 'pulls', 'actions/runs', 'branches', 'issues/*'])
      here.github.faults.add(`GET /repos/*/*/${path}`, html(200), forever)
    const { ended } = await check(dispatched(here.github), { inputs: { ...inputs, 'issue-number': String(number) } })
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.summary).not.toContain('It can be read.')
  })

  it('a key that is too short, in place of a token, is sent to nobody', async () => {
    await here.github.as('mara').openIssue('Nightly')
    const both = { 'github-token': 'k'.repeat(20), 'memory-key': 'k'.repeat(20) }
    const { ended } = await check(dispatched(here.github), { inputs: { ...inputs, ...both } })
    expect(ended.outputs.outcome).toBe('error')
    expect(here.github.ledger).toEqual([])
  })

  it('a key in place of a token is sent to nobody', async () => {
    await here.github.as('mara').openIssue('Nightly')
    const { ended } = await check(dispatched(here.github), {
      inputs: { ...inputs, 'github-token': here.service.apiKey },
    })
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.summary).toContain('| GitHub | not tried')
    expect(here.github.ledger).toEqual([])
  })
})
