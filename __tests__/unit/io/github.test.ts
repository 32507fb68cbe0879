import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGitHub, type GitHub } from '../../../src/io/github.ts'
import { type ClientSettings, createClient } from '../../../src/io/github-client.ts'
import { GitHubError, toGitHubError } from '../../../src/io/github-error.ts'
import type { PullSize } from '../../../src/io/github-pulls.ts'
import type { Exchange, Reply } from '../../../src/io/http-client.ts'
import { HttpError } from '../../../src/io/http-error.ts'
import { redactor } from '../../../src/io/redact.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { deepList, deepObject, oddJson } from '../../helpers/odd-json.ts'

const token = 'ghs_0123456789abcdef'
const lost = (): HttpError =>
  new HttpError(
    'the connection broke before the answer was complete (api.github.com:443, ECONNRESET)',
    {
      code: 'ECONNRESET',
      sent: true,
    },
  )
const refused = (): HttpError =>
  new HttpError('connection refused (api.github.com:443, ECONNREFUSED)', {
    code: 'ECONNREFUSED',
    sent: false,
  })

/** GitHub by a script of answers, the last for ever. */
function scripted(
  script: (Partial<Reply> | Error | Promise<Partial<Reply>>)[],
  {
    apiUrl = 'https://api.github.com',
    takes = 0,
    triesOnce = false,
    tokenInput = 'github-token' as 'github-token' | 'docs-token',
  } = {},
) {
  const clock = fakeClock()
  const cancel = new AbortController()
  const requests: Exchange[] = []
  const settings: ClientSettings = {
    token,
    tokenInput,
    triesOnce,
    apiUrl,
    owner: 'o',
    repo: 'r',
    clock,
    cancelled: cancel.signal,
    redact: (text) => text.replaceAll(token, '***'),
    http: {
      async exchange(request) {
        const place = Math.min(requests.length, script.length - 1)
        requests.push(request)
        const given = script[place] ?? {}
        const answer = given instanceof Promise ? await given : given
        if (takes) await clock.sleep(takes * 1_000, request.signal)
        if (request.signal?.aborted)
          throw new HttpError('given up because the run was cancelled', {
            code: 'HTTP_CANCELLED',
            sent: true,
          })
        if (answer instanceof Error) throw answer
        return {
          status: 200,
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: '',
          ...answer,
        }
      },
    },
  }
  return { github: createGitHub(settings), client: createClient(settings), requests, clock, cancel }
}

const json = (
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Partial<Reply> => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
})
const made = {
  id: 101,
  body: 'text',
  html_url: 'https://github.com/o/r/issues/1#issuecomment-101',
  created_at: '2025-06-01T12:00:00Z',
}
const [createdAt, updatedAt] = [made.created_at, made.created_at]
const read = { id: 101, body: 'text', url: made.html_url, createdAt, updatedAt, byBot: false }
const said = (message: string, status: number, headers?: Record<string, string>) =>
  json({ message, documentation_url: 'https://docs.github.com/rest' }, status, headers)
const denied = said('Resource not accessible by integration', 403)

const calls: Record<string, (github: GitHub) => Promise<unknown>> = {
  permission: (github) => github.permission('octocat'),
  react: (github) => github.react({ kind: 'issue-comment', id: 55 }, 'eyes'),
  createComment: (github) => github.createComment(1, 'text'),
  updateComment: (github) => github.updateComment(101, 'text'),
  deleteComment: (github) => github.deleteComment(101),
  comments: (github) => github.comments(1, 2),
  issue: (github) => github.issue(1),
  pull: (github) => github.pull(7),
  pullsOf: (github) => github.pullsOf('f'.repeat(40)),
}
const names = Object.keys(calls)
const isList = (name: string) => ['comments', 'pullsOf'].includes(name)
const act = (name: string, github: GitHub): Promise<unknown> =>
  calls[name]?.(github) ?? Promise.reject(new Error(name))

async function fault(doing: Promise<unknown>): Promise<GitHubError> {
  try {
    await doing
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(GitHubError)
    return thrown as GitHubError
  }
  throw new Error('It succeeded.')
}

let printed: string[]

beforeEach(() => {
  printed = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void printed.push(words.join(' ')))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(printed, 'nothing is printed').toEqual([])
})

