import { describe, expect, it } from 'vitest'
import { labeled } from '../../dev/local/github/events.ts'
import { shown, states } from '../helpers/comments.ts'
import { fileWorld, type Run } from '../helpers/world.ts'

const here = await fileWorld()

const places = {
  'an issue': async () =>
    (await here.github.as('rosa').openIssue('Retries', 'Retry five times.')).number,
  'a pull request': () => openPull('rosa/retries'),
}
const openPull = async (head: string) =>
  (
    await here.github
      .as('rosa')
      .openPullRequest({ title: 'Retries', head, body: 'Retry five times.' })
  ).number

/** Somebody sets a label, and the workflow's step has a prompt. */
async function run(
  number: number,
  login = 'wim',
  inputs: Record<string, string> = {},
  runId = 7,
): Promise<Run> {
  const event = await labeled(here.github, await here.github.as(login).label(number, 'docs-agent'))
  return here.run(event, { inputs: { prompt: 'Update the docs.', ...inputs }, runId })
}
const ended = ({ ended: { code, outputs } }: Run) => [outputs.outcome, code]
const writes = () => here.github.ledger.filter(({ method }) => method !== 'GET')

describe.each(Object.entries(places))('a label on %s', (_, open) => {
  it('by somebody with permission asks: the prompt has what is labeled, and the answer is there', async () => {
    const number = await open()
    const result = await run(number)
    expect(ended(result), result.ended.log).toEqual(['completed', 0])
    const [{ json } = {}, ...more] = here.service.posts()
    expect(more).toEqual([])
    const { prompt } = json as { prompt: string }
    expect(prompt).toMatch(
      /^Update the docs\.\n\nAsked on (issue|pull request) #\d+ of octo-org\/handbook: /,
    )
    expect(prompt).toContain('Title: Retries\n')
    expect(prompt).toContain('Retry five times.')
    const [{ marker } = {}] = await shown(here, number)
    expect(marker).toMatchObject({ requester: 'wim', trigger: expect.stringMatching(/^run:7\//) })
  })

  it('set again is a follow-up', async () => {
    const number = await open()
    await run(number)
    const again = await run(number, 'mara', {}, 8)
    expect(ended(again), again.ended.log).toEqual(['completed', 0])
    expect(here.service.posts().map(({ path }) => path.split('/').at(-1))).toEqual([
      'job',
      'message',
    ])
    expect(await states(here, number)).toEqual([
      'settled completed job-0001',
      'settled completed job-0001',
    ])
  })

  it('by somebody without permission is refused, and nothing is written', async () => {
    const result = await run(await open(), 'rosa', { 'min-permission': 'triage' })
    expect(ended(result), result.ended.log).toEqual(['refused', 0])
    expect(result.ended.outputs.reason).toMatch(/^@rosa has read/)
    expect([here.service.posts(), writes()]).toEqual([[], []])
  })
})
