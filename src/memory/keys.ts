import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { GitHub, IssueComment } from '../io/github.ts'

export type Keys = ReturnType<typeof createKeys>

type KeyInputs = Record<'apiKey' | 'baseUrl' | 'projectId', string> & {
  memoryKey?: string | undefined
  previousKey?: string | undefined
}

/** `memory-key` signs if there is one, else `api-key`. */
export function createKeys({ apiKey, memoryKey, previousKey, baseUrl, projectId }: KeyInputs) {
  const older = [memoryKey === undefined ? undefined : apiKey, previousKey].filter((secret) => secret !== undefined)
  return {
    sign: markerKey(memoryKey ?? apiKey, projectId),
    // They only verify. Whoever has a leaked one may sign a marker in a comment of their own.
    older: older.map((secret) => markerKey(secret, projectId)),
    // Digests that markers name.
    project: shortDigest(projectId),
    service: shortDigest(new URL(baseUrl).origin),
  }
}

// Bound to the project and not to the address: a service may move. As a KeyObject an HMAC takes a tenth of the time.
const markerKey = (secret: string, projectId: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'docs-agent', `marker:1:${projectId}`, 32)))

const shortDigest = (text: string): string => createHash('sha256').update(text).digest().subarray(0, 8).toString('hex')

/** The account that a GitHub token writes as. */
export class Account {
  readonly #github: Pick<GitHub, 'viewer'>
  readonly #own = new Set<number>()
  #asked: Promise<number | undefined> | undefined
  #id: number | undefined

  constructor(github: Pick<GitHub, 'viewer'>) {
    this.#github = github
  }

  posted({ id, author }: IssueComment): void {
    this.#own.add(id)
    this.#id ??= author
  }

  /** Whether the account wrote a comment. Asks GitHub once if need be; undefined if it cannot be told. */
  async wrote({ id, author }: IssueComment): Promise<boolean | undefined> {
    if (this.#own.has(id)) return true
    // Without an author GitHub does not say whose comment it is: then it is nobody's.
    if (author === undefined) return false
    this.#asked ??= this.#id === undefined ? this.#github.viewer().catch(() => undefined) : undefined
    this.#id ??= await this.#asked
    return this.#id === undefined ? undefined : author === this.#id
  }
}