describe('what is asked of GitHub', () => {
  it.each<[string, string, string, unknown]>([
    ['permission', 'GET', '/repos/o/r/collaborators/octocat/permission', undefined],
    ['react', 'POST', '/repos/o/r/issues/comments/55/reactions', { content: 'eyes' }],
    ['createComment', 'POST', '/repos/o/r/issues/1/comments', { body: 'text' }],
    ['updateComment', 'PATCH', '/repos/o/r/issues/comments/101', { body: 'text' }],
    ['deleteComment', 'DELETE', '/repos/o/r/issues/comments/101', undefined],
    ['comments', 'GET', '/repos/o/r/issues/1/comments?per_page=100&page=2', undefined],
    ['pull', 'GET', '/repos/o/r/pulls/7', undefined],
  ])('%s: %s %s', async (name, method, path, body) => {
    const { github, requests } = scripted([json(isList(name) ? [] : made)])
    await act(name, github)
    expect(requests).toHaveLength(1)
    const [request] = requests
    expect([request?.method, request?.url]).toEqual([method, `https://api.github.com${path}`])
    expect(request?.body === undefined ? undefined : JSON.parse(request.body)).toEqual(body)
    expect(request?.headers.authorization).toBe(`token ${token}`)
    expect(
      JSON.stringify({ ...request, headers: { ...request?.headers, authorization: '' } }),
    ).not.toContain(token)
    expect(request?.timeoutMs).toBe(30_000)
    expect(request?.fresh).toBe(method === 'POST')
  })

  it.each(names)('%s, of a client that tries once: it has ten seconds', async (name) => {
    const { github, requests } = scripted([said('Server Error', 500)], { triesOnce: true })
    await fault(act(name, github))
    expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000])
  })

  it('one comment, and an edit on request: tried once', async () => {
    const { github, requests } = scripted([said('Server Error', 500)])
    await fault(github.comment(101))
    await fault(github.updateComment(101, 'text', { isOptional: true }))
    const url = 'https://api.github.com/repos/o/r/issues/comments/101'
    expect(requests.map((request) => [request.method, request.url])).toEqual([
      ['GET', url],
      ['PATCH', url],
    ])
    expect(await scripted([json(made)]).github.comment(101)).toEqual(read)
  })

  it.each(['https://ghe.test/api/v3', 'https://ghe.test/api/v3/'])(
    'under the path of %s',
    async (apiUrl) => {
      const { github, requests } = scripted([json([])], { apiUrl })
      await github.comments(1, 1)
      expect(requests[0]?.url).toBe(
        'https://ghe.test/api/v3/repos/o/r/issues/1/comments?per_page=100&page=1',
      )
    },
  )

  it.each(['a/b', 'x?y#z', 'x%2Fy', 'renovate[bot]'])(
    'the login %s stays one part of the path',
    async (login) => {
      const { github, requests } = scripted([json({})])
      await github.permission(login)
      const { pathname, search, hash } = new URL(requests[0]?.url ?? '')
      expect([pathname.split('/').length, search, hash]).toEqual([7, '', ''])
    },
  )

  it.each([
    '123n',
    '-5n',
    'a "123n" b',
    '{"a":1}',
    '12345678901234567890',
    '𝒳 ☂ \u2028 \\ "',
    '<!-- x -->\r\n',
  ])('a body arrives as it is: %s', async (body) => {
    const { github, requests } = scripted([json(made)])
    await github.createComment(1, body)
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ body })
  })
})

