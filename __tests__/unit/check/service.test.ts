import { describe, expect, it } from 'vitest'
import { serviceFindings } from '../../../src/check/setup.ts'
import { madeUpKey, type Probe, type ProbeAnswer, probeService } from '../../../src/io/agent.ts'
import type { Exchange } from '../../../src/io/http.ts'
import { HttpError } from '../../../src/io/http-error.ts'

const answer = (status: number, isJson = true): ProbeAnswer => ({ status, isJson })
const silence: ProbeAnswer = { failure: 'no such host (agent.test:443, ENOTFOUND)' }

describe('what the answers to the key and to a made-up one say', () => {
  it.each<[string, Probe['withKey'], Probe['withMadeUpKey'], string, RegExp]>([
    ['404 and 401', answer(404), answer(401), 'works', /The key was accepted/],
    ['404 and 404', answer(404), answer(404), 'note', /not proved: this address answers any key so/],
    ['404 and 500', answer(404), answer(500), 'note', /not proved: a made-up key got another answer: HTTP 500/],
    ['404 and nothing', answer(404), silence, 'note', /not proved: a made-up key got another answer: no such host/],
    ['401 and 401', answer(401), answer(401), 'fault', /does not accept the api-key for project p1 \(401\).*expired/],
    ['403 and 403', answer(403), answer(403), 'fault', /may not be used for project p1 \(403\).*IP allow-list/],
    ['a page, 404', answer(404, false), answer(404, false), 'fault', /no JSON, so another server answers here/],
    ['200 and 401', answer(200), answer(401), 'note', /HTTP 200 for a job that cannot exist, and HTTP 401/],
    ['200 and 200', answer(200), answer(200), 'fault', /HTTP 200 to any key/],
    ['503 and 401', answer(503), answer(401), 'fault', /HTTP 503 to a status check/],
    ['429 and 429', answer(429), answer(429), 'fault', /HTTP 429 to a status check/],
    ['nothing', silence, silence, 'fault', /did not answer: no such host/],
  ])('%s', (_, withKey, withMadeUpKey, result, says) => {
    const [finding] = serviceFindings({ withKey, withMadeUpKey }, 'p1')
    expect(finding?.slice(0, 3)).toEqual(['Key', result, expect.stringMatching(says)])
  })

  it('that the key may start a job is never proved', () => {
    const findings = serviceFindings({ withKey: answer(404), withMadeUpKey: answer(401) }, 'p1')
    expect(findings.map(([, result]) => result)).toEqual(['works', 'not proved'])
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

it('asks twice for the same job, with two keys and nothing else, for ten seconds or until the run is cancelled', async () => {
  const asked: Exchange[] = []
  const cancelled = new AbortController().signal
  const probe = await probeService({
    baseUrl: 'https://agent.test/base',
    projectId: 'p 1',
    apiKey: 'mint_secretsecret',
    cancelled,
    http: {
      async exchange(request) {
        asked.push(request)
        if (asked.length === 2) throw new HttpError('no such host', { code: 'ENOTFOUND', sent: false })
        return { status: 404, headers: {}, body: '{"error":"not found"}' }
      },
    },
  })
  expect(probe).toEqual({ withKey: answer(404), withMadeUpKey: { failure: 'no such host' } })
  for (const request of asked) expect(request).toMatchObject({ method: 'GET', timeoutMs: 10_000, signal: cancelled })
  expect(asked).toHaveLength(2)
  expect(asked[0]?.url).toMatch(/^https:\/\/agent\.test\/base\/v2\/agent\/p%201\/job\/setup-check-[a-z]{12}$/)
  expect(asked[1]?.url).toBe(asked[0]?.url)
  expect(asked[0]?.headers.authorization).toBe('Bearer mint_secretsecret')
  expect(asked[1]?.headers.authorization).toMatch(/^Bearer mint_[a-z]{12}$/)
})
