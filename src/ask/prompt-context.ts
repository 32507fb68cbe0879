import { together } from '../io/clock.ts'
import type { GitHub } from '../io/github.ts'
import type { ChangedFile } from '../io/github-commits.ts'
import { readPages } from '../io/list-pages.ts'
import type { Log } from '../io/log.ts'
import { fileLine } from './changed-file-text.ts'
import type { Event } from './event.ts'
import { count } from './number-text.ts'
import type { Request } from './request.ts'
import { placeText } from './review.ts'
import {
  indented,
  inOrder,
  inShares,
  lines,
  listing,
  nothing,
  passage,
  type Section,
} from './section.ts'
import { visibleCode, visibleLine, visibleText } from './visible-text.ts'

/** What the event is about, or what `issue-number` names. */
type About = Pick<Request, 'conversation' | 'subject'> & Pick<Event, 'reviewed'>

interface ContextClients {
  github: Pick<GitHub, 'issue' | 'pull' | 'pullFiles'>
  log: Log
}

const mostPages = 3
const longestDiff = 60_000

/**
 * Reads what a prompt says of its conversation: for a new job, and for a follow-up. Never throws: what GitHub does not give
 * is left out. `isInBody`: the command is in the text of the subject, which is then not repeated.
 */
export async function readContext(about: About, isInBody: boolean, clients: ContextClients) {
  const { conversation, reviewed } = about
  if (!conversation) return { create: nothing, followUp: nothing }
  const { subject, files } = await readSubject(about, conversation, clients)
  const text = passage('Text:', isInBody ? '' : visibleText(subject.text ?? ''))
  if (!reviewed) {
    return { create: inOrder(leadOf(subject, ''), inShares(text, files)), followUp: nothing }
  }
  const place = `Reviewed: ${placeText(reviewed)}`
  // A review comment is about the last lines of its hunk.
  const diff = passage('Diff:', visibleCode(reviewed.hunk), 'end')
  return {
    create: inOrder(leadOf(subject, place), inShares(text, diff)),
    followUp: inOrder(lines(place), diff),
  }
}

type Subject = { [Part in keyof NonNullable<Event['subject']>]?: string | undefined } & {
  isPull?: boolean
}

/** The title and the branches, as far as they are known, and the place that was reviewed. */
function leadOf({ title = '', head, base }: Subject, place: string): Section {
  return lines(
    title === '' ? '' : `Title: ${visibleLine(title, 500)}`,
    head && base ? `Branch: ${visibleLine(head, 300)} into ${visibleLine(base, 300)}` : '',
    place,
  )
}

/** The issue or pull request, and the files of a pull request if the request is not about lines of its own. */
async function readSubject(
  about: About,
  { number, kind }: NonNullable<About['conversation']>,
  clients: ContextClients,
): Promise<{ subject: Subject; files: Section }> {
  const isKnownPull = kind === 'pull-request'
  // The title and text of a pull request are read with its branch.
  const isToRead = about.subject === undefined && !isKnownPull
  const issue = isToRead ? await readIssue(number, clients) : undefined
  const known: Subject = about.subject ?? issue ?? {}
  const isPull = known.isPull ?? isKnownPull
  if (!isPull || about.reviewed) return { subject: known, files: nothing }
  const [subject, files] = await together(
    readPull(number, known, clients),
    readPullFiles(number, clients),
  )
  return { subject, files }
}

const readIssue = (number: number, { github, log }: ContextClients): Promise<Subject | undefined> =>
  tryRead(`the title and text of #${number}`, () => github.issue(number), log)

/** The event has all of it where it is about the pull request itself. */
async function readPull(
  number: number,
  known: Subject,
  { github, log }: ContextClients,
): Promise<Subject> {
  if (known.head && known.base) return known
  const pull = await tryRead(
    `the pull request's ${known.title === undefined ? 'text' : 'branch'}`,
    () => github.pull(number),
    log,
  )
  return { ...pull, title: known.title ?? pull?.title, text: known.text ?? pull?.text }
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
  return inShares(
    fileNames(files, last),
    listing({ head: 'Diffs:', items: diffsOf(files), noun: 'diff', gaps: true }),
  )
}

/** `pages`: how many pages there are. Of those that were not read it is known that the last one has a file. */
function fileNames(files: ChangedFile[], pages: number): Section {
  const items = files.map(fileLine)
  const isPart = pages > mostPages
  if (!isPart) return listing({ head: `Changed files (${files.length}):`, items, noun: 'file' })
  const unread = (pages - mostPages - 1) * 100 + 1
  const total = `more than ${files.length + unread - 1}`
  return listing({
    head: `Changed files (${total}):`,
    items,
    noun: 'file',
    unread,
    isAtLeast: true,
  })
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

function diffsOf(files: ChangedFile[]): string[] {
  const diffs: string[] = []
  for (const { path, patch = '' } of files) {
    if (patch === '') continue
    const tooLong = `(${count(patch.length, 'character')}, too long to be shown)`
    const text = patch.length > longestDiff ? tooLong : visibleCode(patch)
    diffs.push(`${visibleLine(path, 1_000)}\n${indented(text)}`)
  }
  return diffs
}