describe('what GitHub answers', () => {
  it('a comment, of a person or a bot, without a body or the time of its last edit', async () => {
    expect(await scripted([json(made, 201)]).github.createComment(1, 'text')).toEqual(read)
    const bot = { ...made, updated_at: '2025-06-02T12:00:00Z', user: { id: 5, type: 'Bot' } }
    expect(
      (await scripted([json([{ ...made, body: null }, bot])]).github.comments(1, 1)).comments,
    ).toEqual([
      { ...read, body: '' },
      { ...read, updatedAt: bot.updated_at, author: 5, byBot: true },
    ])
  })

  it.each<[unknown, number | undefined]>([
    [{ id: 5 }, 5],
    [{ id: 0 }, 0],
    [{ id: -2 }, -2],
    [{ id: 2 ** 53 }, undefined],
    [{ id: 1.5 }, undefined],
    [{ id: '5' }, undefined],
    [{ login: 'octocat' }, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the author of a comment, an account with any id: %j', async (user, author) => {
    expect((await scripted([json({ ...made, user })]).github.comment(101)).author).toBe(author)
    const viewer = { databaseId: Object(user).id }
    expect(await scripted([json({ data: { viewer } })]).github.viewer()).toBe(author)
  })

  const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64')
  const file = (content: string) => ({ type: 'file', encoding: 'base64', size: 9, content })

  it.each([
    ['in lines', file(base64('Größe\n').replace(/(.{4})/g, '$1\n')), 'Größe\n'],
    ['with the mark of its order', file(base64('\ufeffA')), 'A'],
    ['without a size', { type: 'file', encoding: 'base64', content: base64('A') }, 'A'],
    ['that is empty', file(''), ''],
  ])('a file %s', async (_, answer, text) => {
    const { github, requests } = scripted([json(answer)])
    expect(await github.file('docs/a b?#.md')).toEqual({ kind: 'text', text })
    // No ref: the default branch.
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['GET', 'https://api.github.com/repos/o/r/contents/docs%2Fa%20b%3F%23.md'],
    ])
  })

  it.each([
    ['a folder', [file('')], 'it is a folder'],
    ['a link', { type: 'symlink', target: 'x' }, 'it is a link or a submodule, not a file'],
    ['a submodule', { type: 'submodule' }, 'it is a link or a submodule, not a file'],
    ['something else', { message: 'ok' }, 'it is a link or a submodule, not a file'],
    ['no object', 'text', 'it is a link or a submodule, not a file'],
    ['large', { ...file(''), encoding: 'none', size: 2_000_000 }, 'it is larger than 1 MB'],
    ['too large', { ...file(base64('A')), size: 1_000_001 }, 'it is larger than 1 MB'],
    ['larger than it says', file('A'.repeat(1_400_001)), 'it is larger than 1 MB'],
    ['an image', file(base64(new Uint8Array([0x89, 0xff]))), 'it is not text in UTF-8'],
    ['not in Base64', file('?'), 'it is not text in UTF-8'],
    ['in another form', { ...file('41'), encoding: 'hex' }, 'it is not text in UTF-8'],
  ])('what is no text file: %s', async (_, answer, why) => {
    expect(await scripted([json(answer)]).github.file('a.md')).toEqual({ kind: 'unusable', why })
  })

  it('no file, or none that the token may see', async () => {
    const { github } = scripted([said('Not Found', 404)])
    const why = 'the default branch has no such file, or `contents: read` is missing'
    expect(await github.file('a.md')).toEqual({ kind: 'missing', why })
  })

  it('no word about a file: the error names the permission', async () => {
    const refused = await fault(scripted([denied]).github.file('a.md'))
    expect(refused.message).toContain('Reading a.md: ')
    expect(refused.message).toContain('`contents: read`')
  })

  it.each([
    ['Bot', { login: 'my-docs-agent[bot]', type: 'Bot' }],
    ['Organization', { type: 'Organization' }],
  ])('the type of an account: %s', async (type, answer) => {
    const { github, requests } = scripted([json(answer)])
    expect(await github.accountType('my-docs-agent[bot]')).toBe(type)
    expect(requests[0]?.url).toBe('https://api.github.com/users/my-docs-agent%5Bbot%5D')
  })

  it('no such account, and an answer that is not about one', async () => {
    expect(await scripted([said('Not Found', 404)]).github.accountType('a')).toBeUndefined()
    const oddity = await fault(scripted([json({})]).github.accountType('a'))
    expect(oddity.message).toBe("Reading the account a: the answer is not GitHub's.")
  })

  it('without an account of the token: the error names what was asked', async () => {
    const asked = scripted([said('Not Found', 404)]).github.viewer()
    await expect(asked).rejects.toThrow(
      /^Reading the account of the token \(GraphQL viewer\): GitHub answered HTTP 404/,
    )
  })

  it.each<[said: object, state: string]>([
    [{ state: 'open' }, 'open'],
    [{ state: 'closed', merged_at: null }, 'closed'],
    [{ state: 'closed', merged_at: '2025-06-01T12:00:00Z' }, 'merged'],
  ])('a pull request that is %j', async (said, state) => {
    expect(await scripted([json(said)]).github.pull(7)).toMatchObject({ state })
  })

  it.each<[unknown, string[]]>([
    [
      [{ name: 'Skip-Docs' }, { name: 'ÜBER uns' }],
      ['skip-docs', 'über uns'],
    ],
    [
      [{ name: 7 }, 'skip-docs', null],
      ['', '', ''],
    ],
    ['skip-docs', []],
    [undefined, []],
  ])('the labels of a pull request: %j', async (labels, expected) => {
    expect((await scripted([json({ state: 'closed', labels })]).github.pull(7)).labels).toEqual(
      expected,
    )
  })

  it.each<[string, Record<string, unknown>, PullSize | undefined]>([
    [
      'as GitHub says it',
      { changed_files: 4, additions: 120, deletions: 0 },
      { files: 4, added: 120, removed: 0 },
    ],
    ['without one of its numbers', { changed_files: 4, additions: 120 }, undefined],
    ['with a number that is none', { changed_files: 4, additions: '120', deletions: 0 }, undefined],
  ])('the size of a pull request %s', async (_, fields, size) => {
    expect((await scripted([json({ state: 'open', ...fields })]).github.pull(7)).size).toEqual(size)
  })

  const link = (...pages: string[]) => ({
    link: pages
      .map((page) => `<https://git.example/x?per_page=100&${page.replace(' ', '>; rel="')}"`)
      .join(', '),
  })
  const total = (all: string) => ({ 'x-total-count': all })
  it.each<[string, number, number, Record<string, string>, number | 'may have a next one']>([
    ['a first page, by its links', 0, 2, link('page=2 next', 'page=7 last'), 7],
    ['a last page, by its links', 0, 2, link('page=1 prev', 'page=1 first'), 2],
    ['the next page alone', 0, 2, link('page=3 next'), 3],
    ['a link that is none', 0, 2, { link: 'x; rel="last"' }, 2],
    ['a number beyond all numbers', 0, 2, link('page=99999999999999999999 last'), 999_999],
    ['a short page', 30, 1, {}, 1],
    ['a full page', 100, 1, {}, 'may have a next one'],
    ['a first page of thirty, by the number of all', 30, 1, total('70'), 2],
    ['a later page of thirty', 30, 2, total('70'), 3],
    ['the rest, which may have one more', 10, 3, total('70'), 4],
    ['a page past the last one', 0, 4, total('70'), 4],
    ['a full page, by the number of all', 100, 1, total('100'), 1],
  ])('the pages of a list: %s', async (_, length, page, headers, last) => {
    const listed = Array.from({ length }, (_, at) => ({ ...made, id: at + 1 }))
    const { comments: _read, ...pages } = await scripted([
      json(listed, 200, headers),
    ]).github.comments(1, page)
    expect(pages).toEqual(typeof last === 'number' ? { last } : { last: page, mayHaveNext: true })
  })

  it.each<[string, object, number | undefined]>([
    ['an issue', { issue_url: 'https://api.github.com/repos/o/r/issues/7' }, 7],
    ['a pull request', { issue_url: '', pull_request_url: 'https://git.example/o/r/pulls/7' }, 7],
    ['neither', { issue_url: null }, undefined],
  ])('the conversation of a comment in a list of all: %s', async (_, urls, issue) => {
    const { github } = scripted([json([{ ...made, ...urls, updated_at: '2026-01-01T00:00:00Z' }])])
    expect((await github.changedComments('2026-01-01T00:00:00Z', 1)).comments).toMatchObject([
      { issue },
    ])
  })

  it('that something is deprecated: nothing is printed', async () => {
    const { github } = scripted([
      json(made, 200, {
        deprecation: 'true',
        sunset: 'soon ::error::x',
        link: '<https://x>; rel="deprecation"',
      }),
    ])
    expect(await github.updateComment(101, 'text')).toEqual(read)
  })

  it.each<[string, (Partial<Reply> | Error)[]]>([
    ['now', [{ status: 204, headers: {}, body: '' }]],
    ['when its deletion is repeated', [lost(), said('Not Found', 404)]],
    ['for somebody else deleted it', [said('Not Found', 404)]],
  ])('that a comment is gone, %s: it is deleted', async (_, answers) => {
    const { github, requests } = scripted(answers)
    await github.deleteComment(101)
    expect(requests).toHaveLength(answers.length)
  })
})

