import type { Clock } from '../../src/io/clock.ts'
import type { GitHub } from '../../src/io/github.ts'
import { type Connected, connectGitHub } from '../../src/io/repositories.ts'
import { recordedLog } from './recorded-log.ts'

/** A GitHub as a run of the repository o/r reaches it: `others` are further repositories, by name. */
export function connected(github: GitHub, others: Record<string, GitHub> = {}): Connected {
  const tokens = { githubToken: 'token', docsToken: undefined, docsRepositories: [] }
  return connectGitHub({ owner: 'o', name: 'r' }, tokens, {
    apiUrl: 'https://api.github.com',
    http: { exchange: () => Promise.reject(new Error('No request is sent.')) },
    clock: {} as Clock,
    cancelled: new AbortController().signal,
    redact: (text) => text,
    log: recordedLog(),
    connect: ({ owner, repo }) => others[`${owner}/${repo}`] ?? github,
  })
}
