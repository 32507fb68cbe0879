import type { Since } from '../ask/base-of-changes.ts'
import type { Work } from '../ask/command.ts'
import { dataSection } from '../ask/data-text.ts'
import type { Event } from '../ask/event.ts'
import { ignoredBy } from '../ask/ignored-pull.ts'
import { type Inputs, secretsOf } from '../ask/inputs.ts'
import { readInstructionsFile } from '../ask/instructions-file.ts'
import { type KeptPrompt, readKeptPrompt } from '../ask/kept-prompts.ts'
import type { ListedRepository } from '../ask/listed-repositories.ts'
import type { Judged, Merge } from '../ask/merges-of-changes.ts'
import { assemblePrompt } from '../ask/prompt.ts'
import { readContext } from '../ask/prompt-context.ts'
import { promptProblem, roomBeside, withInstructions } from '../ask/prompt-limits.ts'
import type { Request } from '../ask/request.ts'
import { cutsIn, inShares, nothing, type Section } from '../ask/section.ts'
import type { NamedRepository } from '../ask/value-kinds.ts'
import type { Environment } from '../environment.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { together } from '../io/clock.ts'
import { isGitHubError, throwUnlessGitHubError } from '../io/github-error.ts'
import { isDocsPull, readConversation } from '../memory/conversation.ts'
import type { MarkerReader } from '../memory/marker-reader.ts'
import { decidingMarker } from '../protocol/deciding-marker.ts'
import type { MarkedComment } from '../protocol/marked-comment.ts'
import type { Marker } from '../protocol/marker.ts'
import { parseTextTrigger } from '../protocol/trigger.ts'
import { type PromptPlan, type Prompts, samePrompt } from './run-context.ts'

interface PromptSources {
  event: Event
  request: Request
  inputs: Inputs
  environment: Environment
  reader: MarkerReader
  clients: Clients
}

/** `usage`: the requester is told how to ask, and what was wrong. */
type Planned =
  | ({ kind: 'prompt' } & PromptPlan)
  | { kind: 'nothing'; reason: string }
  | { kind: 'usage'; problem: string }

/**
 * Reads what changed now, the rules that hold for each request, and what the requester saw later.
 * Writes nothing; throws if GitHub does not answer, or if the rules cannot be sent.
 */
export async function planPrompt(sources: PromptSources): Promise<Planned> {
  const { work } = sources.request
  switch (work.kind) {
    case 'prompt':
      return planRequest(work, sources)
    case 'review':
      return planReview(work.prompt, sources)
    default:
      return { kind: 'prompt', ...noPrompt }
  }
}

/** For what is answered, or only waited for. */
export const noPrompt: PromptPlan = { readPrompt: async () => samePrompt('') }

async function planRequest(
  work: Work & { kind: 'prompt' },
  sources: PromptSources,
): Promise<Planned> {
  const { data } = sources.inputs
  if (data === '' && !(await hasEarlierJob(sources)))
    return { kind: 'nothing', reason: 'data-file has no text: there is nothing to do.' }
  const changes = await orAttached(sources, () => changesFor(sources))
  if (changes?.kind === 'nothing' && !(await hasEarlierJob(sources))) return changes
  const { section, facts } =
    changes?.kind === 'some' ? changes : { section: nothing, facts: undefined }
  const [prompt, instructions] = await together(
    requestedPrompt(work, sources),
    instructionsFor(sources),
  )
  if (prompt.kind === 'none') return { kind: 'usage', problem: prompt.problem }
  const instruction = withInstructions(prompt.prompt, instructions)
  const readPrompt = (comment = '') => promptWith(section, instruction, withKind(sources, comment))
  return { kind: 'prompt', readPrompt, facts }
}

/** The prompt that the repository keeps, if one was named, then what was written. Throws if it cannot be sent. */
async function requestedPrompt(
  { prompt, use }: Work & { kind: 'prompt' },
  sources: PromptSources,
): Promise<{ kind: 'read'; prompt: string } | { kind: 'none'; problem: string }> {
  const written = { kind: 'read', prompt } as const
  if (use === undefined) return written
  const kept = await orAttached(sources, () => readKept(use, sources))
  if (kept === undefined) return written
  if (kept.kind === 'none') return (await hasEarlierJob(sources)) ? written : kept
  const whole = prompt === '' ? kept.prompt : `${kept.prompt}\n\n${prompt}`
  const problem = promptProblem(whole, [], roomBeside(sources.inputs))
  if (problem !== undefined) throw new Error(`The prompt ${problem} Nothing was sent.`)
  return { kind: 'read', prompt: whole }
}

