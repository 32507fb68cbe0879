import type { Log } from '../io/log.ts'
import { outcomeNames } from '../outcomes.ts'
import type { Visibility } from '../schema.ts'
import { commandWord } from './command.ts'
import type { Event } from './event.ts'
import type { Asks } from './event-filter.ts'
import { promptProblem, readPromptFile, roomBeside } from './prompt.ts'
import * as input from './read-inputs.ts'
import * as kind from './value-kinds.ts'
import { removedText, visibleText } from './visible-text.ts'

// Old accounts have hyphens in a row or at the end. A managed user's login ends in `_` and a short code.
const login = '(?![\\w-]{40})[A-Za-z0-9][A-Za-z0-9-]*(?:_[A-Za-z0-9]+)?'
const team = 'team:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}'

export const sharedInputs = {
  apiKey: input.secret(
    'api-key',
    'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.',
  ),
  previousKey: input.optionalSecret('previous-key'),
  /** Signs the markers in place of the api key. Markers are public: a short one could be guessed. */
  memoryKey: input.optionalSecret('memory-key', 32),
  projectId: input.required('project-id', kind.projectId),
  baseUrl: kind.baseUrl,
  githubToken: input.secret(
    'github-token',
    'github-token is empty: leave the input out, or set a token for this repository.',
  ),
  docsToken: input.optionalSecret('docs-token'),
  docsRepositories: input.several(
    'docs-repository',
    kind.matching(
      /^[A-Za-z0-9_-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}(?<!\.git)$/,
      'be the name of a repository as owner/name',
    ),
  ),
  linkHosts: input.several('link-hosts', kind.host),
  commitStatus: input.optional(
    'commit-status',
    kind.matching(/^[^\p{C}]{1,100}$/u, 'be a name of at most 100 characters in one line'),
  ),
  labels: input.several('labels', kind.label),
  reviewers: input.several(
    'reviewers',
    kind.matching(
      new RegExp(`^(?:${login}|${team})$`),
      'be a login, "team:slug", "requester" or "authors"',
    ),
  ),
  assignees: input.several(
    'assignees',
    kind.matching(
      new RegExp(`^(?!authors$)${login}$`),
      'be a login or "requester"; "authors" is for reviewers only',
    ),
  ),
  mention: input.several(
    'mention',
    kind.matching(
      new RegExp(`^(?!(?:requester|authors)$)(?:${login}|${team})$`),
      'be a login or "team:slug", without "@"; nobody asks for these runs, so there is no "requester"',
    ),
    { most: 10, isOnceEach: true },
  ),
}

/** The inputs of action.yml, with the same defaults. `fail-on` has none here: empty has a meaning of its own. */
export const inputs = {
  ...sharedInputs,
  prompt: input.optional('prompt', kind.anyText),
  promptFile: input.optional('prompt-file', kind.anyText),
  instructions: input.optional('instructions', kind.anyText),
  command: input.required(
    'command',
    kind.matching(
      commandWord,
      'be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit',
    ),
    '/docs',
  ),
  jobId: input.optional('job-id', kind.identifier),
  issueNumber: input.optional('issue-number', kind.conversation),
  context: input.required('context', kind.word('auto', 'none'), 'auto'),
  changesSince: input.optional('changes-since', kind.since),
  changesPaths: input.several('changes-paths', kind.pathPattern, { separator: /\n/ }),
  changesIgnoreLabels: input.several('changes-ignore-labels', kind.label),
  wait: input.required('wait', kind.trueOrFalse, 'true'),
  timeoutMinutes: input.required(
    'timeout-minutes',
    kind.decimal({ least: 1, most: 350, unit: 'minutes' }),
    '60',
  ),
  pollInterval: input.required(
    'poll-interval',
    kind.decimal({ least: 5, most: 300, unit: 'seconds' }),
    '20',
  ),
  comment: input.required('comment', kind.word('reply', 'none'), 'reply'),
  reviews: input.required('reviews', kind.trueOrFalse, 'false'),
  minPermission: input.required(
    'min-permission',
    kind.word('read', 'triage', 'write', 'maintain', 'admin'),
    'write',
  ),
  allowedBots: input.several(
    'allowed-bots',
    kind.matching(
      new RegExp(`^${login}(?:\\[bot\\])?$`),
      'be the exact login of a bot, such as "renovate[bot]"',
    ),
  ),
  failOn: input.several('fail-on', kind.word(...outcomeNames)),
  jobIndex: input.required('job-index', kind.matching(/^\d{1,6}$/, 'be a number'), '0'),
  dryRun: input.required('dry-run', kind.trueOrFalse, 'false'),
  check: input.required('check', kind.trueOrFalse, 'false'),
}

type Values = input.ValuesOf<typeof inputs>

export interface Inputs extends Values {
  /** What the prompt and the instructions have that is not sent. */
  removed: string[]
}

export const sweepInputs = {
  ...sharedInputs,
  sinceHours: input.required(
    'since-hours',
    kind.wholeNumber({ least: 2, most: 720, unit: 'hours' }),
    '72',
  ),
  maxMinutes: input.required(
    'max-minutes',
    kind.wholeNumber({ least: 0, most: 350, unit: 'minutes' }),
    '0',
  ),
  concurrency: input.required(
    'concurrency',
    kind.wholeNumber({ least: 1, most: 50, unit: 'jobs at once' }),
    '10',
  ),
}

export const secretInputs = Object.values(inputs).flatMap(({ name, secret }) =>
  secret ? name : [],
)

export const secretsOf = (values: Partial<Values>): string[] =>
  (Object.keys(inputs) as (keyof Values)[])
    .filter((key) => inputs[key].secret)
    .map((key) => values[key])
    .filter((value) => typeof value === 'string')

