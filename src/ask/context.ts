import { together } from '../io/clock.ts'
import type { GitHub } from '../io/github.ts'
import type { ChangedFile } from '../io/github-history.ts'
import type { Log } from '../io/log.ts'
import type { Event } from './event.ts'
import { placeText } from './review.ts'
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

interface ContextClients {
  github: Pick<GitHub, 'pull' | 'pullFiles'>
  log: Log
}

/** How many pages of a hundred changed files are read. */
const mostPages = 3
/** A longer diff never fits, UTF-16 units. */
const longestDiff = 60_000

/**
 * Gathers what the requester saw: from the event, and from GitHub a pull request's branch and files. `isInBody`: the
 * command is in the text of the issue or pull request itself, which is not repeated. Never throws: what GitHub does not
 * give is left out, with a warning.
 */
export async function readContext(event: Event, isInBody: boolean, clients: ContextClients): Promise<Context> {
  const { conversation, subject, reviewed } = event
  if (!conversation || !subject) return { create: nothing, followUp: nothing }
  const pull =
    conversation.kind === 'pull-request' && !reviewed ? await readPull(conversation.number, subject, clients) : subject
  const text = passage('Text:', isInBody ? '' : visibleText(subject.text))
  const place = reviewed === undefined ? '' : `Reviewed: ${placeText(reviewed)}`
  // A review comment is about the last lines of its hunk.
  const diff = reviewed === undefined ? nothing : passage('Diff:', visibleText(reviewed.hunk), 'end')
  const head = [
    subject.title === '' ? '' : `Title: ${line(subject.title, 500)}`,
    pull.head && pull.base ? `Branch: ${line(pull.head, 300)} into ${line(pull.base, 300)}` : '',
    place,
  ]
  const rest = 'files' in pull ? filesOf(pull) : diff
  return {
    create: inOrder(lines(head.filter((part) => part !== '').join('\n')), splitRoom(text, rest)),
    followUp: inOrder(lines(place), diff),
  }
}

const line = (text: string, most: number): string => shortened(oneLine(visibleText(text)), most)

interface Pull {
  head: string
  base: string
  files: ChangedFile[]
  /** At least how many more there are. */
  unread: number
}

async function readPull(
  number: number,
  { head, base }: NonNullable<Event['subject']>,
  { github, log }: ContextClients,
): Promise<Pull> {
  const [refs, files] = await together(
    head && base ? Promise.resolve({ head, base }) : tryRead('branch', () => github.pull(number), log),
    readFiles(number, { github, log }),
  )
  return { head: refs?.head ?? '', base: refs?.base ?? '', ...files }
}

async function readFiles(number: number, { github, log }: ContextClients): Promise<Pick<Pull, 'files' | 'unread'>> {
  const files: ChangedFile[] = []
  let last = 1
  for (let page = 1; page <= Math.min(last, mostPages); page++) {
    const read = await tryRead('list of changed files', () => github.pullFiles(number, page), log)
    if (read === undefined) break
    files.push(...read.files)
    last = read.last
  }
  return { files, unread: last > mostPages ? (last - mostPages - 1) * 100 + 1 : 0 }
}

async function tryRead<T>(what: string, read: () => Promise<T>, log: Log): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.warning(`The prompt does not include the pull request's ${what}. ${error.message}`)
    return undefined
  }
}

function filesOf({ files, unread }: Pull): Section {
  const total = unread > 0 ? `more than ${files.length + unread - 1}` : String(files.length)
  const names = list(`Changed files (${total}):`, files.map(fileLine), 'file', { unread, atLeast: unread > 0 })
  const diffs = files.flatMap(({ path, patch }) => {
    if (patch === undefined || patch === '') return []
    const text =
      patch.length > longestDiff ? `(${count(patch.length, 'character')}, too long to be shown)` : visibleText(patch)
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
