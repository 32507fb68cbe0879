import { describe, expect, it } from 'vitest'
import type { Exchange, Reply } from '../../../src/io/http-client.ts'
import { HttpError } from '../../../src/io/http-error.ts'
import {
  type Answered,
  createProbe,
  madeUpKey,
  madeUpProject,
  type ProbeAnswer,
} from '../../../src/io/service-probe.ts'

const answer = (status: number, body: Answered['body'] = 'an object'): Answered => ({
  kind: 'answered',
  status,
  body,
  said: expect.any(String),
  words: expect.any(String),
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

describe('a made-up project', () => {
  it.each([
    ['typo', /^typo[a-z]{8}$/],
    ['p 1', /^p 1[a-z]{9}$/],
    ['acme-handbook', /^a[a-f][a-z][a-f]-[a-z]{8}$/],
    ['65f0c3a1b2d4e5f60718293a', /^65f0c3a1b2d4[\da-f]{12}$/],
    ['0190b5c2-7e3a-7cc1-9b1f-0123456789AB', /^0190b5c2-7e3a-7cc1-9b1f-\d{10}[A-F]{2}$/],
    ['____________', /^_{12}x$/],
  ])('has the form of %s', (projectId, form) => {
    expect(madeUpProject(projectId)).toMatch(form)
    expect(madeUpProject(projectId)).not.toBe(projectId)
  })
})

type Exchanged = Reply | HttpError

/** A probe of a service that gives these answers, and what it was asked. */
function probeOf(...replies: Exchanged[]) {
  const asked: Exchange[] = []
  const probe = createProbe({
    baseUrl: 'https://agent.test/base',
    projectId: 'p 1',
    apiKey: 'mint_secretsecret',
    cancelled,
    redact: (text) => text.replaceAll('hidden', '***'),
    http: {
      async exchange(request) {
        const reply = replies[asked.push(request) - 1]
        if (reply === undefined) throw new Error('It asks once more.')
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

it('asks for the same job with two keys and in two projects, each for ten seconds or until the run is cancelled', async () => {
  const { asked, probe } = probeOf(reply(404, '{"error":"not found"}'), noHost, reply(404, '{}'))
  expect(await probe.withKey()).toEqual(answer(404))
  expect(await probe.withMadeUpKey()).toEqual({ kind: 'silent', failure: 'no such host' })
  expect(await probe.inMadeUpProject()).toEqual(answer(404))
  for (const request of asked)
    expect(request).toMatchObject({ method: 'GET', timeoutMs: 10_000, signal: cancelled })
  const [withKey, withMadeUpKey, inMadeUpProject] = asked
  expect(withKey?.url).toMatch(
    /^https:\/\/agent\.test\/base\/v2\/agent\/p%201\/job\/setup-check-[a-z]{12}$/,
  )
  expect(withKey?.headers.authorization).toBe('Bearer mint_secretsecret')
  expect(withMadeUpKey?.url).toBe(withKey?.url)
  expect(withMadeUpKey?.headers.authorization).toMatch(/^Bearer mint_[a-z]{12}$/)
  expect(inMadeUpProject?.url).toMatch(/\/p%201[a-z]{9}\/job\/setup-check-[a-z]{12}$/)
  expect(inMadeUpProject?.headers.authorization).toBe(withKey?.headers.authorization)
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
  expect(await probeOf(given).probe.withKey()).toEqual(told)
})

it.each([
  ['as GitHub has it', '{"message":"Not Found","status":"404"}', 'Not Found'],
  ['in an object', '{"error":{"message":"No project."}}', 'No project.'],
  ['with a secret, on two lines', '{"error":"a\\nhidden"}', 'a ***'],
  ['nowhere', '{"code":7}', ''],
  ['on a page', '<p>No project.</p>', ''],
])('the words of the service: %s', async (_, body, said) => {
  expect(await probeOf(reply(404, body)).probe.withKey()).toMatchObject({ said })
})

describe('two projects are answered', () => {
  const at = (request: Exchange | undefined): string[] => request?.url.split('/') ?? []
  /** The two answers of a service that writes the project and the job into what it says. */
  async function wordsOf(write: (project: string, job: string, count: number) => string) {
    let count = 0
    const probe = createProbe({
      baseUrl: 'https://agent.test',
      projectId: 'Typo-7',
      apiKey: 'mint_secretsecret',
      cancelled,
      redact: (text) => text,
      http: {
        async exchange(request) {
          const [project = '', , job = ''] = at(request).slice(-3)
          return reply(404, write(project, job, count++))
        },
      },
    })
    const both = [await probe.withKey(), await probe.inMadeUpProject()]
    return both.map((told) => (told.kind === 'answered' ? told.words : ''))
  }

  it.each<[string, (project: string, job: string, count: number) => string, boolean]>([
    ['alike, with names', (project) => `{"error":"There is no project ${project}."}`, true],
    [
      'alike, with names in lower case',
      (project) => `{"error":"There is no project ${project.toLowerCase()}."}`,
      true,
    ],
    [
      'alike, with a path, a time and an id',
      (project, job, count) =>
        `{"path":"/v2/agent/${project}/job/${job}","at":"2026-11-24T00:00:0${count}Z","request":"req_${count}ab"}`,
      true,
    ],
    [
      'otherwise: one has no project, the other no job',
      (project, job, count) =>
        count === 0 ? `{"error":"No job ${job}."}` : `{"error":"No project ${project}."}`,
      false,
    ],
  ])('%s', async (_, write, isAlike) => {
    const [one, other] = await wordsOf(write)
    expect(one === other).toBe(isAlike)
  })
})
