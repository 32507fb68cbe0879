import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUsableId } from '../../../src/formats.ts'
import { isOfAnotherJob, type Job, jobRecord, readJobRecord } from '../../../src/io/job-record.ts'
import { redactor } from '../../../src/io/redact.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'
import { linkTo } from '../../helpers/links.ts'
import { deepList, deepObject, oddJson } from '../../helpers/odd-json.ts'

const key = 'svc_0123456789abcdefghij'
const rules = { redact: (text: string): string => text, linkHosts: ['ghe.test'] }
const redacting = {
  ...rules,
  redact: (text: string) => text.replaceAll(key, '***').replaceAll(key.slice(4), '***'),
}

const { url: prLink } = linkTo(1)
const given = {
  id: 'j1',
  status: 'completed',
  source: { repository: 'o/r', ref: 'main' },
  model: 'm',
  prLink,
  createdAt: '2025-06-01T12:00:00Z',
  archivedAt: null,
}
const { prLink: _, ...others } = given
const whole: Job = { ...others, link: linkTo(1) }

describe('a record', () => {
  it.each<[string, unknown, Job | undefined]>([
    ['whole', given, whole],
    ['other fields', { ...given, secret: 'x', source: { ...given.source, more: 1 } }, whole],
    [
      'fields of wrong types',
      { id: 7, status: [], source: 'x', model: {}, prLink: 5, createdAt: true, archivedAt: 0 },
      { refusedLink: '5' },
    ],
    [
      'null everywhere',
      {
        id: null,
        status: null,
        source: null,
        model: null,
        prLink: null,
        createdAt: null,
        archivedAt: null,
      },
      { archivedAt: null },
    ],
    [
      'control characters',
      { model: 'a\n\u0000b\u2028c\u009b' },
      { model: 'a\ufffd\ufffdb\ufffdc\ufffd' },
    ],
    [
      'times that are none',
      { model: 'm', createdAt: '2026-01-01T....:Z', archivedAt: `${'2'.repeat(5_000)}Z` },
      { model: 'm' },
    ],
    ['very long', { model: 'x'.repeat(5_000) }, { model: 'x'.repeat(1_024) }],
    [
      'names that every object has',
      JSON.parse('{"status":"active","__proto__":{"id":"x"},"constructor":{"id":"y"}}'),
      { status: 'active' },
    ],
    [
      'fields that are inherited',
      JSON.parse('{"__proto__":{"id":"x","status":"completed"}}'),
      undefined,
    ],
    ['no known field', { ok: true }, undefined],
    ['a list', [given], undefined],
    ['nothing', null, undefined],
  ])('%s', (_, value, expected) => {
    expect(readJobRecord(value, rules)).toEqual(expected)
  })

  it('never holds the key, not even where a text is cut', () => {
    const job = readJobRecord(
      { id: key, status: key, source: { ref: key }, model: 'x'.repeat(1_020) + key, prLink: key },
      redacting,
    )
    expect(JSON.stringify(job)).not.toMatch(/0123|svc_/)
    expect(job?.id).toBeUndefined()
  })

  it('a megabyte of text costs nearly nothing', () => {
    const redact = redactor([key, 'ghs_Ab12Cd34Ef56Gh78Ij90Kl12Mn34Op56Qr78'])
    const long = 'word '.repeat(200_000)
    const record = {
      id: long,
      status: long,
      model: long,
      prLink: long,
      source: { repository: long, ref: long },
    }
    const took = cpuTime(() => {
      readJobRecord({ ...record, createdAt: long }, { ...rules, redact })
      readJobRecord({ prLink: [long, [long]] }, { ...rules, redact })
    })
    expect(took).toBeLessThan(100)
  })

  it('any JSON at all is read without a throw, into short texts', () => {
    fc.assert(
      fc.property(oddJson(...Object.keys(given)), (text) => {
        const job = readJobRecord(JSON.parse(text), rules)
        if (job === undefined) return
        const { id, status, model, createdAt, source, link, refusedLink, archivedAt } = job
        const texts = [
          id,
          status,
          model,
          createdAt,
          source?.ref,
          source?.repository,
          refusedLink,
          archivedAt,
        ]
        for (const field of [...texts, link?.url]) {
          expect(field == null || (typeof field === 'string' && field.length <= 1_024)).toBe(true)
          expect(field ?? '').not.toMatch(/\p{Cc}/u)
        }
      }),
    )
  })
})

