import type { Pages } from './github-client.ts'

interface Bounds {
  /** No page after this one is read. */
  most?: number
  /** A page that was named once is read, whatever later answers say: the list may change meanwhile. */
  readsAllNamed?: boolean
}

/**
 * The pages of one of GitHub's lists, from the first one on. Each tells in `last` how many there are, as far as is known by
 * then. Ends where the answers name no further page, or where `read` has no answer. Throws what `read` throws.
 */
export async function* readPages<Page extends Pages>(
  read: (page: number) => Promise<Page | undefined>,
  { most = Number.POSITIVE_INFINITY, readsAllNamed = false }: Bounds,
): AsyncGenerator<Page> {
  let last = 1
  for (let page = 1; page <= Math.min(last, most); page++) {
    const answer = await read(page)
    if (answer === undefined) return
    last = readsAllNamed ? Math.max(last, answer.last) : answer.last
    yield { ...answer, last }
  }
}
