import type { Exchange } from '../../src/io/http-client.ts'
import { acting, type Fault, reply } from '../local/http/faults.ts'
import type { Random } from './random.ts'

const badGateway = acting(reply(502, { error: 'Bad gateway.', message: 'Bad gateway.' }))

/** Writes that are carried out and answered 502, by chance. A request to the service is made once, so it takes more of them. */
export function lostAnswers(random: Random) {
  return (
    { method, url }: Exchange,
    isGitHub: boolean,
  ): { kind: string; fault: Fault } | undefined => {
    if (method === 'GET' || url.endsWith('/graphql')) return undefined
    if (!random.chance(isGitHub ? 0.2 : 0.1)) return undefined
    return { kind: `502 after the write: ${nameOf(method, url, isGitHub)}`, fault: badGateway }
  }
}

function nameOf(method: string, url: string, isGitHub: boolean): string {
  if (!isGitHub) return url.endsWith('/message') ? 'follow-up' : 'new job'
  if (method === 'PATCH') return 'edit'
  if (method === 'DELETE') return 'deletion'
  return url.endsWith('/comments') ? 'comment' : 'reaction or other'
}
