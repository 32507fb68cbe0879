import type { Visibility } from '../schema.ts'
import { baseUrl } from './base-url.ts'
import type { Asks } from './event-filter.ts'
import {
  collect,
  type GetInput,
  InputError,
  listOf,
  optional,
  optionalSecret,
  readValid,
  required,
  secret,
  type ValuesOf,
} from './input-table.ts'
import {
  anyText,
  assignee,
  botLogin,
  command,
  conversationNumber,
  glob,
  host,
  identifier,
  jobIndex,
  label,
  number,
  outcome,
  projectId,
  repositoryName,
  reviewer,
  since,
  statusName,
  trueOrFalse,
  word,
} from './input-values.ts'
import { promptProblem } from './prompt-check.ts'
import { readPromptFile } from './prompt-file.ts'
import { removedText, visibleText } from './visible-text.ts'

/** The inputs that a run and a sweep share. */
export const sharedInputs = {
  apiKey: secret(
    'api-key',
    'api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.',
  ),
  previousKey: optionalSecret('previous-key'),
  /** Signs the markers in place of the api key. Markers are public: a short one could be guessed. */
  memoryKey: optionalSecret('memory-key', { least: 32 }),
  projectId: required('project-id', projectId),
  baseUrl,
  githubToken: secret(
    'github-token',
    'github-token is empty: leave the input out, or set a token for this repository.',
  ),
  /** For the repositories of docsRepositories alone, `owner/name` each. */
  docsToken: optionalSecret('docs-token'),
  docsRepositories: listOf('docs-repository', repositoryName),
  /** Lower-case hosts, with a port where one was given. */
  linkHosts: listOf('link-hosts', host),
  commitStatus: optional('commit-status', statusName),
  labels: listOf('labels', label),
  /** Logins, `team:slug`, `requester` and `authors`. */
  reviewers: listOf('reviewers', reviewer),
  /** Logins and `requester`. */
  assignees: listOf('assignees', assignee),
}

/** The inputs of action.yml, with the same defaults. `fail-on` has none here: empty has a meaning of its own. */
export const inputs = {
  ...sharedInputs,
  prompt: optional('prompt', anyText),
  promptFile: optional('prompt-file', anyText),
  command: required('command', command, '/docs'),
  jobId: optional('job-id', identifier),
  issueNumber: optional('issue-number', conversationNumber),
  context: required('context', word('auto', 'none'), 'auto'),
  changesSince: optional('changes-since', since),
  changesPaths: listOf('changes-paths', glob, /\n/),
  /** Whether the run waits for the job, or leaves it running. */
  wait: required('wait', trueOrFalse, 'true'),
  timeoutMinutes: required('timeout-minutes', number({ least: 1, most: 350, unit: 'minutes' }), '60'),
  /** Seconds. */
  pollInterval: required('poll-interval', number({ least: 5, most: 300, unit: 'seconds' }), '20'),
  comment: required('comment', word('reply', 'none'), 'reply'),
  /** A review that requests changes on a docs pull request is a follow-up. */
  reviews: required('reviews', trueOrFalse, 'false'),
  minPermission: required('min-permission', word('read', 'triage', 'write', 'maintain', 'admin'), 'write'),
  allowedBots: listOf('allowed-bots', botLogin),
  failOn: listOf('fail-on', outcome),
  jobIndex: required('job-index', jobIndex, '0'),
  dryRun: required('dry-run', trueOrFalse, 'false'),
}

type Values = ValuesOf<typeof inputs>

/** The inputs, checked. An optional one is undefined if it is empty. */
export interface Inputs extends Omit<Values, 'prompt' | 'promptFile'> {
  /** The visible text of `prompt` or `prompt-file`. */
  prompt: string | undefined
  /** What was taken out of it, as a sentence for the log. */
  removed: string
}

/** The names of the inputs that are secrets. */
export const secretInputs = Object.values(inputs)
  .filter(({ secret }) => secret)
  .map(({ name }) => name)

/** The values of the inputs that are secrets, as far as they are set. */
export const secretsOf = (values: Partial<Values>): string[] =>
  (Object.keys(inputs) as (keyof Values)[])
    .filter((key) => inputs[key].secret)
    .map((key) => values[key])
    .filter((value) => typeof value === 'string')

