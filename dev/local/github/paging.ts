import type { Backend, Fields } from './backend.ts'

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
 * The page of a list that a query asks for, and the `link` header to the next and the last one. `address` is that of the
 * list, `size` the length of a page if the query does not say.
 */
export function paged<T>(
  all: readonly T[],
  query: URLSearchParams,
  { address, size: usual = 30 }: { address: string; size?: number },
): { items: T[]; headers: Record<string, string> } {
  const size = query.has('per_page') ? Math.min(100, Number(query.get('per_page'))) : usual
  const page = Number(query.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(all.length / size))
  const link = (number: number, rel: string) => {
    const linked = new URLSearchParams(query)
    linked.set('page', String(number))
    return `<${address}?${linked}>; rel="${rel}"`
  }
  return {
    items: all.slice((page - 1) * size, page * size),
    headers: page >= last ? {} : { link: [link(page + 1, 'next'), link(last, 'last')].join(', ') },
  }
}
