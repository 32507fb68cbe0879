import { describe, expect, it } from 'vitest'
import { commentCreated } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { transcript } from '../helpers/transcript.ts'
import { fileWorld, pullOf } from '../helpers/world.ts'

const here = await fileWorld()
const as = (login: string) => here.github.as(login)
const folder = '.github/docs-agent/prompts'
const keep = (name: string, text: string | object) =>
  here.github.contents.set(`${folder}/${name}.md`, text)
const said = async (number: number, body: string) =>
  commentCreated(here.github, await as('wim').comment(number, body))
const run = async (body: string, inputs: Record<string, string> = {}) => {
  const { number } = await as('rosa').openIssue('Retries')
  const event = await said(number, body)
  return {
    number,
    event,
    run: await here.run(event, { runId: 5, inputs: { context: 'none', ...inputs } }),
  }
}
const prompts = () => here.service.posts().map(({ json }) => (json as { prompt: string }).prompt)
const answers = async (number: number) =>
  (await here.github.conversation(number)).slice(1).map(({ body }) => body)
const readsOf = () => here.github.ledger.filter(({ path }) => path.includes('/contents/'))

describe('a prompt that the repository keeps', () => {
  it('is sent before the text that follows, and the comment shows what was written', async () => {
    keep('changelog', '<!-- for releases -->\nWrite the changelog.\n')
    const { number, run: first } = await run('/docs --use ChangeLog for 2.3')
    expect(prompts()).toEqual(['Write the changelog.\n\nfor 2.3'])
    await expect(transcript(here, first)).toMatchFileSnapshot('./transcripts/use.txt')
    expect((await answers(number))[0]?.split('\n')[2]).toMatch(/^`--use changelog for 2\.3` · /)
    expect(first.ended.log).toContain('Not sent: 1 HTML comment (<!-- for releases -->).')
    expect(readsOf()).toHaveLength(1)
    expect(readsOf()[0]?.path).not.toContain('ref=')
    const order = ['/permission', '/contents/', '/comments'].map((part) =>
      here.github.ledger.findIndex(
        ({ path }) =>
          path.split('?')[0]?.endsWith(part) ||
          (path.includes('/contents/') && part === '/contents/'),
      ),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('is read beside the standing instructions, and is a follow-up too', async () => {
    keep('changelog', 'Write the changelog.')
    here.github.contents.set('rules.md', 'American English.')
    const inputs = { 'instructions-file': 'rules.md', context: 'none' }
    const { number, run: first } = await run('/docs --use changelog', inputs)
    expect(prompts()).toEqual([
      'Write the changelog.\n\n## Standing instructions of this repository\n\nAmerican English.',
    ])
    keep('changelog', 'Write it again.')
    await here.run(await said(number, '/docs --use changelog'), { inputs: { context: 'none' } })
    expect(prompts()[1]).toBe('Write it again.')
    expect(pullOf(first)).toBeGreaterThan(0)
  })

  it('that is gone when a run is started again does not keep it from its job', async () => {
    keep('changelog', 'Write the changelog.')
    const { event, run: first } = await run('/docs --use changelog')
    here.github.contents.clear()
    const again = await here.run(event, { runId: 5, attempt: 2 })
    expect(again.ended.outputs).toMatchObject({
      outcome: 'completed',
      jobId: first.ended.outputs.jobId,
    })
    expect(here.service.posts()).toHaveLength(1)
  })

  it('is shown whole in a dry run', async () => {
    keep('changelog', 'Write the changelog.')
    const { run: dry } = await run('/docs --use changelog for 2.3', { 'dry-run': 'true' })
    expect(dry.ended.log).toContain('with this prompt:\nWrite the changelog.\n\nfor 2.3\n')
  })

  it('is not read for a stranger', async () => {
    keep('changelog', 'Write the changelog.')
    const { number } = await as('rosa').openIssue('Retries')
    const event = await commentCreated(
      here.github,
      await as('rosa').comment(number, '/docs --use changelog'),
    )
    const { ended } = await here.run(event)
    expect([ended.outputs.outcome, readsOf()]).toEqual(['refused', []])
  })
})

describe('the usage names the prompts', () => {
  const names = 'Prompts of this repository for `--use`: `changelog`, `release`.'
  it.each([
    ['a name that is not there', '/docs --use chnagelog', 'There is no prompt `chnagelog`'],
    ['no name', '/docs --use', '`--use` needs the name of a prompt.'],
    ['two names', '/docs --use a --use b', 'There may be one `--use`.'],
    ['help', '/docs help', 'how to use it'],
  ])('for %s', async (_, body, says) => {
    keep('release', 'Write the notes.')
    keep('changelog', 'Write the changelog.')
    const { number, run: answered } = await run(body)
    expect(answered.ended.outputs.outcome).toBe('skipped')
    const [answer = ''] = await answers(number)
    expect(answer).toContain(names)
    expect(answer.replaceAll('`', '')).toContain(says.replaceAll('`', ''))
    expect(here.service.ledger).toEqual([])
  })

  it('as far as they may be read', async () => {
    here.github.faults.add(
      'GET /repos/*/*/contents/*',
      reply(403, { message: 'Resource not accessible by integration' }),
      { times: 9 },
    )
    const { number, run: answered } = await run('/docs help')
    expect(answered.ended.outputs.outcome).toBe('skipped')
    expect((await answers(number))[0]).not.toContain('Prompts of this repository')
  })
})

describe('nothing is sent, and the error names the file', () => {
  const path = `${folder}/changelog.md`
  it.each<[title: string, content: string | object, reason: string]>([
    ['empty', ' \n', `${path} has no visible text. Nothing was sent.`],
    ['a folder', [], `${path}: it is a folder. Nothing was sent.`],
    [
      'larger than 1 MB',
      'a'.repeat(1_000_001),
      `${path}: it is larger than 1 MB. Nothing was sent.`,
    ],
  ])('if it is %s', async (_, content, reason) => {
    keep('changelog', content)
    const { number, run: failed } = await run('/docs --use changelog')
    expect(failed.ended.outputs).toMatchObject({ outcome: 'error', reason })
    expect(here.service.ledger).toEqual([])
    expect(await answers(number)).toEqual([])
  })

  it('if the token may not read it', async () => {
    here.github.faults.add(
      'GET /repos/*/*/contents/*',
      reply(403, { message: 'Resource not accessible by integration' }),
      { times: 9 },
    )
    const { run: failed } = await run('/docs --use changelog')
    expect(failed.ended.outputs.outcome).toBe('error')
    expect(failed.ended.outputs.reason).toContain('`contents: read`')
  })

  it('if it is too long with the text', async () => {
    keep('changelog', 'a'.repeat(99_995))
    const { run: failed } = await run('/docs --use changelog for 2.3')
    expect(failed.ended.outputs.reason).toBe(
      'The prompt has 100,004 characters; at most 100,000 are allowed. Nothing was sent.',
    )
  })
})
