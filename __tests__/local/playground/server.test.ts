import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Demo, startDemo } from '../../../dev/local/demo.ts'
import { type Pages, servePages } from '../../../dev/local/playground/server.ts'

let demo: Demo
let pages: Pages
let origin: string

beforeAll(async () => {
  demo = await startDemo({}, { title() {}, log() {} })
  pages = await servePages(demo)
  origin = new URL(pages.url).origin
})
afterAll(async () => {
  await pages.close()
  await demo.close()
})

/** `fetch` does not allow a Host or an Origin of our own. */
function ask(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const asked = request(origin + path, { method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      })
      asked.on('error', reject)
      asked.end(body)
    },
  )
}

const conversation = '/octo-org/handbook/issues/1'
const comments = '/octo-org/handbook/conversations/1/comments'

it('listens on loopback only, and redirects / to the conversation', async () => {
  expect(pages.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/octo-org\/handbook\/issues\/1$/)
  expect(await ask('GET', '/')).toMatchObject({ status: 303, headers: { location: conversation } })
})

it.each([conversation, '/client.js', '/page.css', '/icon.svg', '/nothing'])(
  '%s allows no other origin',
  async (path) => {
    const { headers, text } = await ask('GET', path)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    )
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(text).not.toMatch(
      /(?:src|href)="(?![/#])|<style|style=| on\w+=|<script(?! type="module" src=)/,
    )
  },
)

it.each([
  ['another name for this address', 'GET', conversation, { host: 'evil.example' }, '', 421],
  [
    'a form of another site',
    'POST',
    comments,
    { origin: 'https://evil.example' },
    'as=wim&body=a',
    403,
  ],
  ['a form of no origin', 'POST', comments, {}, 'as=wim&body=a', 403],
  ['a person who cannot comment here', 'POST', comments, undefined, 'as=alice&body=a', 400],
  [
    'a name that is a property of every object',
    'POST',
    comments,
    undefined,
    'as=constructor&body=a',
    400,
  ],
  ['an empty comment', 'POST', comments, undefined, 'as=wim&body=+', 400],
  [
    'a comment longer than any',
    'POST',
    comments,
    undefined,
    `as=wim&body=${'a'.repeat(70_000)}`,
    413,
  ],
  ['an unknown conversation', 'POST', comments.replace('1', '99'), undefined, 'as=wim&body=a', 404],
  [
    'an unknown repository',
    'POST',
    comments.replace('handbook', 'other'),
    undefined,
    'as=wim&body=a',
    404,
  ],
  ['an unknown run', 'POST', '/octo-org/handbook/runs/7/cancel', undefined, '', 404],
  ['an unknown fault', 'POST', '/faults', undefined, 'request=create&fault=none', 400],
  ["another site's fault", 'POST', '/faults', {}, 'request=create&fault=reset', 403],
  ['an unknown page', 'GET', '/octo-org/handbook/issues/99', {}, '', 404],
  ['a way out of its folder', 'GET', '/../start.ts', {}, '', 404],
  ['another method', 'DELETE', conversation, {}, '', 405],
] as const)(
  'refuses %s, and writes nothing',
  async (_title, method, path, headers, body, status) => {
    expect((await ask(method, path, { ...(headers ?? { origin }) }, body)).status).toBe(status)
    expect(await demo.docs.github.conversation(1)).toEqual([])
    expect(demo.docs.workflow.runs).toEqual([])
  },
)

it('shows what was written as text', async () => {
  const { repository, docs } = demo
  const { github } = docs
  await repository.git('branch', 'docs')
  const { number } = await github
    .as('docs-agent[bot]')
    .openPullRequest({ title: '<b>', head: 'docs' })
  const hunk = ['@@ -1,5 +1,5 @@', ' first', ' second', ' third', ' fourth', '+<i>fifth</i>']
  const line = {
    path: 'a & b.md',
    start_line: 4,
    line: 5,
    body: 'Why *this*?',
    diff_hunk: hunk.join('\n'),
  }
  await github.as('mara').review(number, '', { event: 'REQUEST_CHANGES', comments: [line] })
  const { text } = await ask('GET', `/octo-org/handbook/pull/${number}`)
  expect(text).toContain('<code>a &#38; b.md, lines 4 to 5</code>')
  expect(text).toContain(
    '<pre class="hunk"> second\n third\n fourth\n+&#60;i&#62;fifth&#60;/i&#62;</pre>',
  )
  expect(text).toContain('Why <em>this</em>?')
  expect(text).not.toContain('<b>')
})