describe("GitHub's own time", () => {
  it.each([
    ['before the first answer: the clock of the runner', undefined, '2025-06-01T12:00:30.000Z'],
    [
      'by the date of an answer, and half a minute later',
      'Sun, 01 Jun 2025 15:00:00 GMT',
      '2025-06-01T15:00:30.000Z',
    ],
    ['an answer without a date', '', '2025-06-01T12:00:30.000Z'],
  ])('%s', async (_, date, expected) => {
    const { github, clock } = scripted([json(made, 200, date ? { date } : {})])
    if (date !== undefined) await github.updateComment(101, 'text')
    clock.pass(30)
    expect(github.date().toISOString()).toBe(expected)
  })
})

describe("GitHub's own time, asked for", () => {
  const three = { date: 'Sun, 01 Jun 2025 15:00:00 GMT' }

  it('is that of the last answer: nothing is read for it', async () => {
    const { github, clock, requests } = scripted([json(made, 200, three)])
    await github.updateComment(101, 'text')
    clock.pass(30)
    expect((await github.now()).toISOString()).toBe('2025-06-01T15:00:30.000Z')
    expect(requests).toHaveLength(1)
  })

  it('is read once where no answer has told it: with the repository', async () => {
    const { github, requests } = scripted([json({ id: 7 }, 200, three)])
    for (const _ of 'ab')
      expect((await github.now()).toISOString()).toBe('2025-06-01T15:00:00.000Z')
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://api.github.com/repos/o/r',
    ])
  })

  it('is that of an error too', async () => {
    const { github, requests } = scripted([said('Not Found', 404, three)])
    await github.deleteComment(101)
    expect((await github.now()).toISOString()).toBe('2025-06-01T15:00:00.000Z')
    expect(requests).toHaveLength(1)
  })

  it("is the runner's where the server does not tell it", async () => {
    const { github } = scripted([json({ id: 7 })])
    expect((await github.now()).toISOString()).toBe('2025-06-01T12:00:00.000Z')
  })
})

