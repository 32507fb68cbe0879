import { type Inputs, inputs as inputTable } from '../ask/inputs.ts'
import { hasMoreReaders, type Visibility } from '../io/visibility.ts'
import { type Finding, fault, isInvalid, type Row } from './finding.ts'

const inputCure =
  'Correct it in the workflow. A secret or variable is empty if it is not stored, or if it is in an environment that the job does not name.'

const summaryNames = "The job summary has the value, on the workflow run's page."

/** Their values may name repositories that not all who read the conversation may know. */
const repositoryInputs = [inputTable.docsRepositories.name]

/** More would be too long for a comment. */
const mostProblems = 20

/** A fault for each problem of the inputs, and one for those that are left out. */
export function inputFaults(problems: string[], visibility: Visibility | undefined): Finding[] {
  const faults = problems.slice(0, mostProblems).map((problem) => inputFault(problem, visibility))
  const left = problems.length - faults.length
  if (left === 0) return faults
  const says = `${left} more ${left === 1 ? 'value is' : 'values are'} not allowed.`
  return [...faults, { what: 'Inputs', ...fault(says, 'Correct the others, and check again.') }]
}

function inputFault(problem: string, visibility: Visibility | undefined): Finding {
  const row: Row = { what: 'Inputs', result: 'fault', says: problem, cure: inputCure }
  const name = repositoryInputs.find((input) => problem.startsWith(`${input} has `))
  if (name === undefined) return row
  // What an invalid value names is not known, and counts as private.
  if (!hasMoreReaders(visibility, undefined)) return row
  const says = `${name} has a value that is not allowed.`
  return { ...row, inComment: { ...row, says, cure: `${summaryNames} ${inputCure}` } }
}

/** What works, but could be set better. */
export function inputAdvice(inputs: Partial<Inputs>): Finding[] {
  const advice: Finding[] = []
  const isMemoryKeyEmpty = !isInvalid(inputs, 'memoryKey') && inputs.memoryKey === undefined
  if (isMemoryKeyEmpty) {
    advice.push({
      what: 'memory-key',
      result: 'advice',
      says: 'It is not set, so conversations lose their jobs when api-key is replaced.',
      cure: 'Store the output of `openssl rand -base64 32` as a secret, and set memory-key to it.',
    })
  }
  const isAgentLoginEmpty = !isInvalid(inputs, 'agentLogin') && inputs.agentLogin === undefined
  if (isAgentLoginEmpty) {
    advice.push({
      what: inputTable.agentLogin.name,
      result: 'advice',
      says: 'It is not set, so the pull requests of the agent start no report.',
      cure: 'Once the agent has opened a pull request, set agent-login to the account that opened it.',
    })
  }
  const mayWaitAnHour = inputs.wait !== false && (inputs.timeoutMinutes ?? 0) > 55
  if (inputs.docsToken !== undefined && mayWaitAnHour) {
    advice.push({
      what: 'docs-token',
      result: 'advice',
      says: 'The token of a GitHub App is valid for one hour, and a run may wait for longer.',
      cure: 'If yours is one, set timeout-minutes to 50, or wait to false with a sweep.',
    })
  }
  return advice
}
