import { type Connected, connectGitHub } from '../../src/io/clients-by-token.ts'
import type { Clock } from '../../src/io/clock.ts'
import type { GitHub } from '../../src/io/github.ts'
import { recordedLog } from './recorded-log.ts'

/** A GitHub as a run of a repository of `o` reaches it: all its repositories are this one. */
export function connected(github: GitHub, name = 'r'): Connected {
  const tokens = { githubToken: 'token', docsToken: undefined, docsRepositories: [] }
  return connectGitHub({ owner: 'o', name }, tokens, {
    apiUrl: 'https://api.github.com',
    http: { exchange: () => Promise.reject(new Error('No request is sent.')) },
    clock: {} as Clock,
    cancelled: new AbortController().signal,
    redact: (text) => text,
    log: recordedLog(),
    connect: () => github,
  })
}
