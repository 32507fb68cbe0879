import { checkedAt, valueAt } from '../foreign-json.ts'
import { isDate, isUsableId } from '../formats.ts'
import { isObject, isText } from '../schema.ts'
import { checkLink } from './pull-request-link.ts'
import { redactedBeginning } from './redact.ts'
import { shownJson } from './shown-json.ts'

/** The service's job record: each text has at most 1,024 characters and none that controls. */
export type Job = Partial<NonNullable<ReturnType<typeof readJobRecord>>>
export type KnownJob = Job & { id: string }

const fieldNames = ['id', 'status', 'source', 'model', 'prLink', 'createdAt', 'archivedAt']
const longest = 1_024

export interface RecordRules {
  redact: (text: string) => string
  linkHosts: string[]
}

/** Reads any JSON: a job if it is an object with at least one of a job's fields; each invalid field is dropped. */
export function readJobRecord(value: unknown, { redact, linkHosts }: RecordRules) {
  if (!fieldNames.some((name) => valueAt(value, name) !== undefined)) return undefined
  const shown = (text: string): string =>
    legible(redactedBeginning(text, redact, longest)).toWellFormed()
  const shownAt = (...path: string[]): string | undefined => {
    const found = valueAt(value, ...path)
    return isText(found) ? shown(found) : undefined
  }
  const id = checkedAt(isUsableId, value, 'id')
  const prLink = valueAt(value, 'prLink') ?? ''
  const checked = checkLink(prLink, linkHosts)
  // Only a short text is a link.
  const holdsSecret = checked !== undefined && isText(prLink) && redact(prLink) !== prLink
  const link = holdsSecret ? undefined : checked
  return {
    // An id is used as it is or not at all: a changed one would be another job's.
    id: id !== undefined && redact(id) === id ? id : undefined,
    status: shownAt('status'),
    source: isObject(valueAt(value, 'source'))
      ? { repository: shownAt('source', 'repository'), ref: shownAt('source', 'ref') }
      : undefined,
    model: shownAt('model'),
    link,
    // What else the service gave as the pull request: foreign text.
    refusedLink:
      link || prLink === '' ? undefined : shown(isText(prLink) ? prLink : shownJson(prLink)),
    createdAt: checkedAt(isDate, value, 'createdAt'),
    archivedAt:
      valueAt(value, 'archivedAt') === null ? null : checkedAt(isDate, value, 'archivedAt'),
  }
}

export function jobRecord({ link, refusedLink: _, archivedAt, ...job }: Job): object {
  return { ...job, prLink: link?.url ?? null, archivedAt }
}

export const isOfAnotherJob = (value: unknown, id: string): boolean =>
  (checkedAt(isText, value, 'id') ?? id) !== id

const legible = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd')
