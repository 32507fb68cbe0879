import { assemblePrompt } from '../ask/assemble.ts'
import { readChanges } from '../ask/changes.ts'
import { readContext } from '../ask/context.ts'
import type { Event } from '../ask/event.ts'
import { nothing, splitRoom } from '../ask/section.ts'
import { GitHubError } from '../io/github.ts'
import { decidingMarker, markerReader, readMarkers } from '../memory/markers.ts'
import type { JobRequest } from '../work/start.ts'
import type { RunContext } from './run-context.ts'

/** What is sent for an instruction, or why nothing is. */
export type BuiltPrompt = { kind: 'prompt'; prompt: JobRequest['prompt'] } | { kind: 'nothing'; reason: string }

/**
 * Adds to an instruction where it was asked, what the requester saw and what changed. Reads GitHub and writes nothing; throws
 * where GitHub does not say what changed.
 */
export async function buildPrompt(turn: RunContext, event: Event, instruction: string): Promise<BuiltPrompt> {
  const { inputs, environment, io } = turn
  const { changesSince: since } = inputs
  const isOwn = (pull: number) => isOwnPullRequest(turn, pull)
  const changes =
    since === undefined
      ? undefined
      : await readChanges(since, await countedPaths(inputs.changesPaths), environment.here, {
          ...io,
          isOwn,
          now: io.clock.date(),
        })
  if (changes?.kind === 'nothing' && !(await hasEarlierJob(turn))) return changes
  const changed = changes?.kind === 'some' ? changes.section : nothing
  const context = inputs.context === 'auto' ? await readContext(event, isInBody(turn, event), io) : undefined
  const where = context === undefined ? '' : whereAsked(turn, event)
  const added = (seen = nothing) => assemblePrompt(instruction, where, splitRoom(seen, changed), io.redact)
  const [create, followUp] = [added(context?.create), added(context?.followUp)]
  if (!create.complete) {
    io.log.warning('The instruction is so long that nothing could be added to it: no context and no changes.')
  }
  return { kind: 'prompt', prompt: { create: create.prompt, followUp: followUp.prompt } }
}

// Loaded only where changes are asked for: most runs need no globs.
const countedPaths = async (globs: readonly string[]) => (await import('../ask/path-filter.ts')).pathsFilter(globs)

/** The command stands in the text of the issue or pull request itself. */
const isInBody = ({ request }: RunContext, { written }: Event): boolean =>
  request.askedAt !== undefined && written?.trigger.startsWith('issue:') === true

function whereAsked({ request, environment }: RunContext, { conversation }: Event): string {
  if (request.conversation === undefined) return ''
  const { number, kind } = request.conversation
  const { owner, name, url } = environment.repository
  const page =
    environment.githubPage(request.askedAt?.url ?? '') ??
    `${url}/${kind === 'pull-request' ? 'pull' : 'issues'}/${number}`
  const what =
    conversation === undefined
      ? `For #${number}`
      : `Asked on ${kind === 'pull-request' ? 'pull request' : 'issue'} #${number}`
  return `${what} of ${owner}/${name}: ${page}`
}

/** Whether an earlier attempt of this run started a job: that one is taken up, whatever changed since. */
async function hasEarlierJob({ request, inputs, environment, io }: RunContext): Promise<boolean> {
  const { conversation, trigger, askedAt } = request
  if (environment.run.attempt === 1 || conversation === undefined || inputs.comment === 'none') return false
  const count = markerReader(environment.keys, {
    repository: environment.repository.id,
    conversation: conversation.number,
  })
  const found = await readMarkers(io.github, conversation, count, () => false)
  return decidingMarker(found, trigger, askedAt?.createdAt)?.marker.jobId !== undefined
}

/** Whether a pull request has our comment, which says that a job of ours made it. What is no pull request has none. */
async function isOwnPullRequest({ environment, io }: RunContext, number: number): Promise<boolean> {
  const count = markerReader(environment.keys, { repository: environment.repository.id, conversation: number })
  const ours = ({ marker }: { marker: { kind: string } }) => marker.kind === 'pull-request'
  try {
    return (await readMarkers(io.github, { number }, count, (found) => found.some(ours))).some(ours)
  } catch (fault) {
    if (fault instanceof GitHubError && (fault.status === 404 || fault.status === 410)) return false
    throw fault
  }
}
