import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLink, checkPage } from '../../../src/io/link.ts'
import { hostile } from '../../helpers/hostile.ts'
import { html } from '../../helpers/rendered.ts'

const hosts = ['ghe.test', 'git.test:8443']

describe("a pull request's address that may be shown", () => {
  it.each<[string, string, number, string | undefined]>([
    ['GitHub', 'https://github.com/o/r/pull/7', 7, 'github.com/o/r'],
    ['names with dots', 'https://github.com/my-org/docs.site_2/pull/70', 70, 'github.com/my-org/docs.site_2'],
    ['GitLab', 'https://gitlab.com/group/project/-/merge_requests/12', 12, undefined],
    ['a nested group of GitLab', 'https://gitlab.com/group/sub/project/-/merge_requests/12', 12, undefined],
    ['Bitbucket', 'https://bitbucket.org/o/r/pull-requests/3', 3, undefined],
    ["the run's own server", 'https://ghe.test/o/r/pull/1', 1, 'ghe.test/o/r'],
    ['Gitea, on a host with a port', 'https://git.test:8443/o/r/pulls/4', 4, undefined],
    ['an owner named pull', 'https://github.com/pull/5/pull/7', 7, 'github.com/pull/5'],
    ['the longest number', 'https://github.com/o/r/pull/123456789012345', 123456789012345, 'github.com/o/r'],
  ])('%s', (_, url, number, repository) => {
    expect(checkLink(url, hosts)).toEqual({ url, number, ...(repository === undefined ? {} : { repository }) })
  })

  it.each([
    ['a page of the pull request', 'https://github.com/o/r/pull/7/files', 'https://github.com/o/r/pull/7'],
    ['a slash', 'https://github.com/o/r/pull/7/', 'https://github.com/o/r/pull/7'],
    ['query and fragment', 'https://github.com/o/r/pull/7?x=(y)&z#issue-3', 'https://github.com/o/r/pull/7'],
    ['Markdown', 'https://github.com/o/r/pull/7/)[x](y', 'https://github.com/o/r/pull/7'],
    [
      'a page of a merge request',
      'https://gitlab.com/g/p/-/merge_requests/12/diffs?a=b',
      'https://gitlab.com/g/p/-/merge_requests/12',
    ],
  ])('what follows the number is cut: %s', (_, value, url) => {
    expect(checkLink(value, hosts)?.url).toBe(url)
  })

  it.each([
    ['in capitals', 'HTTPS://GitHub.COM/o/r/pull/7', 'https://github.com/o/r/pull/7'],
    ['with the usual port', 'https://github.com:443/o/r/pull/7', 'https://github.com/o/r/pull/7'],
    ['with dots in its path', 'https://github.com/x/../o/r/pull/7', 'https://github.com/o/r/pull/7'],
    ['with a bracket', 'https://github.com/x/)[pwn](y/pull/7', 'https://github.com/x/%29%5Bpwn%5D%28y/pull/7'],
    ['with code', 'https://github.com/o/`$(id)`/pull/7', 'https://github.com/o/%60$%28id%29%60/pull/7'],
    ['with HTML', 'https://github.com/o/<img>|"\'*/pull/7', 'https://github.com/o/%3Cimg%3E%7C%22%27%2A/pull/7'],
    ['with other scripts in its path', 'https://github.com/o/ö/pull/7', 'https://github.com/o/%C3%B6/pull/7'],
  ])('re-serialised: %s', (_, value, url) => {
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
    ['only its host', 'https://github.com/'],
    ['no pull request', 'https://github.com/o/r/compare/main...docs'],
    ['an issue', 'https://github.com/o/r/issues/7'],
    ['no number', 'https://github.com/o/r/pull/new'],
    ['nought', 'https://github.com/o/r/pull/0'],
    ['a number that is too long', 'https://github.com/o/r/pull/1234567890123456'],
    ['a number and more', 'https://github.com/o/r/pull/7abc'],
    ['a number and a slash in code', 'https://github.com/o/r/pull/7%2F..'],
    ['a repository without an owner', 'https://github.com/r/pull/7'],
    ['a path below a pull request', 'https://github.com/a/b/c/pull/7'],
    ['a merge request without a project', 'https://gitlab.com/group/-/merge_requests/12'],
    ['dots that lead away', 'https://github.com/o/r/pull/../../../evil'],
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

  it('not: one that becomes longer than a record may hold', () => {
    expect(checkLink(`https://github.com/o/${'☂'.repeat(300)}/pull/7`, hosts)).toBeUndefined()
  })

  it('of any kind: https, an allowed host, no user, the same again, and one link in a text', () => {
    const start = fc.constantFrom('https://github.com/', 'https://github.com/o/r/pull/7', 'https://', '')
    const end = fc.constantFrom('', '/pull/7', '/-/merge_requests/7')
    let links = 0
    fc.assert(
      fc.property(start, hostile, end, (before, text, after) => {
        const link = checkLink(before + text + after, hosts)
        if (link === undefined) return
        links++
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
    expect(links).toBeGreaterThan(20)
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
    ['re-serialised', 'https://github.com/)[x](', 'https://github.com', 'https://github.com/%29%5Bx%5D%28'],
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
