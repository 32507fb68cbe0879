import { describe, expect, it } from 'vitest'
import { serviceFindings } from '../../../src/check/service-findings.ts'
import { madeUpKey, type Probe, type ProbeAnswer, probeService } from '../../../src/io/agent.ts'
import type { Exchange, Reply } from '../../../src/io/http-client.ts'
import { HttpError } from '../../../src/io/http-error.ts'

type Answer = Extract<ProbeAnswer, { status: number }>

const answer = (status: number, body: Answer['body'] = 'an object'): Answer => ({ status, body })
const cut = (status: number): Answer => ({
  ...answer(status, 'no JSON'),
  incomplete: 'the answer is too large',
})
const moved: Answer = { ...answer(302, 'no JSON'), target: 'https://login.test' }
const silence: ProbeAnswer = { failure: 'no such host (agent.test:443, ENOTFOUND)' }

describe('what the answers to the key and to a made-up one say', () => {
  it.each<[string, Probe['withKey'], Probe['withMadeUpKey'], string, RegExp]>([
    ['404 and 401', answer(404), answer(401), 'works', /The key was accepted/],
    [
      '404 and 401, each with a text as JSON',
      answer(404, 'other JSON'),
      answer(401),
      'works',
      /The key was accepted/,
    ],
    [
      '404 and 404',
      answer(404),
      answer(404),
      'note',
      /not proved: this address answers any key so/,
    ],
    [
      '404 and 500',
      answer(404),
      answer(500),
      'note',
      /not proved: a made-up key got another answer: HTTP 500/,
    ],
    [
      '404 and nothing',
      answer(404),
      silence,
      'note',
      /not proved: a made-up key got another answer: no such host/,
    ],
    [
      '200 and 401',
      answer(200),
      answer(401),
      'note',
      /HTTP 200 for a job that cannot exist, and HTTP 401/,
    ],
  ])('%s', (_, withKey, withMadeUpKey, result, says) => {
    const [finding] = serviceFindings({ withKey, withMadeUpKey }, 'p1')
    expect(finding).toMatchObject({ what: 'Key', result, says: expect.stringMatching(says) })
  })

  const check = /^Check base-url\.$/
  it.each<[string, Probe['withKey'], Probe['withMadeUpKey'], RegExp, RegExp]>([
    [
      '401 and 401',
      answer(401),
      answer(401),
      /does not accept the api-key for project p1 \(401\)\.$/,
      /expired/,
    ],
    [
      '403 and 403',
      answer(403),
      answer(403),
      /may not be used for project p1 \(403\)\.$/,
      /IP allow-list/,
    ],
    ['401 that is cut off', cut(401), answer(401), /does not accept the api-key/, /expired/],
    [
      'a page, 404',
      answer(404, 'no JSON'),
      answer(404),
      /404 that is no JSON, so another server answers here/,
      check,
    ],
    [
      'a page for the key alone',
      answer(200, 'no JSON'),
      answer(401),
      /200 that is no JSON, so another server/,
      check,
    ],
    [
      'a page for any key',
      answer(200, 'no JSON'),
      answer(200, 'no JSON'),
      /is no JSON, so another server/,
      check,
    ],
    [
      'an empty success',
      answer(204, 'no JSON'),
      answer(401),
      /204 that is no JSON, so another server/,
      check,
    ],
    [
      'a list',
      answer(200, 'other JSON'),
      answer(401),
      /200 that is no JSON object, so another server/,
      check,
    ],
    [
      'a success that is cut off',
      cut(200),
      answer(401),
      /HTTP 200, but not whole: the answer is too large/,
      check,
    ],
    [
      'a 404 that is cut off',
      cut(404),
      answer(401),
      /HTTP 404, but not whole: the answer is too large/,
      check,
    ],
    ['200 and 200', answer(200), answer(200), /HTTP 200 to any key/, check],
    [
      'a redirect',
      moved,
      moved,
      /HTTP 302 to any key, with a redirect to https:\/\/login\.test\.$/,
      check,
    ],
    [
      'a redirect of the key alone',
      moved,
      answer(401),
      /HTTP 302 to a status check, with a redirect to/,
      check,
    ],
    ['400 and 401', answer(400), answer(401), /HTTP 400 to a status check\.$/, check],
    [
      '503 and 401',
      answer(503),
      answer(401),
      /HTTP 503 to a status check/,
      /^Check again later\.$/,
    ],
    [
      '429 and 429',
      answer(429),
      answer(429),
      /HTTP 429 to a status check/,
      /^Check again later\.$/,
    ],
    ['nothing', silence, silence, /did not answer: no such host/, check],
  ])('%s: a fault, and what to do', (_, withKey, withMadeUpKey, says, cure) => {
    const [finding] = serviceFindings({ withKey, withMadeUpKey }, 'p1')
    const words = { says: expect.stringMatching(says), cure: expect.stringMatching(cure) }
    expect(finding).toMatchObject({ what: 'Key', result: 'fault', ...words })
  })

  it('that the key may start a job is never proved', () => {
    const findings = serviceFindings({ withKey: answer(404), withMadeUpKey: answer(401) }, 'p1')
    expect(findings.map(({ result }) => result)).toEqual(['works', 'not proved'])
  })
})

