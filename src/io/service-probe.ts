import { randomInt } from 'node:crypto'
import { jsonOf } from '../schema.ts'
import { jobRequest } from './agent.ts'
import type { Http } from './http.ts'
import { HttpError } from './http-error.ts'

export type ProbeAnswer = { status: number; isJson: boolean } | { failure: string }

export interface Probe {
  withKey: ProbeAnswer
  withMadeUpKey: ProbeAnswer
}

type ProbeSettings = Parameters<typeof jobRequest>[0] & { http: Pick<Http, 'exchange'> }

const probeMs = 10_000
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Asks twice for a job that cannot exist: with the key, and with a made-up one of the same form. Never throws. */
export async function probeService(settings: ProbeSettings): Promise<Probe> {
  const id = `setup-check-${Array.from({ length: 12 }, () => anyOf(letters)).join('')}`
  const [withKey, withMadeUpKey] = await Promise.all([
    ask(settings, id),
    ask({ ...settings, apiKey: madeUpKey(settings.apiKey) }, id),
  ])
  return { withKey, withMadeUpKey }
}

async function ask({ http, ...service }: ProbeSettings, id: string): Promise<ProbeAnswer> {
  try {
    const reply = await http.exchange({ ...jobRequest(service, [id]), timeoutMs: probeMs })
    if (reply.incomplete) return { failure: reply.incomplete.message }
    return { status: reply.status, isJson: jsonOf(reply.body) !== undefined }
  } catch (error) {
    return { failure: error instanceof HttpError ? error.message : 'the request failed' }
  }
}

/** Another key with the same prefix and length: each letter and digit is exchanged for one of its kind. */
export function madeUpKey(key: string): string {
  const [prefix = ''] = /^[A-Za-z]{1,12}[_-]/.exec(key) ?? []
  const rest = key.slice(prefix.length)
  const made = rest
    .replace(/[a-z]/g, () => anyOf(letters))
    .replace(/[A-Z]/g, () => anyOf(letters.toUpperCase()))
    .replace(/\d/g, () => String(randomInt(10)))
  return made === rest ? `${prefix}${rest}x` : `${prefix}${made}`
}

const anyOf = (characters: string): string => characters.charAt(randomInt(characters.length))
