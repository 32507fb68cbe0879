/** Says of foreign data whether it is what it should be, and gives it its type. */
export type Schema<T> = (value: unknown) => value is T

/** The type that a schema gives. */
export type Of<S> = S extends Schema<infer T> ? T : never

type Fields = Record<string, Schema<unknown>>
type Required<F extends Fields> = { [K in keyof F]: Of<F[K]> }
type Optional<F extends Fields> = { [K in keyof F]?: Of<F[K]> | undefined }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of this form. */
export const text =
  (pattern: RegExp): Schema<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value)

/** Any text of at most so many UTF-16 units. */
export const prose =
  (most: number): Schema<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most && value.isWellFormed()

/** A whole number. */
export const within =
  (least: number, most = Number.MAX_SAFE_INTEGER): Schema<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

/** One of these words. */
export const among =
  <W extends string>(words: readonly W[]): Schema<W> =>
  (value): value is W =>
    (words as readonly unknown[]).includes(value)

/** This value and no other. */
export const exactly =
  <V extends string | number | boolean>(expected: V): Schema<V> =>
  (value): value is V =>
    value === expected

/** A list of at most so many. */
export const list =
  <T>(of: Schema<T>, most: number): Schema<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(of)

/** An object with all of these fields, some of those, and no other. */
export const object =
  <R extends Fields, O extends Fields>(required: R, optional: O): Schema<Required<R> & Optional<O>> =>
  (value): value is Required<R> & Optional<O> =>
    isObject(value) &&
    Object.keys(required).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, field]) => {
      const fields = Object.hasOwn(required, name) ? required : optional
      return Object.hasOwn(fields, name) && fields[name]?.(field) === true
    })

/** The id of a commit. */
export const isSha: Schema<string> = text(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

/** A login that may be a person's: no bot's has this form. */
export const isPersonLogin: Schema<string> = text(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/)

/** Whether a text can be a job's id: 1 to 256 characters, none a control character, and no `.` or `..`. */
export const isUsableId: Schema<string> = (value): value is string =>
  text(/^(?!\.{1,2}$)[^\p{Cc}\u2028\u2029]{1,256}$/u)(value) && value.length <= 256 && value.isWellFormed()

/** A moment, ISO 8601. */
export const isDate: Schema<string> = text(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(?:Z|[+-]\d\d:\d\d)$/)
