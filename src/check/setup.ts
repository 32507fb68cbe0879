import type { Inputs } from '../ask/inputs.ts'
import type { Repositories } from '../io/clients.ts'
import type { Clock } from '../io/clock.ts'
import type { GitHub } from '../io/github.ts'
import type { Probe } from '../io/service-probe.ts'
import { type Finding, worstFirst } from './finding.ts'
import { githubFindings } from './github.ts'
import { serviceFindings } from './service.ts'

/** What the setup check works with. Without one of the two, an invalid input keeps that side from being tried. */
export interface SetupReach {
  probe?: (() => Promise<Probe>) | undefined
  github?: { github: Pick<GitHub, 'mayRead' | 'issueState'>; repositories: Repositories } | undefined
  clock: Clock
}

export type SetupInputs = Partial<Inputs>

/** Checks the set-up: reads from GitHub and the service, writes nothing. `problems`: what is wrong with the inputs. */
export async function checkSetup(reach: SetupReach, inputs: SetupInputs, problems: string[]): Promise<Finding[]> {
  const found = [...problems.map(inputFault), ...inputAdvice(inputs)]
  // A dry run calls nobody.
  if (inputs.dryRun) return worstFirst(found)
  const [service, github] = await Promise.all([checkService(reach, inputs), checkGitHub(reach, inputs)])
  return worstFirst([...found, ...service, ...github])
}

async function checkService({ probe }: SetupReach, { projectId = '' }: SetupInputs): Promise<Finding[]> {
  return probe ? serviceFindings(await probe(), projectId) : [notTried('Service')]
}

async function checkGitHub({ github, clock }: SetupReach, inputs: SetupInputs): Promise<Finding[]> {
  return github ? githubFindings({ ...github, clock }, inputs) : [notTried('GitHub')]
}

const inputFault = (problem: string): Finding => ({ what: 'Inputs', result: 'fault', says: problem })
const notTried = (what: string): Finding => ({
  what,
  result: 'not tried',
  says: 'An input that it needs is invalid.',
})

function inputAdvice({ memoryKey, docsToken, timeoutMinutes = 0, wait }: SetupInputs): Finding[] {
  const advice: Finding[] = []
  if (memoryKey === undefined) {
    advice.push({
      what: 'memory-key',
      result: 'advice',
      says: 'It is not set, so conversations lose their jobs when api-key is replaced.',
      cure: 'Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it.',
    })
  }
  if (docsToken !== undefined && wait !== false && timeoutMinutes > 55) {
    advice.push({
      what: 'docs-token',
      result: 'advice',
      says: 'The token of a GitHub App is valid for one hour, and a run may wait for longer.',
      cure: 'If yours is one, set timeout-minutes to 50, or wait to false with a sweep.',
    })
  }
  return advice
}
