import type { Backend, Fields, Request } from './backend.ts'

/** All items of a list of the emulator. */
export async function wholeList(path: string, read: Backend['read']): Promise<Fields[]> {
  const all: Fields[] = []
  for (let page = 1; ; page++) {
    const items = (await read(`${path}?per_page=100&page=${page}`)).body as Fields[]
    all.push(...items)
    if (items.length < 100) return all
  }
}

/**
 * The answer with the page of a list that a query asks for, and with the `link` header to the others. `address` is that of
 * the list, `size` the length of a page if the query does not say.
 */
export function paged<T>(
  all: readonly T[],
  query: URLSearchParams,
  { address, size: usual = 30 }: { address: string; size?: number },
): { status: number; headers: Record<string, string>; body: T[] } {
  const size = query.has('per_page') ? Math.min(100, Number(query.get('per_page'))) : usual
  const page = Number(query.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(all.length / size))
  const link = (number: number, rel: string) => {
    const linked = new URLSearchParams(query)
    linked.set('page', String(number))
    return `<${address}?${linked}>; rel="${rel}"`
  }
  const before = page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []
  const links = [...before, ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : [])]
  const headers: Record<string, string> = links.length === 0 ? {} : { link: links.join(', ') }
  return { status: 200, headers, body: all.slice((page - 1) * size, page * size) }
}

/** The page of comments that a query asks for. Without `sort` GitHub ignores `direction`. */
export function pageOfComments(all: Fields[], { query, address }: Pick<Request, 'query' | 'address'>) {
  const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at'
  const sign = query.has('sort') && query.get('direction') === 'desc' ? -1 : 1
  const rank = (comment: Fields) => `${comment[field]} ${String(comment.id).padStart(12, '0')}`
  const wanted = all
    .filter(({ updated_at }) => String(updated_at) >= (query.get('since') ?? ''))
    .toSorted((a, b) => (rank(a) < rank(b) ? -sign : sign))
  return paged(wanted, query, { address })
}