describe('an answer that makes no sense is no success', () => {
  const html: Partial<Reply> = {
    body: '<html>Sign in</html>',
    headers: { 'content-type': 'text/html' },
  }
  const answers: [string, Partial<Reply>][] = [
    ['HTML', html],
    ['nothing', { body: '' }],
    ['nothing at all', { status: 204, body: '', headers: {} }],
    ['half a JSON', { body: '{"id": 10' }],
    ['an answer that is not whole', { ...json(made), incomplete: lost() }],
    ['null', json(null)],
    ['another object', json({ message: 'hello' })],
  ]

  it.each(answers)('%s, for a comment: it may be there', async (_, answer) => {
    const thrown = await fault(scripted([answer]).github.createComment(1, 'text'))
    expect(thrown.mayHaveSucceeded).toBe(true)
  })

  it.each(answers)('%s, for the list of comments', async (_, answer) => {
    const thrown = await fault(scripted([answer]).github.comments(1, 1))
    expect(thrown.message).toContain('Reading the comments of #1')
  })

  it.each(answers)('%s, for a pull request: it is not closed', async (_, answer) => {
    const said = scripted([answer]).github.pull(7)
    const open = await said
      .then(({ state }) => state === 'open')
      .catch((thrown) => thrown instanceof GitHubError)
    expect(open).toBe(true)
  })

  it('a list with something else in it', async () => {
    const thrown = await fault(scripted([json([made, null])]).github.comments(1, 1))
    expect(thrown.message).toContain('Reading the comments of #1')
  })

  it.each(names)('a redirect is no success: %s', async (name) => {
    for (const status of [301, 302, 303, 307, 308]) {
      const { github, requests } = scripted([
        { status, headers: { location: 'https://evil.test/' }, body: '' },
      ])
      const thrown = await fault(act(name, github))
      expect([thrown.status, thrown.mayHaveSucceeded, requests.length]).toEqual([status, false, 1])
    }
  })
})

describe('an answer that is nested too deeply to be walked through', () => {
  const answer = (body: string, status: number): Partial<Reply> => ({ ...json({}, status), body })

  it.each([deepList(), deepObject(), `[${deepList()}]`])(
    'an error keeps its status, and GitHub its words',
    async (deep) => {
      const body = `{"message":"Validation Failed","errors":[${deep}],"documentation_url":${deep}}`
      const { github, requests } = scripted([answer(body, 422)])
      const thrown = await fault(github.createComment(1, 'text'))
      expect([thrown.status, thrown.said, thrown.mayHaveSucceeded]).toEqual([
        422,
        'Validation Failed',
        false,
      ])
      expect(requests).toHaveLength(1)
    },
  )

  it.each([deepList(), deepObject()])('an error that is nothing else', async (deep) => {
    const thrown = await fault(scripted([answer(deep, 404)]).github.permission('octocat'))
    expect([thrown.status, thrown.said]).toEqual([404, ''])
  })

  it('any field of a success', async () => {
    const body = `{"id":101,"body":${deepList()},"html_url":${deepObject()},"created_at":${deepList()},"user":${deepObject()}}`
    const { github } = scripted([answer(body, 201)])
    expect(await github.createComment(1, 'text')).toMatchObject({ id: 101, body: '', url: '' })
  })
})

describe('an error with a very long text', () => {
  const fields: [string, (text: string) => object][] = [
    ['its message', (text) => ({ message: text })],
    ['another field', (text) => ({ message: 'x', errors: [text], documentation_url: text })],
  ]

  it.each(fields)('in %s costs nearly nothing', async (_, withText) => {
    const texts = ['word ', '\u202e', ` ${token}`].map((unit) =>
      unit.repeat(Math.ceil(5_000_000 / unit.length)),
    )
    const secrets = [token, 'svc_0123456789abcdefghij']
    for (const text of texts) {
      const error = { response: { status: 403, headers: {}, data: withText(text) } }
      const settings = {
        operation: 'Reading #1',
        permission: '',
        issue: 1,
        docs: undefined,
        now: new Date(),
      }
      let made: GitHubError | undefined
      const took = cpuTime(() => {
        made = toGitHubError(error, { ...settings, redact: redactor(secrets) })
      })
      expect(took).toBeLessThan(100)
      expect(made?.message.length).toBeLessThan(500)
    }
  })

  it.each(['HTTP_TOO_LARGE', 'HTTP_ENCODING'])(
    'that was not read whole (%s) keeps its status',
    async (code) => {
      const incomplete = new HttpError('the answer is too large', { code, sent: true })
      const { github, requests } = scripted([
        { ...json({}, 422), body: '{"message":"No', incomplete },
      ])
      const thrown = await fault(github.createComment(1, 'text'))
      expect([thrown.status, thrown.said, thrown.mayHaveSucceeded, requests.length]).toEqual([
        422,
        '',
        false,
        1,
      ])
      expect(thrown.message).toBe('Writing a comment on #1: GitHub answered HTTP 422.')
    },
  )
})

