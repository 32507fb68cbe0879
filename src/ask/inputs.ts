import { readFileSync, realpathSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { OutcomeName } from '../outcomes.ts'
import type { Level } from './authorize.ts'
import type { Since } from './changes.ts'
import { commandWord } from './command.ts'
import { type Removed, visibleText } from './visible-text.ts'

export const inputNames = [
  'api-key',
  'previous-api-key',
  'project-id',
  'base-url',
  'prompt',
  'prompt-file',
  'command',
  'job-id',
  'issue-number',
  'context',
  'changes-since',
  'changes-paths',
  'wait',
  'timeout-minutes',
  'poll-interval',
  'comment',
  'github-token',
  'min-permission',
  'allowed-bots',
  'link-hosts',
  'labels',
  'reviewers',
  'assignees',
  'fail-on',
  'job-index',
  'dry-run',
] as const

type InputName = (typeof inputNames)[number]

/**
 * What an empty input means: a reusable workflow hands an input that nobody set on as an empty one. `fail-on` is not
 * among them, for there empty has a meaning of its own. The same as in action.yml.
 */
export const defaults: Partial<Record<InputName, string>> = {
  command: '/docs',
  context: 'auto',
  wait: 'true',
  'timeout-minutes': '60',
  'poll-interval': '20',
  comment: 'reply',
  'min-permission': 'write',
  'job-index': '0',
  'dry-run': 'false',
}

/** The inputs, checked. Optional ones are absent where the input is empty. */
export interface Inputs {
  apiKey: string
  previousApiKey?: string
  projectId: string
  /** An origin and perhaps a path, without a slash at the end. */
  baseUrl: string
  /** Cleaned. From `prompt` or `prompt-file`. */
  prompt?: string
  /** What was taken out of the prompt. */
  removed: Removed
  command: string
  jobId?: string
  issueNumber?: number
  context: 'auto' | 'none'
  changesSince?: Since
  /** Globs, in order. */
  changesPaths: string[]
  /** Whether the run waits for the job, or leaves it running. */
  wait: boolean
  timeoutMinutes: number
  /** Seconds. */
  pollInterval: number
  comment: 'reply' | 'none'
  githubToken: string
  minPermission: Level
  allowedBots: string[]
  /** Lower-case hosts, with a port where one was given. */
  linkHosts: string[]
  labels: string[]
  /** Logins, `team:slug` and `requester`. */
  reviewers: string[]
  /** Logins and `requester`. */
  assignees: string[]
  failOn: OutcomeName[]
  jobIndex: string
  dryRun: boolean
}

/** What the rules for inputs depend on beside the inputs. */
export interface InputContext {
  /** Whether a command asked, or the inputs have to. */
  ask: 'prompted' | 'command'
  repositoryPrivate: boolean
  /** GITHUB_WORKSPACE. */
  workspace?: string | undefined
}

/** The bad inputs, all of them. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const longestPrompt = 100_000
const largestFile = 1_000_000

/** Reads and checks every input; `get` gives '' for one that is not set. Throws InputError with all that is wrong. */
export function readInputs(get: (name: string) => string, where: InputContext): Inputs {
  const problems: string[] = []
  const read = (name: InputName) => get(name).trim() || (defaults[name] ?? '')
  const wrong = (name: InputName, allowed: string) => {
    problems.push(`${name} is ${quoted(read(name))}: ${allowed}.`)
  }
  function check<T>(name: InputName, parsed: T | undefined, allowed: string): T {
    if (parsed === undefined) wrong(name, allowed)
    // Where a problem was noted the inputs are never returned.
    return parsed as T
  }
  function checkOptional<T>(name: InputName, parse: (value: string) => T | undefined, allowed: string): T | undefined {
    return read(name) === '' ? undefined : check(name, parse(read(name)), allowed)
  }
  const number = (name: InputName, least: number, most: number, unit: string) =>
    check(name, within(read(name), least, most), `it must be a number from ${least} to ${most} (${unit})`)
  const word = <T extends string>(name: InputName, allowed: readonly T[]) =>
    check(
      name,
      allowed.find((each) => each === read(name)),
      `it must be ${either(allowed)}`,
    )

  const { apiKey, previousApiKey, githubToken } = readSecrets(get, problems)
  const projectId = check('project-id', identifier(read('project-id')), ofIdentifier)
  const baseUrl = readBaseUrl(read('base-url'), problems)
  const command = check('command', commandWord.exec(read('command'))?.[0], ofCommand)
  const jobId = checkOptional('job-id', identifier, ofIdentifier)
  const issueNumber = checkOptional('issue-number', positive, 'it must be the number of an issue or pull request')
  const context = word('context', ['auto', 'none'])
  const changesSince = checkOptional('changes-since', since, ofSince)
  const changesPaths = readPaths()
  const wait = check('wait', boolean(read('wait')), 'it must be true or false')
  const timeoutMinutes = number('timeout-minutes', 1, 350, 'minutes')
  const pollInterval = number('poll-interval', 5, 300, 'seconds')
  const comment = word('comment', ['reply', 'none'])
  const minPermission = readMinPermission()
  const allowedBots = readList(
    'allowed-bots',
    botLogin,
    'each must be the exact login of a bot, such as "renovate[bot]"',
  )
  const linkHosts = readList('link-hosts', host, 'each must be a host name, with a port where needed')
  const labels = readList('labels', label, 'each must be the name of a label, at most 50 characters')
  const reviewers = readList('reviewers', reviewer, 'each must be a login, "team:slug" or "requester"')
  const assignees = readList('assignees', login, 'each must be a login or "requester"')
  const failOn = readList('fail-on', outcomeName, `each must be ${either(outcomeNames)}`)
  const jobIndex = check('job-index', /^\d{1,6}$/.exec(read('job-index'))?.[0], 'it must be a number')
  const dryRun = check('dry-run', boolean(read('dry-run')), 'it must be true or false')
  if (changesSince?.kind === 'last-success' && wait === false) {
    problems.push(
      'changes-since is "last-success" and wait is "false": a run that does not wait is green before the work is done.',
    )
  }
  const prompt = readPrompt()

  if (problems.length > 0) throw new InputError(problems)
  return {
    apiKey,
    ...(previousApiKey ? { previousApiKey } : {}),
    projectId,
    baseUrl,
    ...(prompt ? { prompt: prompt.text } : {}),
    removed: prompt?.removed ?? { comments: [], invisible: 0 },
    command,
    ...(jobId ? { jobId } : {}),
    ...(issueNumber ? { issueNumber } : {}),
    context,
    ...(changesSince ? { changesSince } : {}),
    changesPaths,
    wait,
    timeoutMinutes,
    pollInterval,
    comment,
    githubToken,
    minPermission,
    allowedBots,
    linkHosts,
    labels,
    reviewers,
    assignees,
    failOn,
    jobIndex,
    dryRun,
  }

  function readMinPermission(): Level {
    if (read('min-permission') === 'read') {
      if (where.repositoryPrivate) return 'read'
      wrong('min-permission', 'on a public repository that is everybody; it must be triage, write, maintain or admin')
      return 'read'
    }
    return word('min-permission', ['triage', 'write', 'maintain', 'admin'])
  }

  function readList<T extends string>(name: InputName, parse: (item: string) => T | undefined, allowed: string): T[] {
    const parsed: T[] = []
    for (const item of list(read(name))) {
      const value = parse(item)
      if (value === undefined) problems.push(`${name} has ${quoted(item)}: ${allowed}.`)
      else parsed.push(value)
    }
    return parsed
  }

  function readPaths(): string[] {
    const globs = read('changes-paths')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    for (const wrongGlob of globs.filter((line) => !glob.test(line))) {
      problems.push(
        `changes-paths has ${quoted(wrongGlob)}: each line must be a glob from the repository's root, such as "src/**" or "!**/*.test.ts".`,
      )
    }
    if (globs.length > 0 && read('changes-since') === '') {
      problems.push('changes-paths is set and changes-since is empty: it says which changes count, so set both.')
    }
    return globs
  }

  function readPrompt(): ReturnType<typeof visibleText> | undefined {
    const inline = get('prompt')
    const path = read('prompt-file')
    if (inline.trim() !== '' && path !== '') {
      problems.push('prompt and prompt-file are both set: the instruction comes from one of them.')
      return undefined
    }
    const name = path === '' ? 'prompt' : 'prompt-file'
    const file = path === '' ? inline : readPromptFile(path, where.workspace)
    if (typeof file !== 'string') {
      problems.push(`prompt-file is ${quoted(path)}: ${file.problem}.`)
      return undefined
    }
    if (name === 'prompt' && inline.trim() === '') {
      // A job-id, even a bad one, says that a job was to be waited for; a bad command, that a comment was to be read.
      const asks = where.ask === 'command' || read('job-id') !== '' || !commandWord.test(read('command'))
      if (!asks) problems.push('prompt is empty: set prompt or prompt-file, or job-id to wait for a job that exists.')
      return undefined
    }
    const cleaned = visibleText(file)
    const problem =
      cleaned.text === ''
        ? 'has no visible text'
        : promptProblem(cleaned.text, [apiKey, previousApiKey ?? '', githubToken])
    if (problem !== undefined) problems.push(`${name} ${problem}.`)
    return cleaned
  }
}

/** What forbids sending this prompt, as a sentence that quotes nothing of it; undefined where nothing does. */
export function checkPrompt(prompt: string, secrets: readonly string[]): string | undefined {
  const problem = promptProblem(prompt, secrets)
  return problem === undefined ? undefined : `The prompt ${problem}.`
}

function promptProblem(prompt: string, secrets: readonly string[]): string | undefined {
  let length = 0
  for (const _ of prompt) length++
  if (length > longestPrompt) {
    return `has ${length.toLocaleString('en-US')} characters; at most ${longestPrompt.toLocaleString('en-US')} are allowed`
  }
  // A shorter one is refused as an input, and found by chance.
  if (secrets.some((secret) => secret.length >= 8 && prompt.includes(secret))) {
    return 'contains a secret (an API key or the token of this run); take it out, and replace it if others saw it'
  }
  return undefined
}

function readSecrets(get: (name: string) => string, problems: string[]) {
  const secret = (name: InputName): string => {
    const value = get(name).trim()
    if (value !== '' && !/^[!-~]{8,4096}$/.test(value)) {
      problems.push(`${name} is not a key: it must have 8 to 4,096 printable ASCII characters and no white space.`)
    }
    return value
  }
  const [apiKey, previousApiKey, githubToken] = [secret('api-key'), secret('previous-api-key'), secret('github-token')]
  if (apiKey === '') {
    problems.push('api-key is empty. Secrets are not passed to runs from forks; ask in the conversation instead.')
  }
  if (githubToken === '') problems.push('github-token is empty: leave it out, or give a token of this repository.')
  return { apiKey, previousApiKey, githubToken }
}

function readBaseUrl(value: string, problems: string[]): string {
  const url = /^https?:\/\/[^/\\]/i.test(value) && /^[^\s\\?#]{1,2048}$/.test(value) ? URL.parse(value) : null
  const wrong = (why: string): string => {
    // Between the slashes and an @ may stand a password.
    const shown = value.includes('@') ? '' : ` is ${quoted(value)}`
    problems.push(`base-url${shown}: ${why}.`)
    return ''
  }
  if (!url) return wrong('it must be an https:// address without query and fragment, at most 2,048 characters')
  if (/^https?:\/\/[^/]*@/i.test(value)) return wrong('it must not hold a user name or password')
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return wrong('http is for loopback addresses alone; it must be https')
  }
  let end = url.pathname.length
  while (end > 0 && url.pathname[end - 1] === '/') end--
  return url.origin + url.pathname.slice(0, end)
}

// The parser has already written the host's address in its one form.
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

const ofIdentifier = 'it must have 1 to 256 characters, no control characters, and be neither "." nor ".."'
const ofCommand = 'it must be "/" and 1 to 40 letters, digits, "-" or "_", the first a letter or digit'

function identifier(value: string): string | undefined {
  if (value === '.' || value === '..' || !value.isWellFormed()) return undefined
  return /^[^\p{Cc}\u2028\u2029]{1,256}$/u.test(value) ? value : undefined
}

const ofSince = 'it must be last-success, a duration up to a year such as "24h" or "7d", or a branch, tag or commit'
const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

function since(value: string): Since | undefined {
  if (value === 'last-success') return { kind: 'last-success' }
  const [, number, unit] = /^(\d+)([mhdw])$/.exec(value) ?? []
  if (number !== undefined && unit !== undefined) {
    const ms = Number(number) * (units[unit] ?? 0)
    return ms > 0 && ms <= 366 * 86_400_000 ? { kind: 'duration', text: value, ms } : undefined
  }
  // What may stand in a ref and means nothing more in an address or a comparison.
  const safe = /^[\p{L}\p{N}_][\p{L}\p{N}_.+/-]{0,249}$/u.test(value) && !/\.\.|\/\/|[./]$/.test(value)
  return safe ? { kind: 'ref', ref: value } : undefined
}

// GitHub's paths have no slash at their beginning: a glob with one would never match.
const glob = /^!?(?!\.{0,2}\/|!)[^\p{Cc}]{1,1024}$/u

function positive(value: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined
}

function within(value: string, least: number, most: number): number | undefined {
  if (!/^\d+(\.\d+)?$/.test(value)) return undefined
  return Number(value) >= least && Number(value) <= most ? Number(value) : undefined
}

// YAML 1.2's own words, in any case.
function boolean(value: string): boolean | undefined {
  if (/^true$/i.test(value)) return true
  return /^false$/i.test(value) ? false : undefined
}

function botLogin(value: string): string | undefined {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/.test(value) ? value : undefined
}

const login = (value: string): string | undefined =>
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value) ? value : undefined

