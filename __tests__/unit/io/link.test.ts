import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLink, checkPage } from '../../../src/io/link.ts'
import { hostile } from '../../helpers/hostile.ts'
import { html } from '../../helpers/rendered.ts'

const hosts = ['ghe.test', 'git.test:8443']

describe("a pull request's address that may be shown", () => {
  it.each<[string, string, number | undefined, string | undefined]>([
    ['GitHub', 'https://github.com/o/r/pull/7', 7, 'github.com/o/r'],
    ['one of its pages', 'https://github.com/o/r/pull/7/files', 7, 'github.com/o/r'],
    ['with a query and a fragment', 'https://github.com/o/r/pull/7?x=1&y=2#issue-3', 7, 'github.com/o/r'],
    ['names with dots', 'https://github.com/my-org/docs.site_2/pull/70', 70, 'github.com/my-org/docs.site_2'],
    ['GitLab', 'https://gitlab.com/group/sub/project/-/merge_requests/12', 12, undefined],
    ['Bitbucket', 'https://bitbucket.org/o/r/pull-requests/3', 3, undefined],
    ["the run's own server", 'https://ghe.test/o/r/pull/1', 1, 'ghe.test/o/r'],
    ['a host with a port', 'https://git.test:8443/o/r/pulls/4', 4, undefined],
    ['no number', 'https://github.com/o/r/compare/main...docs', undefined, undefined],
    ['a number that is too long', 'https://github.com/o/r/pull/1234567890123456', undefined, 'github.com/o/r'],
    ['only its host', 'https://github.com/', undefined, undefined],
  ])('%s', (_, url, number, repository) => {
    expect(checkLink(url, hosts)).toEqual({
      url,
      ...(number === undefined ? {} : { number }),
      ...(repository === undefined ? {} : { repository }),
    })
  })

  it.each([
    ['in capitals', 'HTTPS://GitHub.COM/o/r/pull/7', 'https://github.com/o/r/pull/7'],
    ['with the usual port', 'https://github.com:443/o/r/pull/7', 'https://github.com/o/r/pull/7'],
    ['with dots in its path', 'https://github.com/x/../o/r/pull/7', 'https://github.com/o/r/pull/7'],
    ['with a bracket', 'https://github.com/x/)[pwn](y', 'https://github.com/x/%29%5Bpwn%5D%28y'],
    ['with code', 'https://github.com/`$(id)`', 'https://github.com/%60$%28id%29%60'],
    ['with HTML', 'https://github.com/<img>|"\'*', 'https://github.com/%3Cimg%3E%7C%22%27%2A'],
    ['with other scripts in its path', 'https://github.com/ö', 'https://github.com/%C3%B6'],
  ])('written anew: %s', (_, value, url) => {
    expect(checkLink(value, hosts)?.url).toBe(url)
  })

  it.each<[string, unknown]>([
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['http', 'http://github.com/o/r/pull/7'],
    ['ftp', 'ftp://github.com/o/r/pull/7'],
    ['another host', 'https://evil.test/o/r/pull/7'],
    ['a host that ends as ours', 'https://evilgithub.com/o/r/pull/7'],
    ['a host below ours', 'https://x.github.com/o/r/pull/7'],
    ['a host that begins as ours', 'https://github.com.evil.test/o/r/pull/7'],
    ['a dot at the end', 'https://github.com./o/r/pull/7'],
    ['a user', 'https://github.com@evil.test/x'],
    ['a user at our host', 'https://user@github.com/o/r/pull/7'],
    ['a password', 'https://:pw@github.com/o/r/pull/7'],
    ['a backslash', 'https://good\\@evil.test'],
    ['backslashes for slashes', 'https:\\\\github.com\\o\\r'],
    ['another port', 'https://github.com:8443/o/r/pull/7'],
    ['a listed host on another port', 'https://git.test/o/r/pull/7'],
    ['letters that look alike', 'https://gіthub.com/o/r/pull/7'],
    ['wide letters, which the parser folds', 'https://ｇithub.com/o/r/pull/7\n'],
    ['a line end', 'https://github.com/o/r/pull/1\n@org/all'],
    ['a tab inside', 'https://git\thub.com/o/r/pull/1'],
    ['a space', ' https://github.com/o/r/pull/1'],
    ['an invisible character', 'https://github.com/o/r/pull/1\u200b'],
    ['direction', 'https://github.com/\u202eo/r/pull/1'],
    ['half a character', 'https://github.com/\ud800'],
    ['no address', 'pull request 7'],
    ['a path', '/o/r/pull/7'],
    ['no scheme', 'github.com/o/r/pull/7'],
    ['two slashes', '//github.com/o/r/pull/7'],
    ['nothing', ''],
    ['10 kB', `https://github.com/${'x'.repeat(10_000)}`],
    ['a list', ['https://github.com/o/r/pull/7']],
    ['an object', { href: 'https://github.com/o/r/pull/7' }],
    ['a number', 7],
    ['null', null],
    ['undefined', undefined],
  ])('not: %s', (_, value) => {
    expect(checkLink(value, hosts)).toBeUndefined()
  })

  it.each([
    ['its own result', 'https://github.com/o/r/pull/7?x=(y)'],
    ['a result that is longer than what was given', `https://github.com/${'☂'.repeat(1_000)}`],
  ])('and may be shown again: %s', (_, value) => {
    const once = checkLink(value, hosts)
    expect(once === undefined || checkLink(once.url, hosts)?.url === once.url).toBe(true)
  })

  it('takes number and repository from the same place', () => {
    expect(checkLink('https://github.com/pull/5/pull/7', hosts)).toEqual({
      url: 'https://github.com/pull/5/pull/7',
      number: 7,
      repository: 'github.com/pull/5',
    })
  })

  it('of any kind: https, an allowed host, nobody in it, the same again, and one link in a text', () => {
    const start = fc.constantFrom(
      'https://github.com/',
      'https://github.com/o/r/pull/7',
      'https://',
      'https://github.com',
      '',
    )
    fc.assert(
      fc.property(start, hostile, (before, text) => {
        const link = checkLink(before + text, hosts)
        if (link === undefined) return
        const url = new URL(link.url)
        expect(['github.com', 'ghe.test', 'git.test:8443', 'gitlab.com', 'bitbucket.org']).toContain(url.host)
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', ''])
        expect(checkLink(link.url, hosts)).toEqual(link)
        expect(link.url).not.toMatch(/[()<>|`'"*[\]\\\s]/)
        for (const markdown of [`Pull request: <${link.url}>`, `[here](<${link.url}>)`]) {
          const tags = html(markdown)
            .match(/<[^>]*>/g)
            ?.map((tag) => tag.replace(/ .*/, ''))
          expect(tags).toEqual(['<p>', '<a', '</a>', '</p>'])
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a page of GitHub itself', () => {
  it.each<[string, string, string, string | undefined]>([
    [
      'as it is',
      'https://github.com/o/r/issues/1#issuecomment-5',
      'https://github.com',
      'https://github.com/o/r/issues/1#issuecomment-5',
    ],
    ['on the own server', 'https://ghe.test/o/r/issues/1', 'https://ghe.test', 'https://ghe.test/o/r/issues/1'],
    [
      'on loopback',
      'http://127.0.0.1:4000/o/r/issues/1',
      'http://127.0.0.1:4000',
      'http://127.0.0.1:4000/o/r/issues/1',
    ],
    ['written anew', 'https://github.com/)[x](', 'https://github.com', 'https://github.com/%29%5Bx%5D%28'],
    ['another host', 'https://evil.test/o/r', 'https://github.com', undefined],
    ['another scheme', 'http://github.com/o/r', 'https://github.com', undefined],
    ['another port', 'https://github.com:8443/o/r', 'https://github.com', undefined],
    ['a user', 'https://x@github.com/o/r', 'https://github.com', undefined],
    ['a password', 'https://:x@github.com/o/r', 'https://github.com', undefined],
    ['a script', 'javascript:alert(1)', 'https://github.com', undefined],
    ['nothing', '', 'https://github.com', undefined],
  ])('%s', (_, value, server, page) => {
    expect(checkPage(value, server)).toBe(page)
  })
})
