import { firstCharacters } from '../text-beginning.ts'

export interface Input<T> {
  name: string
  /** What an empty input means: a reusable workflow passes on an input that nobody set as an empty one. */
  default: string
  secret: boolean
  /** Whether the value of a secret may stand in it: it is one, or is checked for them once it is cleaned. */
  mayHoldSecret: boolean
  read(text: string): T
}

type InputTable = Record<string, Input<unknown>>

export type ValuesOf<Table extends InputTable> = {
  [Key in keyof Table]: Table[Key] extends Input<infer Value> ? Value : never
}

export type GetInput = (name: string) => string

export interface ValueKind<T> {
  parse(text: string): T | undefined
  /** What is allowed, as it follows "it must". */
  must: string
  /** What is wrong with a value that cannot be parsed, where that says more. */
  problem?: (text: string) => string
}

/** What is wrong with inputs: a sentence for each problem. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly problems: readonly string[]

  constructor(...problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** A value as a message shows it: at most 100 characters, as a string of JSON. */
export function quoted(text: string): string {
  const shown = firstCharacters(text, 100)
  return JSON.stringify(shown === text ? text : `${shown}…`)
}

/** An input with a reading of its own, which throws InputError. */
export const readAs = <T>(name: string, read: (text: string) => T): Input<T> => ({
  name,
  default: '',
  secret: false,
  mayHoldSecret: false,
  read,
})

/** An input with one value; an empty one without a default is read as ''. */
export const required = <T>(name: string, kind: ValueKind<T>, standard = ''): Input<T> => {
  const input = readAs(name, (text) => {
    const value = kind.parse(text)
    if (value === undefined)
      throw new InputError(`${name} is ${quoted(text)}: it must ${kind.must}.`)
    return value
  })
  return { ...input, default: standard }
}

const ifSet = <T>(input: Input<T>): Input<T | undefined> => ({
  ...input,
  read: (text) => (text === '' ? undefined : input.read(text)),
})

/** An input with one value; undefined if it is empty. */
export const optional = <T>(name: string, kind: ValueKind<T>) => ifSet(required(name, kind))

/** An input with a list of values. `isOnceEach`: a value that is there twice, whatever its case, is one. */
export const several = <T>(
  name: string,
  kind: ValueKind<T>,
  { separator = /[,\n]/, most = Number.POSITIVE_INFINITY, isOnceEach = false } = {},
): Input<T[]> =>
  readAs(name, (text) => {
    const trimmed = text.split(separator).map((item) => item.trim())
    const all = trimmed.filter((item) => item !== '')
    const items = isOnceEach ? firstOfEach(all) : all
    const values: T[] = []
    const problems: string[] = []
    for (const item of items) {
      const value = kind.parse(item)
      if (value !== undefined) {
        values.push(value)
        continue
      }
      const problem = kind.problem?.(item) ?? `each must ${kind.must}`
      problems.push(`${name} has ${quoted(item)}: ${problem}.`)
    }
    if (problems.length > 0) throw new InputError(...problems)
    if (values.length > most)
      throw new InputError(`${name} has ${values.length} values: it may have at most ${most}.`)
    return values
  })

function firstOfEach(items: string[]): string[] {
  const byName = new Map<string, string>()
  for (const item of items) {
    const name = item.toLowerCase()
    if (!byName.has(name)) byName.set(name, item)
  }
  return [...byName.values()]
}

/** A secret without which nothing can be done. `ifEmpty`: what is said if it is empty. `least`: characters. */
export const secret = (name: string, ifEmpty: string, least = 8): Input<string> => {
  const input = readAs(name, (text) => {
    const problem = text === '' ? ifEmpty : secretProblem(name, text, least)
    if (problem !== undefined) throw new InputError(problem)
    return text
  })
  return { ...input, secret: true, mayHoldSecret: true }
}

/** A secret; undefined if it is empty. */
export const optionalSecret = (name: string, least?: number) => ifSet(secret(name, '', least))

/** What is wrong with a secret. It says where the problem is, never what stands there. */
function secretProblem(name: string, text: string, least: number): string | undefined {
  const odd = text.search(/[^!-~]/)
  if (odd >= 0)
    return `${name} has a character that no key has (character ${odd + 1}): white space, or not ASCII.`
  const quote = text.search(/["'`]/)
  if (quote >= 0)
    return `${name} has a quotation mark (character ${quote + 1}): set the key without quotes.`
  if (text.length >= least && text.length <= 4_096) return undefined
  return `${name} has ${text.length.toLocaleString('en-US')} characters: it must have ${least} to 4,096.`
}

/** Said of a text that holds a key or a token. Its name stands before. */
export const holdsSecret =
  'contains a secret (an API key or the token of this run); remove it, and replace the secret if others saw it.'

export interface ReadInputs<Values> {
  valid: Partial<Values>
  problems: string[]
}

/** Reads all inputs of a table. What is wrong with one does not keep the others from being read. */
export function readTable<Table extends InputTable>(
  table: Table,
  get: GetInput,
): ReadInputs<ValuesOf<Table>> {
  const problems: string[] = []
  const valid: Record<string, unknown> = {}
  const secrets = secretsIn(table, get)
  for (const [key, input] of Object.entries(table)) {
    const text = get(input.name).trim() || input.default
    const hasSecret = !input.mayHoldSecret && secrets.some((secret) => text.includes(secret))
    if (hasSecret) {
      problems.push(`${input.name} ${holdsSecret}`)
      continue
    }
    collect(problems, () => {
      valid[key] = input.read(text)
    })
  }
  return { valid: valid as Partial<ValuesOf<Table>>, problems }
}

/** The given secrets, valid or not. A shorter text is no secret, and may stand anywhere by chance. */
const secretsIn = (table: InputTable, get: GetInput): string[] =>
  Object.values(table)
    .filter(({ secret }) => secret)
    .map(({ name }) => get(name).trim())
    .filter(({ length }) => length >= 8)

/** The values, if nothing is wrong. Throws InputError with all problems. */
export function allValid<Values>({ valid, problems }: ReadInputs<Values>): Values {
  if (problems.length > 0) throw new InputError(...problems)
  return valid as Values
}

/** Adds the problems of an InputError to a list, and returns undefined then. */
export function collect<T>(problems: string[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}
