import { expect, it } from 'vitest'
import { acting, reset } from '../../dev/local/http/faults.ts'
import { asks, shown } from '../helpers/comments.ts'
import { leftRunning, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld } from '../helpers/world.ts'

const here = await fileWorld()
const last = async (number: number) => (await shown(here, number)).at(-1)?.text
const inputs = { 'job-url': 'https://agent.example.com/jobs/{id}?tab=log' }
const linkTo = (id: string) =>
  `[the project's dashboard](<https://agent.example.com/jobs/${id}?tab=log>)`

it('the comment on a failed job and the summary link the job', async () => {
  here.service.settings.scenario = 'failed'
  const { event, number } = await asks(here)
  const { ended } = await here.run(event, { inputs })
  expect(ended.outputs.outcome).toBe('failed')
  const text = await last(number)
  expect(text).toContain(`See the job on ${linkTo(ended.outputs.jobId ?? '')}. Write`)
  const page = `https://agent.example.com/jobs/${ended.outputs.jobId}?tab=log`
  expect(ended.summary).toContain(`[Job](<${page}>)`)
})

it('a new job whose answer was lost has no page: its id is not known', async () => {
  here.service.faults.add('POST *', acting(reset()))
  const { event, number } = await asks(here)
  const { ended } = await here.run(event, { inputs })
  const text = await last(number)
  for (const shown of [text, ended.summary]) {
    expect(shown).toContain("Check the project's dashboard ")
    expect(shown).not.toContain('agent.example.com')
  }
})

it('a sweep links the job too', async () => {
  const { number, id } = await leftRunning(here, { status: 'failed' })
  await sweep(here, inputs)
  expect((await shown(here, number)).map(({ text }) => text).join('\n')).toContain(
    `See the job on ${linkTo(id)}.`,
  )
})
