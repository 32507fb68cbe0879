import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  commentCreated,
  dispatched,
  type LocalEvent,
  scheduled,
} from '../../dev/local/github/events.ts'
import { change, html, nothing, reply } from '../../dev/local/http/faults.ts'
import { type Served, serve } from '../helpers/loopback.ts'
import { fileWorld, type With } from '../helpers/world.ts'

const here = await fileWorld()
const forever = { times: Number.POSITIVE_INFINITY }
const comments = 'POST /repos/*/*/issues/*/comments'

async function asked(text = '/docs check', login = 'wim'): Promise<LocalEvent> {
  const { number } = await here.github.as('mara').openIssue('Retries')
  return commentCreated(here.github, await here.github.as(login).comment(number, text))
}

const settings = ({ inputs, ...how }: With = {}): With => ({
  ...how,
  // Nothing is waited for, so time need not go faster.
  env: { FAST_TIME: '1' },
  inputs: { 'memory-key': 'm'.repeat(32), 'agent-login': 'my-docs-agent[bot]', ...inputs },
})

async function check(event: LocalEvent, inputs: Record<string, string> = {}) {
  const { ended } = await here.run(event, settings({ inputs }))
  const answers = (await here.github.conversation(1)).filter(({ body }) =>
    body.includes('setup check'),
  )
  return { ended, answers: answers.map(({ body }) => body) }
}

const rows = (text = '') => text.split('\n').filter((line) => /^\| (?!what|---)/.test(line))
const methods = () => here.github.ledger.map(({ method }) => method)

describe('/docs check', () => {
  it('answers in the conversation and the summary, and reads and writes no state', async () => {
    const { ended, answers } = await check(await asked())
    expect(ended.outputs).toMatchObject({
      outcome: 'skipped',
      reason: 'The setup check found no problem.',
      jobId: '',
    })
    expect(ended.code).toBe(0)
    const [answer = ''] = answers
    expect(answers).toHaveLength(1)
    expect(answer).toMatch(
      /^<!-- docs-agent:note:[\w-]{43} -->\n### Docs agent: the setup check found no problem\n/,
    )
    expect(rows(answer)).toEqual([
      '| Key | works: The key was accepted. |  |',
      '| Project | works: A made-up project is answered otherwise. |  |',
      '| Comments | works: It can be read. |  |',
      '| Pull requests | works: It can be read. |  |',
      '| Workflow runs | works: It can be read. |  |',
      '| Contents | works: It can be read. |  |',
      '| agent-login | works: GitHub has this account. |  |',
      '| Writing comments | works: This answer was written. |  |',
      expect.stringMatching(/^\| Starting a job \| not proved: Only a request shows/),
    ])
    expect(ended.summary).toContain(rows(answer).join('\n'))
    expect(ended.outputs.commentUrl).toMatch(/#issuecomment-\d+$/)
    const probes = here.service.ledger.map(({ method, status }) => `${method} ${status}`)
    expect(probes.toSorted()).toEqual(['GET 401', 'GET 404', 'GET 404'])
    expect(methods().toSorted()).toEqual([...Array(6).fill('GET'), 'POST'])
    expect(here.github.violations).toEqual([])
  })

  it('is refused to whoever may not ask', async () => {
    const { ended, answers } = await check(await asked('/docs check', 'rosa'))
    expect(ended.outputs.outcome).toBe('refused')
    expect([answers, here.service.ledger]).toEqual([[], []])
  })

  it('says what is wrong with the key, and what to do', async () => {
    const { ended, answers } = await check(await asked(), { 'api-key': 'mint_another_key_1' })
    expect(ended.code).toBe(1)
    expect(ended.outputs.reason).toMatch(
      /^The setup check found a problem\. .*does not accept the api-key for project/,
    )
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
    const { ended, answers } = await check(await asked())
    expect(ended.outputs.outcome).toBe(outcome)
    expect(rows(answers[0])[0]).toContain(`| ${what} | ${result}: `)
    expect(rows(answers[0])[0]).toContain("Grant the workflow's job the permission")
  })

  it.each([
    ['GitHub refuses it', reply(403, { message: 'no' })],
    ['GitHub fails', reply(502, {})],
    [
      'the limit is reached for a moment',
      reply(429, { message: 'secondary rate limit' }, { 'retry-after': '1' }),
    ],
  ])('an answer that cannot be written is a fault, and is tried once: %s', async (_, fault) => {
    here.github.faults.add(comments, fault, forever)
    const { ended, answers } = await check(await asked())
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.summary).toContain('| Writing comments | fault: ')
    expect(answers).toEqual([])
    expect(methods()).toHaveLength(7)
  })

  it('a permission that GitHub fails to tell is asked for once', async () => {
    here.github.faults.add('GET /repos/*/*/collaborators/*/permission', reply(502, {}), forever)
    const { ended } = await check(await asked())
    expect(ended.outputs.outcome).toBe('error')
    expect(methods()).toEqual(['GET'])
  })

  it('fails the step if fail-on lists its outcome', async () => {
    const { ended } = await check(await asked(), { 'fail-on': 'skipped' })
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'skipped' } })
  })

  it('the address of the answer is an output only if it is a page of GitHub', async () => {
    const elsewhere = change((comment) => ({
      ...Object(comment),
      html_url: 'https://evil.test/issues/1',
    }))
    here.github.faults.add(comments, elsewhere)
    const { ended } = await check(await asked())
    expect(ended.outputs).toMatchObject({ outcome: 'skipped', commentUrl: '' })
  })

  it('a cancelled run waits for nobody, and answers nothing', async () => {
    here.service.faults.add('GET *', nothing(), forever)
    const started = await here.start(await asked(), settings())
    await expect.poll(() => here.service.ledger.length + methods().length, { interval: 5 }).toBe(8)
    const began = performance.now()
    await started.cancel()
    const { ended } = await started.done()
    expect(performance.now() - began).toBeLessThan(4_000)
    expect(ended).toMatchObject({
      code: 1,
      outputs: { outcome: 'cancelled', reason: /Nothing was started/ },
    })
    expect(methods()).not.toContain('POST')
  })
})

