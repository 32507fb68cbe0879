import type { Inputs } from '../ask/inputs.ts'
import type { ServiceProbe } from '../io/service-probe.ts'
import type { Visibility } from '../io/visibility.ts'
import { type Finding, notTried } from './finding.ts'
import { type GitHubReach, githubFindings } from './github-findings.ts'
import { inputAdvice, inputFaults } from './input-findings.ts'
import { serviceFindings } from './service-findings.ts'

/** What the setup check works with. Without one of the two, an invalid input keeps that side from being tried. */
export interface SetupReach {
  probe?: ServiceProbe | undefined
  github?: GitHubReach | undefined
  /** Who may read the conversation; undefined if that is not known. */
  visibility: Visibility | undefined
}

/** Checks the set-up: reads from GitHub and the service, writes nothing. `problems`: what is wrong with the inputs. */
export async function checkSetup(
  { probe, github, visibility }: SetupReach,
  inputs: Partial<Inputs>,
  problems: string[],
): Promise<Finding[]> {
  const ofInputs = [...inputFaults(problems, visibility), ...inputAdvice(inputs)]
  // A dry run calls nobody, and neither does one that may have been meant.
  if (inputs.dryRun !== false) return ofInputs
  const [ofService, ofGitHub] = await Promise.all([
    probe ? serviceFindings(probe, inputs.projectId ?? '') : [notTried('Service')],
    github ? githubFindings(github, visibility, inputs) : [notTried('GitHub')],
  ])
  return [...ofInputs, ...ofService, ...ofGitHub]
}
