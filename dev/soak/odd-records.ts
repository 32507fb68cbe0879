import type { Random } from './random.ts'

const ids = ['jöb/ü?#%', 'a'.repeat(256), '0', '-', "';--", '％2e％2e']

/** An id that nobody expects, with a number at its end. */
export const oddId = (number: number, random: Random): string =>
  `${random.pick(ids).slice(0, 250)}${number}`

/** What is not the address of a pull request. */
export const oddLink = (random: Random): unknown =>
  random.pick(['javascript:alert(1)', 'http://x.test/1', 7, ['a'], ''])

/** A record that breaks the interface in some way. */
export function oddRecord(record: Record<string, unknown>, random: Random): unknown {
  const { status, ...withoutStatus } = record
  return random.pick([
    { ...record, status: random.pick(['queued', 'Completed', '', null, 3, 'constructor']) },
    withoutStatus,
    { ...record, id: undefined },
    { ...record, id: 'somebody-elses' },
    { ...record, prLink: random.pick([7, {}, ['x'], '\u0000']), more: { deep: [[[[1]]]] } },
    { ...record, model: 'm'.repeat(5_000), source: 'main', createdAt: 'yesterday' },
    { status },
    [record],
    null,
    'completed',
    {},
  ])
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

/** JSON with values that are nested so deep that whoever walks through them needs a deep stack. */
const withNested = (record: object, field: string): string => {
  const { [field]: _, ...rest } = record as Record<string, unknown>
  return JSON.stringify(rest).replace(/\}$/, `,"${field}":${deep(5_000)}}`)
}

/** Forms of a pull request's address that a reader understands, and that is not how it is usually written. */
export const linkForms: Record<string, (link: string) => unknown> = {
  'link with a path behind its number': (link) => `${link}/files?diff=split#top`,
  'link in capitals': (link) => link.replace('https://github.com', 'HTTPS://GitHub.com'),
  'link as an object': (url) => ({ url, number: 1 }),
  'link of the API': (link) => link.replace('https://github.com/', 'https://api.github.com/repos/'),
}

interface Given {
  record: Record<string, unknown>
  /** The record of another job. */
  other: unknown
  /** It is from before a follow-up: then nothing in it may look like news. */
  isStale: boolean
}

/** A record in a form that no service should give, and what that form is called. */
export function oddForm(
  { record, other, isStale }: Given,
  random: Random,
): { kind: string; body: unknown } {
  const { status, prLink, ...few } = record
  const harmless: Record<string, unknown> = {
    'record with a nested link': withNested(record, 'prLink'),
    'record with a nested id': withNested(record, 'id'),
    'record with a nested status': withNested(record, 'status'),
    'record with nested fields': withNested(record, 'source'),
    'record without its status and link': few,
    'record with fields of other types': {
      ...record,
      ...{
        id: 7,
        status: [status],
        source: 3,
        model: {},
        prLink: false,
        createdAt: 0,
        archivedAt: [],
      },
    },
    "record of another job's": other ?? { ...record, id: 'somebody-elses' },
    "record with another job's id": { ...record, id: 'somebody-elses' },
    'record in a list': [record],
  }
  const newsworthy: Record<string, unknown> = {
    'record with an unknown status': {
      ...record,
      status: random.pick(['queued', 'Completed', 'canceled', '']),
    },
  }
  const forms = isStale ? harmless : { ...harmless, ...newsworthy }
  const kind = random.pick(Object.keys(forms))
  return { kind, body: forms[kind] }
}
