import { isObject, isText, type Schema } from './schema.ts'

/** What a text holds as JSON; undefined if it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// The readers below are for data of any form. What is not as expected counts as absent.

/** What is at this path of fields. Inherited ones do not count: every object has a `constructor`. */
export const valueAt = (data: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (from, name) => (isObject(from) && Object.hasOwn(from, name) ? from[name] : undefined),
    data,
  )

/** The value there; undefined if it is not what it must be. */
export function checkedAt<T>(schema: Schema<T>, data: unknown, ...path: string[]): T | undefined {
  const value = valueAt(data, ...path)
  return schema(value) ? value : undefined
}

/** The text there; '' if there is none. */
export const textAt = (data: unknown, ...path: string[]): string =>
  checkedAt(isText, data, ...path) ?? ''

/** The items of the list there; none if there is no list. */
export function itemsAt(data: unknown, ...path: string[]): unknown[] {
  const value = valueAt(data, ...path)
  return Array.isArray(value) ? value : []
}
