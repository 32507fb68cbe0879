import { describe, expect, it } from 'vitest'
import { markdown } from '../../../dev/local/playground/markdown.ts'

const shown = (text: string) =>
  markdown(text, { serverUrl: 'https://github.example', repository: 'o/r', people: ['wim', 'rosa'] }).markup.trim()

describe('what GitHub takes out of a comment, or shows as text, is no markup here', () => {
  it.each([
    ['<!-- docs-agent:1:abc.def -->\nWorking.', '<p>Working.</p>'],
    ['a <!-- hidden --> b', '<p>a  b</p>'],
    ['a <script>alert(1)</script> b', '<p>a &#x3C;script>alert(1)&#x3C;/script> b</p>'],
    ['<svg><script>alert(1)</script></svg>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
    ['<iframe src="https://evil.example"></iframe>', '&#x3C;iframe src="https://evil.example">&#x3C;/iframe>'],
    ['x <object data="a"></object>', '<p>x </p>'],
    ['x <img src="x" onerror="alert(1)">', '<p>x <a href="x" rel="nofollow noreferrer">x</a></p>'],
    [
      '![alt](https://evil.example/a.png)',
      '<p><a href="https://evil.example/a.png" rel="nofollow noreferrer">alt</a></p>',
    ],
    ['<p style="position:fixed" id="said" class="comment">a</p>', '<p id="user-content-said">a</p>'],
    ['<form action="/conversations/1/comments"><button>a</button></form>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<p><a rel="nofollow noreferrer">a</a></p>'],
    ['[a](javascript:alert(1))', '<p><a href="" rel="nofollow noreferrer">a</a></p>'],
  ])('%j becomes %j', (text, seen) => expect(shown(text)).toBe(seen))
})

describe('what it shows in its own way', () => {
  it.each([
    ['a\nb', '<p>a<br>b</p>'],
    ['a  \nb', '<p>a<br>b</p>'],
    ['**a**\n**b**', '<p><strong>a</strong><br><strong>b</strong></p>'],
    ['- a\n  b\n- c', '<ul>\n<li>a<br>b</li>\n<li>c</li>\n</ul>'],
    ['- a\n  - b', '<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
    ['```text\na\n@wim\n```', '<pre><code class="language-text">a\n@wim\n</code></pre>'],
    ['~~a~~', '<p><del>a</del></p>'],
    ['@wim and `@wim`, not a@wim', '<p><strong>@wim</strong> and <code>@wim</code>, not a@wim</p>'],
    ['@nobody', '<p>@nobody</p>'],
    ['<https://github.example/o/r/pull/2>', '<p><a href="/o/r/pull/2">#2</a></p>'],
    ['<https://github.example/o/docs/pull/2>', '<p><a href="/o/docs/pull/2">o/docs#2</a></p>'],
    [
      '[here](<https://github.example/o/r/issues/1#issuecomment-2>)',
      '<p><a href="/o/r/issues/1#issuecomment-2">here</a></p>',
    ],
    [
      '<https://github.example.evil/a>',
      '<p><a href="https://github.example.evil/a" rel="nofollow noreferrer">https://github.example.evil/a</a></p>',
    ],
  ])('%j becomes %j', (text, seen) => expect(shown(text)).toBe(seen))

  it('tables and task lists', () => {
    expect(shown('| a |\n|---|\n| b |')).toContain('<td>b</td>')
    expect(shown('- [x] a')).toContain('<input type="checkbox" disabled checked>')
  })

  it('a footnote leads to its note and back', () => {
    const markup = shown('a[^1]\n\n[^1]: b')
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...markup.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target)
    expect(targets).toHaveLength(2)
    expect(ids).toEqual(expect.arrayContaining(targets))
  })
})
