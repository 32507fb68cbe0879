import { expect, it } from 'vitest'
import { commentCreated, dispatched } from '../../dev/local/github/events.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'
import { fileWorld, type Run, type With } from '../helpers/world.ts'

// Each input has its table in unit/ask/inputs.test.ts.
const here = await fileWorld()

/** A step with a valid prompt and these inputs. */
const step = (inputs: Record<string, string>, how: With = {}): Promise<Run> =>
  here.run(dispatched(here.github), { ...how, inputs: { prompt: 'explain it', ...inputs } })

/** Expects one error with every problem on its own line, and no request. */
function expectError({ ended }: Run, ...problems: string[]): void {
  expect(ended).toMatchObject({
    code: 1,
    outputs: { outcome: 'error', reason: problems.join(' ') },
  })
  const shown = commandsIn(ended.stdout).flatMap(({ name, data }) =>
    /^(error|warning)$/.test(name) ? [data] : [],
  )
  expect(shown.map((text) => text.replace(/^error: /, ''))).toEqual([problems.join('\n')])
  expect([...here.service.ledger, ...here.github.ledger]).toEqual([])
}

const noKey =
  'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.'

it('all invalid inputs are one error, which names each and what is allowed', async () => {
  expectError(
    await step({
      'api-key': '',
      prompt: '',
      'base-url': 'http://docs.example',
      'timeout-minutes': '0',
    }),
    noKey,
    'base-url is "http://docs.example": it must be https, as http is allowed for loopback addresses only.',
    'timeout-minutes is "0": it must be a number from 1 to 350 (minutes).',
    'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.',
  )
})

it('a key too short to be masked without harm is not masked', async () => {
  const run = await step({ 'api-key': 'docs' })
  expectError(run, 'api-key has 4 characters: it must have 8 to 4,096.')
  const masked = commandsIn(run.ended.stdout).filter(({ name }) => name === 'add-mask')
  expect(masked.map(({ data }) => data)).toEqual([here.github.token])
})

it('a comment with a command and an empty key is an error, before any request', async () => {
  const issue = await here.github.as('rosa').openIssue('Retries')
  const event = await commentCreated(
    here.github,
    await here.github.as('wim').comment(issue.number, '/docs x'),
  )
  expectError(await here.run(event, { inputs: { 'api-key': '' } }), noKey)
})

it('an event that cannot be read', async () => {
  const run = await step({}, { env: { GITHUB_EVENT_PATH: null } })
  expectError(run, 'GITHUB_EVENT_PATH is empty: the run has no event file.')
})
