import { describe, expect, it } from 'vitest'
import { retryAfterMs } from '../../../src/io/retry-after.ts'

describe('Retry-After', () => {
  const now = new Date('2025-06-01T12:00:00Z')
  it.each<[string, string | undefined, number | undefined]>([
    ['seconds', '30', 30_000],
    ['nought', '0', 0],
    ['a date', 'Sun, 01 Jun 2025 12:01:00 GMT', 60_000],
    ['a date gone by', 'Sun, 01 Jun 2025 11:00:00 GMT', 0],
    ['another form of date', '2025-06-01T12:01:00Z', undefined],
    ['a negative number', '-5', undefined],
    ['an exponent', '1e9', undefined],
    ['words', 'abc', undefined],
    ['two', '120, 5', undefined],
    ['Infinity', 'Infinity', undefined],
    ['hexadecimal', '0x10', undefined],
    ['absent', undefined, undefined],
    ['very long, and finite', '9'.repeat(15), 999_999_999_999_999_000],
    ['too long to mean anything', '9'.repeat(400), undefined],
  ])('%s: %s', (_, value, expected) => {
    expect(retryAfterMs(value === undefined ? {} : { 'retry-after': value }, now)).toBe(expected)
  })

  it.each([
    ['the reply has a clock of its own', 'Sun, 01 Jun 2025 11:59:30 GMT', 90_000],
    ['the reply has nonsense for a clock', 'yesterday', 60_000],
  ])('a date: %s', (_, date, expected) => {
    expect(retryAfterMs({ 'retry-after': 'Sun, 01 Jun 2025 12:01:00 GMT', date }, now)).toBe(
      expected,
    )
  })
})
