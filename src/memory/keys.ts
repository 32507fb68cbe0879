import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { GitHub, IssueComment } from '../io/github.ts'

/** The keys of the markers. */
export interface Keys {
  /** Signs and verifies. */
  sign: KeyObject
  /** Verify only: from before a rotation. Whoever has a leaked one may sign a marker in a comment of their own. */
  older: KeyObject[]
  /** What markers of this project name. */
  project: string
  /** What markers of this service name. */
  service: string
}

/** The secrets and addresses that the keys are made from. */
export interface KeyInputs {
  apiKey: string
  memoryKey?: string | undefined
  previousKey?: string | undefined
  baseUrl: string
  projectId: string
}

/** Makes the keys: `memory-key` signs if there is one, else `api-key`. */
export function createKeys({ apiKey, memoryKey, previousKey, baseUrl, projectId }: KeyInputs): Keys {
  const older = [...(memoryKey === undefined ? [] : [apiKey]), ...(previousKey === undefined ? [] : [previousKey])]
  return {
    sign: markerKey(memoryKey ?? apiKey, projectId),
    older: older.map((secret) => markerKey(secret, projectId)),
    project: shortDigest(projectId),
    service: shortDigest(new URL(baseUrl).origin),
  }
}

/**
 * HKDF-SHA256 (RFC 5869) of a secret, bound to the project and not to the address: a service may move. Nothing of the
 * secret can be read back from a marker.
 */
const markerKey = (secret: string, projectId: string): KeyObject =>
  // An HMAC with the bytes themselves takes ten times as long, and a sweep verifies many.
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'docs-agent', `marker:1:${projectId}`, 32)))

const shortDigest = (text: string): string => createHash('sha256').update(text).digest().subarray(0, 8).toString('hex')

/** The account that this run writes as. */
export interface Account {
  /** A comment that this run has just posted: its author is the account. */
  posted(comment: IssueComment): void
  /** Whether the account wrote a comment. Asks GitHub once if need be; undefined if it cannot be told. */
  wrote(comment: IssueComment): Promise<boolean | undefined>
}

/** The account of a GitHub token. */
export function createAccount(github: Pick<GitHub, 'viewer'>): Account {
  let known: number | undefined
  let asked: Promise<number | undefined> | undefined
  const own = new Set<number>()
  return {
    posted({ id, author }) {
      own.add(id)
      known ??= author
    },
    async wrote({ id, author }) {
      if (own.has(id)) return true
      // Without an author GitHub does not say whose comment it is: then it is nobody's.
      if (author === undefined) return false
      if (known === undefined) {
        asked ??= github.viewer().catch(() => undefined)
        known ??= await asked
      }
      return known === undefined ? undefined : author === known
    },
  }
}
