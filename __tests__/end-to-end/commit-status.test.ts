import { describe, expect, it } from 'vitest'
import { lineCommentCreated } from '../../dev/local/github/events.ts'
import { acting, reply } from '../../dev/local/http/faults.ts'
import { asks } from '../helpers/comments.ts'
import { opened, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, warningsOf } from '../helpers/world.ts'

const here = await fileWorld()

const named = { 'commit-status': 'docs' }
const shownStates = () => here.github.statuses.map(({ context, state }) => `${context} ${state}`)

async function onPull(text = '/docs explain the retries') {
  const { number } = await here.github
    .as('wim')
    .openPullRequest({ title: 'Retries', head: `retries-${Math.random()}` })
  const { event } = await asks(here, { number, text })
  return { number, event }
}

describe('on the pull request where it was asked', () => {
  it('a job that was left running stays pending until a sweep settles it', async () => {
    here.service.settings.scenario = 'slow'
    const { event } = await onPull()
    await here.run(event, { inputs: { ...named, wait: 'false' } })
    expect(shownStates()).toEqual(['docs pending'])
    const { prLink } = await opened(here)
    here.service.put({ id: 'job-0001', status: 'completed', prLink })
    await sweep(here, named)
    expect(shownStates()).toEqual(['docs pending', 'docs success'])
    expect(here.github.statuses.at(-1)?.target_url).toBe(prLink)
  })

  it('uses three requests more', async () => {
    const count = async (inputs: Record<string, string>) => {
      const { event } = await onPull('/docs --new explain')
      const before = here.github.ledger.length
      await here.run(event, { inputs, runId: Math.floor(Math.random() * 1e9) })
      return here.github.ledger.length - before
    }
    const [without, withStatus] = [await count({}), await count(named)]
    expect(withStatus - without).toBe(3)
  })
})

it('there is no status for what sends nothing', async () => {
  const { number } = await onPull()
  for (const text of ['/docs help', '/docs status'])
    await here.run((await asks(here, { number, text })).event, { inputs: named })
  await here.run((await asks(here, { number, as: 'rosa' })).event, { inputs: named })
  await here.run((await asks(here, { number })).event, { inputs: { ...named, 'dry-run': 'true' } })
  expect(here.github.statuses).toEqual([])
})

describe('a command on a reviewed line', () => {
  const onLine = async (text = '/docs explain this line') => {
    const { number } = await here.github
      .as('wim')
      .openPullRequest({ title: 'Retries', head: `line-${Math.random()}` })
    const comment = await here.github.as('wim').commentOnLine(number, text)
    return { number, comment, event: await lineCommentCreated(here.github, comment) }
  }
  const note = /^<!-- docs-agent:note:[\w-]{43} -->\n/
  const replies = () =>
    here.github.ledger
      .filter(({ path }) => path.endsWith('/replies'))
      .map(({ path, json }) => [
        path.split('/').at(-2),
        (json as { body: string }).body.replace(note, 'NOTE '),
      ])

  it('gets one line in its thread, and a re-run posts no other', async () => {
    const { event, comment } = await onLine()
    const { commentUrl, prLink } = (await here.run(event)).ended.outputs
    await here.run(event, { attempt: 2 })
    const text = `NOTE [The docs agent](<${commentUrl}>): pull request <${prLink}> is ready.`
    expect(replies()).toEqual([[String(comment.id), text]])
  })

  it('gets it from the re-run too, whoever has written the same there', async () => {
    Object.assign(here.service.settings, { scenario: 'no-pull-request', activeChecks: 9 })
    const { event, comment, number } = await onLine()
    const left = await here.run(event, { inputs: { wait: 'false' } })
    const text = `[The docs agent](<${left.ended.outputs.commentUrl}>): done, without a pull request.`
    await here.github.as('rosa').commentOnLine(number, text, { in_reply_to_id: comment.id })
    await here.run(event, { attempt: 2 })
    expect(replies()).toEqual([[String(comment.id), `NOTE ${text}`]])
  })

  it('whose line GitHub takes without an answer has it once, and there is no warning', async () => {
    const { event } = await onLine()
    here.github.faults.add('POST /repos/*/*/pulls/*/comments/*/replies', acting(reply(502)))
    expect(warningsOf(await here.run(event))).toEqual([])
    expect(replies()).toHaveLength(1)
  })

  it('that cannot be answered there is one warning, and changes no outcome', async () => {
    const { event } = await onLine()
    here.github.faults.add(
      'POST /repos/*/*/pulls/*/comments/*/replies',
      reply(404, { message: 'Not Found' }),
    )
    const run = await here.run(event)
    expect(run.ended).toMatchObject({ code: 0, outputs: { outcome: 'completed' } })
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(
        /^The reply in the review thread could not be posted\. .*`pull-requests: write`/,
      ),
    ])
  })
})
