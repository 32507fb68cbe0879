import type { Reply } from '../http/reply.ts'
import type { Request } from './backend.ts'

/**
 * The answer with the page of a list that a query asks for, and with the `link` header to the others. `address` is that of
 * the list, `size` the length of a page if the query does not say.
 */
export function paged<T>(
  all: readonly T[],
  { query, address, size: usual = 30 }: Pick<Request, 'query' | 'address'> & { size?: number },
  shown: (item: T, index: number) => unknown = (item) => item,
): Reply & { body: unknown[] } {
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
  return { status: 200, headers, body: all.slice((page - 1) * size, page * size).map(shown) }
}

interface Dated {
  id: number
  created_at: string
  updated_at: string
}

/** The page of comments that a query asks for. Without `sort` GitHub ignores `direction`. */
export function pageOfComments<T extends Dated>(
  all: T[],
  asked: Request,
  shown: (comment: T) => unknown,
): Reply {
  const { query } = asked
  const sort = query.get('sort')
  const sign = sort !== null && query.get('direction') === 'desc' ? -1 : 1
  const time = ({ created_at, updated_at }: T) => (sort === 'updated' ? updated_at : created_at)
  const rank = (comment: T) =>
    `${sort === null ? '' : time(comment)} ${String(comment.id).padStart(12, '0')}`
  const wanted = all
    .filter(({ updated_at }) => updated_at >= (query.get('since') ?? ''))
    .toSorted((a, b) => (rank(a) < rank(b) ? -sign : sign))
  return paged(wanted, asked, shown)
}
