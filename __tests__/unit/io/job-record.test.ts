import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isOfAnotherJob,
  isSettledStatus,
  isUsableId,
  type Job,
  jobRecord,
  readJob,
} from '../../../src/io/job-record.ts'

const key = 'svc_0123456789abcdefghij'
const redact = (text: string): string => text.replaceAll(key, '***').replaceAll(key.slice(4), '***')
const rules = { redact: (text: string): string => text, linkHosts: ['ghe.test'] }

const url = 'https://github.com/o/r/pull/1'
const link = { url, number: 1, repository: 'github.com/o/r' }
const { prLink, ...others } = {
  id: 'j1',
  status: 'completed',
  source: { repository: 'o/r', ref: 'main' },
  model: 'm',
  prLink: url,
  createdAt: '2025-06-01T12:00:00Z',
  archivedAt: null,
}
const record = { ...others, prLink }
const job: Job = { ...others, link }

describe('a job record is read', () => {
  it.each<[string, unknown, Job | undefined]>([
    ['with all fields', record, job],
    ['with other fields', { ...record, secret: 'x', source: { ...record.source, more: 1 } }, job],
    [
      'with fields of wrong types',
      { id: 7, status: [], source: 'x', model: {}, prLink: 5, createdAt: true, archivedAt: 0 },
      { refusedLink: '5' },
    ],
    [
      'with null everywhere',
      { id: null, status: null, source: null, model: null, prLink: null, createdAt: null, archivedAt: null },
      { archivedAt: null },
    ],
    ['with an empty status', { status: '' }, { status: '' }],
    ['with control characters', { model: 'a\n\u0000b\u2028c\u009b' }, { model: 'a\ufffd\ufffdb\ufffdc\ufffd' }],
    ['with a lone surrogate', { model: 'a\ud800' }, { model: 'a\ufffd' }],
    ['with a long text', { model: 'x'.repeat(5_000) }, { model: 'x'.repeat(1_024) }],
    [
      'with names that every object has',
      JSON.parse('{"status":"active","__proto__":{"id":"x"},"constructor":{"id":"y"}}'),
      { status: 'active' },
    ],
    ['without inherited fields', JSON.parse('{"__proto__":{"id":"x","status":"completed"}}'), undefined],
    [
      'without an inherited status',
      Object.assign(Object.create({ status: 'completed' }), { model: 'm' }),
      { model: 'm' },
    ],
    ['not without a known field', { ok: true }, undefined],
    ['not from a list', [record], undefined],
    ['not from a text', 'completed', undefined],
    ['not from null', null, undefined],
    ['not from nothing', undefined, undefined],
  ])('%s', (_, value, expected) => {
    expect(readJob(value, rules)).toEqual(expected)
  })

  it.each<[string, unknown, Partial<Job>]>([
    ['a pull request', url, { link }],
    ['one of its pages', `${url}/files?a=b`, { link }],
    [
      'on a host of the list',
      'https://ghe.test/o/r/pull/1',
      { link: { ...link, url: 'https://ghe.test/o/r/pull/1', repository: 'ghe.test/o/r' } },
    ],
    ['none yet', null, {}],
    ['empty', '', {}],
    ['another host', 'https://evil.test/o/r/pull/1', { refusedLink: 'https://evil.test/o/r/pull/1' }],
    ['a script', 'javascript:alert(1)', { refusedLink: 'javascript:alert(1)' }],
    ['a line end and a mention', `${url}\n@org/all`, { refusedLink: `${url}\ufffd@org/all` }],
    ['a list', [url], { refusedLink: `["${url}"]` }],
    ['10 kB', `${url}${'x'.repeat(10_000)}`, { refusedLink: `${url}${'x'.repeat(1_024 - url.length)}` }],
  ])('prLink: %s', (_, value, expected) => {
    expect(readJob({ prLink: value }, rules)).toEqual(expected)
  })

  it('never holds the key, not even if a text is cut', () => {
    const read = readJob(
      { id: key, status: key, source: { ref: key }, model: 'x'.repeat(1_020) + key, prLink: `${url}?${key}` },
      { ...rules, redact },
    )
    expect(JSON.stringify(read)).not.toMatch(/0123|svc_/)
    expect(read).not.toHaveProperty('id')
    expect(read).not.toHaveProperty('link')
  })

  it('from any JSON without a throw, into short texts', () => {
    const anyFields = fc.dictionary(
      fc.constantFrom(
        'id',
        'status',
        'source',
        'model',
        'prLink',
        'createdAt',
        'archivedAt',
        '__proto__',
        'constructor',
      ),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyFields), (value) => {
        const read = readJob(JSON.parse(JSON.stringify(value)), rules)
        if (read === undefined) return
        const { id, status, model, createdAt, source, refusedLink, archivedAt } = read
        for (const text of [id, status, model, createdAt, source?.ref, source?.repository, refusedLink, archivedAt]) {
          expect(text == null || (typeof text === 'string' && text.length <= 1_024)).toBe(true)
          expect(text ?? '').not.toMatch(/\p{Cc}/u)
        }
      }),
    )
  })
})

describe('a job is written as the service writes it', () => {
  it.each<[string, Job, object]>([
    ['with its checked link', job, record],
    ['without a link', { id: 'j1', status: 'active' }, { id: 'j1', status: 'active', prLink: null }],
    ['without a refused link', { id: 'j1', refusedLink: 'javascript:alert(1)' }, { id: 'j1', prLink: null }],
  ])('%s', (_, value, expected) => {
    expect(jobRecord(value)).toEqual(expected)
  })
})

it.each([
  ['j1', true],
  ['a/b', true],
  ['...', true],
  ['x'.repeat(256), true],
  ['x'.repeat(257), false],
  ['', false],
  ['.', false],
  ['..', false],
  ['a\nb', false],
  ['\ud800', false],
  [7, false],
  [undefined, false],
])('the id %j can be used: %s', (id, usable) => {
  expect(isUsableId(id)).toBe(usable)
})

it.each([
  [{ id: 'j1' }, false],
  [{ id: 'j2' }, true],
  [{ id: '' }, true],
  [{ id: 7 }, false],
  [{}, false],
  [JSON.parse('{"__proto__":{"id":"j2"}}'), false],
  [['j2'], false],
])('%j is a record of another job than j1: %s', (value, isOther) => {
  expect(isOfAnotherJob(value, 'j1')).toBe(isOther)
})

it.each([
  ['completed', true],
  ['archived', true],
  ['failed', true],
  ['active', false],
  ['Completed', false],
  ['queued', false],
  ['', false],
  [undefined, false],
])('the status %j is settled: %s', (status, settled) => {
  expect(isSettledStatus(status)).toBe(settled)
})