describe("a record's pull request", () => {
  it.each<[string, unknown, Partial<Job>]>([
    ['an address that may be followed', prLink, { link: linkTo(1) }],
    [
      'on a host of link-hosts',
      'https://ghe.test/o/r/pull/1',
      { link: { url: 'https://ghe.test/o/r/pull/1', number: 1, repository: 'ghe.test/o/r' } },
    ],
    ['none yet: null', null, {}],
    ['none yet: empty', '', {}],
    ['none yet: absent', undefined, {}],
    [
      'another host',
      'https://evil.test/o/r/pull/1',
      { refusedLink: 'https://evil.test/o/r/pull/1' },
    ],
    ['a number', 7, { refusedLink: '7' }],
    ['a list', [prLink], { refusedLink: `["${prLink}"]` }],
    ['an object', { href: prLink }, { refusedLink: `{"href":"${prLink}"}` }],
    ['more in a list', [null, [prLink], 1, { href: prLink }], { refusedLink: '[null,"…",1,"…"]' }],
    ['nested 20,000 levels deep', JSON.parse(deepList()), { refusedLink: '["…"]' }],
    ['nested 20,000 objects deep', JSON.parse(deepObject()), { refusedLink: '{"a":"…"}' }],
    ['a line end in it', `${prLink}\n@org/all`, { refusedLink: `${prLink}\ufffd@org/all` }],
    [
      'as long as the longest text: it may be half an address',
      prLink.padEnd(1_024, '0'),
      { refusedLink: prLink.padEnd(1_024, '0') },
    ],
  ])('%s', (_, value, expected) => {
    expect(readJobRecord({ status: 'completed', prLink: value }, rules)).toEqual({
      status: 'completed',
      ...expected,
    })
  })

  it.each([
    [
      'the key in its path',
      `https://github.com/o/${key}/pull/1`,
      'https://github.com/o/***/pull/1',
    ],
    ['the key after its number', `${prLink}?token=${key}`, `${prLink}?token=***`],
  ])('%s: not followed, and shown without it', (_, value, refusedLink) => {
    expect(readJobRecord({ prLink: value }, redacting)).toEqual({ refusedLink })
  })
})

describe('a record as the service writes it', () => {
  it.each<[string, Job, object]>([
    ['whole', whole, given],
    [
      'with a link that may not be shown',
      { id: 'j1', refusedLink: 'javascript:alert(1)' },
      { id: 'j1', prLink: null },
    ],
    [
      'archived',
      { status: 'archived', archivedAt: '2025-06-01T12:00:00Z' },
      { status: 'archived', archivedAt: '2025-06-01T12:00:00Z', prLink: null },
    ],
  ])('%s', (_, job, expected) => {
    expect(jobRecord(job)).toEqual(expected)
  })
})

it.each([
  ['j1', true],
  ['...', true],
  ['x'.repeat(256), true],
  ['x'.repeat(257), false],
  ['', false],
  ['.', false],
  ['..', false],
  ['a\nb', false],
  ['\ud800', false],
  [7, false],
])('the id %j can be used: %s', (id, isUsable) => {
  expect(isUsableId(id)).toBe(isUsable)
})

it.each([
  [{ id: 'j1' }, false],
  [{ id: 'j2' }, true],
  [{ id: '' }, true],
  [{ id: 7 }, false],
  [{}, false],
  [JSON.parse('{"__proto__":{"id":"j2"}}'), false],
])('%j is a record of another job than j1: %s', (value, isOther) => {
  expect(isOfAnotherJob(value, 'j1')).toBe(isOther)
})
