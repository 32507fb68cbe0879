import { type Probe, type ProbeAnswer, rejected } from '../io/agent.ts'
import { type Fault, type Finding, fault, type Verdict } from './finding.ts'

/** What the answers to a status check with the key, and with a made-up one, say. */
export const serviceFindings = (probe: Probe, projectId: string): Finding[] => [
  { what: 'Key', ...keyVerdict(probe, projectId) },
  {
    what: 'Starting a job',
    result: 'not proved',
    says: 'Only a request shows whether the key may do it.',
  },
]

/** An answer that came, whatever it says. */
type Answered = Extract<ProbeAnswer, { status: number }>

const isDenial = (answer: ProbeAnswer): boolean =>
  'status' in answer && (answer.status === 401 || answer.status === 403)

const shown = (answer: ProbeAnswer): string =>
  'status' in answer ? `HTTP ${answer.status}` : answer.failure

const addressCure = 'Check base-url.'

function keyVerdict({ withKey, withMadeUpKey }: Probe, projectId: string): Verdict {
  if ('failure' in withKey)
    return fault(`The service did not answer: ${withKey.failure}.`, addressCure)
  const { status } = withKey
  if (isDenial(withKey)) return { result: 'fault', ...rejected(status, projectId) }
  const isBusyOrBroken = status === 429 || status >= 500
  if (isBusyOrBroken)
    return fault(`The service answered HTTP ${status} to a status check.`, 'Check again later.')
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess && status !== 404) return refusal(withKey, withMadeUpKey)
  const oddity = bodyFault(withKey)
  if (oddity !== undefined) return fault(oddity, addressCure)
  return isSuccess ? success(withKey, withMadeUpKey) : acceptance(withMadeUpKey)
}

const isSameStatus = (one: Answered, other: ProbeAnswer): boolean =>
  'status' in other && other.status === one.status

/** The key got a redirect, or a rejection that is not about the key. */
function refusal(withKey: Answered, withMadeUpKey: ProbeAnswer): Fault {
  const { status, target } = withKey
  const to = target === undefined ? '' : `, with a redirect to ${target}`
  const says = isSameStatus(withKey, withMadeUpKey)
    ? `The service answers HTTP ${status} to any key${to}.`
    : `The service answered HTTP ${status} to a status check${to}.`
  return fault(says, addressCure)
}

/** The key got a record of a job that cannot exist. */
function success(withKey: Answered, withMadeUpKey: ProbeAnswer): Verdict {
  const { status } = withKey
  if (isSameStatus(withKey, withMadeUpKey))
    return fault(`The service answers HTTP ${status} to any key.`, addressCure)
  const says = `The service answered HTTP ${status} for a job that cannot exist, and ${shown(withMadeUpKey)} to a made-up key.`
  return { result: 'note', says }
}

/** What is wrong with the body of an answer that should be the service's own. */
function bodyFault({ status, body, incomplete }: Answered): string | undefined {
  if (incomplete !== undefined)
    return `The service answered HTTP ${status}, but not whole: ${incomplete}.`
  if (body === 'no JSON')
    return `The answer is a ${status} that is no JSON, so another server answers here.`
  // Only a record would be a success.
  if (body === 'other JSON' && status !== 404)
    return `The answer is a ${status} that is no JSON object, so another server answers here.`
  return undefined
}

/** The key was told that there is no such job: what a made-up key is told shows whether that means anything. */
function acceptance(withMadeUpKey: ProbeAnswer): Verdict {
  if (isDenial(withMadeUpKey)) return { result: 'works', says: 'The key was accepted.' }
  const isKeyIgnored = 'status' in withMadeUpKey && withMadeUpKey.status === 404
  const why = isKeyIgnored
    ? 'this address answers any key so'
    : `a made-up key got another answer: ${shown(withMadeUpKey)}`
  return { result: 'note', says: `That the key is accepted is not proved: ${why}.` }
}
