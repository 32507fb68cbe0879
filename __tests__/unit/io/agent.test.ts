import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUsableId } from '../../../src/formats.ts'
import {
  type AgentService,
  createAgent,
  type Sent,
  type StatusCheck,
} from '../../../src/io/agent.ts'
import type { Exchange, Reply } from '../../../src/io/http-client.ts'
import { HttpError } from '../../../src/io/http-error.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { deepList, deepObject, oddJson } from '../../helpers/odd-json.ts'

const key = 'svc_0123456789abcdefghij'
const redact = (text: string): string => text.replaceAll(key, '***').replaceAll(key.slice(4), '***')

/** A service that gives one answer to every request, and the requests. */
function answering(
  reply: Partial<Reply> | Error,
  { baseUrl = 'https://agent.test', projectId = 'p1' } = {},
): { agent: AgentService; asked: Exchange[] } {
  const asked: Exchange[] = []
  const exchange = async (request: Exchange): Promise<Reply> => {
    asked.push(request)
    if (reply instanceof Error) throw reply
    return { status: 200, headers: {}, body: '', ...reply }
  }
  const rules = { redact, linkHosts: [] }
  return {
    agent: createAgent({
      http: { exchange },
      clock: fakeClock(),
      baseUrl,
      projectId,
      apiKey: key,
      ...rules,
    }),
    asked,
  }
}

const refused = new HttpError('connection refused (h:443, ECONNREFUSED)', {
  code: 'ECONNREFUSED',
  sent: false,
})
const broken = new HttpError('the connection broke (h:443, ECONNRESET)', {
  code: 'ECONNRESET',
  sent: true,
})

const messageOf = (result: Sent | StatusCheck): string =>
  'message' in result ? result.message : ''

describe('a request', () => {
  it('that creates a job: the key in one header, the prompt in the body, on a connection of its own', async () => {
    const { agent, asked } = answering({ status: 201, body: '{"id":"j1"}' })
    await agent.create('explain \ud800 it')
    expect(asked).toEqual([
      {
        method: 'POST',
        url: 'https://agent.test/v2/agent/p1/job',
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'docs-agent-action',
        },
        body: '{"prompt":"explain \ufffd it"}',
        timeoutMs: 60_000,
        maxBytes: 1_048_576,
        fresh: true,
      },
    ])
  })

  it('that checks the status: no body, and a connection that may be kept', async () => {
    const { agent, asked } = answering({ body: '{"id":"j1"}' })
    const { signal } = new AbortController()
    await agent.checkStatus('j1', signal)
    expect(asked[0]?.signal).toBe(signal)
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://agent.test/v2/agent/p1/job/j1',
      timeoutMs: 30_000,
    })
    expect(asked[0]).toMatchObject({ body: undefined, fresh: false })
  })

  it.each([
    ['', 'p1', 'j1', '/v2/agent/p1/job/j1/message'],
    ['/', 'p1', 'j1', '/v2/agent/p1/job/j1/message'],
    ['/a/b', 'p1', 'j1', '/a/b/v2/agent/p1/job/j1/message'],
    ['/a/b/', 'p1', 'j1', '/a/b/v2/agent/p1/job/j1/message'],
    ['', 'p/1', 'a/b', '/v2/agent/p%2F1/job/a%2Fb/message'],
    ['', 'p1', '%2e%2e', '/v2/agent/p1/job/%252e%252e/message'],
    ['', 'p1', '...', '/v2/agent/p1/job/.../message'],
    ['', 'p1', 'a?x#y', '/v2/agent/p1/job/a%3Fx%23y/message'],
    ['', 'p1', "a b'c\\", "/v2/agent/p1/job/a%20b'c%5C/message"],
  ])('base-url with path "%s", project %s, job %s: %s', async (prefix, project, job, path) => {
    const { agent, asked } = answering(
      {},
      { baseUrl: `https://agent.test${prefix}`, projectId: project },
    )
    await agent.followUp(job, 'x')
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST https://agent.test${path}`,
    ])
  })

  it.each([
    ['p1', '..'],
    ['p1', '.'],
    ['p1', ''],
    ['..', 'j1'],
    ['.', 'j1'],
    ['', 'j1'],
    ['p1', '\ud800'],
  ])('project "%s" and job "%s": no request at all', async (project, job) => {
    const { agent, asked } = answering({}, { projectId: project })
    await expect(agent.followUp(job, 'x')).rejects.toThrow()
    await expect(agent.checkStatus(job)).rejects.toThrow()
    expect(asked).toEqual([])
  })

  it('any id reaches the path whole, or nothing is requested', async () => {
    const { agent, asked } = answering({ body: '{}' })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (id) => {
        asked.length = 0
        await agent.checkStatus(id).catch(() => {})
        const path = asked[0] ? new URL(asked[0].url).pathname : undefined
        if (isUsableId(id)) expect(path).toBeDefined()
        if (path) expect(decodeURIComponent(path)).toBe(`/v2/agent/p1/job/${id}`)
      }),
    )
  })
})

