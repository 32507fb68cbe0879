import { type Probe, type ProbeAnswer, rejectionText } from '../io/agent.ts'
import type { Finding } from './finding.ts'

const isDenial = (answer: ProbeAnswer): boolean =>
  'status' in answer && (answer.status === 401 || answer.status === 403)
const shown = (answer: ProbeAnswer): string => ('status' in answer ? `HTTP ${answer.status}` : answer.failure)

export const serviceFindings = (probe: Probe, projectId: string): Finding[] => [
  ['Key', ...keyFinding(probe, projectId)],
  ['Starting a job', 'not proved', 'Only a request shows whether the key may do it.'],
]

type KeyFinding = Finding extends [string, ...infer Rest] ? Rest : never

function keyFinding({ withKey, withMadeUpKey }: Probe, projectId: string): KeyFinding {
  const fault = (says: string, cure = 'Check base-url.'): KeyFinding => ['fault', says, cure]
  if ('failure' in withKey) return fault(`The service did not answer: ${withKey.failure}.`)
  const { status, isJson } = withKey
  if (isDenial(withKey)) return ['fault', rejectionText(status, projectId)]
  if (status === 404 && !isJson) return fault('The answer is a 404 that is no JSON, so another server answers here.')
  const isAlike = 'status' in withMadeUpKey && withMadeUpKey.status === status
  if (status === 404 && isDenial(withMadeUpKey)) return ['works', 'The key was accepted.']
  if (status === 404) {
    const says = isAlike
      ? 'this address answers any key so'
      : `a made-up key got another answer: ${shown(withMadeUpKey)}`
    return ['note', `That the key is accepted is not proved: ${says}.`]
  }
  const isBusy = status === 429 || status >= 500
  if (isBusy) return fault(`The service answered HTTP ${status} to a status check.`, 'Check again later.')
  if (isAlike) return fault(`The service answers HTTP ${status} to any key.`)
  if (status < 200 || status >= 300) return fault(`The service answered HTTP ${status} to a status check.`)
  const says = `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.`
  return ['note', says]
}