it('whatever JSON GitHub answers with, each request ends with a result or with a GitHubError', async () => {
  const sha = 'f'.repeat(40)
  const others: ((github: GitHub) => Promise<unknown>)[] = [
    (github) => github.comment(101),
    (github) => github.changedComments('2025-06-01T12:00:00Z', 1),
    (github) => github.pullFiles(7, 1),
    (github) => github.reviewComments(7, 1),
    (github) => github.replyInThread(7, 55, 'text'),
    (github) =>
      github.setCommitStatus(sha, { state: 'success', context: 'docs', description: 'done' }),
    (github) => github.addLabels(7, ['docs']),
    (github) => github.requestReviewers(7, ['octocat'], []),
    (github) => github.addAssignees(7, ['octocat']),
    (github) => github.compare('main', sha, 1),
    (github) => github.tree(sha),
    (github) => github.commits(sha, '2025-06-01T12:00:00Z', 1),
    (github) => github.newestCommit('main'),
    (github) => github.fileNames('.github'),
    (github) => github.lastSuccess({ workflow: 'docs.yml', branch: 'main', event: 'schedule' }),
    (github) => github.workflowRun('900'),
    (github) => github.visibility(),
    (github) => github.viewer(),
    (github) => github.mayRead('contents'),
  ]
  const asks = fc.constantFrom(...Object.values(calls), ...others)
  const statuses = fc.constantFrom(200, 201, 202, 301, 400, 403, 404, 410, 422, 429, 500, 503)
  const words =
    'id body user message errors documentation_url status permission state head base labels files commits'
  const more =
    'total_commits merge_base_commit workflow_runs jobs total_count tree data private assignees head_sha'
  const bodies = oddJson(...words.split(' '), ...more.split(' '))
  const answers = fc.oneof(
    bodies,
    fc.array(bodies, { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
  )
  await fc.assert(
    fc.asyncProperty(asks, statuses, answers, async (ask, status, body) => {
      const { github } = scripted([{ ...json({}, status), body }], { triesOnce: true })
      const thrown = await ask(github).catch((error: unknown) => error)
      if (thrown instanceof Error) expect(thrown).toBeInstanceOf(GitHubError)
      if (thrown instanceof GitHubError && status >= 400) expect(thrown.status).toBe(status)
    }),
    { numRuns: 400 },
  )
})

describe('the commits of a branch', () => {
  const commit = { sha: 'a'.repeat(40), commit: { message: 'Fix' }, parents: [] }
  it('are asked for without a name where it is the default one', async () => {
    const { github, requests } = scripted([json([commit]), json([commit])])
    expect((await github.newestCommit(''))?.sha).toBe(commit.sha)
    await github.newestCommit('next')
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.github.com/repos/o/r/commits?per_page=1',
      'https://api.github.com/repos/o/r/commits?sha=next&per_page=1',
    ])
  })

  it('are none of an empty repository', async () => {
    const { github } = scripted([said('Git Repository is empty.', 409)])
    expect(await github.newestCommit('')).toBeUndefined()
  })

  it.each([[[{}]], [[commit, 'x']], [[{ ...commit, sha: 'main' }]]])(
    'are not read from %j: fewer would seem to be fewer changes',
    async (answer) => {
      const listed = scripted([json(answer)]).github.commits('', '2025-06-01T12:00:00Z', 1)
      expect((await fault(listed)).message).toMatch(/: the answer is not a list of commits\.$/)
      const newest = scripted([json(answer)]).github.newestCommit('')
      expect((await fault(newest)).message).toMatch(/: the answer is not a list of commits\.$/)
    },
  )
})