describe('the result of a create', () => {
  it.each<[string, Partial<Reply>, Sent['kind']]>([
    ['201 and a record', { status: 201, body: '{"id":"j1","status":"active"}' }, 'accepted'],
    [
      '202 and a record that calls itself text',
      { status: 202, headers: { 'content-type': 'text/plain' }, body: '{"id":"j1"}' },
      'accepted',
    ],
    ['a record without an id', { body: '{"status":"active"}' }, 'unknown'],
    ['a record whose id is ..', { body: '{"id":".."}' }, 'unknown'],
    ['a record whose id has a control character', { body: '{"id":"a\\n::error::b"}' }, 'unknown'],
    [
      'HTML in a 200',
      { headers: { 'content-type': 'text/html' }, body: '<html>Log in</html>' },
      'unknown',
    ],
    ['half a JSON', { body: '{"id":"j1' }, 'unknown'],
    ['nothing', { body: '' }, 'unknown'],
  ])('%s', async (_, reply, kind) => {
    const { agent, asked } = answering(reply)
    expect((await agent.create('x')).kind).toBe(kind)
    expect(asked.length).toBe(1)
  })

  const rejections = [
    300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 418, 422,
    451,
  ]
  const decided: [number, Sent['kind']][] = [
    ...rejections.map((status): [number, Sent['kind']] => [status, 'rejected']),
    [429, 'limited'],
    ...[408, 425, 500, 502, 503, 504, 520, 599].map((status): [number, Sent['kind']] => [
      status,
      'unknown',
    ]),
  ]

  it.each(decided)('%i, whatever became of the body: %s', async (status, kind) => {
    for (const incomplete of [{}, { body: '{"error":"n', incomplete: broken }]) {
      const { agent, asked } = answering({ status, ...incomplete })
      expect((await agent.create('x')).kind).toBe(kind)
      expect(asked.length).toBe(1)
    }
  })

  it.each([
    ['nothing was sent', refused, 'not-sent', `Nothing was sent: ${refused.message}.`],
    ['it was', broken, 'unknown', `: ${broken.message}.`],
    [
      'an error of another kind',
      new TypeError(`::error::${key}`),
      'unknown',
      ': the request failed.',
    ],
  ])('an error: %s', async (_, error, kind, words) => {
    const sent = await answering(error).agent.create('x')
    expect(sent.kind).toBe(kind)
    expect(messageOf(sent)).toContain(words)
  })
})

