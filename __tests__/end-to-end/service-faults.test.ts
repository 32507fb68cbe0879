import { describe, expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
import {
  acting,
  bytes,
  change,
  drip,
  type Fault,
  html,
  nothing,
  redirect,
  reply,
  reset,
} from '../../dev/local/http/faults.ts'
import { bodyText, headText } from '../../dev/local/http/reply.ts'
import { states, unwrapped } from '../helpers/comments.ts'
import { closedPort } from '../helpers/loopback.ts'
import { fileWorld, type Run } from '../helpers/world.ts'

// What each answer means is in unit/io/agent.test.ts; here is what becomes of the run.
const here = await fileWorld()

const statusCheck = 'GET /v2/agent/*/job/*'
const inputs = { 'timeout-minutes': '2', context: 'none' }

async function ask(more: Record<string, string> = {}): Promise<Run> {
  const issue = await here.github.as('rosa').openIssue('Retries')
  const comment = await here.github.as('wim').comment(issue.number, '/docs explain the retries')
  return here.run(await commentCreated(here.github, comment), { inputs: { ...inputs, ...more } })
}

/** A step without a conversation. */
const step = (more: Record<string, string>) => here.run(dispatched(here.github), { inputs: { ...inputs, ...more } })

/** The status comment, as the requester finds it. */
async function statusComment(): Promise<string> {
  const comments = await here.github.conversation(1)
  return unwrapped(comments.find(({ body }) => body.startsWith('<!-- docs-agent:'))?.body ?? '')
}

/** A text without what differs from run to run. */
const plain = (text = '') =>
  text
    .replaceAll(new URL(here.service.url).host, 'HOST')
    .replaceAll(/\b\d\d:\d\d UTC/g, 'CLOCK UTC')
    .replace(/for \d+ s\./, 'for N s.')

const error = (status: number, headers: Record<string, string> = {}): Fault =>
  reply(status, { error: `no (${status})` }, headers)
const said = (status: number) => ` The service said: "no (${status})"`
const uncertain = (what: string, why: string, more = '') =>
  `${what}, but the service gave no usable answer: ${why} Check the project's dashboard before you ask again.${more} It is not sent again.`
const lost = (why: string, more?: string) => uncertain('The job may have been created', why, more)
const lostFollowUp = (why: string) => uncertain('The follow-up may have been received', why)
const broke = 'the connection broke before the answer was complete (HOST, ECONNRESET).'
const forbidden =
  "The api-key may not be used for project handbook (403). Check that the key belongs to this project, that it has the needed scope, and that the service's IP allow-list admits this runner."

type Case = [title: string, fault: () => Fault, outcome: string, reason: string]

describe('a create that is answered with', () => {
  it.each<Case>([
    [
      '422',
      () => error(422),
      'error',
      `The service rejected the request (422). Check the prompt and project-id.${said(422)} Nothing was started.`,
    ],
    ['403 and more than 1 MiB', () => reply(403, 'x'.repeat(1_100_000)), 'error', `${forbidden} Nothing was started.`],
    ['502, after the job was created', () => acting(error(502)), 'unknown', lost('it answered 502.', said(502))],
    ['a page of HTML', html, 'unknown', lost('it answered 200 without a usable job record.')],
    [
      'a record whose id has markup and a mention',
      () => change(() => ({ id: '`[x](https://evil.example)` <b> @octo-org/all\n', status: 'active' }), 200),
      'unknown',
      lost(
        'it answered 200 without a usable job record (it has the fields: id, status; its id: "`[x](https://evil.example)` <b> @octo-org/all").',
      ),
    ],
    ['a reset', () => acting(reset()), 'unknown', lost(broke)],
    ['no answer', () => acting(nothing()), 'unknown', lost('no answer within 60 s (HOST, HTTP_DEADLINE).')],
    [
      'a byte now and then',
      () => drip('body', 50),
      'unknown',
      lost('no complete answer within 60 s (HOST, HTTP_DEADLINE).'),
    ],
    [
      '429 with a Retry-After beyond the timeout',
      () => error(429, { 'retry-after': '900' }),
      'rate-limited',
      `The service's hourly limit is reached (429): 100 new jobs and follow-ups per project.${said(429)} Try again at CLOCK UTC. Nothing was started.`,
    ],
  ])('%s', async (_title, fault, outcome, reason) => {
    here.service.faults.add('POST /v2/agent/*/job', fault())
    const { ended } = await ask()
    expect([ended.outputs.outcome, ended.code]).toEqual([outcome, 1])
    expect(plain(ended.outputs.reason)).toBe(reason)
    expect(here.service.ledger.map(({ method }) => method)).toEqual(['POST'])
    expect(plain(await statusComment())).toContain(reason)
  })

  it.each([
    [301, () => `${here.elsewhere.url}/v2/agent/handbook/job`, () => here.elsewhere.url],
    [307, () => `${here.elsewhere.url}/v2/agent/handbook/job`, () => here.elsewhere.url],
    [308, () => '/v2/agent/handbook/job/', () => here.service.url],
  ])('%i: a redirect is not followed', async (status, location, origin) => {
    here.service.faults.add('POST /v2/agent/*/job', redirect(location(), status))
    const { ended } = await step({ prompt: 'explain the retries' })
    expect(ended.outputs).toMatchObject({ outcome: 'error' })
    expect(ended.outputs.reason).toBe(
      `The service answered ${status} with a redirect to ${origin()}. Redirects are never followed. Check base-url. Nothing was started.`,
    )
    expect(here.service.ledger).toHaveLength(1)
    expect(here.elsewhere.heard).toEqual([])
  })
})

it('a create that is answered with interim answers, the whole record and a reset: the job is known', async () => {
  const interim = 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n'
  const answer = bytes((real) => interim + headText(real, 900) + bodyText(real), 'reset')
  here.service.faults.add('POST /v2/agent/*/job', acting(answer))
  const { ended } = await ask()
  expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
  expect(here.service.posts()).toHaveLength(1)
})

describe('a follow-up that is answered with', () => {
  it.each<Case>([
    [
      '404',
      () => error(404),
      'error',
      `Job job-7 was not found in project handbook (404). Check the job's id, project-id and base-url.${said(404)} Nothing was started.`,
    ],
    ['a reset', () => acting(reset()), 'unknown', lostFollowUp(broke)],
    [
      'another job',
      () => change(() => ({ id: 'job-8', status: 'active' })),
      'unknown',
      lostFollowUp('it answered 200 without a usable job record (it has the fields: id, status).'),
    ],
  ])('%s', async (_title, fault, outcome, reason) => {
    here.service.put({ id: 'job-7', status: 'completed', prLink: null })
    here.service.faults.add('POST /v2/agent/*/job/*/message', fault())
    const { ended } = await step({ prompt: 'shorter', 'job-id': 'job-7' })
    expect([ended.outputs.outcome, ended.code]).toEqual([outcome, 1])
    expect(plain(ended.outputs.reason)).toBe(reason)
    expect(here.service.posts()).toHaveLength(1)
  })
})

describe('a status check that is answered once with', () => {
  it.each<[title: string, fault: () => Fault]>([
    ['a reset', reset],
    ['no answer', nothing],
    ['another job', () => change((job) => ({ ...Object(job), id: 'job-0002', status: 'failed' }))],
    ['404', () => error(404)],
    ['429 and Retry-After', () => error(429, { 'retry-after': '2' })],
    ['a status that the interface does not have', () => change((job) => ({ ...Object(job), status: 'queued' }))],
  ])('%s: the status is checked again, and the job completes', async (_title, fault) => {
    here.service.faults.add(statusCheck, fault())
    const { ended } = await step({ prompt: 'explain the retries' })
    expect([ended.outputs.outcome, ended.code]).toEqual(['completed', 0])
    expect(here.service.posts()).toHaveLength(1)
  })
})

describe('status checks that are all answered with', () => {
  const keepsRunning = 'Job job-0001 was still running at the timeout. It keeps running.'
  it.each<Case>([
    [
      'a page of HTML',
      html,
      'timed-out',
      `${keepsRunning} The service answered 200 with something that is no job record.`,
    ],
    [
      'an unknown status',
      () => change((job) => ({ ...Object(job), status: 'constructor' })),
      'timed-out',
      `${keepsRunning} Its status is "constructor", which this action does not know.`,
    ],
    ['403', () => error(403), 'error', `${forbidden}${said(403)}`],
    [
      '404',
      () => error(404),
      'error',
      `The service answered 404 to every status check of job job-0001 for N s. Job job-0001 was not found in project handbook (404). Check the job's id, project-id and base-url.${said(404)}`,
    ],
  ])('%s: the job stays open', async (title, fault, outcome, reason) => {
    here.service.faults.add(statusCheck, fault(), { times: Number.POSITIVE_INFINITY })
    // A 404 is believed after two minutes.
    const { ended } = await ask({ 'timeout-minutes': title === '404' ? '3' : '1' })
    expect([ended.outputs.outcome, ended.code, ended.outputs.jobId]).toEqual([outcome, 1, 'job-0001'])
    expect(plain(ended.outputs.reason)).toBe(reason)
    expect(await states(here, 1)).toEqual([`created ${outcome} job-0001`])
  })
})

it('a late link of a completed job is reported', async () => {
  here.service.settings.linkAfterChecks = 2
  const { ended } = await step({ prompt: 'explain the retries' })
  expect(ended.outputs).toMatchObject({ outcome: 'completed', prNumber: '1' })
})

it('a service that cannot be reached is tried again, and then is an error that names host and code', async () => {
  const port = await closedPort()
  const { ended } = await step({ prompt: 'explain the retries', 'base-url': `http://localhost:${port}` })
  expect(ended.outputs.outcome).toBe('error')
  expect(ended.outputs.reason).toBe(`Nothing was sent: connection refused (localhost:${port}, ECONNREFUSED).`)
})

it('a job-id is one segment of the path, below the path of base-url', async () => {
  const { ended } = await step({
    'job-id': 'a/b?x#ä',
    'base-url': `${here.service.url}/docs/api//`,
    'timeout-minutes': '1',
  })
  expect(ended.outputs.outcome).toBe('timed-out')
  expect(new Set(here.service.ledger.map(({ path }) => path))).toEqual(
    new Set(['/docs/api/v2/agent/handbook/job/a%2Fb%3Fx%23%C3%A4']),
  )
})
