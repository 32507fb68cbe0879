import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const asked = request(origin + path, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const conversation = '/octo-org/handbook/issues/1'
const comments = '/octo-org/handbook/conversations/1/comments'

it('listens on loopback only, and redirects / to the conversation', async () => {
  expect(pages.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/octo-org\/handbook\/issues\/1$/)
  expect(await ask('GET', '/')).toMatchObject({ status: 303, headers: { location: conversation } })
})

it.each([
  conversation,
  '/client.js',
  '/page.css',
  '/conversation.css',
  '/github-markdown.css',
  '/icon.svg',
  '/nothing',
])('%s has a policy that allows no other origin', async (path) => {
  const { headers } = await ask('GET', path)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('the page itself names no other origin, and has no script or style in it', async () => {
  const { text } = await ask('GET', conversation)
  expect(
    [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to).filter((to) => !/^[/#]/.test(to ?? '')),
  ).toEqual([])
  expect(text).not.toMatch(/<style|style=| on\w+=|<script(?! type="module" src=)/)
})

describe('what it refuses, without writing anything', () => {
  const body = 'as=wim&body=%2Fdocs+help'
  it.each([
    ['another name for this address', 'GET', conversation, { host: 'evil.example' }, '', 421],
    ['a form of another site', 'POST', comments, { origin: 'https://evil.example' }, body, 403],
    ['a form of no origin', 'POST', comments, {}, body, 403],
    ['a form of a hidden origin', 'POST', comments, { origin: 'null' }, body, 403],
    ['a person who cannot comment here', 'POST', comments, { origin: 'ours' }, 'as=alice&body=%2Fdocs+help', 400],
    ['a name that is a property of every object', 'POST', comments, { origin: 'ours' }, 'as=constructor&body=a', 400],
    ['an empty comment', 'POST', comments, { origin: 'ours' }, 'as=wim&body=+', 400],
    ['a comment longer than any', 'POST', comments, { origin: 'ours' }, `as=wim&body=${'a'.repeat(70_000)}`, 413],
    [
      'a conversation that does not exist',
      'POST',
      '/octo-org/handbook/conversations/99/comments',
      { origin: 'ours' },
      body,
      404,
    ],
    [
      'a repository that does not exist',
      'POST',
      '/octo-org/other/conversations/1/comments',
      { origin: 'ours' },
      body,
      404,
    ],
    ['a page of a repository that does not exist', 'GET', '/octo-org/other/issues/1', {}, '', 404],
    ['a run that does not exist', 'POST', '/octo-org/handbook/runs/7/cancel', { origin: 'ours' }, '', 404],
    ['a page that does not exist', 'GET', '/octo-org/handbook/issues/99', {}, '', 404],
    ['a way out of its folder', 'GET', '/../start.ts', {}, '', 404],
    ['another method', 'DELETE', conversation, {}, '', 405],
  ] as const)('%s', async (_, method, path, headers: Record<string, string>, body, status) => {
    const given = headers.origin === 'ours' ? { origin } : headers
    expect((await ask(method, path, given, body)).status).toBe(status)
    expect(await demo.docs.github.conversation(1)).toEqual([])
    expect(demo.docs.workflow.runs).toEqual([])
  })
})

it('a comment without a command is posted in the name of its author, and starts no run', async () => {
  const answer = await ask(
    'POST',
    comments,
    { origin },
    new URLSearchParams({ as: 'rosa', body: 'a <b>\r\nb' }).toString(),
  )
  expect(answer).toMatchObject({ status: 303, headers: { location: conversation } })
  expect(await demo.docs.github.conversation(1)).toMatchObject([{ body: 'a <b>\nb', user: { login: 'rosa' } }])
  expect(demo.docs.workflow.runs).toEqual([])
})

it('a pull request shows its labels, who is asked to review it and assigned, and its commit statuses', async () => {
  const { repository, docs } = demo
  const { github } = docs
  await repository.git('branch', 'docs/labelled')
  const { number } = await github.as('docs-agent[bot]').openPullRequest({ title: 'Docs', head: 'docs/labelled' })
  github.teams.add('writers')
  const put = (path: string, body: unknown) =>
    fetch(`${github.url}/repos/${github.repository.fullName}/${path}`, {
      method: 'POST',
      headers: { authorization: `token ${github.token}` },
      body: JSON.stringify(body),
    })
  await put(`issues/${number}/labels`, { labels: ['docs & <b>'] })
  await put(`pulls/${number}/requested_reviewers`, { reviewers: ['mara'], team_reviewers: ['writers'] })
  await put(`issues/${number}/assignees`, { assignees: ['wim', 'noor'] })
  const { sha } = (await github.get(`pulls/${number}`)).head as { sha: string }
  for (const state of ['pending', 'success']) await put(`statuses/${sha}`, { state, context: 'docs' })
  const { text } = await ask('GET', `/octo-org/handbook/pull/${number}`)
  const shown = /<p id="metadata"[^>]*>(.*?)<\/p>/s.exec(text)?.[1]?.replace(/<\/?strong>/g, '')
  expect(shown?.trim()).toBe(
    'Labels: docs &#38; &#60;b&#62; Reviewers: mara Team reviewers: writers Assignees: wim Commit statuses: docs success',
  )
})

describe('reviews', () => {
  // The pull request of the test above.
  const number = 2
  const post = (on: number, event: string) =>
    ask(
      'POST',
      `/octo-org/handbook/conversations/${on}/comments`,
      { origin },
      new URLSearchParams({ as: 'wim', body: 'Not <b>yet</b>.', event }).toString(),
    )

  it('the form of a pull request posts a review that requests changes, and starts a run', async () => {
    const { github, workflow } = demo.docs
    expect(await post(number, 'REQUEST_CHANGES')).toMatchObject({ status: 303 })
    expect(await github.reviews(number)).toMatchObject([{ state: 'CHANGES_REQUESTED', user: { login: 'wim' } }])
    expect(await github.conversation(number)).toEqual([])
    expect(workflow.runs.map(({ trigger }) => trigger.body)).toEqual(['Not <b>yet</b>.'])
    const { text } = await ask('GET', `/octo-org/handbook/actions/runs/${workflow.runs[0]?.id}`)
    expect(text).toMatch(/href="\/octo-org\/handbook\/pull\/2#pullrequestreview-1">the review of wim in #2/)
  })

  it.each([
    ['on an issue', 1, 'REQUEST_CHANGES'],
    ['with another event', number, 'APPROVE'],
  ])('the same form %s posts a comment', async (_title, on, event) => {
    const { github, workflow } = demo.docs
    const before = [await github.reviews(number), workflow.runs.length]
    await post(on, event)
    expect((await github.conversation(on)).at(-1)).toMatchObject({ body: 'Not <b>yet</b>.' })
    expect([await github.reviews(number), workflow.runs.length]).toEqual(before)
  })

  it('are shown with their comments on lines and the replies, all of it escaped', async () => {
    const { github } = demo.docs
    const hunk = ['@@ -1,5 +1,5 @@', ' first', ' second', ' third', ' fourth', '+<i>fifth</i>']
    const comments = [{ path: 'a & b.md', start_line: 4, line: 5, body: 'Why *this*?', diff_hunk: hunk.join('\n') }]
    await github.as('mara').review(number, '', { event: 'REQUEST_CHANGES', comments })
    const [first] = await github.lineComments(number)
    await github.as('tom').commentOnLine(number, 'Because.', { in_reply_to_id: Number(first?.id) })
    const { text } = await ask('GET', `/octo-org/handbook/pull/${number}`)
    const review = text.slice(text.indexOf('aria-label="Review by mara"'), text.indexOf('id="files"'))
    expect(review).toContain('>requested changes at ')
    expect(review).toContain('<code>a &#38; b.md, lines 4 to 5</code>')
    expect(review).toContain('<pre class="hunk"> second\n third\n fourth\n+&#60;i&#62;fifth&#60;/i&#62;</pre>')
    expect(review.indexOf('Why <em>this</em>?')).toBeGreaterThan(0)
    expect(review.indexOf('Because.')).toBeGreaterThan(review.indexOf('Why <em>this</em>?'))
    expect(text.match(/aria-label="Review by /g)).toHaveLength(2)
  })
})
