import { isObject, isUsableId } from '../schema.ts'
import { checkLink, type Link } from './link.ts'

/**
 * The service's job record, each field checked: a string of at most 1,024 characters without control characters, or
 * absent. `status` is the service's own word, known or not; `id` is absent if the record named none.
 */
export interface Job {
  id?: string
  status?: string
  source?: { repository?: string; ref?: string }
  model?: string
  /** The pull request, if its link may be followed. */
  link?: Link
  /** What else the service gave as the pull request: foreign text. */
  refusedLink?: string
  createdAt?: string
  archivedAt?: string | null
}

const fieldNames = ['id', 'status', 'source', 'model', 'prLink', 'createdAt', 'archivedAt']
const longest = 1_024

/** How a record's texts are made safe: `redact` takes the secrets out, `linkHosts` are the hosts of a pull request. */
export interface RecordRules {
  redact: (text: string) => string
  linkHosts: string[]
}

/** Reads any JSON: a job if it is an object with at least one of a job's fields; each invalid field is dropped. */
export function readJob(value: unknown, { redact, linkHosts }: RecordRules): Job | undefined {
  if (!isObject(value) || !fieldNames.some((name) => Object.hasOwn(value, name))) return undefined
  const shown = (text: string): string => legible(redact(text)).slice(0, longest).toWellFormed()
  const text = (from: object, name: string): string | undefined => {
    const found = field(from, name)
    return typeof found === 'string' ? shown(found) : undefined
  }
  const source = field(value, 'source')
  const id = field(value, 'id')
  const prLink = field(value, 'prLink')
  const link = typeof prLink === 'string' && redact(prLink) !== prLink ? undefined : checkLink(prLink, linkHosts)
  const isRefused = link === undefined && prLink !== undefined && prLink !== null && prLink !== ''
  return present({
    // An id is used as it is or not at all: a changed one would be another job's.
    id: isUsableId(id) && redact(id) === id ? id : undefined,
    status: text(value, 'status'),
    source: isObject(source)
      ? present({ repository: text(source, 'repository'), ref: text(source, 'ref') })
      : undefined,
    model: text(value, 'model'),
    link,
    refusedLink: isRefused ? shown(typeof prLink === 'string' ? prLink : JSON.stringify(prLink)) : undefined,
    createdAt: text(value, 'createdAt'),
    archivedAt: field(value, 'archivedAt') === null ? null : text(value, 'archivedAt'),
  })
}

/** A job as the service writes it, with the checked link alone. */
export function jobRecord({ link, refusedLink: _, archivedAt, ...job }: Job): object {
  return { ...job, prLink: link?.url ?? null, ...(archivedAt === undefined ? {} : { archivedAt }) }
}

/** Whether a record names another job's id. */
export const isOfAnotherJob = (value: unknown, id: string): boolean => {
  const found = isObject(value) ? field(value, 'id') : undefined
  return typeof found === 'string' && found !== id
}

/** An own field: a record may lack `status`, and every object has a `constructor`. */
export const field = (from: object, name: string): unknown =>
  Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : undefined

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>

const legible = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd')
