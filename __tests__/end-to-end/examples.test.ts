import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  dispatched,
  type LocalEvent,
  pullRequestOpened,
  scheduled,
} from '../../dev/local/github/events.ts'
import { asks, shown, states } from '../helpers/comments.ts'
import { action, opened } from '../helpers/sweep-runs.ts'
import { fileWorld, type Run } from '../helpers/world.ts'

const here = await fileWorld()

interface Step {
  uses?: string
  if?: string
  run?: string
  with: Record<string, unknown>
}

/** Runs the step of an example that uses us, with what it says under `with`. */
function play(
  example: string,
  job: string,
  event: LocalEvent,
  inputs: Record<string, string> = {},
): Promise<Run> {
  const { jobs } = parse(
    readFileSync(new URL(`../../examples/${example}.yml`, import.meta.url), 'utf8'),
  )
  const step = (jobs[job].steps as Step[]).find(({ uses }) => uses?.includes('/docs-agent-action'))
  if (step === undefined) throw new Error(`${example}.yml does not use us.`)
  const ours = {
    'api-key': here.service.apiKey,
    'project-id': here.service.projectId,
    'base-url': here.service.url,
  }
  const given = Object.entries(step.with).map(([name, value]) => {
    // Nothing but inputs is set: no secret and no variable of a repository.
    const expression = /^\$\{\{ (?:inputs\.)?(.*) \}\}$/.exec(String(value))?.[1]
    return [name, expression === undefined ? String(value) : (inputs[expression] ?? '')]
  })
  const sweeps = step.uses?.includes('/sweep@') ? { action } : {}
  return here.run(event, { inputs: { ...Object.fromEntries(given), ...ours }, ...sweeps })
}

it('detached.yml leaves a job, and the sweep that it starts runs until the job has settled', async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  const left = await play('detached', 'docs', event)
  expect(left.ended.outputs.outcome).toBe('detached')
  const { prLink, number: pull } = await opened(here)
  const sweeping = play('sweep', 'sweep', dispatched(here.github), { 'max-minutes': '60' })
  const before = here.service.ledger.filter(({ method }) => method === 'GET').length
  while (here.service.ledger.filter(({ method }) => method === 'GET').length < before + 2)
    await new Promise((done) => setTimeout(done, 5))
  here.service.put({ id: 'job-0001', status: 'completed', prLink })
  expect((await sweeping).ended.outputs).toMatchObject({ settled: '1', open: '0' })
  expect(await states(here, number)).toEqual(['settled completed job-0001'])
  expect(await shown(here, pull)).toHaveLength(1)
})

it("sweep.yml finishes a job when the agent's pull request is opened", async () => {
  here.service.settings.scenario = 'slow'
  const { number, event } = await asks(here)
  expect((await play('detached', 'docs', event)).ended.outputs.outcome).toBe('detached')
  const { prLink, number: pull } = await opened(here)
  here.service.put({ id: 'job-0001', status: 'completed', prLink })
  const signal = pullRequestOpened(here.github, await here.github.get(`pulls/${pull}`))
  expect((await play('sweep', 'sweep', signal)).ended.outputs).toMatchObject({
    settled: '1',
  })
  expect(await states(here, number)).toEqual(['settled completed job-0001'])
})

it('sweep.yml makes one pass on its schedule', async () => {
  const { ended } = await play('sweep', 'sweep', scheduled(here.github))
  expect(ended).toMatchObject({ code: 0, outputs: { settled: '0', open: '0' } })
})
