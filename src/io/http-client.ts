import type { Dispatcher } from 'undici'
import { type Env, openConnections } from './http-connections.ts'
import { type HttpError, localError, toHttpError } from './http-error.ts'
import { isLoopback } from './loopback.ts'

export interface Exchange {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | undefined
  /** For the whole of it: connecting, sending, and the answer to its last byte. */
  timeoutMs: number
  /** Of an answer. An error (400 and more) has at most `longestError` besides. */
  maxBytes: number
  signal?: AbortSignal | undefined
  /** On a connection of its own, closed afterwards, so that no reset comes from an old idle connection. */
  fresh?: boolean
}

/** What is said with an error is a sentence. */
const longestError = 1024 * 1024

/** An answer, whatever its status. Header names are lower-case; a repeated one is joined by `, `. */
export interface Reply {
  status: number
  headers: Record<string, string>
  /** Only what came of it, if `incomplete`. */
  body: string
  incomplete?: HttpError | undefined
}

/** HTTP for both APIs. Follows no redirect and repeats nothing. */
export type Http = ReturnType<typeof createHttp>

/** `env` names the proxies, for all but loopback addresses. `connectMs`: to connect, TLS included. */
export function createHttp(env: Env, connectMs = 10_000) {
  const open = new Map<string, Promise<Dispatcher>>()
  const { promise: firstSent, resolve: onSent } = Promise.withResolvers<void>()

  async function connectionsFor(url: URL, fresh = false): Promise<Dispatcher> {
    if (url.protocol === 'https:' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
      throw localError('HTTP_TLS_CHECKS_OFF')
    // A key that is sent in clear must not leave this machine.
    const proxies = isLoopback(url) ? {} : env
    const kind = `${fresh} ${url.origin}`
    const connections = open.get(kind) ?? openConnections(url.origin, proxies, connectMs)
    open.set(kind, connections)
    return connections
  }

  return {
    /** Throws HttpError if not even the head of an answer came. */
    async exchange(request: Exchange): Promise<Reply> {
      const url = new URL(request.url)
      const about = { url, connectMs, timeoutMs: request.timeoutMs }
      const connections = await connectionsFor(url, request.fresh).catch((error) => {
        throw toHttpError(error, { ...about, reached: 'nothing' })
      })
      const { head, bytes, ...received } = await send(connections, request, onSent)
      if (head === undefined)
        throw toHttpError(received.error, { ...about, reached: received.reached })
      const body = await bodyText(
        bytes,
        head.headers['content-encoding'],
        mostBytes(request, head.status),
      )
      const error = received.error ?? (body === undefined ? localError('HTTP_ENCODING') : undefined)
      const incomplete =
        error === undefined ? undefined : toHttpError(error, { ...about, reached: 'answered' })
      return { ...head, body: body ?? '', incomplete }
    },
    firstSent,
    async close(): Promise<void> {
      const opened = await Promise.allSettled(open.values())
      await Promise.all(
        opened.map((result) =>
          result.status === 'fulfilled' ? result.value.destroy() : undefined,
        ),
      )
    },
  }
}

const mostBytes = ({ maxBytes }: Exchange, status = 200): number =>
  status >= 400 ? Math.min(maxBytes, longestError) : maxBytes

interface Received {
  reached: 'nothing' | 'host'
  head: Pick<Reply, 'status' | 'headers'> | undefined
  bytes: Buffer
  error?: unknown
}

function send(connections: Dispatcher, request: Exchange, onSent: () => void): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<Received>()
  const { origin, pathname, search } = new URL(request.url)
  let controller: Dispatcher.DispatchController | undefined
  let head: Received['head']
  let isOver = false
  let size = 0
  const chunks: Buffer[] = []

  const end = (error?: unknown): void => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', cancel)
    const bytes = Buffer.concat(chunks, Math.min(size, mostBytes(request, head?.status)))
    const received: Received = { reached: controller ? 'host' : 'nothing', head, bytes, error }
    // undici frees the connection a turn later: a request sent at once would open a second one.
    if (error === undefined) setImmediate(() => setImmediate(resolve, received))
    else resolve(received)
    if (error !== undefined) controller?.abort(new Error('given up'))
  }
  const cancel = (): void => end(localError('HTTP_CANCELLED'))
  const timer = setTimeout(() => end(localError('HTTP_DEADLINE')), request.timeoutMs)
  request.signal?.addEventListener('abort', cancel)
  if (request.signal?.aborted) {
    cancel()
    return promise
  }

  connections.dispatch(
    {
      origin,
      path: pathname + search,
      method: request.method,
      headers: { 'accept-encoding': 'identity', ...request.headers },
      body: request.body ?? null,
      reset: request.fresh ?? false,
    },
    {
      // The last moment before the first byte is written: what was given up while it was queued ends here, unsent.
      onRequestStart(started) {
        if (isOver) return started.abort(new Error('given up'))
        controller = started
        onSent()
      },
      onResponseStart(_, status, headers) {
        // After an interim answer (103) the real one is still to come.
        if (status >= 200) head = { status, headers: joined(headers) }
      },
      onResponseData(_, chunk) {
        size += chunk.length
        chunks.push(chunk)
        if (size > mostBytes(request, head?.status)) end(localError('HTTP_TOO_LARGE'))
      },
      onResponseEnd: () => end(),
      onResponseError: (_, error) => end(error),
    },
  )
  return promise
}

const joined = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)]))

/** A header that came several times is joined to one list. */
const headerText = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '')

// A server may compress although it was asked not to. Undefined if the text cannot be had, or has more than `maxBytes`.
async function bodyText(
  bytes: Buffer,
  encoding = '',
  maxBytes: number,
): Promise<string | undefined> {
  // It drops the byte order mark, which JSON does not know.
  const decoder = new TextDecoder()
  const name = encoding.trim().toLowerCase()
  if (bytes.length === 0 || name === '' || name === 'identity') return decoder.decode(bytes)
  const { brotliDecompressSync, unzipSync } = await import('node:zlib')
  const options = { maxOutputLength: maxBytes }
  try {
    if (name === 'br') return decoder.decode(brotliDecompressSync(bytes, options))
    return /^(x-gzip|gzip|deflate)$/.test(name)
      ? decoder.decode(unzipSync(bytes, options))
      : undefined
  } catch {
    return undefined
  }
}
