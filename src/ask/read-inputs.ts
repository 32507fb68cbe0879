import { firstCharacters } from '../schema.ts'

export interface Input<T> {
  name: string
  /** What an empty input means: a reusable workflow passes on an input that nobody set as an empty one. */
  default: string
  secret: boolean
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

export class InputError extends Error {
  override readonly name = 'InputError'
  readonly problems: readonly string[]

  constructor(...problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

export function quoted(text: string): string {
  const shown = firstCharacters(text, 100)
  return JSON.stringify(shown === text ? text : `${shown}…`)
}

export const readAs = <T>(name: string, read: (text: string) => T): Input<T> => ({
  name,
  default: '',
  secret: false,
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

export const optional = <T>(name: string, kind: ValueKind<T>) => ifSet(required(name, kind))

/** `isOnceEach`: a value that is there twice, whatever its case, is one. */
export const several = <T>(
  name: string,
  kind: ValueKind<T>,
  { separator = /[,\n]/, most = Number.POSITIVE_INFINITY, isOnceEach = false } = {},
): Input<T[]> =>
  readAs(name, (text) => {
    const all = text.split(separator).map((item) => item.trim())
    const items = isOnceEach ? firstOfEach(all) : all
    const values = items
      .filter((item) => item !== '')
      .map((item) => ({ item, value: kind.parse(item) }))
    const invalid = values.filter(({ value }) => value === undefined)
    if (invalid.length > 0) {
      const problem = (item: string) => kind.problem?.(item) ?? `each must ${kind.must}`
      throw new InputError(
        ...invalid.map(({ item }) => `${name} has ${quoted(item)}: ${problem(item)}.`),
      )
    }
    if (values.length > most)
      throw new InputError(`${name} has ${values.length} values: it may have at most ${most}.`)
    return values.flatMap(({ value }) => value ?? [])
  })

function firstOfEach(items: string[]): string[] {
  const byName = new Map<string, string>()
  for (const item of items) {
    const name = item.toLowerCase()
    if (!byName.has(name)) byName.set(name, item)
  }
  return [...byName.values()]
}

export const secret = (name: string, ifEmpty: string, least = 8): Input<string> => {
  const input = readAs(name, (text) => {
    const problem = text === '' ? ifEmpty : secretProblem(name, text, least)
    if (problem !== undefined) throw new InputError(problem)
    return text
  })
  return { ...input, secret: true }
}

export const optionalSecret = (name: string, least?: number) => ifSet(secret(name, '', least))

// Says where the problem is, never what stands there.
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

export function readTable<Table extends InputTable>(
  table: Table,
  get: GetInput,
): ReadInputs<ValuesOf<Table>> {
  const problems: string[] = []
  const given = Object.values(table).flatMap((input) =>
    input.secret ? get(input.name).trim() : [],
  )
  const secrets = given.filter(({ length }) => length >= 8)
  const read = Object.entries(table).flatMap(([key, input]) => {
    const text = get(input.name).trim() || input.default
    // A prompt and instructions are checked once they are cleaned.
    const isExempt = input.secret || ['prompt', 'instructions'].includes(input.name)
    const isHolding = !isExempt && secrets.some((secret) => text.includes(secret))
    if (isHolding) problems.push(`${input.name} ${holdsSecret}`)
    return isHolding ? [] : (collect(problems, () => [[key, input.read(text)]]) ?? [])
  })
  return { valid: Object.fromEntries(read), problems }
}

export function allValid<Values>({ valid, problems }: ReadInputs<Values>): Values {
  if (problems.length > 0) throw new InputError(...problems)
  return valid as Values
}

export function collect<T>(problems: string[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}
