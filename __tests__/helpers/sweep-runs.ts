import { type LocalEvent, scheduled } from '../../dev/local/github/events.ts'
import { change } from '../../dev/local/http/faults.ts'
import type { AgentRecord } from '../../dev/local/service/jobs.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { remembers } from './comments.ts'
import type { Run, With, World } from './world.ts'

export const action = new URL('../../sweep/action.yml', import.meta.url)

/** A sweep as its workflow runs it: on a schedule, unless another event starts it. */
export function sweep(
  world: World,
  inputs: Record<string, string> = {},
  how: With & { event?: LocalEvent } = {},
): Promise<Run> {
  const { event = scheduled(world.github), ...more } = how
  return world.run(event, { ...more, action, inputs })
}

/** A conversation with a job that an earlier run left running: somebody asked there, and this is what the job shows. */
export async function leftRunning(
  world: World,
  record: Partial<AgentRecord> | undefined,
  marker: Partial<Marker> = {},
  key: Parameters<typeof remembers>[3] = {},
): Promise<{ number: number; id: string; asked: number; statusComment: number }> {
  const { number } = await world.github.as('rosa').openIssue('Retries', 'What is tried again?')
  const asked = await world.github.as('wim').comment(number, '/docs explain the retries')
  const id = `left-${number}`
  if (record) world.service.put({ id, ...record })
  const left = {
    trigger: `comment:${asked.id}`,
    requester: 'wim',
    phase: 'created' as const,
    outcome: 'detached' as const,
    jobId: id,
    run: '900',
  }
  const statusComment = await remembers(world, number, { ...left, ...marker }, key)
  return { number, id, asked: asked.id, statusComment }
}

/** The agent's pull request; its link as the service gives it. */
export async function opened(world: World): Promise<{ number: number; prLink: string }> {
  const pull = await world.github
    .as('docs-agent[bot]')
    .openPullRequest({ title: 'Docs', head: `docs/${Math.random()}` })
  return { number: pull.number, prLink: pull.html_url }
}

/** GitHub says of all comments it lists that they were made so many minutes ago. */
export function age(world: World, minutes: number): void {
  const older = (body: unknown) =>
    (body as Record<string, unknown>[]).map((comment) => {
      const at = new Date(Date.now() - minutes * 60_000).toISOString().replace(/\.\d{3}Z$/, 'Z')
      return { ...comment, created_at: at, updated_at: at }
    })
  for (const path of ['issues/comments', 'issues/*/comments'])
    world.github.faults.add(`GET /repos/*/*/${path}`, change(older), { times: 1_000 })
}
