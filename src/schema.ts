/** Says of foreign data whether it is what it should be, and gives it its type. */
export type Schema<T> = (value: unknown) => value is T

export type Of<S> = S extends Schema<infer T> ? T : never

type Fields = Record<string, Schema<unknown>>
type Required<F extends Fields> = { [K in keyof F]: Of<F[K]> }
type Optional<F extends Fields> = { [K in keyof F]?: Of<F[K]> | undefined }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText: Schema<string> = (value) => typeof value === 'string'

export const text =
  (pattern: RegExp): Schema<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value)

export const boundedText =
  (most: number): Schema<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most && value.isWellFormed()

export const within =
  (least: number, most = Number.MAX_SAFE_INTEGER): Schema<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

export const isCount: Schema<number> = within(0)

/** Some servers have accounts with negative ids: that of a workflow's job, or of people who left. */
export const isAccountId: Schema<number> = within(Number.MIN_SAFE_INTEGER)

export const among =
  <const W extends string | number | boolean>(words: readonly W[]): Schema<W> =>
  (value): value is W =>
    (words as readonly unknown[]).includes(value)

export const list =
  <T>(of: Schema<T>, most: number): Schema<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(of)

/** An object with all of these fields, some of those, and no other. */
export const object =
  <R extends Fields, O extends Fields>(
    required: R,
    optional: O,
  ): Schema<Required<R> & Optional<O>> =>
  (value): value is Required<R> & Optional<O> =>
    isObject(value) &&
    Object.keys(required).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, field]) => {
      const fields = Object.hasOwn(required, name) ? required : optional
      return Object.hasOwn(fields, name) && fields[name]?.(field) === true
    })

export const isSha: Schema<string> = text(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

/** A login that may be a person's: no bot's has this form. */
export const isPersonLogin: Schema<string> = text(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/)

export const isUsableId: Schema<string> = (value): value is string =>
  text(/^(?!\.{1,2}$)[^\p{Cc}\u2028\u2029]{1,256}$/u)(value) &&
  value.length <= 256 &&
  value.isWellFormed()

const day = String.raw`(\d{4})-(\d\d)-(\d\d)`
const hourAndMinute = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const dateTime = new RegExp(
  String.raw`^${day}T${hourAndMinute}:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]${hourAndMinute})$`,
)

/** A date and time as https://www.rfc-editor.org/rfc/rfc3339#section-5.6 writes it. */
export const isDate: Schema<string> = (value): value is string => {
  if (!isText(value)) return false
  const [whole, year, month, date] = dateTime.exec(value) ?? []
  if (whole === undefined) return false
  // A 31st of February is one of the first days of March.
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return real.getUTCMonth() === Number(month) - 1 && real.getUTCDate() === Number(date)
}

// The readers below are for answers that may have any form: what is not as expected counts as absent.

/** What is at this path of objects. Inherited fields do not count: every object has a `constructor`. */
export const valueAt = (data: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (from, name) => (isObject(from) && Object.hasOwn(from, name) ? from[name] : undefined),
    data,
  )

export function checkedAt<T>(schema: Schema<T>, data: unknown, ...path: string[]): T | undefined {
  const value = valueAt(data, ...path)
  return schema(value) ? value : undefined
}

export const textAt = (data: unknown, ...path: string[]): string =>
  checkedAt(isText, data, ...path) ?? ''

export function itemsAt(data: unknown, ...path: string[]): unknown[] {
  const value = valueAt(data, ...path)
  return Array.isArray(value) ? value : []
}

export type Visibility = 'private' | 'internal' | 'public'

const visibilities: Visibility[] = ['private', 'internal', 'public']

export function visibilityOf(repository: unknown): Visibility | undefined {
  const named = checkedAt(among(visibilities), repository, 'visibility')
  const isPrivate = valueAt(repository, 'private')
  if (typeof isPrivate !== 'boolean') return named
  if (!isPrivate) return 'public'
  return named === 'internal' ? named : 'private'
}

/** Whether people may read one repository who may not read the other. What is unknown counts as showing too much. */
export const hasMoreReaders = (
  one: Visibility | undefined,
  than: Visibility | undefined,
): boolean => visibilities.indexOf(one ?? 'public') > visibilities.indexOf(than ?? 'private')

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A value from `jsonOf` as text for people. What stands deeper than its own fields or items is left out: foreign JSON may be
 * nested deeper than JSON.stringify can walk.
 */
export function shownJson(value: unknown): string {
  const isLeftOut = (inner: unknown): boolean =>
    typeof inner === 'object' && inner !== null && inner !== value
  return JSON.stringify(value, (_, inner: unknown) => (isLeftOut(inner) ? '…' : inner))
}

// A sign that a reader takes for one has at most some forty UTF-16 units: a family, or the flag of a region.
const longestSign = 64
let signs: Intl.Segmenter | undefined

/** At most `most` UTF-16 units of a text's beginning. What a reader sees as one sign, such as a joined emoji, stays whole. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const shown = text.slice(0, most)
  // Any two ASCII characters are two signs. To make a segmenter takes 14 ms.
  if (/^[\0-\x7f]{2}$/.test(text.slice(most - 1, most + 1))) return shown
  signs ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  // Where a sign ends depends on what stands before, and on the one character after it.
  const start = signs.segment(text.slice(0, most + 2)).containing(most)?.index ?? most
  const isOneSign = most - start <= longestSign
  return isOneSign ? shown.slice(0, start) : shown.replace(/[\uD800-\uDBFF]$/, '')
}

/** The same for a length in code points. */
export function firstCharacters(text: string, most: number): string {
  let count = 0
  let end = 0
  for (const character of text) {
    if (count === most) return beginningOf(text, end)
    count++
    end += character.length
  }
  return text
}
