import { type Probe, type ProbeAnswer, rejectionText } from '../io/agent.ts'
import type { Finding } from './finding.ts'

const what = 'Key'
const isDenial = (answer: ProbeAnswer): boolean =>
  'status' in answer && (answer.status === 401 || answer.status === 403)
const shown = (answer: ProbeAnswer): string => ('status' in answer ? `HTTP ${answer.status}` : answer.failure)

export function serviceFindings({ withKey, withMadeUpKey }: Probe, projectId: string): Finding[] {
  return [
    keyFinding(withKey, withMadeUpKey, projectId),
    { what: 'Starting a job', result: 'not proved', says: 'Only a request shows whether the key may do it.' },
  ]
}

function keyFinding(withKey: ProbeAnswer, withMadeUpKey: ProbeAnswer, projectId: string): Finding {
  const fault = (says: string, cure = 'Check base-url.'): Finding => ({ what, result: 'fault', says, cure })
  if ('failure' in withKey) return fault(`The service did not answer: ${withKey.failure}.`)
  const { status, isJson } = withKey
  if (isDenial(withKey)) return { what, result: 'fault', says: rejectionText(status, projectId) }
  if (status === 404 && !isJson) return fault('The answer is a 404 that is no JSON, so another server answers here.')
  const isAlike = 'status' in withMadeUpKey && withMadeUpKey.status === status
  if (status === 404 && isDenial(withMadeUpKey)) return { what, result: 'works', says: 'The key was accepted.' }
  if (status === 404) {
    const says = isAlike
      ? 'this address answers any key so'
      : `a made-up key got another answer: ${shown(withMadeUpKey)}`
    return { what, result: 'note', says: `That the key is accepted is not proved: ${says}.` }
  }
  const isBusy = status === 429 || status >= 500
  if (isBusy) return fault(`The service answered HTTP ${status} to a status check.`, 'Check again later.')
  if (isAlike) return fault(`The service answers HTTP ${status} to any key.`)
  if (status < 200 || status >= 300) return fault(`The service answered HTTP ${status} to a status check.`)
  const says = `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.`
  return { what, result: 'note', says }
}
