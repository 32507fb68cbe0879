import { checkedAt, isObject, isText, isUsableId, present, valueAt } from '../schema.ts'
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
  if (!fieldNames.some((name) => valueAt(value, name) !== undefined)) return undefined
  const shown = (text: string): string => legible(redact(text)).slice(0, longest).toWellFormed()
  const shownAt = (...path: string[]): string | undefined => {
    const found = valueAt(value, ...path)
    return isText(found) ? shown(found) : undefined
  }
  const id = checkedAt(isUsableId, value, 'id')
  const prLink = valueAt(value, 'prLink') ?? ''
  const link = isText(prLink) && redact(prLink) !== prLink ? undefined : checkLink(prLink, linkHosts)
  return present({
    // An id is used as it is or not at all: a changed one would be another job's.
    id: id !== undefined && redact(id) === id ? id : undefined,
    status: shownAt('status'),
    source: isObject(valueAt(value, 'source'))
      ? present({ repository: shownAt('source', 'repository'), ref: shownAt('source', 'ref') })
      : undefined,
    model: shownAt('model'),
    link,
    refusedLink: link || prLink === '' ? undefined : shown(isText(prLink) ? prLink : JSON.stringify(prLink)),
    createdAt: shownAt('createdAt'),
    archivedAt: valueAt(value, 'archivedAt') === null ? null : shownAt('archivedAt'),
  })
}

/** A job as the service writes it, with the checked link alone. */
export function jobRecord({ link, refusedLink: _, archivedAt, ...job }: Job): object {
  return { ...job, prLink: link?.url ?? null, ...(archivedAt === undefined ? {} : { archivedAt }) }
}

/** Whether a record names another job's id. */
export const isOfAnotherJob = (value: unknown, id: string): boolean => (checkedAt(isText, value, 'id') ?? id) !== id

const legible = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd')
