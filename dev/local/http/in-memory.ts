import type { Http } from '../../../src/io/http-client.ts'
import { HttpError } from '../../../src/io/http-error.ts'
import { type Exchange, parseJson } from './loopback.ts'
import { bodyText, type Reply } from './reply.ts'

/** The action's way to a local server without a socket: `handle` gets its requests. */
export const inMemoryHttp = (
  handle: (exchange: Exchange) => Promise<Reply>,
): Pick<Http, 'exchange'> => ({
  async exchange({ method, url, headers, body = '', signal }) {
    if (signal?.aborted)
      throw new HttpError('given up because the run was cancelled', {
        code: 'HTTP_CANCELLED',
        sent: false,
      })
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const reply = await handle({
      method,
      path,
      headers,
      body,
      json: parseJson(body),
      utf8: true,
      at: 0,
      acted: false,
    })
    return { status: reply.status, headers: reply.headers ?? {}, body: bodyText(reply) }
  },
})
