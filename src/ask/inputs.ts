import type { Log } from '../io/log.ts'
import { outcomeNames } from '../outcomes.ts'
import type { Visibility } from '../schema.ts'
import { commandWord } from './command.ts'
import type { Event } from './event.ts'
import type { Asks } from './event-filter.ts'
import {
  allValid,
  collect,
  type GetInput,
  InputError,
  optional,
  optionalSecret,
  type ReadInputs,
  readTable,
  required,
  secret,
  several,
  type ValuesOf,
} from './input-kinds.ts'
import * as kind from './input-values.ts'
import { promptProblem, readPromptFile, roomBeside } from './prompt.ts'
import { removedText, visibleText } from './visible-text.ts'

// Old accounts have hyphens in a row or at the end. A managed user's login ends in `_` and a short code.
const login = '(?![\\w-]{40})[A-Za-z0-9][A-Za-z0-9-]*(?:_[A-Za-z0-9]+)?'
const team = 'team:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}'

export const sharedInputs = {
  apiKey: secret(
    'api-key',
    'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.',
  ),
  previousKey: optionalSecret('previous-key'),
  /** Signs the markers in place of the api key. Markers are public: a short one could be guessed. */
  memoryKey: optionalSecret('memory-key', 32),
  projectId: required('project-id', kind.projectId),
  baseUrl: kind.baseUrl,
  githubToken: secret(
    'github-token',
    'github-token is empty: leave the input out, or set a token for this repository.',
  ),
  docsToken: optionalSecret('docs-token'),
  docsRepositories: several(
    'docs-repository',
    kind.matching(
      /^[A-Za-z0-9_-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}(?<!\.git)$/,
      'be the name of a repository as owner/name',
    ),
  ),
  linkHosts: several('link-hosts', kind.host),
  commitStatus: optional(
    'commit-status',
    kind.matching(/^[^\p{C}]{1,100}$/u, 'be a name of at most 100 characters in one line'),
  ),
  labels: several('labels', kind.label),
  reviewers: several(
    'reviewers',
    kind.matching(new RegExp(`^(?:${login}|${team})$`), 'be a login, "team:slug", "requester" or "authors"'),
  ),
  assignees: several(
    'assignees',
    kind.matching(new RegExp(`^(?!authors$)${login}$`), 'be a login or "requester"; "authors" is for reviewers only'),
  ),
  mention: several(
    'mention',
    kind.matching(
      new RegExp(`^(?!(?:requester|authors)$)(?:${login}|${team})$`),
      'be a login or "team:slug", without "@"; nobody asks for these runs, so there is no "requester"',
    ),
    { most: 10 },
  ),
}

/** The inputs of action.yml, with the same defaults. `fail-on` has none here: empty has a meaning of its own. */
export const inputs = {
  ...sharedInputs,
  prompt: optional('prompt', kind.anyText),
  promptFile: optional('prompt-file', kind.anyText),
  instructions: optional('instructions', kind.anyText),
  command: required(
    'command',
    kind.matching(commandWord, 'be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit'),
    '/docs',
  ),
  jobId: optional('job-id', kind.identifier),
  issueNumber: optional('issue-number', kind.conversation),
  context: required('context', kind.word('auto', 'none'), 'auto'),
  changesSince: optional('changes-since', kind.since),
  changesPaths: several(
    'changes-paths',
    kind.matching(
      // GitHub's paths have no slash at their beginning: a glob with one would never match.
      /^!?(?!\.{0,2}\/|!)[^\p{Cc}]{1,1024}$/u,
      'be a glob from the repository\'s root, such as "src/**" or "!**/*.test.ts"',
    ),
    { separator: /\n/ },
  ),
  changesIgnoreLabels: several('changes-ignore-labels', kind.label),
  wait: required('wait', kind.trueOrFalse, 'true'),
  timeoutMinutes: required('timeout-minutes', kind.decimal({ least: 1, most: 350, unit: 'minutes' }), '60'),
  pollInterval: required('poll-interval', kind.decimal({ least: 5, most: 300, unit: 'seconds' }), '20'),
  comment: required('comment', kind.word('reply', 'none'), 'reply'),
  reviews: required('reviews', kind.trueOrFalse, 'false'),
  minPermission: required('min-permission', kind.word('read', 'triage', 'write', 'maintain', 'admin'), 'write'),
  allowedBots: several(
    'allowed-bots',
    kind.matching(new RegExp(`^${login}(?:\\[bot\\])?$`), 'be the exact login of a bot, such as "renovate[bot]"'),
  ),
  failOn: several('fail-on', kind.word(...outcomeNames)),
  jobIndex: required('job-index', kind.matching(/^\d{1,6}$/, 'be a number'), '0'),
  dryRun: required('dry-run', kind.trueOrFalse, 'false'),
  check: required('check', kind.trueOrFalse, 'false'),
}