describe('check: true', () => {
  const inputs = { check: 'true' }

  it('asks for nothing, whatever else the step asks for', async () => {
    const issue = await here.github.as('mara').openIssue('Nightly')
    const more = { prompt: 'explain', 'issue-number': String(issue.number), 'changes-since': '24h' }
    const { ended, answers } = await check(dispatched(here.github), { ...inputs, ...more })
    expect(ended.outputs).toMatchObject({
      outcome: 'skipped',
      reason: 'The setup check found no problem.',
    })
    // Nobody asked, and nothing is wrong.
    expect(answers).toEqual([])
    expect(ended.summary).toContain('| issue-number | works: It can be read. |')
    expect(here.service.posts()).toEqual([])
  })

  it('with a fault and nobody who asked, comments on the issue', async () => {
    const issue = await here.github.as('mara').openIssue('Nightly')
    const wrong = { 'issue-number': String(issue.number), 'api-key': 'mint_another_key_1' }
    const { ended, answers } = await check(scheduled(here.github), { ...inputs, ...wrong })
    expect(ended.outputs.outcome).toBe('error')
    expect(answers).toHaveLength(1)
  })

  it('does not read the comment for a command', async () => {
    const { ended, answers } = await check(await asked('/docs explain the retries'), inputs)
    expect(ended.outputs.outcome).toBe('skipped')
    expect(answers).toHaveLength(1)
    expect(here.service.posts()).toEqual([])
  })

  const docs = { 'docs-token': 't'.repeat(20) }
  it.each([
    ['an address', { 'base-url': 'http://agent.example' }, 'base-url', '| Service | not tried'],
    ['a conversation', { 'issue-number': 'x' }, 'issue-number', '| issue-number | not tried'],
    [
      'a conversation that is none',
      { 'issue-number': '99' },
      'there is no `#99` in this repository',
      '',
    ],
    [
      'a repository',
      { ...docs, 'docs-repository': 'x' },
      'docs-repository',
      '| docs-token | not tried',
    ],
    ['a number', { 'timeout-minutes': '900' }, 'timeout-minutes', ''],
    ['a word for the check itself', { check: 'maybe' }, 'check', ''],
    [
      'comments and reviews',
      { comment: 'none', reviews: 'true' },
      'reviews',
      '| Writing comments | not proved',
    ],
  ])('an invalid input is a row of the table: %s', async (_, invalid, says, also) => {
    await here.github.as('mara').openIssue('Nightly')
    const { ended } = await check(dispatched(here.github), { ...inputs, ...invalid })
    expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
    expect(rows(ended.summary)[0]).toContain(says)
    expect(ended.summary).toContain(also)
  })

  it.each([{ 'min-permission': 'all' }, { 'allowed-bots': '*' }, { 'github-token': 'a b' }])(
    'if it cannot be told who may ask (%j), the table is in the summary alone, and nobody is called',
    async (invalid) => {
      const { ended, answers } = await check(await asked(), { ...inputs, ...invalid })
      expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
      const [fault, ...others] = rows(ended.summary)
      expect(fault).toContain(Object.keys(invalid)[0])
      expect(others).toEqual([
        expect.stringContaining('| Service | not tried'),
        expect.stringContaining('| GitHub | not tried'),
        expect.stringContaining('| Writing comments | not proved'),
      ])
      expect([answers, here.service.ledger, methods()]).toEqual([[], [], []])
    },
  )

  it.each([
    ['checks the inputs alone', { ...inputs, 'dry-run': 'true' }, 'skipped'],
    ['that is misspelled does too', { ...inputs, 'dry-run': 'True!' }, 'error'],
  ])('a dry run %s', async (_, how, outcome) => {
    const { ended, answers } = await check(await asked(), how)
    expect(ended.outputs.outcome).toBe(outcome)
    expect([answers, here.service.ledger, methods()]).toEqual([[], [], ['GET']])
  })

  it("what is not GitHub's answer is no proof", async () => {
    const { number } = await here.github.as('mara').openIssue('Nightly')
    for (const path of ['issues/comments', 'pulls', 'actions/runs', 'branches', 'issues/*'])
      here.github.faults.add(`GET /repos/*/*/${path}`, html(200), forever)
    const { ended } = await check(dispatched(here.github), {
      ...inputs,
      'issue-number': String(number),
    })
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.summary).not.toContain('It can be read.')
  })

  it.each([
    ['api-key', 'k'.repeat(20)],
    ['memory-key', 'k'.repeat(20)],
  ])('a key in place of a token (%s) is sent to nobody', async (name, key) => {
    await here.github.as('mara').openIssue('Nightly')
    const { ended } = await check(dispatched(here.github), {
      ...inputs,
      'github-token': key,
      [name]: key,
    })
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.summary).toContain('| GitHub | not tried')
    expect(here.github.ledger).toEqual([])
  })
})

