import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import type { Comment } from '../../dev/local/github/resources.ts'
import type { AgentRecord } from '../../dev/local/service/jobs.ts'
import { createKeys, type Keys, signMarker, verifyMarker } from '../../src/memory/signed-marker.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import type { World } from './world.ts'

/** A comment as GitHub shows it: its visible text, and its marker if that counts. */
export interface Shown {
  id: number
  login: string
  marker: Marker | undefined
  text: string
}

const keysOf = (
  { service }: World,
  { apiKey = service.apiKey, projectId = service.projectId } = {},
): Keys => createKeys({ apiKey, projectId, baseUrl: service.url })

const hidden = /^<!-- docs-agent:[^\n]*-->\n?/

/** A text with its lines joined: a reason or a note is broken into short lines. */
export const unwrapped = (text: string): string => text.replaceAll(/(?<=[^\n])\n(?=[^\n])/g, ' ')

/** Every comment of a conversation, oldest first. */
export async function shown(world: World, number: number): Promise<Shown[]> {
  const repository = world.github.repository.id
  return (await world.github.conversation(number)).map(({ id, body, user }) => {
    const reading = verifyMarker(body, keysOf(world), {
      repository,
      conversation: number,
      comment: id,
    })
    const marker = reading?.kind === 'verified' ? reading.marker : undefined
    return { id, login: user.login, marker, text: body.replace(hidden, '') }
  })
}

/** The states of our comments in a conversation, as `settled completed job-0001`. */
export async function states(world: World, number: number): Promise<string[]> {
  const found = (await shown(world, number)).flatMap(({ marker }) => (marker ? [marker] : []))
  return found.map(({ phase, outcome, jobId }) => [phase, outcome ?? '-', jobId ?? '-'].join(' '))
}

/** The only comment of a conversation with a marker. Throws if there is none, or more than one. */
export async function status(world: World, number: number): Promise<Shown & { marker: Marker }> {
  const comments = await shown(world, number)
  const found = comments.filter(
    (comment): comment is Shown & { marker: Marker } => comment.marker !== undefined,
  )
  const [only] = found
  if (only === undefined || found.length > 1)
    throw new Error(`${found.length} comments of #${number} have a marker.`)
  return only
}

/** A comment with a command, on a new issue or a given one. */
export async function asks(
  world: World,
  { text = '/docs explain the retries', as = 'wim', number = 0 } = {},
): Promise<{ number: number; comment: Comment; event: LocalEvent }> {
  const on =
    number || (await world.github.as('rosa').openIssue('Retries', 'What is tried again?')).number
  const comment = await world.github.as(as).comment(on, text)
  return { number: on, comment, event: await commentCreated(world.github, comment) }
}

/** A marker as the action would have written it, signed. */
export function signed(
  world: World,
  marker: Partial<Marker> & { conversation: number },
  key: { apiKey?: string; projectId?: string } = {},
): string {
  const keys = keysOf(world, key)
  const whole: Marker = {
    version: 1,
    project: keys.project,
    service: keys.service,
    repository: world.github.repository.id,
    trigger: 'comment:1',
    nonce: 'AAAAAAAAAAAA',
    phase: 'settled',
    kind: 'create',
    ...marker,
  }
  return signMarker(whole, keys)
}

/** A status comment of an earlier run: the conversation has this job. */
export async function remembers(
  world: World,
  number: number,
  marker: Partial<Marker>,
  key: Parameters<typeof signed>[2] = {},
): Promise<number> {
  const bot = world.github.as('github-actions[bot]')
  const { id } = await bot.comment(number, 'To be edited.')
  await bot.edit(
    id,
    `${signed(world, { conversation: number, comment: id, ...marker }, key)}\nDocs agent: earlier\n`,
  )
  return id
}

/** A conversation that has a job: completed, with a pull request elsewhere, unless the record says otherwise. */
export async function conversation(
  world: World,
  record: Partial<AgentRecord> = {},
  marker: Partial<Marker> = {},
): Promise<{ number: number; id: string; statusComment: number }> {
  const { number } = await world.github.as('rosa').openIssue('Retries', 'What is tried again?')
  const id = record.id ?? `earlier-${number}`
  const { prLink } = world.service.put({
    status: 'completed',
    prLink: earlierLink,
    ...record,
    id,
  }).record
  const remembered = {
    jobId: id,
    outcome: 'completed' as const,
    ...(prLink ? { prLink } : {}),
    ...marker,
  }
  return { number, id, statusComment: await remembers(world, number, remembered) }
}

/** The pull request of an earlier job. It is not in this repository, so a run cannot read whether it is open. */
export const earlierLink = 'https://gitlab.com/docs/handbook/-/merge_requests/7'
