import type { AgentService, Sent, StatusCheck } from '../../src/io/agent.ts'
import type { Clock } from '../../src/io/clock.ts'
import type { Job } from '../../src/io/job-record.ts'

/** A look: a status, a record, or a whole look (404, a fault). */
export type Line = string | Job | StatusCheck

/** A service that answers looks by a script, its last line for ever, and acts by another; it keeps what was asked. */
export interface ScriptedAgent extends AgentService {
  /** When each look came, seconds from the first call of the clock. */
  looks: number[]
  /** Each create and follow-up: the job's id, or `new`, and the prompt. */
  acts: [job: string, prompt: string][]
}

export function scriptedAgent(clock: Pick<Clock, 'now'>, looks: Line[], acts: Sent[] = []): ScriptedAgent {
  const start = clock.now()
  const agent: ScriptedAgent = {
    looks: [],
    acts: [],
    async checkStatus(id) {
      const line = looks[Math.min(agent.looks.length, looks.length - 1)] ?? 'active'
      agent.looks.push(Math.round(clock.now() - start) / 1000)
      if (typeof line === 'string') return { kind: 'record', job: { id, status: line } }
      return 'kind' in line ? line : { kind: 'record', job: { id, ...line } }
    },
    create: (prompt) => act('new', prompt),
    followUp: (id, prompt) => act(id, prompt),
  }
  async function act(job: string, prompt: string): Promise<Sent> {
    const answer = acts[agent.acts.length]
    agent.acts.push([job, prompt])
    if (!answer) throw new Error(`The script has no answer to act ${agent.acts.length}.`)
    return answer
  }
  return agent
}