const reviewer = (value: string): string | undefined =>
  /^team:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(value) ? value : login(value)

const label = (value: string): string | undefined => (/^[^\p{C}]{1,50}$/u.test(value) ? value : undefined)

function host(value: string): string | undefined {
  if (!/^(?:[^\s/?#@\\:[\]]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(value)) return undefined
  const url = URL.parse(`https://${value}`)
  return url && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url.host : undefined
}

// A stage takes only types from another: the compiler holds these to the outcomes there are.
const outcomeNames = Object.keys({
  completed: true,
  'no-pull-request': true,
  archived: true,
  failed: true,
  'timed-out': true,
  detached: true,
  unconfirmed: true,
  unknown: true,
  'rate-limited': true,
  skipped: true,
  refused: true,
  cancelled: true,
  error: true,
} satisfies Record<OutcomeName, true>) as OutcomeName[]

function outcomeName(value: string): OutcomeName | undefined {
  return outcomeNames.find((name) => name === value)
}

/** The items of a list written with commas or lines. */
export function list(value: string): string[] {
  return value
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function readPromptFile(path: string, workspace: string | undefined): string | { problem: string } {
  if (!workspace) return { problem: 'GITHUB_WORKSPACE is empty, so there is no workspace to read it from' }
  try {
    const root = realpathSync(workspace)
    // Followed first: a link in the workspace may lead out of it.
    const file = realpathSync(resolve(root, path))
    if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return { problem: 'it must lie inside the workspace' }
    const { size } = statSync(file)
    if (!statSync(file).isFile()) return { problem: 'it is not a file' }
    if (size > largestFile) {
      return { problem: `it has ${size.toLocaleString('en-US')} bytes; at most 1,000,000 are allowed` }
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { problem: why[code ?? ''] ?? 'it cannot be read' }
  }
}

const why: Record<string, string> = {
  ENOENT: 'there is no such file in the workspace; is the repository checked out',
  EACCES: 'this run may not read it',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
  ERR_INVALID_ARG_VALUE: 'it is not the name of a file',
}

function quoted(value: string): string {
  const shown = Array.from(value).slice(0, 100).join('')
  return JSON.stringify(shown === value ? value : `${shown}…`)
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
