/** Says of foreign data whether it is what it should be, and gives it its type. */
export type Schema<T> = (value: unknown) => value is T

export type Of<S> = S extends Schema<infer T> ? T : never

type Fields = Record<string, Schema<unknown>>
type Required<F extends Fields> = { [K in keyof F]: Of<F[K]> }
type Optional<F extends Fields> = { [K in keyof F]?: Of<F[K]> | undefined }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText: Schema<string> = (value) => typeof value === 'string'

/** A text with this form. */
export const text =
  (pattern: RegExp): Schema<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value)

/** A text of at most so many UTF-16 units, without half a character. */
export const boundedText =
  (most: number): Schema<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most && value.isWellFormed()

/** A whole number, from `least` to `most`. */
export const within =
  (least: number, most = Number.MAX_SAFE_INTEGER): Schema<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

export const isCount: Schema<number> = within(0)

/** One of these words. */
export const among =
  <const W extends string | number | boolean>(words: readonly W[]): Schema<W> =>
  (value): value is W =>
    (words as readonly unknown[]).includes(value)

/** A list of at most so many items of this kind. */
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