/** What the rules for inputs depend on beside the inputs. */
export interface InputContext {
  /** What asks: a command, a review, or the inputs. */
  asks: Asks['kind']
  /** Who may read the repository, if that is known. */
  visibility: Visibility | undefined
  /** GITHUB_WORKSPACE. */
  workspace?: string | undefined
}

/** Reads and checks every input. Throws InputError with all that is invalid. */
export function readInputs(get: GetInput, context: InputContext): Inputs {
  const problems: string[] = []
  const values = readValid(inputs, get, problems)
  problems.push(...sharedConflicts(values, get), ...conflicts(values, get, context))
  const prompt = collect(problems, () => readPrompt(values, get, context))
  if (problems.length > 0) throw new InputError(...problems)
  // Nothing is missing, as nothing was invalid.
  return { ...(values as Values), prompt: prompt?.text, removed: prompt?.removed ?? '' }
}

const isSet = (input: { name: string }, get: GetInput): boolean => get(input.name).trim() !== ''

/** What is wrong with shared inputs that are valid alone. */
export function sharedConflicts(
  { docsToken, githubToken, ...keys }: Partial<ValuesOf<typeof sharedInputs>>,
  get: GetInput,
): string[] {
  const problems: string[] = []
  if (docsToken !== undefined && !isSet(inputs.docsRepositories, get)) {
    problems.push(
      'docs-token is set and docs-repository is empty: name the repositories that the token may be used for, one a line.',
    )
  }
  for (const token of ['docsToken', 'githubToken'] as const) {
    for (const key of ['apiKey', 'memoryKey', 'previousKey'] as const) {
      const value = { docsToken, githubToken }[token]
      if (value !== undefined && value === keys[key]) {
        problems.push(
          `${inputs[token].name} and ${inputs[key].name} have the same value: a key is never sent to GitHub.`,
        )
      }
    }
  }
  return problems
}

/** What is wrong with inputs that are valid alone. */
function conflicts(values: Partial<Values>, get: GetInput, { visibility }: InputContext): string[] {
  const problems: string[] = []
  if (values.minPermission === 'read' && (visibility ?? 'public') === 'public') {
    problems.push(
      'min-permission is "read": in a public repository everybody has it; it must be triage, write, maintain or admin.',
    )
  }
  if (values.changesSince?.kind === 'last-success' && values.wait === false) {
    problems.push(
      'changes-since is "last-success" and wait is "false": a run that does not wait succeeds before its job has settled.',
    )
  }
  if (values.reviews === true && values.comment === 'none') {
    problems.push('reviews is "true" and comment is "none": a review reaches its job by the state in the comments.')
  }
  if (values.reviews === true && (isSet(inputs.prompt, get) || isSet(inputs.promptFile, get))) {
    problems.push(
      'reviews is "true" and the step has a prompt: the review itself is the prompt. Use two steps or two jobs.',
    )
  }
  if (isSet(inputs.changesPaths, get) && !isSet(inputs.changesSince, get)) {
    problems.push('changes-paths is set and changes-since is empty: set both, as one filters what the other finds.')
  }
  return problems
}

function readPrompt(
  values: Partial<Values>,
  get: GetInput,
  { asks, workspace }: InputContext,
): { text: string; removed: string } | undefined {
  const { prompt, promptFile } = values
  if (prompt !== undefined && promptFile !== undefined) {
    throw new InputError('prompt and prompt-file are both set: set one of them.')
  }
  const text = promptFile === undefined ? prompt : readPromptFile(promptFile, workspace)
  if (text === undefined) {
    // A job-id, even an invalid one, asks to wait for a job; with an invalid command, a comment was to be read.
    if (asks !== 'inputs' || isSet(inputs.jobId, get) || values.command === undefined) return undefined
    throw new InputError('prompt is empty: set prompt or prompt-file, or job-id to wait for an existing job.')
  }
  const visible = visibleText(text)
  const problem = promptProblem(visible, secretsOf(values))
  if (problem !== undefined) throw new InputError(`${promptFile === undefined ? 'prompt' : 'prompt-file'} ${problem}`)
  return { text: visible, removed: removedText(text) }
}
