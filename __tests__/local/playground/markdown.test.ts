import { expect, it } from 'vitest'
import { markdown } from '../../../dev/local/playground/markdown.ts'

const shown = (text: string) =>
  markdown(text, {
    serverUrl: 'https://github.example',
    repository: 'o/r',
    people: ['wim', 'rosa'],
  }).markup.trim()

it.each([
  ['<!-- docs-agent:1:abc.def -->\nWorking.', '<p>Working.</p>'],
  ['a <script>alert(1)</script> b', '<p>a &#x3C;script>alert(1)&#x3C;/script> b</p>'],
  ['<svg><script>alert(1)</script></svg>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  ['x <object data="a"></object>', '<p>x </p>'],
  ['x <img src="x" onerror="alert(1)">', '<p>x <a href="x" rel="nofollow noreferrer">x</a></p>'],
  ['<p style="position:fixed" id="said" class="comment">a</p>', '<p id="user-content-said">a</p>'],
  ['<form action="/conversations/1/comments"><button>a</button></form>', 'a'],
  ['<a href="javascript:alert(1)">a</a>', '<p><a rel="nofollow noreferrer">a</a></p>'],
])('what GitHub takes out of a comment, or shows as text, is no markup here: %j', (text, seen) =>
  expect(shown(text)).toBe(seen),
)

it.each([
  ['a\nb', '<p>a<br>b</p>'],
  ['- a\n  - b', '<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
  ['```text\na\n@wim\n```', '<pre><code class="language-text">a\n@wim\n</code></pre>'],
  [
    '@wim, `@wim`, a@wim, @nobody',
    '<p><strong>@wim</strong>, <code>@wim</code>, a@wim, @nobody</p>',
  ],
  ['<https://github.example/o/r/pull/2>', '<p><a href="/o/r/pull/2">#2</a></p>'],
  ['<https://github.example/o/docs/pull/2>', '<p><a href="/o/docs/pull/2">o/docs#2</a></p>'],
  ['[a](https://b.test)', '<p><a href="https://b.test" rel="nofollow noreferrer">a</a></p>'],
])('what it shows in its own way: %j', (text, seen) => expect(shown(text)).toBe(seen))

it('a footnote leads to its note and back', () => {
  const markup = shown('a[^1]\n\n[^1]: b')
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const targets = [...markup.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets).toHaveLength(2)
  expect(ids).toEqual(expect.arrayContaining(targets))
})