describe('an answer that is not whole', () => {
  it('with the whole record: accepted', async () => {
    const { agent } = answering({
      status: 201,
      body: '{"id":"j1","status":"active"}',
      incomplete: broken,
    })
    expect(await agent.create('x')).toEqual({
      kind: 'accepted',
      job: { id: 'j1', status: 'active' },
    })
  })

  it('with half a record: unknown, and the message says why', async () => {
    const { agent } = answering({
      status: 201,
      body: '{"id":"j1","status":"active"',
      incomplete: broken,
    })
    expect(await agent.create('x')).toMatchObject({ kind: 'unknown' })
    expect(messageOf(await agent.create('x'))).toContain(`: ${broken.message}.`)
  })

  it('is never shown: it may end in half a key', async () => {
    const { agent } = answering({
      status: 403,
      body: `bad key ${key.slice(0, -2)}`,
      incomplete: broken,
    })
    expect(messageOf(await agent.create('x'))).not.toContain('bad key')
  })

  it.each<[number, StatusCheck['kind']]>([
    [200, 'fault'],
    [307, 'denied'],
    [401, 'denied'],
    [404, 'missing'],
    [503, 'fault'],
  ])('to a status check: %i: %s', async (status, kind) => {
    const { agent } = answering({ status, body: '{"id":"j1"', incomplete: broken })
    expect((await agent.checkStatus('j1')).kind).toBe(kind)
  })
})

describe('the result of a follow-up', () => {
  it.each<[string, string, Sent['kind']]>([
    ['the same id', '{"id":"j1","status":"completed"}', 'accepted'],
    [
      'no id: no field is required, and the job is the one that was addressed',
      '{"status":"active"}',
      'accepted',
    ],
    ['the id of another job', '{"id":"j2","status":"active"}', 'unknown'],
    ['no record', '{"ok":true}', 'unknown'],
  ])('%s', async (_, body, kind) => {
    const sent = await answering({ body }).agent.followUp('j1', 'x')
    expect(sent.kind).toBe(kind)
    if (sent.kind === 'accepted') expect(sent.job.id).toBe('j1')
  })
})

describe('each rejection has its sentence', () => {
  it.each([
    [400, 'The service rejected the request (400). Check the prompt and project-id.'],
    [
      401,
      'does not accept the api-key for project p1 (401). Check the secret: the key may have expired',
    ],
    [
      403,
      'The api-key may not be used for project p1 (403). Check that the key belongs to this project',
    ],
    [404, 'The service knows no project p1 at this address (404). Check project-id and base-url.'],
    [405, 'The service does not support this request at this address (405). Check base-url.'],
    [
      409,
      "because of the job's or project's state (409). Check the project's dashboard, then ask again.",
    ],
    [
      413,
      'The prompt is too large for the service (413). Ask for less at once, or add less to it.',
    ],
    [415, 'The service does not accept JSON at this address (415). Check base-url.'],
    [418, 'The service rejected the request (418). Check base-url and project-id.'],
    [422, 'The service rejected the request (422). Check the prompt and project-id.'],
    [429, "The service's hourly limit is reached (429): 100 new jobs and follow-ups per project."],
    [500, 'The job may have been created, but the service gave no usable answer: it answered 500.'],
  ])('%i', async (status, words) => {
    expect(messageOf(await answering({ status }).agent.create('x'))).toContain(words)
  })

  it('404 to a follow-up names the job and the project', async () => {
    const sent = await answering({ status: 404 }).agent.followUp('j1', 'x')
    expect(messageOf(sent)).toBe(
      "Job j1 was not found in project p1 (404). Check the job's id, project-id and base-url.",
    )
  })

  it('a 2xx without an id names its fields, and shows no value', async () => {
    const sent = await answering({ body: '{"status":"active","note":"hello"}' }).agent.create('x')
    expect(messageOf(sent)).toContain('(it has the fields: status, note)')
    expect(messageOf(sent)).not.toContain('hello')
  })

  it.each<[string, unknown, string]>([
    ['two dots', '..', '".."'],
    ['a control character', 'job\u0007-1\n::error::x', '"job -1 ::error::x"'],
    ['half a character', 'job-1\ud800', '"job-1"'],
    ['the key', `job-${key}`, '"job-***"'],
    ['a number', 42, '"42"'],
    ['nothing', '', ''],
    ['null', null, ''],
  ])(
    'an id that cannot be used is shown, so that a person finds the job: %s',
    async (_, id, shown) => {
      const sent = await answering({
        status: 201,
        body: JSON.stringify({ id, status: 'active' }),
      }).agent.create('x')
      expect(sent).toEqual({
        kind: 'unknown',
        message: `The job may have been created, but the service gave no usable answer: it answered 201 without a usable job record (it has the fields: id, status${shown && `; its id: ${shown}`}).`,
      })
    },
  )

  it.each([
    [
      'another host',
      'https://elsewhere.test/path?x=1',
      ' with a redirect to https://elsewhere.test',
    ],
    ['a path', '/login', ' with a redirect to https://agent.test'],
    ['nowhere', '', ''],
    ['no address', 'https://[', ''],
    ['no origin', 'javascript:alert(1)', ''],
  ])('a redirect to %s: its origin alone', async (_, location, words) => {
    const { agent } = answering({ status: 307, headers: { location } })
    const message = `The service answered 307${words}. Redirects are never followed. Check base-url.`
    expect(await agent.create('x')).toEqual({ kind: 'rejected', status: 307, message })
    expect(await agent.checkStatus('j1')).toEqual({ kind: 'denied', status: 307, message })
  })
})

