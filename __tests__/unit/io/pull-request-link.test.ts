import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLink } from '../../../src/io/pull-request-link.ts'
import { hostile } from '../../helpers/hostile-text.ts'
import { html } from '../../helpers/render-markdown.ts'

const hosts = ['ghe.test', 'git.test:8443']

describe("a pull request's address that may be shown", () => {
  it.each<[string, string, number, string | undefined]>([
    ['GitHub', 'https://github.com/o/r/pull/7', 7, 'github.com/o/r'],
    ['GitLab', 'https://gitlab.com/group/project/-/merge_requests/12', 12, undefined],
    ['Bitbucket', 'https://bitbucket.org/o/r/pull-requests/3', 3, undefined],
    ['Gitea', 'https://git.test:8443/o/r/pulls/4', 4, 'git.test:8443/o/r'],
    ["the run's own server", 'https://ghe.test/o/r/pull/1', 1, 'ghe.test/o/r'],
    [
      'a number of 15 digits',
      'https://github.com/o/r/pull/123456789012345',
      123456789012345,
      'github.com/o/r',
    ],
    ['names that look like a path', 'https://github.com/pull/5/pull/7', 7, 'github.com/pull/5'],
  ])('%s', (_, url, number, repository) => {
    expect(checkLink(url, hosts)).toEqual({
      url,
      number,
      ...(repository === undefined ? {} : { repository }),
    })
  })

  it.each([
    [
      'a page of a pull request',
      'https://github.com/o/r/pull/5/files?x#y',
      'https://github.com/o/r/pull/5',
    ],
    ['Markdown', 'https://github.com/o/r/pull/5/)[pwn](y', 'https://github.com/o/r/pull/5'],
    ['the usual port', 'https://github.com:443/o/r/pull/7', 'https://github.com/o/r/pull/7'],
    [
      'a bracket',
      'https://github.com/x)[pwn](y/r/pull/7',
      'https://github.com/x%29%5Bpwn%5D%28y/r/pull/7',
    ],
    ['code', 'https://github.com/`$(id)`/r/pull/7', 'https://github.com/%60$%28id%29%60/r/pull/7'],
    [
      'HTML',
      'https://github.com/<img>|"\'*/r/pull/7',
      'https://github.com/%3Cimg%3E%7C%22%27%2A/r/pull/7',
    ],
  ])('written anew: %s', (_, value, url) => {
    expect(checkLink(value, hosts)?.url).toBe(url)
  })

  it.each([
    ['only its host', 'https://github.com/'],
    [
      'a login that leads elsewhere',
      'https://github.com/login/oauth/authorize?redirect_uri=https://evil.test',
    ],
    ['a pull request in its fragment', 'https://github.com/login#/o/r/pull/7'],
    ['an issue', 'https://github.com/o/r/issues/7'],
    ['the list of pull requests', 'https://github.com/o/r/pulls'],
    ['nought', 'https://github.com/o/r/pull/0'],
    ['a nought in front', 'https://github.com/o/r/pull/07'],
    ['letters after the number', 'https://github.com/o/r/pull/7x'],
    ['a number that is too long', 'https://github.com/o/r/pull/1234567890123456'],
    ['no owner', 'https://github.com/r/pull/7'],
    ['an owner too many', 'https://github.com/x/o/r/pull/7'],
    ['a slash that is written out', 'https://github.com/o%2Fr/pull/7'],
    ['a merge request of a group', 'https://gitlab.com/a/-/merge_requests/7'],
  ])("on an allowed host, and no pull request's path: %s", (_, value) => {
    expect(checkLink(value, hosts)).toBeUndefined()
  })

  it.each([
    ['a slash', 'https://github.com/a%2Fb/repo/pull/1'],
    ['a dot', 'https://github.com/a%2Eb/repo/pull/1'],
    ['a space', 'https://github.com/o/re%20po/pull/1'],
    ['nothing visible', 'https://github.com/o/repo%E2%80%8B/pull/1'],
    ['direction', 'https://github.com/%E2%80%AEo/repo/pull/1'],
    ['a query', 'https://github.com/o/repo%3Fx/pull/1'],
    ['a fragment', 'https://github.com/o%23/repo/pull/1'],
    ['an escape', 'https://github.com/o%252F/repo/pull/1'],
    ['no character', 'https://github.com/o%zz/repo/pull/1'],
    ['the word itself', 'https://github.com/o/repo/p%75ll/1'],
  ])('an escape that hides something: %s', (_, value) => {
    expect(checkLink(value, hosts)).toBeUndefined()
  })

  it.each<[string, unknown]>([
    ['a script', 'javascript:alert(1)'],
    ['http', 'http://github.com/o/r/pull/7'],
    ['another host', 'https://evil.test/o/r/pull/7'],
    ['a host that ends as ours', 'https://evilgithub.com/o/r/pull/7'],
    ['a host that begins as ours', 'https://github.com.evil.test/o/r/pull/7'],
    ['a user', 'https://github.com@evil.test/o/r/pull/7'],
    ['a user at an allowed host', 'https://user@github.com/o/r/pull/7'],
    ['a password', 'https://:pw@github.com/o/r/pull/7'],
    ['a backslash', 'https://github.com\\@evil.test/o/r/pull/7'],
    ['backslashes for slashes', 'https:\\\\github.com\\o\\r\\pull\\7'],
    ['another port', 'https://github.com:8443/o/r/pull/7'],
    ['a listed host on another port', 'https://git.test/o/r/pull/7'],
    ['letters that look alike', 'https://gіthub.com/o/r/pull/7'],
    ['wide letters, which the parser folds', 'https://ｇithub.com/o/r/pull/7\n'],
    ['a line end', 'https://github.com/o/r/pull/1\n@org/all'],
    ['a space', ' https://github.com/o/r/pull/1'],
    ['an invisible character', 'https://github.com/o/r/pull/1\u200b'],
    ['direction', 'https://github.com/\u202eo/r/pull/1'],
    ['a control character, as a record shows it', 'https://github.com/o\ufffd/r/pull/1'],
    ['half a character', 'https://github.com/\ud800/r/pull/1'],
    ['no address', 'pull request 7'],
    ['nothing', ''],
    ['10 kB', `https://github.com/${'x'.repeat(10_000)}/r/pull/1`],
    ['too long once it is written anew', `https://github.com/${'☂'.repeat(500)}/r/pull/1`],
    [
      'as long as a text that may have been cut',
      `https://github.com/${'x'.repeat(1_024 - 28)}/r/pull/1`,
    ],
    ['an object', { href: 'https://github.com/o/r/pull/7' }],
    ['null', null],
  ])('not: %s', (_, value) => {
    expect(checkLink(value, hosts)).toBeUndefined()
  })

  it('of any kind: https, an allowed host, nobody in it, the same again, and one link in a text', () => {
    const start = fc.constantFrom(
      'https://github.com/',
      'https://github.com/o/r/pull/7',
      'https://github.com/o/r/pull/7/',
      'https://',
      'https://github.com',
      '',
    )
    const end = fc.constantFrom('', '/r/pull/7', '/o/r/pull/7', '/-/merge_requests/7')
    fc.assert(
      fc.property(start, hostile, end, (before, text, after) => {
        const link = checkLink(before + text + after, hosts)
        if (link === undefined) return
        const url = new URL(link.url)
        expect([
          'github.com',
          'ghe.test',
          'git.test:8443',
          'gitlab.com',
          'bitbucket.org',
        ]).toContain(url.host)
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
