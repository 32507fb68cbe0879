import type { IssueComment } from '../io/github.ts'
import {
  type Author,
  countsForAnybody,
  eitherOf,
  type ReadComment,
  type SortedMarkers,
  sortOut,
} from '../protocol/trusted-comments.ts'
import type { Account } from './account.ts'
import { type Keys, verifyMarker } from './signed-marker.ts'

export interface MarkerReader {
  keys: Keys
  repository: number
  /** That of github-token, and in another repository that of docs-token: this run writes as them. */
  account: Account
  docsAccount?: Account | undefined
}

/** The markers of some comments. Whose a comment is, GitHub is asked only where that decides. */
export async function readMarkers<C extends IssueComment>(
  comments: C[],
  reader: MarkerReader,
  conversationOf: (comment: C) => number | undefined,
): Promise<SortedMarkers<C>> {
  const all: ReadComment<C>[] = []
  for (const comment of comments) {
    const address = {
      repository: reader.repository,
      conversation: conversationOf(comment),
      comment: comment.id,
    }
    const reading = verifyMarker(comment.body, reader.keys, address)
    if (reading === undefined) continue
    const author = countsForAnybody(reading) ? 'untold' : await whoWrote(comment, reader)
    all.push({ comment, reading, author })
  }
  return sortOut(all)
}

async function whoWrote(
  comment: IssueComment,
  { account, docsAccount }: MarkerReader,
): Promise<Author> {
  const author = await account.authorOf(comment)
  if (author === 'ours' || docsAccount === undefined) return author
  return eitherOf(author, await docsAccount.authorOf(comment))
}