describe('what the service said', () => {
  it.each<[string, Partial<Reply>, string]>([
    ['JSON', { body: '{"error":"prompt is empty"}' }, ' The service said: "prompt is empty".'],
    ['a sentence', { body: '{"error":"Nobody is home!"}' }, ' The service said: "Nobody is home!"'],
    [
      'several lines and control characters',
      { body: '{"error":"a\\r\\n::error::b\\u0000\\u202e  c"}' },
      ' The service said: "a ::error::b c".',
    ],
    ['long', { body: 'x'.repeat(900) }, ` The service said: "${'x'.repeat(200)}".`],
    ['the key', { body: `{"error":"bad key ${key}"}` }, ' The service said: "bad key ***".'],
    [
      'the key where the text is cut',
      { body: 'x'.repeat(190) + key },
      ` The service said: "${'x'.repeat(190)}***".`,
    ],
    [
      'HTML by its type',
      { headers: { 'content-type': 'text/html; charset=utf-8' }, body: 'Hello' },
      '',
    ],
    ['HTML by its first characters', { body: ' <!doctype html><p>Hello' }, ''],
    ['half a JSON', { body: '{"error":"pro' }, ''],
    ['an error of another type', { body: '{"error":{"text":"x"}}' }, ''],
    ['nothing', { body: ' ' }, ''],
    ['bytes that are no text', { body: '\0\ufffd' }, ''],
  ])('%s', async (_, reply, said) => {
    const sentence = 'The service rejected the request (422). Check the prompt and project-id.'
    expect(messageOf(await answering({ status: 422, ...reply }).agent.create('x'))).toBe(
      sentence + said,
    )
  })
})

describe('a status check', () => {
  it.each<[string, Partial<Reply>, object]>([
    [
      'a record',
      { body: '{"id":"j1","status":"active"}' },
      { kind: 'record', job: { id: 'j1', status: 'active' } },
    ],
    [
      'a status that is no text',
      { body: '{"id":"j1","status":3}' },
      { kind: 'record', job: { id: 'j1' } },
    ],
    [
      "another job's record",
      { body: '{"id":"j2","status":"completed"}' },
      { kind: 'fault', busy: false },
    ],
    [
      'an id that cannot be one',
      { body: '{"id":"..","status":"completed"}' },
      { kind: 'fault', busy: false },
    ],
    ['no record', { body: '{"ok":true}' }, { kind: 'fault', busy: false }],
    ['nothing', { body: '' }, { kind: 'fault', busy: false }],
    ['404', { status: 404 }, { kind: 'missing' }],
    ['401', { status: 401 }, { kind: 'denied', status: 401 }],
    ['410', { status: 410 }, { kind: 'denied', status: 410 }],
    ['408', { status: 408 }, { kind: 'fault', busy: false }],
    ['425', { status: 425 }, { kind: 'fault', busy: false }],
    [
      '429',
      { status: 429, headers: { 'retry-after': '30' } },
      { kind: 'fault', busy: true, retryAfterMs: 30_000 },
    ],
    ['503', { status: 503 }, { kind: 'fault', busy: true }],
    ['520', { status: 520, headers: { 'retry-after': 'soon' } }, { kind: 'fault', busy: false }],
  ])('%s', async (_, reply, expected) => {
    const check = await answering(reply).agent.checkStatus('j1')
    const { message: _message, ...rest } = check as { message?: string }
    expect(rest).toEqual(expected)
  })

  it('that gets no answer is a fault, and says why', async () => {
    const message = `The job's status could not be checked: ${refused.message}.`
    expect(await answering(refused).agent.checkStatus('j1')).toEqual({
      kind: 'fault',
      busy: false,
      message,
    })
  })

  it('the limit: when to try again', async () => {
    const date = 'Sun, 01 Jun 2025 12:01:00 GMT'
    expect(
      await answering({ status: 429, headers: { 'retry-after': date } }).agent.create('x'),
    ).toMatchObject({
      kind: 'limited',
      retryAfterMs: 60_000,
    })
    expect(await answering({ status: 429 }).agent.create('x')).toMatchObject({
      retryAfterMs: undefined,
    })
  })
})

