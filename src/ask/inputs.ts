import type { Log } from '../io/log.ts'
import type { Visibility } from '../io/visibility.ts'
import { outcomeNames } from '../outcomes.ts'
import { commandWord } from './command.ts'
import type { Event } from './event.ts'
import type { HandledAs } from './event-filter.ts'
import { longestInstructions, promptProblem, roomBeside } from './prompt-limits.ts'
import * as input from './read-inputs.ts'
import * as kind from './value-kinds.ts'
import { removedText, visibleCode, visibleText } from './visible-text.ts'
import { readWorkspaceFile } from './workspace-file.ts'

// Old accounts have hyphens in a row or at the end. A managed user's login ends in `_` and a short code.
const login = '(?![\\w-]{40})[A-Za-z0-9][A-Za-z0-9-]*(?:_[A-Za-z0-9]+)?'
const account = new RegExp(`^${login}(?:\\[bot\\])?$`)
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
  docsRepositories: input.several('docs-repository', kind.repository),
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
  jobUrl: input.optional('job-url', kind.jobUrl),
}

/** The inputs of action.yml, with the same defaults. `fail-on` has none here: empty has a meaning of its own. */
export const inputs = {
  ...sharedInputs,
  prompt: { ...input.optional('prompt', kind.anyText), mayHoldSecret: true },
  promptFile: input.optional('prompt-file', kind.anyText),
  dataFile: input.optional('data-file', kind.anyText),
  instructions: { ...input.optional('instructions', kind.anyText), mayHoldSecret: true },
  instructionsFile: input.optional('instructions-file', kind.repositoryPath),
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
  agentLogin: input.optional(
    'agent-login',
    kind.matching(account, 'be the login of an account, such as "my-docs-agent[bot]"'),
  ),
  context: input.required('context', kind.word('auto', 'none'), 'auto'),
  changesSince: input.optional('changes-since', kind.since),
  changesRepositories: input.several('changes-repository', kind.namedRepository, {
    separator: /\n/,
    most: 10,
  }),
  changesToken: input.optionalSecret('changes-token'),
  changesPaths: input.several('changes-paths', kind.pathPattern, { separator: /\n/ }),
  changesIgnoreLabels: input.several('changes-ignore-labels', kind.label),
  changesIgnoreAuthors: input.several(
    'changes-ignore-authors',
    kind.matching(account, 'be the login of an account, such as "dependabot[bot]"'),
  ),
  changesIgnoreTitles: input.several(
    'changes-ignore-titles',
    kind.matching(/^[^\p{C}]{1,100}$/u, 'be the beginning of a title, at most 100 characters'),
    { separator: /\n/ },
  ),
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
    kind.matching(account, 'be the exact login of a bot, such as "renovate[bot]"'),
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
  /** The text of `data-file`, without what nobody sees. */
  data?: string | undefined
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

/** The names of the inputs that are masked. */
export const secretInputs = Object.values(inputs)
  .filter(({ secret }) => secret)
  .map(({ name }) => name)

/** The values of the secrets that are valid. */
export const secretsOf = (values: Partial<Values>): string[] =>
  (Object.keys(inputs) as (keyof Values)[])
    .filter((key) => inputs[key].secret)
    .map((key) => values[key])
    .filter((value) => typeof value === 'string')

/** Warns if a team is to be mentioned that GitHub does not notify. */
export function warnOfTeams(
  { mention, githubToken }: Pick<Values, 'mention' | 'githubToken'>,
  log: Log,
): void {
  // GITHUB_TOKEN and the tokens of Apps begin so.
  const isOfApp = githubToken.startsWith('ghs_')
  const hasTeam = mention.some((name) => name.startsWith('team:'))
  if (isOfApp && hasTeam)
    log.warning(
      'mention has a team, and GitHub notifies no team of what github-actions or a GitHub App writes. Name logins, or set github-token to the token of a person.',
    )
}

export interface InputContext {
  handledAs: HandledAs['kind']
  visibility: Visibility | undefined
  workspace?: string | undefined
  event?: Pick<Event, 'name' | 'conversation'>
}

/** The inputs of a run as far as they are valid, and what is wrong with the others. */
export function readSetup(get: input.GetInput, context: InputContext): input.ReadInputs<Inputs> {
  const { valid, problems } = input.readTable(inputs, get)
  problems.push(...conflicts(valid, get, context))

  const rawInstructions = valid.instructions ?? ''
  const instructions = visibleText(rawInstructions) || undefined
  const problem =
    instructions && promptProblem(instructions, secretsOf(valid), { longest: longestInstructions })
  if (problem) problems.push(`instructions ${problem}`)

  const readPrompt = () => promptText({ ...valid, instructions }, get, context)
  const rawPrompt = input.collect(problems, readPrompt) ?? ''
  const prompt = visibleText(rawPrompt) || undefined

  const data = input.collect(problems, () => dataText(valid, context))
  const removed = [rawPrompt, rawInstructions].map(removedText)
  const texts = { prompt, instructions, removed, data }
  return { valid: { ...withoutKeysAsTokens(valid, get), ...texts }, problems }
}

/** A key that stands in place of a token is sent to nobody, also if it is no valid key. */
function withoutKeysAsTokens(valid: Partial<Values>, get: input.GetInput): Partial<Values> {
  const keys = keyInputs.map((key) => get(inputs[key].name).trim())
  const safe = { ...valid }
  for (const token of tokenInputs) {
    const value = safe[token]
    if (value !== undefined && keys.includes(value)) delete safe[token]
  }
  return safe
}

const tokenInputs = ['docsToken', 'githubToken', 'changesToken'] as const
const keyInputs = ['apiKey', 'memoryKey', 'previousKey'] as const

/** The inputs of a sweep. Throws InputError with all that is wrong. */
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

/** Two inputs that do not go together. `says` is the message. */
interface Conflict {
  isBroken: boolean
  says: string
}

const brokenOf = (rules: Conflict[]): string[] =>
  rules.filter(({ isBroken }) => isBroken).map(({ says }) => says)

/** What is wrong with two inputs together, in a run and in a sweep. */
function sharedConflicts(
  valid: Partial<Pick<Values, keyof typeof sharedInputs | 'changesToken'>>,
  get: input.GetInput,
): string[] {
  const rules: Conflict[] = [
    {
      isBroken: valid.docsToken !== undefined && !isSet('docsRepositories', get),
      says: 'docs-token is set and docs-repository is empty: name the repositories that the token may be used for, one a line.',
    },
  ]
  for (const token of tokenInputs) {
    for (const key of keyInputs) {
      rules.push({
        isBroken: valid[token] !== undefined && valid[token] === valid[key],
        says: `${inputs[token].name} and ${inputs[key].name} have the same value: a key is never sent to GitHub.`,
      })
    }
  }
  return brokenOf(rules)
}

const changesInputs = [
  'changesRepositories',
  'changesToken',
  'changesPaths',
  'changesIgnoreLabels',
  'changesIgnoreAuthors',
  'changesIgnoreTitles',
] as const

/** The names that are there more than once, whatever their case. */
function namedTwice(repositories: Values['changesRepositories']): string[] {
  const names = repositories.map(({ name }) => name.toLowerCase())
  const again = names.filter((name, at) => names.indexOf(name) < at)
  return [...new Set(again)]
}

/** What is wrong with two inputs together, or with one for this event. */
function conflicts(valid: Partial<Values>, get: input.GetInput, context: InputContext): string[] {
  const { handledAs, visibility = 'public', event } = context
  const { minPermission, changesSince, wait, reviews, comment, issueNumber } = valid
  const { changesRepositories = [] } = valid
  const hasPrompt = isSet('prompt', get) || isSet('promptFile', get)
  // The setup check of a workflow for pushes may be started by hand.
  const mayNameMerged =
    handledAs === 'check' || event?.name === 'push' || event?.conversation !== undefined
  const rules: Conflict[] = [
    {
      isBroken: isSet('instructions', get) && isSet('instructionsFile', get),
      says: 'instructions and instructions-file are both set: set one of them.',
    },
    {
      isBroken: minPermission === 'read' && visibility === 'public',
      says: 'min-permission is "read": in a public repository everybody has it; it must be triage, write, maintain or admin.',
    },
    {
      isBroken: changesSince?.kind === 'last-success' && wait === false,
      says: 'changes-since is "last-success" and wait is "false": a run that does not wait succeeds before its job has finished.',
    },
    {
      isBroken: reviews === true && comment === 'none',
      says: 'reviews is "true" and comment is "none": a review reaches its job by the state in the comments.',
    },
    {
      isBroken: reviews === true && hasPrompt,
      says: 'reviews is "true" and the step has a prompt: the review itself is the prompt. Use two steps or two jobs.',
    },
    {
      isBroken: isSet('dataFile', get) && !hasPrompt && handledAs !== 'command',
      says: 'data-file is set and the step has no prompt: set prompt or prompt-file, which says what to do with the data.',
    },
    {
      isBroken: issueNumber === 'merged' && !mayNameMerged,
      says: 'issue-number is "merged" and the event is not push: only a push names the commit of a merged pull request. Set a number.',
    },
    ...changesInputs.map((key) => ({
      isBroken: isSet(key, get) && !isSet('changesSince', get),
      says: `${inputs[key].name} is set and changes-since is empty: set changes-since too, which says since when changes count.`,
    })),
    {
      isBroken: isSet('changesToken', get) && !isSet('changesRepositories', get),
      says: 'changes-token is set and changes-repository is empty: name the repositories that the token may read, one a line.',
    },
    {
      isBroken: changesSince?.kind === 'ref' && changesRepositories.length > 1,
      says: `changes-since is a ref and changes-repository names ${changesRepositories.length} repositories: a ref is one of a single repository. Set last-success or a duration.`,
    },
    ...namedTwice(changesRepositories).map((name) => ({
      isBroken: true,
      says: `changes-repository names ${name} twice: name each repository once.`,
    })),
  ]
  return [...sharedConflicts(valid, get), ...brokenOf(rules)]
}

/** What another tool wrote; undefined where none is asked for. Throws InputError. */
function dataText(valid: Partial<Values>, { workspace }: InputContext): string | undefined {
  const { dataFile, prompt, promptFile } = valid
  const hasPrompt = prompt !== undefined || promptFile !== undefined
  if (dataFile === undefined || !hasPrompt) return undefined
  const name = inputs.dataFile.name
  const text = visibleCode(
    readWorkspaceFile(dataFile, { input: name, workspace, isRepaired: true }),
  )
  const hasSecret = secretsOf(valid).some((secret) => text.includes(secret))
  if (hasSecret) throw new input.InputError(`${name} ${input.holdsSecret}`)
  return text
}

/** The text of the prompt, not cleaned; undefined where none is needed. Throws InputError. */
function promptText(
  valid: Partial<Values>,
  get: input.GetInput,
  { handledAs, workspace }: InputContext,
): string | undefined {
  const { prompt, promptFile } = valid
  if (prompt !== undefined && promptFile !== undefined) {
    throw new input.InputError('prompt and prompt-file are both set: set one of them.')
  }
  const text =
    promptFile === undefined
      ? prompt
      : readWorkspaceFile(promptFile, { input: 'prompt-file', workspace, isRepaired: false })
  if (text === undefined) {
    // A job-id, even an invalid one, asks to wait for a job; with an invalid command, a comment was to be read.
    const needsPrompt =
      handledAs === 'inputs' && !isSet('jobId', get) && valid.command !== undefined
    if (!needsPrompt) return undefined
    throw new input.InputError(
      'prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.',
    )
  }
  const problem = promptProblem(visibleText(text), secretsOf(valid), roomBeside(valid))
  if (problem === undefined) return text
  const name = promptFile === undefined ? 'prompt' : 'prompt-file'
  throw new input.InputError(`${name} ${problem}`)
}
