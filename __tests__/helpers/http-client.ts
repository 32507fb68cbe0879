import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { createHttp, type Exchange, type Http, type Reply } from '../../src/io/http-client.ts'
import { HttpError } from '../../src/io/http-error.ts'
import { listen } from './raw-server.ts'

/** An HTTP client that is closed after the test. */
export function client(env: Record<string, string> = {}, connectMs?: number): Http {
  const http = createHttp(env, connectMs)
  onTestFinished(() => http.close())
  return http
}

/** Trusts a certificate until the end of the test. */
export function trust(cert: string): void {
  const before = getCACertificates('default')
  onTestFinished(() => setDefaultCACertificates(before))
  setDefaultCACertificates([...before, cert])
}

export const get = (url: string, more: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  url,
  headers: { accept: 'application/json' },
  timeoutMs: 5_000,
  maxBytes: 1_000,
  ...more,
})

export const post = (url: string, more: Partial<Exchange> = {}): Exchange =>
  get(url, { method: 'POST', body: '{"prompt":"ü"}', fresh: true, ...more })

/** What a client gets from a server that answers so. */
export async function answered(
  answer: Parameters<typeof listen>[0],
  request = post,
): Promise<Reply> {
  const { port } = await listen(answer)
  return client().exchange(request(`http://127.0.0.1:${port}/`))
}

/** The HttpError that an exchange ends with; throws if it ends otherwise. */
export async function errorOf(exchange: Promise<unknown>): Promise<HttpError> {
  const thrown = await exchange.then(
    () => 'nothing',
    (error: unknown) => error,
  )
  if (!(thrown instanceof HttpError)) throw new Error(`no HttpError: ${String(thrown)}`)
  return thrown
}