async function readKept(name: string, { inputs, clients }: PromptSources): Promise<KeptPrompt> {
  const { github, log } = clients
  const kept = await readKeptPrompt(name, { github, secrets: secretsOf(inputs) })
  if (kept.kind === 'read' && kept.removed !== '') log.info(kept.removed)
  return kept
}

/** The job knows the pull request: the review is all that is new. */
async function planReview(prompt: string, sources: PromptSources): Promise<Planned> {
  const instruction = withInstructions(prompt, await instructionsFor(sources))
  const parts = [instruction, whereAsked(sources)].filter((part) => part !== '')
  return { kind: 'prompt', readPrompt: async () => samePrompt(parts.join('\n\n')) }
}

/** The rules that are sent with each request. Throws if those of the file cannot be sent. */
async function instructionsFor(sources: PromptSources): Promise<string | undefined> {
  const { instructions, instructionsFile } = sources.inputs
  if (instructionsFile === undefined) return instructions
  return orAttached(sources, () => readRules(instructionsFile, sources))
}

/** An attempt that only attaches to the job of an earlier one sends nothing: then what cannot be read is undefined. */
async function orAttached<T>(
  sources: PromptSources,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (await hasEarlierJob(sources)) return undefined
    throw error
  }
}

async function readRules(path: string, { inputs, clients }: PromptSources): Promise<string> {
  const { github, log } = clients
  const rules = await readInstructionsFile(path, { github, secrets: secretsOf(inputs) })
  if (rules.kind === 'invalid') throw new Error(`${rules.problem} Nothing was sent.`)
  if (rules.removed !== '') log.info(rules.removed)
  return rules.instructions
}