describe('what is tried again', () => {
  const passing: [string, Partial<Reply> | Error][] = [
    ['500', said('Server Error', 500)],
    ['502 with a page', { status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['503', said('Unavailable', 503)],
    ['a reset', lost()],
    ['an answer that is not whole', { ...json(made), incomplete: lost() }],
  ]

  it.each(
    names
      .filter((name) => name !== 'createComment')
      .flatMap((name) => passing.map(([what, answer]) => [name, what, answer] as const)),
  )('%s after %s', async (name, _, answer) => {
    const { github, requests, clock } = scripted([
      answer,
      answer,
      json(isList(name) ? [] : { ...made, state: 'open' }),
    ])
    await act(name, github)
    expect(requests).toHaveLength(3)
    expect(clock.slept.filter((seconds) => seconds !== 2)).toEqual([1])
    expect(clock.slept).toHaveLength(2)
  })

  it.each(names.filter((name) => name !== 'createComment'))(
    '%s three times at most',
    async (name) => {
      const { github, requests } = scripted([said('Server Error', 500)])
      const thrown = await fault(act(name, github))
      expect([requests.length, thrown.status]).toEqual([3, 500])
    },
  )

  it.each(passing)('a new comment never after %s: it may be there', async (_, answer) => {
    const { github, requests, clock } = scripted([answer, json(made)])
    const thrown = await fault(github.createComment(1, 'text'))
    expect([requests.length, thrown.mayHaveSucceeded]).toEqual([1, true])
    expect(clock.slept).toEqual([])
  })

  it('no POST that is not known to do no harm when it is repeated', async () => {
    const { client, requests } = scripted([lost()])
    await fault(client.call('Adding a route', 'POST /issues/{number}/tomorrow', { number: 1 }))
    expect(requests).toHaveLength(1)
  })

  it('a new comment that never left', async () => {
    const { github, requests } = scripted([refused(), refused(), json(made)])
    expect(await github.createComment(1, 'text')).toEqual(read)
    expect(requests).toHaveLength(3)
  })

  it('a new comment that never left, for good: it is not there', async () => {
    const thrown = await fault(scripted([refused()]).github.createComment(1, 'text'))
    expect(thrown.mayHaveSucceeded).toBe(false)
    expect(thrown.message).toBe(
      'Writing a comment on #1: GitHub did not answer: connection refused (api.github.com:443, ECONNREFUSED)',
    )
  })

  it.each([400, 401, 403, 404, 409, 410, 422])('nothing after %i', async (status) => {
    // A comment that is not there is as good as deleted.
    for (const name of names.filter((one) => !(one === 'deleteComment' && status === 404))) {
      const { github, requests } = scripted([said('No', status)])
      const thrown = await fault(act(name, github))
      expect([name, requests.length, thrown.status, thrown.mayHaveSucceeded]).toEqual([
        name,
        1,
        status,
        false,
      ])
    }
  })
})

describe("GitHub's limits", () => {
  const at = (seconds: number) => String(Date.parse('2025-06-01T12:00:00Z') / 1_000 + seconds)
  const reached = (seconds: number, status = 403, headers: Record<string, string> = {}) =>
    said('API rate limit exceeded', status, {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': at(seconds),
      ...headers,
    })
  const aDay = 86_400
  const dated = (seconds: number) => ({ date: new Date(Number(at(seconds)) * 1_000).toUTCString() })

  const secondary = 'You have exceeded a secondary rate limit'
  it.each<[string, Partial<Reply>, number]>([
    ['429, Retry-After 30', said('Too many', 429, { 'retry-after': '30' }), 30],
    ['403, Retry-After 30', said(secondary, 403, { 'retry-after': '30' }), 30],
    ['Retry-After 0', said('Too many', 429, { 'retry-after': '0' }), 1],
    ['reached, and back in a minute', reached(60), 60],
    ['reached, and back already', reached(-5), 1],
    ["back in 40 s by GitHub's clock, a day ahead", reached(aDay + 40, 403, dated(aDay)), 40],
    ["back in 40 s by GitHub's clock, a day behind", reached(40 - aDay, 403, dated(-aDay)), 40],
  ])('%s: waited for, even with a new comment', async (_, answer, seconds) => {
    const { github, requests, clock } = scripted([answer, json(made)])
    expect(await github.createComment(1, 'text')).toEqual(read)
    expect([requests.length, clock.slept]).toEqual([2, [seconds]])
  })

  it.each<[string, Partial<Reply>, number]>([
    ['back in 50 minutes', reached(3_000), 3_000],
    ['Retry-After of a day: an hour', said('Too many', 429, { 'retry-after': '86400' }), 3_600],
    ['Retry-After that is none: a minute', said('Too many', 429, { 'retry-after': 'soon' }), 60],
    ['a secondary limit without a header: a minute', said(secondary, 403), 60],
    ['429 without a header: a minute', said('Too many', 429), 60],
    [
      'a secondary limit beside an hourly one that is not reached: a minute',
      said(secondary, 403, { 'x-ratelimit-remaining': '4000', 'x-ratelimit-reset': at(3_000) }),
      60,
    ],
  ])('%s: a fault at once, which says how long not to try again', async (_, answer, seconds) => {
    const { github, requests, clock } = scripted([answer, json(made)])
    const thrown = await fault(github.updateComment(101, 'text'))
    expect([requests.length, clock.slept]).toEqual([1, []])
    expect(thrown.message).toMatch(
      /^Editing the status comment: GitHub's rate limit is reached \(HTTP (403|429)\)\./,
    )
    expect(thrown).toMatchObject({
      missingPermission: undefined,
      mayHaveSucceeded: false,
      isTransient: true,
    })
    expect(thrown.retryAfterMs).toBe(seconds * 1_000)
  })

  it('no limit: nothing to wait for', async () => {
    expect((await fault(scripted([denied]).github.comment(101))).retryAfterMs).toBe(0)
  })

  it('again and again: given up after three tries', async () => {
    const { github, requests } = scripted([said('Too many', 429, { 'retry-after': '10' })])
    await fault(github.createComment(1, 'text'))
    expect(requests).toHaveLength(3)
  })
})

describe('a fault says what was being done, what came back, and the cure', () => {
  const accepts = (permissions: string) =>
    said('Resource not accessible by integration', 403, {
      'x-accepted-github-permissions': permissions,
    })
  const page = {
    status: 500,
    body: '<html>::error::x</html>',
    headers: { 'content-type': 'text/html' },
  }
  const noComment = 'Unable to create comment because issue is locked.'
  const expired = 'does not accept the token (HTTP 401). It may have expired: check github-token.'
  const absent = '#1: there is no #1 in this repository, or the token may not see it'
  const moved = 'GitHub answered 301: the issue was transferred or the repository was renamed.'
  it.each<[string, string, Partial<Reply>, string, grant?: string]>([
    ['no permission', 'createComment', denied, 'by integration". Grant the', 'issues: write'],
    [
      'either',
      'createComment',
      accepts('issues=write; pull_requests=write'),
      '',
      'issues: write; pull-requests: write',
    ],
    ['a header that is none', 'createComment', accepts('::error::x'), 'HTTP 403', 'issues: write'],
    ['editing', 'updateComment', denied, 'Editing the status comment: ', 'issues: write'],
    ['reading', 'comments', denied, 'Reading the comments of #1: ', 'issues: read'],
    ['a pull request', 'pull', denied, 'Reading pull request #7: ', 'pull-requests: read'],
    [
      'pull requests',
      'pullsOf',
      denied,
      'Reading the pull requests of commit fffffff: ',
      'pull-requests: read',
    ],
    ['who may ask', 'permission', denied, 'Reading the permission of @octocat: ', 'metadata: read'],
    [
      'a locked conversation',
      'createComment',
      said(noComment, 403),
      '#1: the conversation is locked. ',
    ],
    ['a transferred issue', 'comments', said('Moved Permanently', 301), moved],
    [
      'an issue that does not exist',
      'createComment',
      said('Not Found', 404),
      `${absent} (HTTP 404).`,
    ],
    ['comments of none', 'comments', said('Not Found', 404), `${absent} (HTTP 404).`],
    ['a deleted issue', 'issue', said('Gone', 410), `${absent} (HTTP 410).`],
    [
      'no such pull request',
      'pull',
      said('Not Found', 404),
      '404: "Not Found". Grant',
      'pull-requests: read',
    ],
    ['a token that has expired', 'updateComment', said('Bad credentials', 401), expired],
    [
      'a page in place of an answer',
      'comments',
      page,
      'Reading the comments of #1: GitHub answered HTTP 500.',
    ],
  ])('%s', async (_, name, answer, words, grant) => {
    const thrown = await fault(act(name, scripted([answer]).github))
    expect(thrown.message).toContain(words)
    for (const one of grant?.split('; ') ?? []) expect(thrown.message).toContain(`\`${one}\``)
    expect(thrown.missingPermission).toBe(grant)
    expect(thrown.cause).toBeDefined()
  })

  it('in few words, on one line, without a secret or half a character', async () => {
    const cut = await fault(
      scripted([said(`${'x'.repeat(199)}𝒳y`, 422)]).github.createComment(1, 'text'),
    )
    expect(cut.message).toMatch(/"x{199}"\.$/)
    const message = `x\n::error::y\r\u2028##[error]z\u202e ${token} ${'long '.repeat(1_000)}`
    const thrown = await fault(scripted([said(message, 403)]).github.createComment(1, 'text'))
    expect(thrown.message).toMatch(
      / HTTP 403: "x ::error::y ##\[error\]z \*\*\* long (?:long )+lon?g?"\. Grant /,
    )
    expect(thrown.message).not.toMatch(/[\n\r\u2028\u202e]/)
    expect(thrown.message).not.toContain(token)
    expect(thrown.message.length).toBeLessThan(400)
    expect(thrown.message.isWellFormed()).toBe(true)
  })

  it('and keeps the token out of what caused it', async () => {
    const thrown = await fault(scripted([denied]).github.createComment(1, 'text'))
    const cause = thrown.cause as {
      request?: unknown
      response?: unknown
      message?: string
      stack?: string
    }
    expect(
      JSON.stringify([cause, cause.request, cause.response, cause.message, cause.stack]),
    ).not.toContain(token)
  })
})

describe('a cancelled run', () => {
  it('gives a request two seconds more', async () => {
    const { github, clock, cancel } = scripted([json(made)], { takes: 20 })
    clock.at(5, () => cancel.abort())
    await fault(github.updateComment(101, 'text'))
  })

  it('gives each later request two seconds, and repeats none', async () => {
    const { github, requests, cancel } = scripted([said('Server Error', 500)])
    cancel.abort()
    await fault(github.updateComment(101, 'text'))
    expect(requests).toHaveLength(1)
  })

  it('still gets the answer that comes in time', async () => {
    const { github, cancel } = scripted([json(made)])
    cancel.abort()
    expect(await github.updateComment(101, 'text')).toEqual(read)
  })
})

describe('workflow runs', () => {
  it('a run is read with when it was created; a deleted one is undefined', async () => {
    const createdAt = '2026-01-01T00:00:00Z'
    const completed = { status: 'completed', conclusion: 'failure', created_at: createdAt }
    const queued = { status: 'queued', conclusion: null }
    const { github, requests } = scripted([json(completed), json(queued), json({}, 404)])
    expect(await github.workflowRun('900')).toEqual({ isCompleted: true, createdAt })
    expect(requests[0]?.url).toBe('https://api.github.com/repos/o/r/actions/runs/900')
    expect(await github.workflowRun('900')).toEqual({ isCompleted: false, createdAt: '' })
    expect(await github.workflowRun('900')).toBe(undefined)
  })
})

it('requests that were under way together leave no listener, whatever was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = Promise.withResolvers<Partial<Reply>>()
  const { github, requests, cancel } = scripted([held.promise])
  const edits = [1, 2, 3].map((id) => github.updateComment(id, 'text'))
  await expect.poll(() => requests.length).toBe(3)
  // What was just used is collected in a later turn at the earliest.
  await new Promise(setImmediate)
  collect()
  held.resolve(json(made))
  await Promise.all(edits)
  expect(getEventListeners(cancel.signal, 'abort')).toEqual([])
})
