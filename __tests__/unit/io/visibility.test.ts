import { describe, expect, it } from 'vitest'
import { hasMoreReaders, type Visibility } from '../../../src/io/visibility.ts'

describe('who may read one repository and not the other', () => {
  it.each<[Visibility | undefined, Visibility | undefined, boolean]>([
    ['public', 'private', true],
    ['public', 'internal', true],
    ['internal', 'private', true],
    ['private', 'private', false],
    ['private', 'public', false],
    ['public', 'public', false],
    ['internal', 'internal', false],
    [undefined, 'private', true],
    [undefined, 'public', false],
    ['private', undefined, false],
    ['public', undefined, true],
  ])('%s beside %s: %s', (one, than, expected) => {
    expect(hasMoreReaders(one, than)).toBe(expected)
  })
})
