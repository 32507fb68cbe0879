import { type Check, openapiCheck } from '../local/github/openapi/check.ts'
import { Faults } from '../local/http/faults.ts'
import { type Exchange, type Loopback, startServer } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'

type Handler = (exchange: Exchange) => Promise<Reply>
type Server = Loopback & { faults: Faults; ledger: Exchange[] }

/** Two servers on loopback. One world after the other uses them. */
export interface Servers {
  service: Server
  github: Server
  /** GitHub's own description. */
  check: Check
  /** Who answers for the world that is played now. */
  answer: { service: Handler; github: Handler }
  close(): Promise<void>
}

export async function openServers(): Promise<Servers> {
  const nobody = async () => ({ status: 500 })
  const answer: Servers['answer'] = { service: nobody, github: nobody }
  const open = async (name: 'service' | 'github') => {
    const [faults, ledger]: [Faults, Exchange[]] = [new Faults(), []]
    const server = await startServer({ faults, ledger, handle: (exchange) => answer[name](exchange) })
    return { ...server, faults, ledger }
  }
  const [service, github] = [await open('service'), await open('github')]
  return {
    service,
    github,
    check: await openapiCheck(),
    answer,
    async close() {
      await Promise.all([service.close(), github.close()])
    },
  }
}
