import { openapiCheck } from '../local/github/openapi/check.ts'
import { Faults } from '../local/http/faults.ts'
import { type Exchange, startServer } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'

type Handler = (exchange: Exchange) => Promise<Reply>
export type Servers = Awaited<ReturnType<typeof openServers>>

/** Two servers on loopback. One world after the other uses them. */
export async function openServers() {
  const nobody = async () => ({ status: 500 })
  /** Who answers for the world that is played now. */
  const answer: Record<'service' | 'github', Handler> = { service: nobody, github: nobody }
  const open = async (name: 'service' | 'github') => {
    const [faults, ledger]: [Faults, Exchange[]] = [new Faults(), []]
    const server = await startServer({
      faults,
      ledger,
      handle: (exchange) => answer[name](exchange),
    })
    return { ...server, faults, ledger }
  }
  const [service, github] = [await open('service'), await open('github')]
  return {
    service,
    github,
    /** GitHub's own description. */
    check: await openapiCheck(),
    answer,
    close: () => Promise.all([service.close(), github.close()]),
  }
}
