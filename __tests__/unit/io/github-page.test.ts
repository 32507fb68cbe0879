import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../src/io/github-page.ts'

describe('a page of GitHub itself', () => {
  const ours = 'https://github.com'
  const local = 'http://127.0.0.1:4000'

  it.each<[string, string, string, string | undefined]>([
    [
      'as it is',
      `${ours}/o/r/issues/1#issuecomment-5`,
      ours,
      `${ours}/o/r/issues/1#issuecomment-5`,
    ],
    [
      'on the own server',
      'https://ghe.test/o/r/issues/1',
      'https://ghe.test',
      'https://ghe.test/o/r/issues/1',
    ],
    ['on loopback', `${local}/o/r/issues/1`, local, `${local}/o/r/issues/1`],
    ['written anew', `${ours}/)[x](`, ours, `${ours}/%29%5Bx%5D%28`],
    ['another host', 'https://evil.test/o/r', ours, undefined],
    ['another scheme', 'http://github.com/o/r', ours, undefined],
    ['another port', 'https://github.com:8443/o/r', ours, undefined],
    ['a user', 'https://x@github.com/o/r', ours, undefined],
    ['a password', 'https://:x@github.com/o/r', ours, undefined],
    ['a script', 'javascript:alert(1)', ours, undefined],
    ['nothing', '', ours, undefined],
  ])('%s', (_, value, server, page) => {
    expect(checkPage(value, server)).toBe(page)
  })
})
