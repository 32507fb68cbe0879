import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { commentCreated, dispatched, type LocalEvent } from '../../dev/local/github/events.ts'
import { acting, change, type Fault, redirect, reply } from '../../dev/local/http/faults.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { startProxy } from '../helpers/proxy.ts'
import { fastTime, type Run, type With, type World, world } from '../helpers/world.ts'

let here: World
beforeAll(async () => {
  here = await world({ activeChecks: 0 })
})
afterEach(() => here.settle())
afterAll(() => here.close())

const create = 'POST /v2/agent/*/job'
const statusCheck = 'GET /v2/agent/*/job/*'
const always = { times: Number.POSITIVE_INFINITY }
const quick: With = { env: { FAST_TIME: '40' }, inputs: { 'poll-interval': '5', 'timeout-minutes': '1' } }

const step = (inputs: Record<string, string> = {}, how: With = {}): Promise<Run> =>
  here.run(dispatched(here.github), {
    ...quick,
    ...how,
    env: { ...quick.env, ...how.env },
    inputs: { prompt: 'explain it', ...quick.inputs, ...inputs },
  })

async function comment(body = '/docs explain it'): Promise<LocalEvent> {
  const issue = await here.github.as('mara').openIssue('Retries')
  return commentCreated(here.github, await here.github.as('wim').comment(issue.number, body))
}

// Every shape of command the runner has ever read, at every place it looks for one, and what would be live Markdown.
const hostile = [
  'plain\n::add-mask::https',
  'x\r::stop-commands::token',
  '\u3000::error::pwned',
  'x ##[add-mask]github',
  '##[save-state name=job]evil',
  '::set-output name=prLink::https://evil.example',
  '%0A::warning::pwned',
  '\u2028::debug::x\u0085::group::y',
  '\u001b[31mred ![x](https://evil.example/i.png) <img src=x> @octo-org/team fixes #1',
  '```\n</details>\n@wim | a | b |\n[pwn](javascript:alert(1))',
].join('\n')

describe('no foreign text is a command to the runner, or live Markdown', () => {
  const everywhere = (job: unknown) => ({
    ...Object(job),
    status: hostile,
    model: hostile,
    source: { repository: hostile, ref: hostile },
    prLink: hostile,
    createdAt: hostile,
    archivedAt: hostile,
    [hostile]: hostile,
  })
  it.each<[title: string, on: string, fault: Fault, outcome: string]>([
    ['in every field of the record', statusCheck, change(everywhere), 'timed-out'],
    [
      'in every field of a completed job',
      statusCheck,
      change((job) => ({ ...everywhere(job), status: 'completed' })),
      'no-pull-request',
    ],
    ['in the id of a created job', create, change((job) => ({ ...Object(job), id: hostile })), 'unknown'],
    ['in the names of the fields of a created job', create, reply(201, { [hostile]: 1 }), 'unknown'],
    ['in the text of an error', create, reply(422, { error: hostile }), 'error'],
    ['in an error that is plain text', create, reply(400, hostile), 'error'],
    ['in an error after the job may have been created', create, acting(reply(500, { error: hostile })), 'unknown'],
    ['in the text of the limit', create, reply(429, { error: hostile }, { 'retry-after': '9999' }), 'rate-limited'],
    ['in a redirect', create, redirect('https://evil.example/##[add-mask]x'), 'error'],
    [
      'in the reason phrase',
      create,
      {
        act: false,
        answer: { kind: 'reply', reply: { status: 403, reason: '::error::pwned ##[add-mask]x', body: {} } },
      },
      'error',
    ],
    ['in status checks that fail', statusCheck, reply(503, { error: hostile }), 'timed-out'],
    ['in a status check that is denied', statusCheck, reply(403, { error: hostile }), 'error'],
  ])('%s', async (_title, on, fault, outcome) => {
    here.service.faults.add(on, fault, always)
    const { ended } = await here.run(await comment(), quick)
    expect(ended.outputs.outcome).toBe(outcome)
    expect(ended.outputs.prLink).toBe('')
    await harmless(ended.summary)
  })

  it('in the prompt', async () => {
    const { ended } = await here.run(await comment(`/docs ${hostile}`), quick)
    expect(ended.outputs.outcome).toBe('completed')
    await harmless(ended.summary)
  })

  it('in the prompt of a dry run, which the log shows', async () => {
    const { ended } = await here.run(await comment(`/docs ${hostile}`), { ...quick, inputs: { 'dry-run': 'true' } })
    expect(ended.outputs.outcome).toBe('skipped')
    expect(ended.log).toContain('| ::add-mask::https')
  })

  it('in an invalid input', async () => {
    const { ended } = await step({ command: hostile, 'job-id': hostile, 'base-url': hostile, 'fail-on': hostile })
    expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
  })

  it('in what GitHub answers', async () => {
    here.github.faults.add(
      'GET /repos/*/*/collaborators/*/permission',
      reply(403, { message: hostile }, { 'x-accepted-github-permissions': hostile.replaceAll(/[^ -~]/g, '') }),
      always,
    )
    const { ended } = await here.run(await comment(), quick)
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.outputs.reason).not.toContain('pwned')
    here.github.faults.clear()
    here.github.faults.add('POST /repos/*/*/issues/*/comments', reply(403, { message: hostile }), always)
    const second = await here.run(await comment(), quick)
    expect(second.ended.outputs.outcome).toBe('error')
    await harmless(second.ended.summary)
  })

  it('in an internal error: one sentence, no stack', async () => {
    const broken = `import http from 'node:net'; const text = ${JSON.stringify(hostile)}; setTimeout(() => { throw Object.assign(new Error(text, { cause: new Error(text) }), { name: text }) }, 60)`
    const { ended } = await step({}, { preload: new URL(`data:text/javascript,${encodeURIComponent(broken)}`) })
    expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
    expect(ended.outputs.reason).toBe('The action hit an internal error. Please report it.')
    expect(ended.log).not.toContain('pwned')
  })
})

