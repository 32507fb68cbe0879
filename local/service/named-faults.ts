import type { Fault, Faults } from '../http/faults.ts'
import * as fault from '../http/faults.ts'

const requests: Record<string, string> = {
  create: 'POST /v2/agent/*/job',
  'follow-up': 'POST /v2/agent/*/job/*/message',
  look: 'GET /v2/agent/*/job/*',
  all: '* *',
}

const kinds: Record<string, { about: string; make(value: string): Fault }> = {
  status: {
    about: 'status:CODE answers with that code and does nothing',
    make: (code) => fault.reply(Number(code), { error: `Asked for ${code}.` }),
  },
  'acted-status': {
    about: 'acted-status:CODE does it, then answers with that code',
    make: (code) => fault.acting(fault.reply(Number(code), { error: `Asked for ${code}.` })),
  },
  limited: {
    about: 'limited:SECONDS answers 429 with that Retry-After',
    make: (seconds) => fault.reply(429, { error: 'Asked for 429.' }, { 'retry-after': seconds || '60' }),
  },
  redirect: { about: 'redirect:URL answers 307', make: (url) => fault.redirect(url || 'https://elsewhere.example/') },
  html: { about: 'html answers 200 with a page', make: () => fault.html() },
  'half-json': { about: 'half-json ends the connection in the middle of the JSON', make: () => fault.cut('close') },
  'cut-short': { about: 'cut-short sends less than its Content-Length', make: () => fault.cut('length') },
  nothing: { about: 'nothing takes the request and never answers', make: () => fault.nothing() },
  drip: { about: 'drip sends a byte now and then, without end', make: () => fault.drip('body', 200) },
  reset: { about: 'reset closes the connection and does nothing', make: () => fault.reset() },
  'lost-answer': { about: 'lost-answer does it, then closes the connection', make: () => fault.acting(fault.reset()) },
  delay: { about: 'delay:MS answers so much later', make: (ms) => fault.delay(Number(ms)) },
  'no-id': {
    about: 'no-id leaves the id out of the record',
    make: () => fault.change((record) => ({ ...Object(record), id: undefined })),
  },
  id: {
    about: 'id:TEXT gives the record another id',
    make: (id) => fault.change((record) => ({ ...Object(record), id })),
  },
  'status-word': {
    about: 'status-word:TEXT gives it another status',
    make: (status) => fault.change((record) => ({ ...Object(record), status })),
  },
  link: {
    about: 'link:TEXT gives it another prLink',
    make: (prLink) => fault.change((record) => ({ ...Object(record), prLink })),
  },
}

/** The faults there are, a line each. */
export const faultNames = Object.values(kinds).map(({ about }) => about)

/**
 * Switches on a fault that is written `REQUEST=FAULT`, `REQUEST=FAULT:VALUE` or `…*TIMES` (for ever without): a request
 * is `create`, `follow-up`, `look` or `all`. Throws a sentence where it is not so written.
 */
export function switchOn(faults: Faults, written: string): void {
  const [, request = '', kind = '', value = '', times] =
    /^([a-z-]+)=([a-z-]+)(?::(.*?))?(?:\*(\d+))?$/.exec(written) ?? []
  const on = requests[request]
  const made = kinds[kind]
  if (on === undefined || made === undefined)
    throw new Error(
      `--fault ${written} is not known. Write REQUEST=FAULT with one of ${Object.keys(requests).join(', ')} and one of ${Object.keys(kinds).join(', ')}.`,
    )
  faults.add(on, made.make(value), { times: times === undefined ? Number.POSITIVE_INFINITY : Number(times) })
}