describe('another server at base-url', () => {
  let portal: Served
  beforeAll(async () => {
    // It asks everybody to sign in, except whoever has the key.
    const isKnown = (authorization = '') => authorization === `Bearer ${here.service.apiKey}`
    portal = await serve(
      createServer(({ headers }, response) => {
        response.writeHead(isKnown(headers.authorization) ? 200 : 401, {
          'content-type': 'text/html',
        })
        response.end('<!doctype html><title>Welcome</title>')
      }),
    )
  })
  afterAll(() => portal.close())

  it('that answers with a page to the real key alone is a fault', async () => {
    const { ended, answers } = await check(await asked(), { 'base-url': portal.url })
    expect(ended).toMatchObject({
      code: 1,
      outputs: { outcome: 'error', reason: /no JSON, so another server/ },
    })
    expect(rows(answers[0])[0]).toBe(
      '| Key | fault: The answer is a 200 that is no JSON, so another server answers here. | Check base-url. |',
    )
  })
})

describe('the commonest mistakes', () => {
  const servers: Served[] = []
  const serveAll = async (answer: RequestListener): Promise<string> => {
    const served = await serve(createServer(answer))
    servers.push(served)
    return served.url
  }
  afterAll(() => Promise.all(servers.map((served) => served.close())))

  it.each<[string, () => Promise<Record<string, string>>, string, string[]]>([
    [
      'a project that does not exist',
      async () => ({ 'project-id': 'typo' }),
      'skipped',
      [
        '| Key | works: The key was accepted. |  |',
        '| Project | not proved: A made-up project is answered alike: `There is no project typo.` | Check project-id, and the path in base-url. Only a request shows that the project exists. |',
      ],
    ],
    [
      'a project of somebody else',
      async () => ({ 'project-id': 'other-project' }),
      'error',
      [
        "| Key | fault: The api-key may not be used for project other-project (403). | Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner. |",
        '| Project | not tried: It shows nothing while the key has a fault. |  |',
      ],
    ],
    [
      'a wrong path in the address',
      async () => ({ 'base-url': `${here.service.url}/api` }),
      'skipped',
      [
        '| Project | not proved: A made-up project is answered alike: `There is no such page.` | Check project-id, and the path in base-url. Only a request shows that the project exists. |',
      ],
    ],
    [
      'a page of another server',
      async () => ({
        'base-url': await serveAll((_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' })
          response.end('<!doctype html><title>Welcome</title>')
        }),
      }),
      'error',
      [
        '| Key | fault: The answer is a 200 that is no JSON, so another server answers here. | Check base-url. |',
        '| Project | not tried: It shows nothing while the key has a fault. |  |',
      ],
    ],
    [
      'the API of something else, which knows no such address',
      async () => ({
        'base-url': await serveAll((_, response) => {
          response.writeHead(404, { 'content-type': 'application/json' })
          response.end('{"message":"Not Found"}')
        }),
      }),
      'skipped',
      [
        '| Key | note: That the key is accepted is not proved: this address answers any key so. |  |',
        '| Project | not proved: A made-up project is answered alike: `Not Found`. | Check project-id, and the path in base-url. Only a request shows that the project exists. |',
      ],
    ],
    [
      'the API of something else, which answers any address',
      async () => ({
        'base-url': await serveAll((_, response) => {
          response.writeHead(200, { 'content-type': 'application/json' })
          response.end('["ok"]')
        }),
      }),
      'error',
      [
        '| Key | fault: The answer is a 200 that is no JSON object, so another server answers here. | Check base-url. |',
      ],
    ],
    [
      'a redirect',
      async () => ({
        'base-url': await serveAll((_, response) => {
          response.writeHead(302, { location: 'https://login.test/start' })
          response.end()
        }),
      }),
      'error',
      [
        '| Key | fault: The service answers HTTP 302 to any key, with a redirect to `https://login.test`. | Check base-url. |',
      ],
    ],
  ])('%s', async (_, inputs, outcome, expected) => {
    const { ended, answers } = await check(await asked(), await inputs())
    expect(ended.outputs.outcome).toBe(outcome)
    expect(rows(answers[0])).toEqual(expect.arrayContaining(expected))
  })
})