type Values = ValuesOf<typeof inputs>

export interface Inputs extends Values {
  /** What the prompt and the instructions have that is not sent. */
  removed: string[]
}

export const sweepInputs = {
  ...sharedInputs,
  sinceHours: required('since-hours', kind.wholeNumber({ least: 2, most: 720, unit: 'hours' }), '72'),
  maxMinutes: required('max-minutes', kind.wholeNumber({ least: 0, most: 350, unit: 'minutes' }), '0'),
  concurrency: required('concurrency', kind.wholeNumber({ least: 1, most: 50, unit: 'jobs at once' }), '10'),
  rerunLimited: required('rerun-limited', kind.trueOrFalse, 'false'),
}

export const secretInputs = Object.values(inputs).flatMap(({ name, secret }) => (secret ? name : []))

export const secretsOf = (values: Partial<Values>): string[] =>
  (Object.keys(inputs) as (keyof Values)[])
    .filter((key) => inputs[key].secret)
    .map((key) => values[key])
    .filter((value) => typeof value === 'string')

export function warnOfTeams({ mention, githubToken }: Pick<Values, 'mention' | 'githubToken'>, log: Log): void {
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

export const readInputs = (get: GetInput, context: InputContext): Inputs => allValid(readSetup(get, context))

export function readSetup(get: GetInput, context: InputContext): ReadInputs<Inputs> {
  const { valid, problems } = readTable(inputs, get)
  problems.push(...conflicts(valid, get, context))
  const rules = valid.instructions ?? ''
  const instructions = visibleText(rules) || undefined
  const problem = instructions && promptProblem(instructions, secretsOf(valid), { longest: 10_000 })
  if (problem) problems.push(`instructions ${problem}`)
  const text = collect(problems, () => promptText({ ...valid, instructions }, get, context)) ?? ''
  // A key that stands in place of a token is sent to nobody, also if it is no valid key.
  const keys = [inputs.apiKey, inputs.memoryKey, inputs.previousKey].map(({ name }) => get(name).trim())
  for (const token of ['githubToken', 'docsToken'] as const)
    if (valid[token] !== undefined && keys.includes(valid[token])) delete valid[token]
  const prompt = visibleText(text) || undefined
  return { valid: { ...valid, prompt, instructions, removed: [text, rules].map(removedText) }, problems }
}

export function readSweepInputs(get: GetInput) {
  const { valid, problems } = readTable(sweepInputs, get)
  problems.push(...sharedConflicts(valid, get))
  return { ...allValid({ valid, problems }), command: inputs.command.default, jobIndex: inputs.jobIndex.default }
}

export type SweepInputs = ReturnType<typeof readSweepInputs>

const isSet = (key: keyof typeof inputs, get: GetInput): boolean => get(inputs[key].name).trim() !== ''

function sharedConflicts(valid: Partial<ValuesOf<typeof sharedInputs>>, get: GetInput): string[] {
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

function conflicts(valid: Partial<Values>, get: GetInput, context: InputContext): string[] {
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
      issueNumber === 'merged' && asks !== 'check' && event?.name !== 'push' && event?.conversation === undefined,
    'changes-ignore-labels is set and changes-since is empty: set both, as one filters what the other finds.':
      isSet('changesIgnoreLabels', get) && !isSet('changesSince', get),
  }
  return [...sharedConflicts(valid, get), ...Object.entries(isBroken).flatMap(([rule, is]) => (is ? rule : []))]
}

/** The text of the prompt, not cleaned; undefined where none is needed. Throws InputError. */
function promptText(valid: Partial<Values>, get: GetInput, { asks, workspace }: InputContext): string | undefined {
  const { prompt, promptFile } = valid
  if (prompt !== undefined && promptFile !== undefined) {
    throw new InputError('prompt and prompt-file are both set: set one of them.')
  }
  const text = promptFile === undefined ? prompt : readPromptFile(promptFile, workspace)
  if (text === undefined) {
    // A job-id, even an invalid one, asks to wait for a job; with an invalid command, a comment was to be read.
    if (asks !== 'inputs' || isSet('jobId', get) || valid.command === undefined) return undefined
    throw new InputError('prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.')
  }
  const problem = promptProblem(visibleText(text), secretsOf(valid), roomBeside(valid.instructions))
  if (problem !== undefined) throw new InputError(`${promptFile === undefined ? 'prompt' : 'prompt-file'} ${problem}`)
  return text
}
