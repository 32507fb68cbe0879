import { together } from '../io/clock.ts'
import type { GitHub } from '../io/github.ts'
import type { ChangedFile } from '../io/github-history.ts'
import { readPages } from '../io/list-pages.ts'
import type { Log } from '../io/log.ts'
import type { Event } from './event.ts'
import type { Request } from './request.ts'
import { placeText } from './review.ts'
import {
  count,
  indented,
  inOrder,
  lines,
  listing,
  nothing,
  passage,
  type Section,
  splitRoom,
} from './section.ts'
import { visibleCode, visibleLine, visibleText } from './visible-text.ts'

/** What the event is about, or what `issue-number` names: what is not known of that is read. */
type About = Pick<Request, 'conversation' | 'subject'> & Pick<Event, 'reviewed'>

interface ContextClients {
  github: Pick<GitHub, 'issue' | 'pull' | 'pullFiles'>
  log: Log
}

const mostPages = 3
const longestDiff = 60_000

/** Never throws: what GitHub does not give is left out. `isInBody`: the command is in the subject's text: not repeated. */
export async function readContext(about: About, isInBody: boolean, clients: ContextClients) {
  const { conversation, reviewed } = about
  if (!conversation) return { create: nothing, followUp: nothing }
  const { number, kind } = conversation
  const readIssue = () =>
    tryRead(`the title and text of #${number}`, () => clients.github.issue(number), clients.log)
  // Those of a pull request are read with its branch.
  const known: Subject =
    about.subject ?? (kind === 'pull-request' ? undefined : await readIssue()) ?? {}
  const isPull = (known.isPull ?? kind === 'pull-request') && !reviewed
  const [subject, files] = isPull
    ? await together(readPull(number, known, clients), readPullFiles(number, clients))
    : [known, nothing]
  const { title = '', head, base } = subject
  const place = reviewed ? `Reviewed: ${placeText(reviewed)}` : ''
  // A review comment is about the last lines of its hunk.
  const diff = reviewed ? passage('Diff:', visibleCode(reviewed.hunk), 'end') : nothing
  const lead = lines(
    title === '' ? '' : `Title: ${visibleLine(title, 500)}`,
    head && base ? `Branch: ${visibleLine(head, 300)} into ${visibleLine(base, 300)}` : '',
    place,
  )
  const text = passage('Text:', isInBody ? '' : visibleText(subject.text ?? ''))
  return {
    create: inOrder(lead, splitRoom(text, reviewed ? diff : files)),
    followUp: inOrder(lines(place), diff),
  }
}

type Subject = { [Part in keyof NonNullable<Event['subject']>]?: string | undefined } & {
  isPull?: boolean
}

// The event has all of it where it is about the pull request itself.
async function readPull(
  number: number,
  known: Subject,
  { github, log }: ContextClients,
): Promise<Subject> {
  if (known.head && known.base) return known
  const read = await tryRead(
    `the pull request's ${known.title === undefined ? 'text' : 'branch'}`,
    () => github.pull(number),
    log,
  )
  return { ...read, title: known.title ?? read?.title, text: known.text ?? read?.text }
}

async function readPullFiles(number: number, { github, log }: ContextClients): Promise<Section> {
  const files: ChangedFile[] = []
  let last = 1
  const readPage = (page: number) =>
    tryRead("the pull request's list of changed files", () => github.pullFiles(number, page), log)
  for await (const page of readPages(readPage, { most: mostPages })) {
    files.push(...page.files)
    last = page.last
  }
  const isPart = last > mostPages
  const unread = isPart ? (last - mostPages - 1) * 100 + 1 : 0
  const total = isPart ? `more than ${files.length + unread - 1}` : String(files.length)
  const head = `Changed files (${total}):`
  const names = listing({
    head,
    items: files.map(fileLine),
    noun: 'file',
    unread,
    isAtLeast: isPart,
  })
  return splitRoom(
    names,
    listing({ head: 'Diffs:', items: files.flatMap(diffOf), noun: 'diff', gaps: true }),
  )
}

async function tryRead<T>(what: string, read: () => Promise<T>, log: Log): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.warning(`The prompt does not include ${what}. ${error.message}`)
    return undefined
  }
}

function diffOf({ path, patch = '' }: ChangedFile): string[] {
  if (patch === '') return []
  const tooLong = `(${count(patch.length, 'character')}, too long to be shown)`
  const text = patch.length > longestDiff ? tooLong : visibleCode(patch)
  return [`${visibleLine(path, 1_000)}\n${indented(text)}`]
}

export function fileLine({
  status,
  path,
  before,
  added,
  removed,
}: Omit<ChangedFile, 'sha' | 'patch'>): string {
  const from = before === undefined ? '' : ` (before: ${visibleLine(before, 1_000)})`
  const size = added === undefined || removed === undefined ? '' : ` (+${added} -${removed})`
  return `${status} ${visibleLine(path, 1_000)}${from}${size}`
}