/** Of a conversation that only its number names, the address of our comment says that it is a pull request. */
function withKind(sources: PromptSources, comment: string): PromptSources {
  const { conversation } = sources.request
  if (conversation === undefined || !/\/pull\/\d+#/.test(comment)) return sources
  return {
    ...sources,
    request: { ...sources.request, conversation: { kind: 'pull-request', ...conversation } },
  }
}

/** Adds to an instruction where it was asked, what the requester saw and what changed. */
async function promptWith(
  changed: Section,
  instruction: string,
  sources: PromptSources,
): Promise<Prompts> {
  const { request, inputs, clients } = sources
  // The command stands in the text of the issue or pull request itself.
  const isInBody = parseTextTrigger(request.trigger)?.kind === 'issue'
  const seen =
    inputs.context === 'auto' ? await readContext(subjectOf(sources), isInBody, clients) : undefined
  const where = whereAsked(sources)
  const assembled = (section = nothing) =>
    assemblePrompt(
      { instruction, where, data: inShares(dataSection(inputs.data), inShares(section, changed)) },
      clients.redact,
    )
  const create = assembled(seen?.create)
  const followUp = assembled(seen?.followUp)
  if (!create.complete) {
    clients.log.warning(
      'The prompt is so long that nothing could be added to it: no context and no changes.',
    )
  }
  for (const cut of cutsIn(create.added)) clients.log.info(cut)
  return { create: create.prompt, followUp: followUp.prompt }
}

/** What the prompt says more about. A request for changes is about these, unless it was made in a conversation. */
function subjectOf({ event, request, inputs }: PromptSources) {
  if (event.conversation) return event
  return inputs.changesSince ? {} : request
}

async function changesFor(sources: PromptSources) {
  const { inputs, environment, clients } = sources
  if (inputs.changesSince === undefined) return undefined
  // Loaded only if changes are asked for.
  const { readChanges } = await import('../ask/changes-since.ts')
  return readChanges({
    ...clients,
    since: await sinceOf(sources, inputs.changesSince),
    commit: environment.commit,
    paths: inputs.changesPaths,
    needsAuthors: environment.metadata.reviewers.includes('authors'),
    isDescribed: inputs.context === 'auto',
    judge: (merge) => judgeMerge(merge, { ...sources, github: clients.github, isOwn: true }),
    repositories: inputs.changesRepositories.map((named) => listed(named, sources)),
    visibility: environment.repository.visibility,
    isDryRun: inputs.dryRun,
  })
}

/** Whether a merge is the agent's own work is asked in the run's own repository alone. */
function listed(named: NamedRepository, sources: PromptSources): ListedRepository {
  const there = sources.clients.changesIn(named.name)
  const judge = (merge: Merge) => judgeMerge(merge, { ...sources, ...there })
  return { ...named, ...there, judge }
}

/** A run that was started again, hours later perhaps, counts a duration as its first attempt did. */
async function sinceOf(context: PromptSources, since: Since): Promise<Since> {
  if (since.kind !== 'duration' || context.environment.run.attempt === 1) return since
  const { id } = context.environment.run
  let why = ''
  try {
    const run = await context.clients.github.workflowRun(id)
    if (Date.parse(run?.createdAt ?? '') > 0) return { ...since, until: run?.createdAt ?? '' }
  } catch (error) {
    throwUnlessGitHubError(error)
    why = ` ${error.message}`
  }
  const counts = ({ run, attempt, trigger, jobId }: Marker): boolean => {
    if (run !== id) return false
    if (attempt === 1) return true
    // The comment of a later attempt is too new. With a job it does not matter: the run attaches to it.
    return trigger === context.request.trigger && jobId !== undefined
  }
  const marked = await conversationOf(context)
  const first = marked.find(({ marker }) => counts(marker))
  if (first !== undefined) return { ...since, until: first.comment.createdAt }
  throw new Error(
    `changes-since counts from when this workflow run was created, which cannot be read without \`actions: read\`. Nothing was sent.${why}`,
  )
}

function whereAsked({ event, request, inputs, environment }: PromptSources): string {
  if (inputs.context === 'none' || request.conversation === undefined) return ''
  const { number, kind } = request.conversation
  const { owner, name, url } = environment.repository
  const known = `${url}/${kind === 'pull-request' ? 'pull' : 'issues'}/${number}`
  const page = environment.githubPage(request.written?.url ?? '') ?? known
  const noun = kind === 'pull-request' ? 'pull request' : 'issue'
  const lead = event.conversation === undefined ? `For #${number}` : `Asked on ${noun} #${number}`
  return `${lead} of ${owner}/${name}: ${page}`
}

/** Whether an earlier attempt of this run started a job: then the run attaches to it, whatever changed since. */
async function hasEarlierJob(context: PromptSources): Promise<boolean> {
  if (context.environment.run.attempt === 1) return false
  const { trigger, written } = context.request
  const marked = await conversationOf(context)
  return decidingMarker(marked, trigger, written?.createdAt)?.marker.jobId !== undefined
}

/** The markers of the conversation in which this run keeps its state, oldest first. */
async function conversationOf({
  request,
  inputs,
  reader,
  clients,
}: PromptSources): Promise<MarkedComment[]> {
  if (request.conversation === undefined || inputs.comment === 'none') return []
  return (await readConversation(clients.github, reader, request.conversation)).marked
}

/** GitHub names this commit as the merge of the pull request; one that a job of ours made has our comment as well. */
async function judgeMerge(
  { pull: number, sha }: Merge,
  {
    inputs,
    reader,
    github,
    isOwn,
  }: Pick<PromptSources, 'inputs' | 'reader'> & { github: Clients['github']; isOwn: boolean },
): Promise<Judged> {
  try {
    const pull = await github.pull(number)
    if (pull.mergeCommit !== sha) return { kind: 'unproved' }
    const by = ignoredBy(pull, inputs)
    if (by !== undefined) return { kind: 'ignored', by }
    if (isOwn && (await isDocsPull(github, reader, number))) return { kind: 'own' }
    return { kind: 'merged', title: pull.title, description: pull.text }
  } catch (error) {
    if (isGitHubError(error, 404, 410)) return { kind: 'unproved' }
    throw error
  }
}
