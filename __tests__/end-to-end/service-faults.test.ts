import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
import {
  acting,
  bytes,
  change,
  cut,
  drip,
  type Fault,
  html,
  nothing,
  redirect,
  reply,
  reset,
} from '../../dev/local/http/faults.ts'
import { bodyText, headText, type Reply } from '../../dev/local/http/reply.ts'
import { states, unwrapped } from '../helpers/comments.ts'
import { closedPort } from '../helpers/loopback.ts'
import { type Run, type With, type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterEach(() => here.settle())
afterAll(() => here.close())

const create = 'POST /v2/agent/*/job'
const followUp = 'POST /v2/agent/*/job/*/message'
const statusCheck = 'GET /v2/agent/*/job/*'

// The 60 s of a create or follow-up and the 30 s of a status check are 1.5 s and 0.75 s here.
const how: With = { env: { FAST_TIME: '40' } }
const inputs = { 'poll-interval': '5', 'timeout-minutes': '2', context: 'none' }

async function ask(more: Record<string, string> = {}): Promise<Run> {
  const issue = await here.github.as('rosa').openIssue('Retries')
  const comment = await here.github.as('wim').comment(issue.number, '/docs explain the retries')
  return here.run(await commentCreated(here.github, comment), { ...how, inputs: { ...inputs, ...more } })
}

/** A step without a conversation. */
const step = (more: Record<string, string>) =>
  here.run(dispatched(here.github), { ...how, inputs: { ...inputs, ...more } })

/** The status comment, as the requester finds it. */
async function statusComment(): Promise<string> {
  const comments = await here.github.conversation(1)
  return unwrapped(comments.find(({ body }) => body.startsWith('<!-- docs-agent:'))?.body ?? '')
}

const error = (status: number, headers: Record<string, string> = {}): Fault =>
  reply(status, { error: `no (${status})` }, headers)
const lost = (why: string) =>
  `The job may have been created, but the service gave no usable answer: ${why} Check the project's dashboard before you ask again. It is not sent again.`
const broke = 'the connection broke before the answer was complete (HOST, ECONNRESET).'
const said = (status: number) => ` The service said: "no (${status})"`

const keyRejected =
  'The service does not accept the api-key for project handbook (401). Check the secret: the key may have expired or been replaced.'
const keyForbidden =
  "The api-key may not be used for project handbook (403). Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner."
const conflict =
  "The service rejected the request because of the job's or project's state (409). Check its dashboard, then ask again."

type Case = [title: string, fault: Fault, outcome: string, reason: string]

// A rejection is an error and recorded as one. Everything else may have started the job and is never sent again.
const rejections: Case[] = [
  [400, 'The service rejected the request (400). Check the prompt and project-id.'],
  [401, keyRejected],
  [403, keyForbidden],
  [404, 'The service knows no project handbook at this address (404). Check project-id and base-url.'],
  [405, 'The service does not support this request at this address (405). Check base-url.'],
  [409, conflict],
  [413, 'The prompt is too large for the service (413). Ask for less at once, or add less to it.'],
  [415, 'The service does not accept JSON at this address (415). Check base-url.'],
  [422, 'The service rejected the request (422). Check the prompt and project-id.'],
].map(([status, sentence]) => [
  String(status),
  error(Number(status)),
  'error',
  `${sentence}${said(Number(status))} Nothing was started.`,
])

const redirects: Case[] = [301, 302, 303, 307, 308].map((status) => [
  `${status} to another address`,
  redirect('https://elsewhere.example/sign-in?next=/v2', status),
  'error',
  `The service answered ${status} with a redirect to https://elsewhere.example. Redirects are never followed. Check base-url. Nothing was started.`,
])

const uncertain: Case[] = [408, 425, 500, 502, 503, 504, 520].map((status) => [
  `${status}, after the job was created`,
  acting(error(status)),
  'unknown',
  `${lost(`it answered ${status}.`).replace(' It is not', `${said(status)} It is not`)}`,
])

const strange = 'it answered 200 without a usable job record.'
const broken: Case[] = [
  ['a page of HTML', html(), 'unknown', lost(strange)],
  ['an empty body', acting(reply(201, '')), 'unknown', lost(strange.replace('200', '201'))],
  ['null', reply(200, 'null'), 'unknown', lost(strange)],
  ['a list', reply(200, '[]'), 'unknown', lost(strange)],
  [
    'a record without an id',
    change((job) => ({ ...Object(job), id: undefined }), 200),
    'unknown',
    lost(
      strange.replace('record.', 'record (it has the fields: status, source, model, prLink, createdAt, archivedAt).'),
    ),
  ],
  [
    'a record whose id is ..',
    change(() => ({ id: '..', status: 'active' }), 200),
    'unknown',
    lost(strange.replace('record.', 'record (it has the fields: id, status; its id: "..").')),
  ],
  [
    'a record whose id has markup and a mention',
    change(() => ({ id: '`[x](https://evil.example)` <b> @octo-org/all\n', status: 'active' }), 200),
    'unknown',
    lost(
      strange.replace(
        'record.',
        'record (it has the fields: id, status; its id: "`[x](https://evil.example)` <b> @octo-org/all").',
      ),
    ),
  ],
  [
    'half a JSON by its length',
    cut('length'),
    'unknown',
    lost('the answer is not as long as it says (HOST, UND_ERR_RES_CONTENT_LENGTH_MISMATCH).'),
  ],
  ['half a JSON in chunks', cut('chunked'), 'unknown', lost('the answer is not HTTP (HOST, HTTP_MALFORMED).')],
  ['half a JSON by the end of the connection', cut('close'), 'unknown', lost(strange.replace('200', '201'))],
  ['a reset', acting(reset()), 'unknown', lost(broke)],
  ['no answer', acting(nothing()), 'unknown', lost('no answer within 60 s (HOST, HTTP_DEADLINE).')],
  ['a byte now and then', drip('body', 50), 'unknown', lost('no complete answer within 60 s (HOST, HTTP_DEADLINE).')],
  ['a header now and then', drip('headers', 5), 'unknown', lost('no answer within 60 s (HOST, HTTP_DEADLINE).')],
]

/** An answer as it is sent. `length`: what it says of its body. */
const written = (answer: Reply, length = Buffer.byteLength(bodyText(answer))): string =>
  headText(answer, length) + bodyText(answer)
const interim = 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n'
const compressed = (answer: Reply): Buffer => {
  const body = gzipSync(bodyText(answer))
  return Buffer.concat([
    Buffer.from(headText({ ...answer, headers: { 'content-encoding': 'gzip' } }, body.length)),
    body,
  ])
}

// The status decides, whatever becomes of the body.
const forbidden = (body: string): Reply => ({ status: 403, body })
const withoutText = `${keyForbidden} Nothing was started.`
const withText = `${keyForbidden}${said(403)} Nothing was started.`
const decided: Case[] = [
  ['403 and more than 1 MiB', reply(403, 'x'.repeat(1_100_000)), 'error', withoutText],
  ['403 and half a body', bytes(() => written(forbidden('no'), 900)), 'error', withoutText],
  ['403 and a reset in its body', bytes(() => written(forbidden('no'), 900), 'reset'), 'error', withoutText],
  ['403 and no body until the deadline', bytes(() => written(forbidden(''), 900), 'nothing'), 'error', withoutText],
  ['403 in gzip', bytes(() => compressed(forbidden('no (403)'))), 'error', withText],
  ['403 after interim answers', bytes(() => interim + written(forbidden('no (403)'))), 'error', withText],
]

const limit =
  'The service\'s hourly limit is reached (429): 100 new jobs and follow-ups per project. The service said: "no (429)"'
const limits: Case[] = [
  [
    '429 without Retry-After',
    error(429),
    'rate-limited',
    `${limit} The service does not say when to try again. Nothing was started.`,
  ],
  [
    '429 with a Retry-After that is no number',
    error(429, { 'retry-after': '0x10' }),
    'rate-limited',
    `${limit} The service does not say when to try again. Nothing was started.`,
  ],
  [
    '429 with a Retry-After beyond the timeout',
    error(429, { 'retry-after': '900' }),
    'rate-limited',
    `${limit} Try again at CLOCK UTC. Nothing was started.`,
  ],
]

describe('a create that is answered with', () => {
  it.each([...rejections, ...decided, ...redirects, ...uncertain, ...broken, ...limits])(
    '%s',
    async (_title, fault, outcome, reason) => {
      here.service.faults.add(create, fault)
      const { ended } = await ask()
      expect([ended.outputs.outcome, ended.code]).toEqual([outcome, 1])
      expect(plain(ended.outputs.reason)).toBe(reason)
      expect(here.service.ledger.map(({ method }) => method)).toEqual(['POST'])
      expect(plain(await statusComment())).toContain(reason)
    },
  )

  it.each(['/v2/agent/handbook/job/', 'https://github.example/login', ''])('a redirect to %s', async (location) => {
    here.service.faults.add(create, redirect(location))
    expect((await ask()).ended.outputs.outcome).toBe('error')
    expect(here.service.ledger).toHaveLength(1)
    // The redirect was not followed to GitHub either.
    expect(here.github.ledger.filter(({ path }) => !path.startsWith('/repos/octo-org/handbook/'))).toEqual([])
  })

  it.each([301, 302, 303, 307, 308])('%d to another port, which gets no request', async (status) => {
    here.service.faults.add(create, redirect(`${here.elsewhere.url}/v2/agent/handbook/job`, status))
    const { ended } = await step({ prompt: 'explain the retries' })
    expect(ended.outputs.reason).toContain(
      `The service answered ${status} with a redirect to ${here.elsewhere.url}. Redirects are never followed.`,
    )
    expect(here.elsewhere.heard).toEqual([])
  })

  it('429 with a Retry-After before the timeout: it is sent again then, and completes', async () => {
    here.service.faults.add(create, error(429, { 'retry-after': '10' }))
    const { ended } = await ask()
    expect(ended.outputs.outcome).toBe('completed')
    expect(ended.log).toContain('The run waits until then.')
    expect(here.service.posts().map(({ status }) => status)).toEqual([429, 201])
  })

  it('a record without a content type: it is accepted', async () => {
    const job = here.service.put({
      id: 'job-7',
      status: 'completed',
      prLink: 'https://github.com/octo-org/handbook/pull/7',
    })
    here.service.faults.add(create, reply(200, JSON.stringify(job.record), { 'content-type': '' }))
    const { ended } = await step({ prompt: 'explain the retries' })
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-7' })
  })

  it.each<[title: string, fault: Fault]>([
    ['interim answers before the record', acting(bytes((real) => interim + written(real)))],
    ['the record in gzip', acting(bytes(compressed))],
    [
      'a byte order mark before the record',
      acting(bytes((real) => written({ ...real, body: `\ufeff${bodyText(real)}` }))),
    ],
    ['the whole record and nothing more until the deadline', acting(bytes((real) => written(real, 900), 'nothing'))],
    ['the whole record and a reset', acting(bytes((real) => written(real, 900), 'reset'))],
  ])('%s: the job is known', async (_title, fault) => {
    here.service.faults.add(create, fault)
    const { ended } = await ask()
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(here.service.posts()).toHaveLength(1)
  })

  it('403 and more than 1 MiB, then a re-run: the request is sent again', async () => {
    here.service.faults.add(create, reply(403, 'x'.repeat(1_100_000)))
    const { step: first } = await ask()
    const again = await here.run(first.event, { ...how, inputs, attempt: 2 })
    expect(again.ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  })

  it('a lost answer, then a re-run: nothing is sent again, and the reason says how to start a new job', async () => {
    here.service.faults.add(create, acting(reset()))
    const { step: first } = await ask()
    const again = await here.run(first.event, { ...how, inputs, attempt: 2 })
    expect(again.ended.outputs.outcome).toBe('unknown')
    expect(again.ended.outputs.reason).toContain('`/docs --new …` in a new comment starts a new job')
    expect(here.service.posts()).toHaveLength(1)
  })
})

describe('a follow-up that is answered with', () => {
  it.each<Case>([
    [
      '404',
      error(404),
      'error',
      `Job job-7 was not found in project handbook (404). Check the job's id, project-id and base-url.${said(404)} Nothing was started.`,
    ],
    ['403', error(403), 'error', `${keyForbidden}${said(403)} Nothing was started.`],
    ['409', error(409), 'error', `${conflict}${said(409)} Nothing was started.`],
    ['429', error(429), 'rate-limited', `${limit} The service does not say when to try again. Nothing was started.`],
    [
      '502, after the follow-up was received',
      acting(error(502)),
      'unknown',
      lost('it answered 502.')
        .replace('The job may have been created', 'The follow-up may have been received')
        .replace(' It is not', `${said(502)} It is not`),
    ],
    [
      'a reset',
      acting(reset()),
      'unknown',
      lost(broke).replace('The job may have been created', 'The follow-up may have been received'),
    ],
    [
      'another job',
      change(() => ({ id: 'job-8', status: 'active' })),
      'unknown',
      lost(strange.replace('record.', 'record (it has the fields: id, status).')).replace(
        'The job may have been created',
        'The follow-up may have been received',
      ),
    ],
  ])('%s', async (_title, fault, outcome, reason) => {
    here.service.put({ id: 'job-7', status: 'completed', prLink: null })
    here.service.faults.add(followUp, fault)
    const { ended } = await step({ prompt: 'shorter', 'job-id': 'job-7' })
    expect([ended.outputs.outcome, ended.code]).toEqual([outcome, 1])
    expect(plain(ended.outputs.reason)).toBe(reason)
    expect(here.service.posts()).toHaveLength(1)
  })

  it('404, after the status check was answered with 404: the service decides, and no job is created instead', async () => {
    const { ended } = await step({ prompt: 'shorter', 'job-id': 'job-7' })
    expect(ended.outputs.reason).toContain('Job job-7 was not found in project handbook (404).')
    expect(ended.outputs.outcome).toBe('error')
    expect(here.service.posts().map(({ path }) => path)).toEqual(['/v2/agent/handbook/job/job-7/message'])
  })
})

describe('a status check that is answered once with', () => {
  it.each<[title: string, fault: Fault]>([
    ['a page of HTML', html()],
    ['an empty body', reply(200, '')],
    ['a reset', reset()],
    ['no answer', nothing()],
    ['half a JSON by its length', cut('length')],
    ['half a JSON in chunks', cut('chunked')],
    ['half a JSON by the end of the connection', cut('close')],
    ['another job', change((job) => ({ ...Object(job), id: 'job-0002', status: 'failed' }))],
    ['404', error(404)],
    ['429 and Retry-After', error(429, { 'retry-after': '2' })],
    ['500', error(500)],
    ['503', error(503)],
    ['a byte now and then', drip('body', 5)],
  ])('%s: the status is checked again, and the job completes', async (_title, fault) => {
    here.service.faults.add(statusCheck, fault)
    const { ended } = await step({ prompt: 'explain the retries' })
    expect([ended.outputs.outcome, ended.code]).toEqual(['completed', 0])
    expect(here.service.posts()).toHaveLength(1)
  })
})

describe('status checks that are all answered with', () => {
  const keepsRunning = 'Job job-0001 was still running at the timeout. It keeps running.'
  it.each<[title: string, fault: Fault, outcome: string, reason: string]>([
    [
      'a page of HTML',
      html(),
      'timed-out',
      `${keepsRunning} The service answered 200 with something that is no job record.`,
    ],
    ['500', error(500), 'timed-out', `${keepsRunning} The service answered 500 to a status check.${said(500)}`],
    [
      '429',
      error(429, { 'retry-after': '40' }),
      'timed-out',
      `${keepsRunning} The service answered 429 to a status check.${said(429)}`,
    ],
    ['a reset', reset(), 'timed-out', `${keepsRunning} The job's status could not be checked: ${broke}`],
    [
      'half a JSON',
      cut('close'),
      'timed-out',
      `${keepsRunning} The service answered 200 with something that is no job record.`,
    ],
    [
      'an unknown status',
      change((job) => ({ ...Object(job), status: 'constructor' })),
      'timed-out',
      `${keepsRunning} Its status is "constructor", which this action does not know.`,
    ],
    ['no status', change(() => ({ id: 'job-0001' })), 'timed-out', `${keepsRunning} Its record has no status.`],
    ['401', error(401), 'error', `${keyRejected}${said(401)}`],
    ['403', error(403), 'error', `${keyForbidden}${said(403)}`],
    [
      '307',
      redirect('https://elsewhere.example/x'),
      'error',
      'The service answered 307 with a redirect to https://elsewhere.example. Redirects are never followed. Check base-url.',
    ],
    [
      '404',
      error(404),
      'error',
      `The service answered 404 to every status check of job job-0001 for N s. Job job-0001 was not found in project handbook (404). Check the job's id, project-id and base-url.${said(404)}`,
    ],
  ])('%s: the job stays open', async (title, fault, outcome, reason) => {
    here.service.faults.add(statusCheck, fault, { times: Number.POSITIVE_INFINITY })
    // A 404 is believed after two minutes.
    const { ended } = await ask({ 'timeout-minutes': title === '404' ? '3' : '1' })
    expect([ended.outputs.outcome, ended.code, ended.outputs.jobId]).toEqual([outcome, 1, 'job-0001'])
    expect(plain(ended.outputs.reason)).toBe(reason)
    expect(await states(here, 1)).toEqual([`created ${outcome} job-0001`])
  })
})

describe('a status that the interface does not have', () => {
  it.each(['queued', 'Completed', '', null, 3])('%j counts as still running, with one warning', async (status) => {
    here.service.faults.add(
      statusCheck,
      change((job) => ({ ...Object(job), status })),
      { times: 3 },
    )
    const { ended } = await step({ prompt: 'explain the retries' })
    expect(ended.outputs.outcome).toBe('completed')
    expect(ended.log.match(/counts as still running/g)).toHaveLength(1)
  })
})

describe('a completed job without a link', () => {
  it('is checked again, and its late link is reported', async () => {
    here.service.settings.linkAfterChecks = 2
    const { ended } = await step({ prompt: 'explain the retries' })
    expect(ended.outputs).toMatchObject({ outcome: 'completed', prNumber: '1' })
  })

  it('is believed after 15 s', async () => {
    here.service.settings.scenario = 'no-pull-request'
    const { ended } = await step({ prompt: 'explain the retries' })
    expect(ended.outputs).toMatchObject({ outcome: 'no-pull-request', prLink: '' })
    // Active once, then completed three times.
    expect(here.service.ledger.filter(({ method }) => method === 'GET')).toHaveLength(4)
  })
})

it.each([
  {
    title: 'with a pull request counts as completed',
    prLink: 'https://github.com/octo-org/handbook/pull/7',
    outcome: 'completed',
    reason: 'Job job-7 was archived with a pull request.',
  },
  {
    title: 'without a pull request ends archived',
    prLink: null,
    outcome: 'archived',
    reason: 'Job job-7 was archived.',
  },
])('an archived job $title', async ({ prLink, outcome, reason }) => {
  here.service.put({ id: 'job-7', status: 'archived', prLink })
  const { ended } = await step({ 'job-id': 'job-7' })
  expect(ended.code).toBe(0)
  expect(ended.outputs).toMatchObject({ outcome, reason, status: 'archived', prLink: prLink ?? '' })
})

it('every request to the service asks for an uncompressed body', async () => {
  await ask()
  const asked = here.service.ledger.map(({ method, headers }) => [method, headers['accept-encoding']])
  expect(asked).toContainEqual(['POST', 'identity'])
  expect(asked).toContainEqual(['GET', 'identity'])
  expect(new Set(asked.map(([, encoding]) => encoding))).toEqual(new Set(['identity']))
})

describe('a service that cannot be reached', () => {
  it('is tried again, as nothing was sent, and then is an error that names host and code', async () => {
    const port = await closedPort()
    const { ended } = await step({ prompt: 'explain the retries', 'base-url': `http://localhost:${port}` })
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.outputs.reason).toBe(`Nothing was sent: connection refused (localhost:${port}, ECONNREFUSED).`)
  })

  it('is reached under its path, without the slashes at the end of base-url', async () => {
    const { ended } = await step({ prompt: 'explain the retries', 'base-url': `${here.service.url}/docs/api//` })
    expect(ended.outputs.outcome).toBe('error')
    expect(here.service.ledger.map(({ path }) => path)).toEqual(['/docs/api/v2/agent/handbook/job'])
  })
})

describe('a job-id is one segment of the path', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['%2e%2e', '%252e%252e'],
    ['a?x#y', 'a%3Fx%23y'],
    ['ä', '%C3%A4'],
  ])('%s', async (id, written) => {
    here.service.put({ id, status: 'failed' })
    const { ended } = await step({ 'job-id': id })
    expect(ended.outputs).toMatchObject({ outcome: 'failed', jobId: id })
    expect(here.service.ledger.map(({ path }) => path)).toEqual([`/v2/agent/handbook/job/${written}`])
  })
})

/** A text without what differs from run to run. */
function plain(text = ''): string {
  return text
    .replaceAll(new URL(here.service.url).host, 'HOST')
    .replaceAll(/\b\d\d:\d\d UTC/g, 'CLOCK UTC')
    .replace(/for \d+ s\./, 'for N s.')
}
