import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { bodyText, headText, type Reply } from './reply.ts'
import { match } from './route.ts'

/** What a server does with one request instead of simply answering it. */
export interface Fault {
  /** Whether the server still carries out the request. */
  act: boolean
  /** A pause before anything else. */
  delayMs?: number
  /** Awaited before the request is carried out, and between that and the answer. */
  before?(): Promise<unknown>
  after?(): Promise<unknown>
  /** What is sent; absent: the real answer. */
  answer?: Answer
}

export type Answer =
  | { kind: 'reply'; reply: Reply }
  /** The real answer with another body, and perhaps another status. */
  | { kind: 'change'; change: (body: unknown) => unknown; status?: number }
  | { kind: 'reset' }
  /** The connection stays open and no answer comes. */
  | { kind: 'nothing' }
  /** The real answer, byte by byte: `body` sends the headers at once. It does not end until the client gives up. */
  | { kind: 'drip'; part: 'headers' | 'body'; everyMs: number }
  /** Half of the real answer's body, framed by its length, by chunks or by the end of the connection. */
  | { kind: 'cut'; framing: 'length' | 'chunked' | 'close' }

export const reply = (
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): Fault => ({
  act: false,
  answer: { kind: 'reply', reply: { status, headers, ...(body === undefined ? {} : { body }) } },
})
export const redirect = (location: string, status = 307): Fault => reply(status, '', { location })
export const html = (status = 200): Fault =>
  reply(status, '<!doctype html><title>Sign in</title><h1>Sign in</h1>', {
    'content-type': 'text/html',
  })
export const reset = (): Fault => ({ act: false, answer: { kind: 'reset' } })
export const nothing = (): Fault => ({ act: false, answer: { kind: 'nothing' } })
export const drip = (part: 'headers' | 'body', everyMs = 50): Fault => ({
  act: true,
  answer: { kind: 'drip', part, everyMs },
})
export const cut = (framing: 'length' | 'chunked' | 'close'): Fault => ({
  act: true,
  answer: { kind: 'cut', framing },
})
export const change = (how: (body: unknown) => unknown, status?: number): Fault => ({
  act: true,
  answer: { kind: 'change', change: how, ...(status === undefined ? {} : { status }) },
})
export const delay = (delayMs: number): Fault => ({ act: true, delayMs })
/** The same fault, after the server has carried out the request. */
export const acting = (fault: Fault): Fault => ({ ...fault, act: true })

/**
 * Holds a request `before` the server carries it out, or `after` that and before the answer. `reached` resolves when the
 * request is held, `open` releases it.
 */
export function gate(where: 'before' | 'after'): {
  fault: Fault
  reached: Promise<void>
  open(): void
} {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const hold = () => {
    reached.resolve()
    return opened.promise
  }
  return { fault: { act: true, [where]: hold }, reached: reached.promise, open: opened.resolve }
}

/** A queue of faults; each is used up by the requests that it matches. */
export class Faults {
  readonly #queue: { on: string; fault: Fault; after: number; times: number; name: string }[] = []

  /**
   * `on` is a method and a path, `POST /v2/agent/*\/job`; either may be `*`, and `*` in a path is one segment. The first
   * `after` such requests are served normally, the next `times` get the fault. It can be removed by its `name`.
   */
  add(on: string, fault: Fault, how: { after?: number; times?: number; name?: string } = {}): void {
    const { after = 0, times = 1, name = '' } = how
    this.#queue.push({ on, fault, after, times, name })
  }

  /** The names of those that are not used up. */
  get names(): string[] {
    return this.#queue.filter(({ name, times }) => name !== '' && times > 0).map(({ name }) => name)
  }

  remove(name: string): void {
    const kept = this.#queue.filter((entry) => entry.name !== name)
    this.#queue.splice(0, this.#queue.length, ...kept)
  }

  /** The fault for this request, if there is one. */
  take(method: string, path: string): Fault | undefined {
    for (const entry of this.#queue) {
      if (!matches(entry.on, method, path)) continue
      if (entry.after > 0) {
        entry.after -= 1
        continue
      }
      if (entry.times <= 0) continue
      entry.times -= 1
      return entry.fault
    }
    return undefined
  }

  clear(): void {
    this.#queue.length = 0
  }
}

function matches(on: string, method: string, path: string): boolean {
  const [wantedMethod = '*', wantedPath = '*'] = on.split(' ')
  if (wantedMethod !== '*' && wantedMethod !== method) return false
  return wantedPath === '*' || match(wantedPath, path) !== undefined
}

/** Sends the answer; returns what the client received, undefined if it received no complete answer. */
export async function sendFaulty(
  socket: Socket,
  answer: Answer,
  served: Reply | undefined,
): Promise<Reply | undefined> {
  const real = served ?? { status: 200, body: {} }
  switch (answer.kind) {
    case 'reply':
      return send(socket, answer.reply)
    case 'change':
      return send(socket, {
        ...real,
        status: answer.status ?? real.status,
        body: answer.change(real.body),
      })
    case 'reset':
      socket.resetAndDestroy()
      return undefined
    case 'nothing':
      return undefined
    case 'drip': {
      const start = headText(real, bodyText(real).length + 1_000_000)
      if (answer.part === 'body') socket.write(start)
      const rest = answer.part === 'body' ? bodyText(real) : start.slice(0, -4)
      for (let sent = 0; !socket.destroyed; sent += 1) {
        // After its own bytes comes white space, which JSON and a header line both allow.
        socket.write(rest[sent] ?? ' ')
        await wait(answer.everyMs)
      }
      return undefined
    }
    case 'cut': {
      const body = bodyText(real)
      const half = body.slice(0, Math.ceil(body.length / 2))
      if (answer.framing === 'length') socket.end(headText(real, Buffer.byteLength(body)) + half)
      else if (answer.framing === 'close') socket.end(headText(real, undefined) + half)
      else {
        const chunked = { ...real, headers: { ...real.headers, 'transfer-encoding': 'chunked' } }
        socket.end(
          `${headText(chunked, undefined)}${Buffer.byteLength(half).toString(16)}\r\n${half}\r\n`,
        )
      }
      return undefined
    }
  }
}

function send(socket: Socket, reply: Reply): Reply {
  const body = bodyText(reply)
  socket.end(headText(reply, Buffer.byteLength(body)) + body)
  return reply
}
