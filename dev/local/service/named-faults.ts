import type { Fault, Faults } from '../http/faults.ts'
import * as fault from '../http/faults.ts'

const requests: Record<string, string> = {
  create: 'POST /v2/agent/*/job',
  'follow-up': 'POST /v2/agent/*/job/*/message',
  'status-check': 'GET /v2/agent/*/job/*',
  all: '* *',
}

const withFields = (fields: object) => fault.change((record) => ({ ...Object(record), ...fields }))
const withStatus = (code: string) =>
  fault.reply(Number(code || 503), { error: `The fault asks for ${code || 503}.` })

const kinds: Record<string, { help: string; make(value: string): Fault }> = {
  status: { help: 'status:CODE answers with that code and does nothing', make: withStatus },
  'acted-status': {
    help: 'acted-status:CODE carries the request out, then answers with that code',
    make: (code) => fault.acting(withStatus(code)),
  },
  limited: {
    help: 'limited:SECONDS answers 429 with that Retry-After',
    make: (seconds) =>
      fault.reply(429, { error: 'The fault asks for 429.' }, { 'retry-after': seconds || '60' }),
  },
  redirect: {
    help: 'redirect:URL answers 307',
    make: (url) => fault.redirect(url || 'https://elsewhere.example/'),
  },
  html: { help: 'html answers 200 with an HTML page', make: () => fault.html() },
  'half-json': {
    help: 'half-json ends the connection in the middle of the JSON',
    make: () => fault.cut('close'),
  },
  'cut-short': {
    help: 'cut-short sends less than its Content-Length',
    make: () => fault.cut('length'),
  },
  nothing: { help: 'nothing accepts the request and never answers', make: () => fault.nothing() },
  drip: {
    help: 'drip sends a byte every 200 ms, without end',
    make: () => fault.drip('body', 200),
  },
  reset: { help: 'reset closes the connection and does nothing', make: () => fault.reset() },
  'lost-answer': {
    help: 'lost-answer carries the request out, then closes the connection',
    make: () => fault.acting(fault.reset()),
  },
  delay: {
    help: 'delay:MS answers that much later',
    make: (ms) => fault.delay(Number(ms || 5_000)),
  },
  'no-id': {
    help: 'no-id leaves the id out of the record',
    make: () => withFields({ id: undefined }),
  },
  id: {
    help: 'id:TEXT gives the record another id',
    make: (id) => withFields({ id: id || 'job-9999' }),
  },
  'status-word': {
    help: 'status-word:TEXT gives the record another status',
    make: (status) => withFields({ status: status || 'paused' }),
  },
  link: {
    help: 'link:TEXT gives the record another prLink',
    make: (link) => withFields({ prLink: link || 'https://elsewhere.example/' }),
  },
}

export const [faultyRequests, faultKinds] = [Object.keys(requests), Object.keys(kinds)]

/** One line of help for each fault. */
export const faultHelp = Object.values(kinds).map(({ help }) => help)

/**
 * Adds a fault that is written `REQUEST=FAULT`, `REQUEST=FAULT:VALUE` or `…*TIMES` (without a number: always). Throws a
 * sentence for people if it cannot be read.
 */
export function addNamedFault(faults: Faults, written: string): void {
  const [, request = '', kind = '', value = '', times] =
    /^([a-z-]+)=([a-z-]+)(?::(.*?))?(?:\*(\d+))?$/.exec(written) ?? []
  const on = requests[request]
  const found = kinds[kind]
  if (on === undefined || found === undefined)
    throw new Error(
      `--fault ${written} is not known. Write REQUEST=FAULT with one of ${Object.keys(requests).join(', ')} and one of ${Object.keys(kinds).join(', ')}.`,
    )
  faults.add(on, found.make(value), {
    name: written,
    times: Number(times ?? Number.POSITIVE_INFINITY),
  })
}