describe('a made-up key', () => {
  it.each([
    ['mint_AbC123', /^mint_[a-zA-Z\d]{6}$/],
    ['sk-live-12345678', /^sk-[a-z]{4}-\d{8}$/],
    ['0123456789abcdef', /^\d{10}[a-z]{6}$/],
    ['____', /^____x$/],
  ])('has the form of %s', (key, form) => {
    expect(madeUpKey(key)).toMatch(form)
    expect(madeUpKey(key)).not.toBe(key)
  })
})

type Exchanged = Reply | HttpError

/** What is told of the answers to the key and to the made-up one, and what was asked. */
async function probed(...replies: [Exchanged, Exchanged]) {
  const asked: Exchange[] = []
  const probe = await probeService({
    baseUrl: 'https://agent.test/base',
    projectId: 'p 1',
    apiKey: 'mint_secretsecret',
    cancelled,
    redact: (text) => text.replaceAll('hidden', '***'),
    http: {
      async exchange(request) {
        const reply = replies[asked.push(request) - 1]
        if (reply === undefined) throw new Error('It asks a third time.')
        if (reply instanceof HttpError) throw reply
        return reply
      },
    },
  })
  return { asked, probe }
}

const cancelled = new AbortController().signal
const reply = (status: number, body: string, more: Partial<Reply> = {}): Reply => ({
  status,
  headers: {},
  body,
  ...more,
})
const noHost = new HttpError('no such host', { code: 'ENOTFOUND', sent: false })

it('asks twice for the same job, with two keys and nothing else, for ten seconds or until the run is cancelled', async () => {
  const { asked, probe } = await probed(reply(404, '{"error":"not found"}'), noHost)
  expect(probe).toEqual({ withKey: answer(404), withMadeUpKey: { failure: 'no such host' } })
  for (const request of asked)
    expect(request).toMatchObject({ method: 'GET', timeoutMs: 10_000, signal: cancelled })
  expect(asked).toHaveLength(2)
  expect(asked[0]?.url).toMatch(
    /^https:\/\/agent\.test\/base\/v2\/agent\/p%201\/job\/setup-check-[a-z]{12}$/,
  )
  expect(asked[1]?.url).toBe(asked[0]?.url)
  expect(asked[0]?.headers.authorization).toBe('Bearer mint_secretsecret')
  expect(asked[1]?.headers.authorization).toMatch(/^Bearer mint_[a-z]{12}$/)
})

const away = (location: string) => reply(302, '', { headers: { location } })
const late = new HttpError('no complete answer within 10 s', { code: 'HTTP_DEADLINE', sent: true })

it.each<[string, Reply, ProbeAnswer]>([
  ['a page', reply(200, '<!doctype html>'), answer(200, 'no JSON')],
  ['nothing', reply(204, ''), answer(204, 'no JSON')],
  ['a list', reply(200, '[{}]'), answer(200, 'other JSON')],
  ['null', reply(200, 'null'), answer(200, 'other JSON')],
  ['a record', reply(200, '{}'), answer(200)],
  [
    'a part',
    reply(200, '{"id":', { incomplete: late }),
    { ...answer(200, 'no JSON'), incomplete: 'no complete answer within 10 s' },
  ],
  [
    'a redirect',
    away('https://login.test/hidden?to=x'),
    { ...answer(302, 'no JSON'), target: 'https://login.test' },
  ],
  [
    'a redirect with a secret',
    away('https://hidden.test'),
    { ...answer(302, 'no JSON'), target: 'https://***.test' },
  ],
  ['a redirect without a server', away('mailto:x'), answer(302, 'no JSON')],
  [
    'an address that is no redirect',
    { ...away('https://login.test'), status: 200 },
    answer(200, 'no JSON'),
  ],
])('what is told of %s', async (_, given, told) => {
  const { probe } = await probed(given, noHost)
  expect(probe.withKey).toEqual(told)
})
