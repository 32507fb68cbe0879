import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { commentCreated, dispatched, type LocalEvent } from '../../dev/local/github/events.ts'
import { change, type Fault, reply } from '../../dev/local/http/faults.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { fastTime, fileWorld, type Run, type With } from '../helpers/world.ts'

const here = await fileWorld({ activeChecks: 0 })

const create = 'POST /v2/agent/*/job'
const statusCheck = 'GET /v2/agent/*/job/*'
const always = { times: Number.POSITIVE_INFINITY }
const quick = { inputs: { 'timeout-minutes': '1' } }

const step = (inputs: Record<string, string> = {}, how: With = {}): Promise<Run> =>
  here.run(dispatched(here.github), {
    ...how,
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
    [
      'in the id of a created job',
      create,
      change((job) => ({ ...Object(job), id: hostile })),
      'unknown',
    ],
    [
      'in the text of the limit',
      create,
      reply(429, { error: hostile }, { 'retry-after': '9999' }),
      'rate-limited',
    ],
    [
      'in the reason phrase',
      create,
      {
        act: false,
        answer: {
          kind: 'reply',
          reply: { status: 403, reason: '::error::pwned ##[add-mask]x', body: {} },
        },
      },
      'error',
    ],
  ])('%s', async (_title, on, fault, outcome) => {
    here.service.faults.add(on, fault, always)
    const { ended } = await here.run(await comment(), quick)
    expect(ended.outputs.outcome).toBe(outcome)
    expect(ended.outputs.prLink).toBe('')
    await harmless(ended.summary)
  })

  it('in the prompt, which a dry run shows in the log', async () => {
    const event = await comment(`/docs ${hostile}`)
    const dry = await here.run(event, { inputs: { 'dry-run': 'true' } })
    expect(dry.ended.log).toContain('| ::add-mask::https')
    const { ended } = await here.run(event, quick)
    expect(ended.outputs.outcome).toBe('completed')
    await harmless(ended.summary)
  })

  it('in an invalid input', async () => {
    const { ended } = await step({
      command: hostile,
      'job-id': hostile,
      'base-url': hostile,
      'fail-on': hostile,
    })
    expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
  })

  it('in what GitHub answers', async () => {
    here.github.faults.add(
      'GET /repos/*/*/collaborators/*/permission',
      reply(
        403,
        { message: hostile },
        { 'x-accepted-github-permissions': hostile.replaceAll(/[^ -~]/g, '') },
      ),
      always,
    )
    const { ended } = await here.run(await comment(), quick)
    expect(ended.outputs.outcome).toBe('error')
    expect(ended.outputs.reason).not.toContain('pwned')
    await harmless(ended.summary)
  })
})

/** Checks what the summary and every comment of ours shows: no image, no HTML, no link and no mention but our own. */
async function harmless(summary: string): Promise<void> {
  const conversations = await Promise.all(
    [...here.github.issues.keys()].map((number) => here.github.conversation(number)),
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
    for (const link of links)
      expect(link).toMatch(/^https:\/\/github\.example\/octo-org\/handbook\//)
    expect(live.match(/@\w+/g) ?? []).toEqual(
      live.includes('this pull request answers') ? ['@wim'] : [],
    )
  }
}

describe('the key', () => {
  it('is masked before anything else is printed, and then gone from the environment', async () => {
    const watch = `import ${JSON.stringify(fastTime.href)}; process.on('exit', () => { for (const name of Object.keys(process.env)) if (/KEY|TOKEN/.test(name)) console.log('left', name) })`
    const { ended } = await step(
      { 'previous-key': 'adm_the-key-before' },
      { preload: new URL(`data:text/javascript,${encodeURIComponent(watch)}`) },
    )
    const lines = ended.stdout.split('\n')
    expect(
      commandsIn(lines.slice(0, 3).join('\n')).map(({ name, data }) => `${name} ${data}`),
    ).toEqual([
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
})