const [secret, open] = ['octo-org/plans-2027', 'octo-org/docs']
const app = await fileWorld(
  {},
  {
    name: 'app',
    others: [
      { owner: 'octo-org', name: 'plans-2027', private: true },
      { owner: 'octo-org', name: 'docs' },
    ],
  },
)

describe('docs-repository, in a public repository', () => {
  const tokens: [title: string, repositories: string[], shown: RegExp][] = [
    ['that docs-token may read', [secret, open], /docs repository 1 of 2 \| works: It can be read/],
    [
      'that docs-token may not read',
      [open],
      /docs repository 1 of 2 \| fault: It cannot be read \(HTTP 404\)/,
    ],
  ]
  it.each(tokens)(
    'names nothing private in the comment, a repository %s',
    async (_, repositories, shown) => {
      const { github } = app
      const { number } = await github.as('mara').openIssue('Retries')
      const event = await commentCreated(
        github,
        await github.as('wim').comment(number, '/docs check'),
      )
      const token = github.createToken({ login: 'docs-app[bot]', repositories })
      const inputs = { 'docs-token': token, 'docs-repository': `${secret}\n${open}` }
      const { ended } = await app.run(event, settings({ inputs }))
      const [, answer] = await github.conversation(number)
      expect(answer?.body).toMatch(shown)
      expect(answer?.body).toContain(`docs-token in \`${open}\` | works`)
      expect(answer?.body).not.toContain('plans-2027')
      // Its readers see the inputs of the step in any case.
      expect(ended.summary).toContain(`docs-token in \`${secret}\``)
    },
  )
})