describe('a record that is nested too deeply to be walked through', () => {
  const record = (fields: string) => `{"status":"completed","model":"m",${fields}}`
  const fields = ['status', 'model', 'source', 'createdAt', 'archivedAt', 'prLink', 'other']
  const each = fields.flatMap((name) =>
    [deepList(), deepObject(), deepObject('')].map((deep) => [name, deep]),
  )

  it.each(each)('in %s: what was accepted keeps its id', async (name, deep) => {
    const { agent } = answering({ status: 201, body: record(`"id":"j1","${name}":${deep}`) })
    expect(await agent.create('x')).toMatchObject({ kind: 'accepted', job: { id: 'j1' } })
    expect(await agent.followUp('j1', 'x')).toMatchObject({ kind: 'accepted', job: { id: 'j1' } })
    expect(await agent.checkStatus('j1')).toMatchObject({ kind: 'record', job: { id: 'j1' } })
  })

  it.each([deepList(), deepObject()])('in its id: no job is known by it', async (deep) => {
    const { agent } = answering({ status: 201, body: record(`"id":${deep}`) })
    const sent = await agent.create('x')
    expect(sent.kind).toBe('unknown')
    expect(messageOf(sent)).toMatch(/\(it has the fields: status, model, id; its id: ".*….*"\)\.$/)
    // The job is the one that was asked about: no field is required.
    expect(await agent.checkStatus('j1')).toMatchObject({
      kind: 'record',
      job: { id: 'j1', status: 'completed' },
    })
  })

  it.each([deepList(), deepObject(), deepList(400_000)])('in all of it', async (body) => {
    const { agent } = answering({ body })
    expect((await agent.create('x')).kind).toBe('unknown')
    expect((await agent.checkStatus('j1')).kind).toBe('fault')
  })
})

it('whatever JSON the service answers with, each request ends with a result', async () => {
  const statuses = fc.constantFrom(200, 201, 202, 307, 400, 403, 404, 409, 422, 429, 500, 503)
  const bodies = oddJson(
    'id',
    'status',
    'source',
    'model',
    'prLink',
    'createdAt',
    'archivedAt',
    'error',
    'message',
  )
  await fc.assert(
    fc.asyncProperty(statuses, bodies, async (status, body) => {
      const { agent } = answering({ status, body })
      const sent = [await agent.create('x'), await agent.followUp('j1', 'x')]
      for (const { kind } of sent)
        expect(['accepted', 'rejected', 'limited', 'unknown']).toContain(kind)
      const check = await agent.checkStatus('j1')
      expect(['record', 'missing', 'denied', 'fault']).toContain(check.kind)
      for (const result of [...sent, check]) expect(messageOf(result).length).toBeLessThan(1_500)
    }),
    { numRuns: 200 },
  )
})
