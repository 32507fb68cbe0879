import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatched, type LocalEvent, pushed } from '../local/github/events.ts'
import { example } from '../local/github/examples.ts'
import { bodies, openStage, outputs, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

function released(tag: string): LocalEvent {
  const { release, ...payload } = example('release', 'published')
  const { repository } = pushed(stage.github).payload
  return {
    name: 'release',
    payload: { ...payload, repository, release: { ...(release as object), tag_name: tag } },
  }
}

it('the prompt has the tag of the release, and a later step gets the link', async () => {
  const ran = await stage.run('examples/step.yml', released('v7.1.0'))
  expect(ran.code, ran.log).toBe(0)
  expect(stage.service.posts().map(({ json }) => json)).toEqual([
    { prompt: expect.stringContaining('Write the page about release v7.1.0.') },
  ])
  const { outcome, prLink } = outputs(ran)
  expect(outcome).toBe('completed')
  expect(ran.log).toContain(`The page about the release is in ${prLink}`)
  expect(stage.github.ledger).toEqual([])
})

it('the later step is skipped if there is no link', async () => {
  stage.service.settings.scenario = 'no-pull-request'
  const ran = await stage.run('examples/step.yml', released('v7.2.0'))
  expect(outputs(ran), ran.log).toMatchObject({ outcome: 'no-pull-request', prLink: '' })
  expect(ran.log).not.toContain('The page about the release is in')
})

/** A request of a program, and of a person on the page of the workflow. */
const asked: Record<string, (fields: Record<string, string>) => LocalEvent> = {
  repository_dispatch: (fields) => ({
    name: 'repository_dispatch',
    payload: {
      ...dispatched(stage.github).payload,
      action: 'ask-docs-agent',
      client_payload: fields,
    },
  }),
  workflow_dispatch: (fields) => ({
    name: 'workflow_dispatch',
    payload: { ...dispatched(stage.github).payload, inputs: fields },
  }),
}

it.each(Object.keys(asked))(
  'ask.yml sends what %s says, and answers in the issue',
  async (name) => {
    const { number } = await stage.github.as('rosa').openIssue('From the portal')
    const event = asked[name]?.({ prompt: `Describe ${name}`, issue: String(number) })
    const ran = await stage.run('examples/ask.yml', event as LocalEvent)
    expect(ran.code, ran.log).toBe(0)
    expect(stage.service.posts().at(-1)?.json).toEqual({
      prompt: expect.stringContaining(`Describe ${name}`),
    })
    expect((await bodies(stage, number)).at(-1)).toContain(`Describe ${name}`)
  },
)
