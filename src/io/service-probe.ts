import { randomInt } from 'node:crypto'
import { jsonOf, textAt } from '../foreign-json.ts'
import { isObject } from '../schema.ts'
import { errorText, jobRequest, redirectTarget, whyFailed } from './agent.ts'
import type { Http, Reply } from './http-client.ts'
import { shortLine } from './redact.ts'

/** An answer to a status check of the setup check. */
export interface Answered {
  kind: 'answered'
  status: number
  body: 'an object' | 'other JSON' | 'no JSON'
  /** What the service says, on one line and without secrets: foreign. */
  said: string
  /** The words of the body without names, digits and ids, to compare it with another one. */
  words: string
  /** Why the body is not whole. */
  incomplete?: string
  /** The server to which a redirect leads. */
  target?: string
}

/** An answer to the setup check, or why none came. */
export type ProbeAnswer = Answered | { kind: 'silent'; failure: string }

/** Whose answers are compared: all are for the same job, which cannot exist. */
export interface ServiceProbe {
  withKey(): Promise<ProbeAnswer>
  withMadeUpKey(): Promise<ProbeAnswer>
  inMadeUpProject(): Promise<ProbeAnswer>
}

interface ProbeSettings {
  http: Pick<Http, 'exchange'>
  baseUrl: string
  projectId: string
  apiKey: string
  redact: (text: string) => string
  cancelled: AbortSignal
}

const longestWaitMs = 10_000

/** Status checks of a job that cannot exist. None throws, and none is repeated. */
export function createProbe(settings: ProbeSettings): ServiceProbe {
  const { http, redact, cancelled: signal, baseUrl, projectId, apiKey } = settings
  const jobId = `setup-check-${lettersOf(12)}`
  const otherProject = madeUpProject(projectId)
  // The made-up project may begin with the name of the real one.
  const names = [jobId, otherProject, projectId]

  async function ask(asked: { apiKey: string; projectId: string }): Promise<ProbeAnswer> {
    try {
      const request = jobRequest({ baseUrl, ...asked }, [jobId], { signal })
      const reply = await http.exchange({ ...request, timeoutMs: longestWaitMs })
      return answered(reply, { baseUrl, names, redact })
    } catch (error) {
      return { kind: 'silent', failure: whyFailed(error) }
    }
  }
  return {
    withKey: () => ask({ apiKey, projectId }),
    withMadeUpKey: () => ask({ apiKey: madeUpKey(apiKey), projectId }),
    inMadeUpProject: () => ask({ apiKey, projectId: otherProject }),
  }
}

function answered(
  reply: Reply,
  {
    baseUrl,
    names,
    redact,
  }: { baseUrl: string; names: string[]; redact: (text: string) => string },
): Answered {
  const { status, incomplete } = reply
  const answer: Answered = {
    kind: 'answered',
    status,
    body: bodyKind(reply.body),
    said: shortLine(saidIn(reply), redact),
    words: wordsIn(reply.body, names),
  }
  if (incomplete !== undefined) answer.incomplete = incomplete.message
  const isRedirect = status >= 300 && status < 400
  const target = isRedirect ? redirectTarget(reply, baseUrl, redact) : undefined
  if (target !== undefined) answer.target = target
  return answer
}

/** Nothing says in which field a service says why. These are the usual ones. */
function saidIn(reply: Reply): string {
  const said = errorText(reply)
  if (said !== '' || reply.incomplete) return said
  const value = jsonOf(reply.body)
  return textAt(value, 'message') || textAt(value, 'error', 'message')
}

function bodyKind(body: string): Answered['body'] {
  const value = jsonOf(body)
  if (value === undefined) return 'no JSON'
  return isObject(value) ? 'an object' : 'other JSON'
}

const mostCompared = 20_000

/** Times, addresses and the ids of requests differ in any two answers, and nearly all have a digit. */
function wordsIn(body: string, names: string[]): string {
  let text = body.slice(0, mostCompared).toLowerCase()
  for (const name of names) {
    text = text.replaceAll(name.toLowerCase(), ' ')
    text = text.replaceAll(encodeURIComponent(name).toLowerCase(), ' ')
  }
  const words = text.match(/[\p{L}\p{N}_/+=-]+/gu) ?? []
  return words.filter((word) => !/\p{N}/u.test(word)).join(' ')
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const hexLetters = 'abcdef'

const anyOf = (characters: string): string => characters.charAt(randomInt(characters.length))

const lettersOf = (length: number): string => Array.from({ length }, () => anyOf(letters)).join('')

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

const madeUpLength = 12

/**
 * A project that cannot exist, of the same form: a service may refuse another form with other words.
 * So the last letters and digits of a long id are exchanged, and hexadecimal ones stay so. A short
 * id, which somebody else may have, gets letters at its end.
 */
export function madeUpProject(projectId: string): string {
  const missing = madeUpLength - projectId.length
  if (missing > 0) return `${projectId}${lettersOf(missing)}`
  const kept = projectId.slice(0, -madeUpLength)
  const made = projectId
    .slice(-madeUpLength)
    .replace(/[a-f]/g, () => anyOf(hexLetters))
    .replace(/[g-z]/g, () => anyOf(letters))
    .replace(/[A-F]/g, () => anyOf(hexLetters.toUpperCase()))
    .replace(/[G-Z]/g, () => anyOf(letters.toUpperCase()))
    .replace(/\d/g, () => String(randomInt(10)))
  const isSame = `${kept}${made}` === projectId
  return isSame ? `${projectId}x` : `${kept}${made}`
}
