import { describe, expect, it } from 'vitest'
import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import { fileWorld, type Run } from '../helpers/world.ts'

const here = await fileWorld({ activeChecks: 0 })

const secret = '0123456789-abcdefghijklmnopqrstuvwxyz'
const run = (event: LocalEvent): Promise<Run> =>
  here.run(event, { inputs: { context: 'none', 'memory-key': secret } })

async function comment(body: string): Promise<LocalEvent> {
  const issue = await here.github.as('mara').openIssue('Retries')
  const event = await commentCreated(
    here.github,
    await here.github.as('wim').comment(issue.number, '/docs'),
  )
  // GitHub would not take every one of these texts; a payload may hold anything.
  Object.assign(event.payload.comment as object, { body })
  return event
}

const prompts = () => here.service.posts().map(({ json }) => (json as { prompt: string }).prompt)

// What is a command, and what its prompt is, has its tables in unit/ask/command.test.ts and visible-text.test.ts.
describe('a command that is answered in a comment, and nothing is sent', () => {
  const status = '- `/docs status` checks the job once, and answers with its state'
  it.each<[body: string, title: string, reason: string, text: string]>([
    ['/DOCS Help', 'how to use it', 'The usage was requested.', status],
    ['/docs --x explain', 'nothing was sent', 'Nothing was sent. There is no flag --x.', status],
    [
      `/docs --${secret}`,
      'nothing was sent',
      'There is no flag --***.',
      'There is no flag `--***`.',
    ],
    ['/docs cancel', 'a job cannot be cancelled', 'The service cannot cancel a job.', 'dashboard'],
  ])('%j', async (body, title, reason, text) => {
    const { ended } = await run(await comment(body))
    expect([ended.outputs.outcome, ended.code]).toEqual(['skipped', 0])
    expect(ended.outputs.reason).toContain(reason)
    expect(here.service.ledger).toEqual([])
    const [, answer] = await here.github.conversation(1)
    expect(answer?.body).toMatch(/^<!-- docs-agent:note:[\w-]{43} -->\n### Docs agent: /)
    expect(answer?.body).toContain(`Docs agent: ${title}\n`)
    expect(answer?.body).toContain(text)
  })
})

describe('the prompt', () => {
  it('of an event file that is not UTF-8 is still sent as UTF-8', async () => {
    const event = await comment('/docs explain')
    const text = JSON.stringify(event.payload).replace('"/docs explain"', '"/docs explain \u00ff"')
    await here.run(event, {
      eventFile: Buffer.from(text, 'latin1'),
      env: { FAST_TIME: '40' },
      inputs: { comment: 'none', context: 'none' },
    })
    expect(prompts()).toEqual(['explain \ufffd'])
    expect(here.service.posts()[0]?.utf8).toBe(true)
  })

  it('is what a reader of the comment sees, and the log says what is not sent', async () => {
    const { ended } = await run(
      await comment('<? hide ?>/docs explain\n`<?php` <!X hide><![CDATA[ hide ]]>now'),
    )
    expect(prompts()).toEqual(['explain\n`<?php` now'])
    expect(ended.stdout).toContain(
      'Not sent: 1 processing instruction (<? hide ?>), 1 CDATA section (<![CDATA[ hide ]]>) and 1 declaration (<!X hide>).',
    )
  })

  it('with the key in a comment is not sent either, nor written into the conversation', async () => {
    const { ended } = await run(await comment(`/docs use ${here.service.apiKey}`))
    expect([ended.outputs.outcome, ended.code]).toEqual(['error', 1])
    expect(ended.outputs.reason).toMatch(/contains a secret/)
    expect(here.service.ledger).toEqual([])
    expect(await here.github.conversation(1)).toHaveLength(1)
  })
})