/** Checks what the summary and every comment of ours shows: no image, no HTML, no link and no mention but our own. */
async function harmless(summary: string): Promise<void> {
  const conversations = await Promise.all(
    [...here.github.conversations].map((number) => here.github.conversation(number)),
  )
  const ours = conversations.flat().filter(({ user }) => user.login === 'github-actions[bot]')
  // The only HTML of ours.
  const folded = /&lt;details&gt;&lt;summary&gt;[A-Z][a-z, ]*&lt;\/summary&gt;/
  for (const text of [summary, ...ours.map(({ body }) => body.slice(body.indexOf('-->') + 3))]) {
    const shown = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    const live = shown
      .replaceAll(/<pre>.*?<\/pre>/gs, '')
      .replaceAll(/<code>.*?<\/code>/gs, '')
      .replace(folded, '')
      .replace(/&lt;\/details&gt;\s*$/, '')
    expect(live).not.toMatch(/pwned|evil|<img|<table|details|javascript|fixes|octo-org\/team/)
    const links = [...live.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    for (const link of links) expect(link).toMatch(/^https:\/\/github\.example\/octo-org\/handbook\//)
    expect(live.match(/@\w+/g) ?? []).toEqual(live.includes('this pull request answers') ? ['@wim'] : [])
  }
}

describe('a pull request link is shown and is an output only if it is one', () => {
  it.each<[link: unknown, shown: string]>([
    ['https://github.com/octo-org/handbook/pull/7', 'https://github.com/octo-org/handbook/pull/7'],
    ['https://github.example/octo-org/handbook/pull/7?a=(b)', 'https://github.example/octo-org/handbook/pull/7'],
    ['https://gitlab.com/a/b/-/merge_requests/7', 'https://gitlab.com/a/b/-/merge_requests/7'],
    ['https://git.example:8443/a/b/pulls/7', 'https://git.example:8443/a/b/pulls/7'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://github.com/a/b/pull/7', ''],
    ['https://github.com@evil.example/a/b/pull/7', ''],
    ['https://github.com\\@evil.example/a/b/pull/7', ''],
    ['https://evil.example/https://github.com/a/b/pull/7', ''],
    ['https://github.com.evil.example/a/b/pull/7', ''],
    ['https://gıthub.com/a/b/pull/7', ''],
    ['https://github.com:8443/a/b/pull/7', ''],
    ['https://github.com/a/b/pull/7/files#diff', 'https://github.com/a/b/pull/7'],
    ['https://github.com/a(b)/c/pull/7', 'https://github.com/a%28b%29/c/pull/7'],
    ['https://github.com/a%2Fb/c/pull/7', ''],
    ['https://github.com/a/b/pull/7)[pwn](https://evil.example', ''],
    ['https://github.com/a/b/pull/`$(id)`', ''],
    ['https://github.com/a/b/issues/7', ''],
    ['https://github.com/a/b/pull/7\n@octo-org/all', ''],
    [`https://github.com/${'a'.repeat(10_000)}`, ''],
    [['https://github.com/a/b/pull/7'], ''],
    [7, ''],
    [{}, ''],
  ])('%j', async (prLink, shown) => {
    here.service.faults.add(
      statusCheck,
      change((job) => ({ ...Object(job), status: 'completed', prLink })),
      always,
    )
    const { ended } = await step({ 'link-hosts': 'git.example:8443' })
    expect(ended.outputs).toMatchObject({ outcome: shown === '' ? 'no-pull-request' : 'completed', prLink: shown })
    expect(ended.outputs.prNumber).toBe(shown === '' ? '' : '7')
    expect(JSON.parse(ended.outputs.job ?? '').prLink).toBe(shown === '' ? null : shown)
    if (typeof prLink === 'string' && shown === '') expect(ended.log).toContain('::warning::')
  })

  it('outputs and summary stay short, whatever the record holds', async () => {
    const long = 'x'.repeat(100_000)
    here.service.faults.add(
      statusCheck,
      change((job) => ({
        ...Object(job),
        status: 'archived',
        prLink: null,
        model: long,
        source: { repository: long, ref: long },
      })),
      always,
    )
    const { ended } = await step()
    expect(ended.outputs.outcome).toBe('archived')
    for (const value of Object.values(ended.outputs)) expect(value.length).toBeLessThan(8_000)
    expect(ended.summary.length).toBeLessThan(100_000)
  })
})

describe('the key', () => {
  it('is masked before anything else is printed, and then gone from the environment', async () => {
    const watch = `import ${JSON.stringify(fastTime.href)}; process.on('exit', () => { for (const name of Object.keys(process.env)) if (/KEY|TOKEN/.test(name)) console.log('left', name) })`
    const { ended } = await step(
      { 'previous-key': 'adm_the-key-before' },
      { preload: new URL(`data:text/javascript,${encodeURIComponent(watch)}`) },
    )
    const lines = ended.stdout.split('\n')
    expect(commandsIn(lines.slice(0, 3).join('\n')).map(({ name, data }) => `${name} ${data}`)).toEqual([
      `add-mask ${here.service.apiKey}`,
      'add-mask adm_the-key-before',
      `add-mask ${here.github.token}`,
    ])
    expect(lines.filter((line) => line.startsWith('left'))).toEqual([])
  })

  it('is not shown if the service repeats it, in any field or form', async () => {
    const key = here.service.apiKey
    const echo = [
      key,
      key.slice(4, 16),
      Buffer.from(key).toString('base64'),
      Buffer.from(key).toString('hex'),
      encodeURIComponent(key),
    ].join(' ')
    here.service.faults.add(
      statusCheck,
      change((job) => ({
        ...Object(job),
        status: echo,
        model: echo,
        source: { repository: echo, ref: echo },
        prLink: `https://github.com/a/${key}/pull/7`,
      })),
    )
    here.service.faults.add(statusCheck, reply(500, { error: echo }))
    const { ended } = await here.run(await comment(), quick)
    expect(ended.outputs.outcome).toBe('completed')
    here.service.faults.add(create, reply(400, { error: echo }))
    expect((await here.run(await comment(), quick)).ended.outputs.outcome).toBe('error')
  })

  it.each(['RUNNER_DEBUG', 'ACTIONS_STEP_DEBUG', 'NODE_DEBUG'])('is not shown with %s on', async (name) => {
    const { ended } = await step({}, { env: { [name]: name === 'NODE_DEBUG' ? 'http,https' : '1' } })
    expect(ended.outputs.outcome).toBe('completed')
    expect(ended.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toMatch(/authorization|bearer/i)
  })

  it('goes to base-url’s origin and to no other, in one header', async () => {
    await here.run(await comment(), quick)
    for (const { headers } of here.service.ledger) {
      const holding = Object.entries(headers).filter(([, value]) => String(value).includes(here.service.apiKey))
      expect(holding).toEqual([['authorization', `Bearer ${here.service.apiKey}`]])
    }
    for (const { headers } of here.github.ledger) expect(JSON.stringify(headers)).not.toContain(here.service.apiKey)
  })
})

describe('a proxy that refuses', () => {
  it('is reported by its answer, without its password, and nothing was sent', async () => {
    const credentials = 'someone:s3cret-word'
    const { port, requests, close } = await startProxy({ credentials, refuses: 407 })
    onTestFinished(close)
    const https_proxy = `http://${credentials}@127.0.0.1:${port}`
    const { ended } = await step({ 'base-url': 'https://docs.example' }, { env: { https_proxy } })
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.outputs.reason).toBe(
      'Nothing was sent: the proxy answered 407 and opened no tunnel (docs.example:443, HTTP_PROXY_REFUSED).',
    )
    expect(ended.log + JSON.stringify(ended.outputs) + ended.summary).not.toMatch(/s3cret|c29tZW9uZTpzM2NyZXQ/)
    expect(requests[0]).toEqual({ method: 'CONNECT', target: 'docs.example:443', credentials })
  })
})
