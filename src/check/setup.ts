import type { Inputs } from '../ask/inputs.ts'
import type { Probe } from '../io/agent.ts'
import type { Finding } from './finding.ts'
import { type GitHubReach, githubFindings, notTried } from './github.ts'
import { serviceFindings } from './service.ts'

/** What the setup check works with. Without one of the two, an invalid input keeps that side from being tried. */
export interface SetupReach {
  probe?: (() => Promise<Probe>) | undefined
  github?: GitHubReach | undefined
}

/** Checks the set-up: reads from GitHub and the service, writes nothing. `problems`: what is wrong with the inputs. */
export async function checkSetup(
  { probe, github }: SetupReach,
  inputs: Partial<Inputs>,
  problems: string[],
): Promise<Finding[]> {
  const found = [...problems.map(inputFault), ...inputAdvice(inputs)]
  // A dry run calls nobody, and neither does one that may have been meant.
  if (inputs.dryRun !== false) return found
  const [service, tokens] = await Promise.all([
    probe ? probe().then((answers) => serviceFindings(answers, inputs.projectId ?? '')) : [notTried('Service')],
    github ? githubFindings(github, inputs) : [notTried('GitHub')],
  ])
  return [...found, ...service, ...tokens]
}

const inputFault = (problem: string): Finding => [
  'Inputs',
  'fault',
  problem,
  'Correct it in the workflow. A secret or variable is empty if it is not stored, or if it is in an environment that the job does not name.',
]

const memoryKeyAdvice: Finding = [
  'memory-key',
  'advice',
  'It is not set, so conversations lose their jobs when api-key is replaced.',
  'Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it.',
]

const docsTokenAdvice: Finding = [
  'docs-token',
  'advice',
  'The token of a GitHub App is valid for one hour, and a run may wait for longer.',
  'If yours is one, set timeout-minutes to 50, or wait to false with a sweep.',
]

function inputAdvice({ memoryKey, docsToken, timeoutMinutes = 0, wait }: Partial<Inputs>): Finding[] {
  const mayOutlive = docsToken !== undefined && wait !== false && timeoutMinutes > 55
  return [...(memoryKey === undefined ? [memoryKeyAdvice] : []), ...(mayOutlive ? [docsTokenAdvice] : [])]
}