export function warnOfTeams(
  { mention, githubToken }: Pick<Values, 'mention' | 'githubToken'>,
  log: Log,
): void {
  // GITHUB_TOKEN and the tokens of Apps.
  if (githubToken.startsWith('ghs_') && mention.some((name) => name.startsWith('team:')))
    log.warning(
      'mention has a team, and GitHub notifies no team of what github-actions or a GitHub App writes. Name logins, or set github-token to the token of a person.',
    )
}

export interface InputContext {
  asks: Asks['kind']
  visibility: Visibility | undefined
  workspace?: string | undefined
  event?: Pick<Event, 'name' | 'conversation'>
}

export function readSetup(get: input.GetInput, context: InputContext): input.ReadInputs<Inputs> {
  const { valid, problems } = input.readTable(inputs, get)
  problems.push(...conflicts(valid, get, context))
  const rules = valid.instructions ?? ''
  const instructions = visibleText(rules) || undefined
  const problem = instructions && promptProblem(instructions, secretsOf(valid), { longest: 10_000 })
  if (problem) problems.push(`instructions ${problem}`)
  const text =
    input.collect(problems, () => promptText({ ...valid, instructions }, get, context)) ?? ''
  // A key that stands in place of a token is sent to nobody, also if it is no valid key.
  const keys = [inputs.apiKey, inputs.memoryKey, inputs.previousKey].map(({ name }) =>
    get(name).trim(),
  )
  for (const token of ['githubToken', 'docsToken'] as const)
    if (valid[token] !== undefined && keys.includes(valid[token])) delete valid[token]
  const prompt = visibleText(text) || undefined
  return {
    valid: { ...valid, prompt, instructions, removed: [text, rules].map(removedText) },
    problems,
  }
}

export function readSweepInputs(get: input.GetInput) {
  const { valid, problems } = input.readTable(sweepInputs, get)
  problems.push(...sharedConflicts(valid, get))
  return {
    ...input.allValid({ valid, problems }),
    command: inputs.command.default,
    jobIndex: inputs.jobIndex.default,
  }
}

export type SweepInputs = ReturnType<typeof readSweepInputs>

const isSet = (key: keyof typeof inputs, get: input.GetInput): boolean =>
  get(inputs[key].name).trim() !== ''

function sharedConflicts(
  valid: Partial<input.ValuesOf<typeof sharedInputs>>,
  get: input.GetInput,
): string[] {
  const same = (['docsToken', 'githubToken'] as const).flatMap((token) =>
    (['apiKey', 'memoryKey', 'previousKey'] as const).flatMap((key) =>
      valid[token] !== undefined && valid[token] === valid[key]
        ? `${inputs[token].name} and ${inputs[key].name} have the same value: a key is never sent to GitHub.`
        : [],
    ),
  )
  if (valid.docsToken === undefined || isSet('docsRepositories', get)) return same
  return [
    'docs-token is set and docs-repository is empty: name the repositories that the token may be used for, one a line.',
    ...same,
  ]
}

function conflicts(valid: Partial<Values>, get: input.GetInput, context: InputContext): string[] {
  const { asks, visibility = 'public', event } = context
  const { minPermission, changesSince, wait, reviews, comment, issueNumber } = valid
  const isBroken = {
    'min-permission is "read": in a public repository everybody has it; it must be triage, write, maintain or admin.':
      minPermission === 'read' && visibility === 'public',
    'changes-since is "last-success" and wait is "false": a run that does not wait succeeds before its job has finished.':
      changesSince?.kind === 'last-success' && wait === false,
    'reviews is "true" and comment is "none": a review reaches its job by the state in the comments.':
      reviews === true && comment === 'none',
    'reviews is "true" and the step has a prompt: the review itself is the prompt. Use two steps or two jobs.':
      reviews === true && (isSet('prompt', get) || isSet('promptFile', get)),
    'changes-paths is set and changes-since is empty: set both, as one filters what the other finds.':
      isSet('changesPaths', get) && !isSet('changesSince', get),
    // The setup check of a workflow for pushes may be started by hand.
    'issue-number is "merged" and the event is not push: only a push names the commit of a merged pull request. Set a number.':
      issueNumber === 'merged' &&
      asks !== 'check' &&
      event?.name !== 'push' &&
      event?.conversation === undefined,
    'changes-ignore-labels is set and changes-since is empty: set both, as one filters what the other finds.':
      isSet('changesIgnoreLabels', get) && !isSet('changesSince', get),
  }
  return [
    ...sharedConflicts(valid, get),
    ...Object.entries(isBroken).flatMap(([rule, is]) => (is ? rule : [])),
  ]
}

/** The text of the prompt, not cleaned; undefined where none is needed. Throws InputError. */
function promptText(
  valid: Partial<Values>,
  get: input.GetInput,
  { asks, workspace }: InputContext,
): string | undefined {
  const { prompt, promptFile } = valid
  if (prompt !== undefined && promptFile !== undefined) {
    throw new input.InputError('prompt and prompt-file are both set: set one of them.')
  }
  const text = promptFile === undefined ? prompt : readPromptFile(promptFile, workspace)
  if (text === undefined) {
    // A job-id, even an invalid one, asks to wait for a job; with an invalid command, a comment was to be read.
    if (asks !== 'inputs' || isSet('jobId', get) || valid.command === undefined) return undefined
    throw new input.InputError(
      'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.',
    )
  }
  const problem = promptProblem(visibleText(text), secretsOf(valid), roomBeside(valid.instructions))
  if (problem !== undefined)
    throw new input.InputError(`${promptFile === undefined ? 'prompt' : 'prompt-file'} ${problem}`)
  return text
}
