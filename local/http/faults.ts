import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { head, type Reply, text } from './reply.ts'
import { match } from './route.ts'

/** What a server does instead of simply answering one request. */
export interface Fault {
  /** Whether the server still does what was asked. */
  act: boolean
  /** So many milliseconds pass before anything else. */
  delayMs?: number
  /** Waited for before the deed, and between the deed and the answer. */
  before?(): Promise<unknown>
  after?(): Promise<unknown>
  /** What goes out; absent: the true answer. */
  answer?: Answer
}

export type Answer =
  | { kind: 'reply'; reply: Reply }
  /** The true answer, with another body (and status). */
  | { kind: 'change'; change: (body: unknown) => unknown; status?: number }
  | { kind: 'reset' }
  /** The connection stays open and nothing comes. */
  | { kind: 'nothing' }
  /** The true answer, a byte at a time: `body` sends the head at once. It never ends before the client gives up. */
  | { kind: 'drip'; part: 'headers' | 'body'; everyMs: number }
  /** Half of the true answer's body, framed by its length, by chunks or by the end of the connection. */
  | { kind: 'cut'; framing: 'length' | 'chunked' | 'close' }

export const reply = (status: number, body?: unknown, headers: Record<string, string> = {}): Fault => ({
  act: false,
  answer: { kind: 'reply', reply: { status, headers, ...(body === undefined ? {} : { body }) } },
})
export const redirect = (location: string, status = 307): Fault => reply(status, '', { location })
export const html = (status = 200): Fault =>
  reply(status, '<!doctype html><title>Sign in</title><h1>Sign in</h1>', { 'content-type': 'text/html' })
export const reset = (): Fault => ({ act: false, answer: { kind: 'reset' } })
export const nothing = (): Fault => ({ act: false, answer: { kind: 'nothing' } })
export const drip = (part: 'headers' | 'body', everyMs = 50): Fault => ({
  act: true,
  answer: { kind: 'drip', part, everyMs },
})
export const cut = (framing: 'length' | 'chunked' | 'close'): Fault => ({ act: true, answer: { kind: 'cut', framing } })
export const change = (how: (body: unknown) => unknown, status?: number): Fault => ({
  act: true,
  answer: { kind: 'change', change: how, ...(status === undefined ? {} : { status }) },
})
export const delay = (delayMs: number): Fault => ({ act: true, delayMs })
/** The same fault, after the server did what was asked. */
export const acting = (fault: Fault): Fault => ({ ...fault, act: true })

/**
 * Holds a request `before` the server does what was asked, or `after` it and before the answer: `reached` tells that it
 * is there, `open` lets it go.
 */
export function gate(where: 'before' | 'after'): { fault: Fault; reached: Promise<void>; open(): void } {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const wait = () => {
    reached.resolve()
    return opened.promise
  }
  return { fault: { act: true, [where]: wait }, reached: reached.promise, open: opened.resolve }
}

/** A queue of faults; each is used up by the requests it is meant for. */
export class Faults {
  readonly #queue: { on: string; fault: Fault; after: number; times: number }[] = []

  /**
   * `on` is a method and a path, `POST /v2/agent/*\/job`; either may be `*`, and `*` in a path is one segment. The first
   * `after` such requests go through, then the fault is done `times` times (1).
   */
  add(on: string, fault: Fault, { after = 0, times = 1 }: { after?: number; times?: number } = {}): void {
    this.#queue.push({ on, fault, after, times })
  }

  /** The fault for this request, if one waits for it. */
  take(method: string, path: string): Fault | undefined {
    for (const entry of this.#queue) {
      if (!meant(entry.on, method, path)) continue
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

function meant(on: string, method: string, path: string): boolean {
  const [wantedMethod = '*', wantedPath = '*'] = on.split(' ')
  if (wantedMethod !== '*' && wantedMethod !== method) return false
  return wantedPath === '*' || match(wantedPath, path) !== undefined
}

/** Puts the answer on the wire; gives back what the client saw whole, undefined where it saw no whole answer. */
export async function giveFaulty(socket: Socket, answer: Answer, truth: Reply | undefined): Promise<Reply | undefined> {
  const real = truth ?? { status: 200, body: {} }
  switch (answer.kind) {
    case 'reply':
      return whole(socket, answer.reply)
    case 'change':
      return whole(socket, { ...real, status: answer.status ?? real.status, body: answer.change(real.body) })
    case 'reset':
      socket.resetAndDestroy()
      return undefined
    case 'nothing':
      return undefined
    case 'drip': {
      const start = head(real, text(real).length + 1_000_000)
      if (answer.part === 'body') socket.write(start)
      const rest = answer.part === 'body' ? text(real) : start.slice(0, -4)
      for (let sent = 0; !socket.destroyed; sent += 1) {
        // After its own bytes the rest is white space, which JSON and a header line both bear.
        socket.write(rest[sent] ?? ' ')
        await wait(answer.everyMs)
      }
      return undefined
    }
    case 'cut': {
      const body = text(real)
      const half = body.slice(0, Math.ceil(body.length / 2))
      if (answer.framing === 'length') socket.end(head(real, Buffer.byteLength(body)) + half)
      else if (answer.framing === 'close') socket.end(head(real, undefined) + half)
      else {
        const chunked = { ...real, headers: { ...real.headers, 'transfer-encoding': 'chunked' } }
        socket.end(`${head(chunked, undefined)}${Buffer.byteLength(half).toString(16)}\r\n${half}\r\n`)
      }
      return undefined
    }
  }
}

function whole(socket: Socket, answer: Reply): Reply {
  const body = text(answer)
  socket.end(head(answer, Buffer.byteLength(body)) + body)
  return answer
}
