import type { GitHub } from '../io/github.ts'
import type { ChangedFile } from '../io/github-history.ts'
import type { Log } from '../io/log.ts'
import type { Event } from './event.ts'
import {
  count,
  inOrder,
  lines,
  list,
  nothing,
  oneLine,
  passage,
  type Section,
  shortened,
  splitRoom,
} from './section.ts'
import { visibleText } from './visible-text.ts'

/** What the requester saw: all of it for a new job, and what is new for one that knows the conversation. */
export interface Context {
  create: Section
  followUp: Section
}

interface Io {
  github: Pick<GitHub, 'pull' | 'pullFiles'>
  log: Log
}

/** How many pages of changed files are read, a hundred each. */
const mostPages = 3
/** A longer one never fits, UTF-16 units. */
const longestDiff = 60_000

/**
 * Gathers what the requester saw from the event, and from GitHub only what the event does not have: a pull request's branch
 * and files. `carried`: the command stands in the conversation's own text, which is not repeated. Never throws: what GitHub
 * does not give is left out, with a warning.
 */
export async function readContext(event: Event, carried: boolean, io: Io): Promise<Context> {
  const { conversation, subject, reviewed } = event
  if (!conversation || !subject) return { create: nothing, followUp: nothing }
  const pull =
    conversation.kind === 'pull-request' && !reviewed ? await readPull(conversation.number, subject, io) : subject
  const text = passage('Text:', carried ? '' : visibleText(subject.text).text)
  const at = reviewed === undefined ? '' : place(reviewed)
  // The commented lines are the hunk's last ones.
  const diff = reviewed === undefined ? nothing : passage('Diff:', visibleText(reviewed.hunk).text, 'end')
  const head = [
    subject.title === '' ? '' : `Title: ${line(subject.title, 500)}`,
    pull.head && pull.base ? `Branch: ${line(pull.head, 300)} into ${line(pull.base, 300)}` : '',
    at,
  ]
  const rest = 'files' in pull ? filesOf(pull) : diff
  return {
    create: inOrder(lines(head.filter((one) => one !== '').join('\n')), splitRoom(text, rest)),
    followUp: inOrder(lines(at), diff),
  }
}

const line = (text: string, most: number): string => shortened(oneLine(visibleText(text).text), most)

function place({ path, from, to, old }: NonNullable<Event['reviewed']>): string {
  const at = to === undefined ? '' : from === undefined || from === to ? `, line ${to}` : `, lines ${from} to ${to}`
  return `Reviewed: ${line(path, 500)}${at}${at !== '' && old ? ' of the old version' : ''}`
}

interface Pull {
  head: string
  base: string
  files: ChangedFile[]
  /** So many more at least, which were not read. */
  unread: number
}

async function readPull(number: number, { head, base }: NonNullable<Event['subject']>, io: Io): Promise<Pull> {
  const refs =
    head && base ? { head, base } : await orWarn('branch', () => io.github.pull(number), { head: '', base: '' }, io)
  const files: ChangedFile[] = []
  let last = 1
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await orWarn('list of changed files', () => io.github.pullFiles(number, page), undefined, io)
    if (read === undefined) break
    files.push(...read.files)
    last = read.last
  }
  return { head: refs.head, base: refs.base, files, unread: last > mostPages ? (last - mostPages - 1) * 100 + 1 : 0 }
}

async function orWarn<T, U>(what: string, read: () => Promise<T>, without: U, { log }: Io): Promise<T | U> {
  try {
    return await read()
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    log.warning(`The prompt goes without the pull request's ${what}. ${fault.message}`)
    return without
  }
}

function filesOf({ files, unread }: Pull): Section {
  const total = unread > 0 ? `more than ${files.length + unread - 1}` : String(files.length)
  const names = list(`Changed files (${total}):`, files.map(fileLine), 'file', { unread, atLeast: unread > 0 })
  const diffs = files.flatMap(({ path, patch }) => {
    if (patch === undefined || patch === '') return []
    const text =
      patch.length > longestDiff
        ? `(${count(patch.length, 'character')}, too long to be shown)`
        : visibleText(patch).text
    return [`${line(path, 1_000)}\n${text.replace(/^(?=.)/gm, '  ')}`]
  })
  return splitRoom(names, list('Diffs:', diffs, 'diff', { gaps: true }))
}

/** A changed file in one line. */
export function fileLine({ status, path, before, added, removed }: Omit<ChangedFile, 'sha' | 'patch'>): string {
  const from = before === undefined ? '' : ` (before: ${line(before, 1_000)})`
  const size = added === undefined || removed === undefined ? '' : ` (+${added} -${removed})`
  return `${status} ${line(path, 1_000)}${from}${size}`
}
