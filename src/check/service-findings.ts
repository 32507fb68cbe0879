import { rejected } from '../io/agent.ts'
import type { Answered, ProbeAnswer, ServiceProbe } from '../io/service-probe.ts'
import { type Fault, type Finding, fault, type Verdict } from './finding.ts'

/** What the answers to the key, to a made-up one and about a made-up project say. At most three requests. */
export async function serviceFindings(
  { withKey, withMadeUpKey, inMadeUpProject }: ServiceProbe,
  projectId: string,
): Promise<Finding[]> {
  const [answer, toMadeUpKey] = await Promise.all([withKey(), withMadeUpKey()])
  const key = keyVerdict(answer, toMadeUpKey, projectId)
  // Another project shows nothing, unless the service itself answered about this one.
  const isComparable = answer.kind === 'answered' && key.result !== 'fault'
  const project = isComparable ? projectVerdict(answer, await inMadeUpProject()) : notCompared
  return [
    { what: 'Key', ...key },
    { what: 'Project', ...project },
    {
      what: 'Starting a job',
      result: 'not proved',
      says: 'Only a request shows whether the key may do it.',
    },
  ]
}

const isDenial = (answer: ProbeAnswer): boolean =>
  answer.kind === 'answered' && (answer.status === 401 || answer.status === 403)

const isBusyOrBroken = ({ status }: Answered): boolean => status === 429 || status >= 500

const shown = (answer: ProbeAnswer): string =>
  answer.kind === 'answered' ? `HTTP ${answer.status}` : answer.failure

const addressCure = 'Check base-url.'

function keyVerdict(withKey: ProbeAnswer, withMadeUpKey: ProbeAnswer, projectId: string): Verdict {
  if (withKey.kind === 'silent')
    return fault(`The service did not answer: ${withKey.failure}.`, addressCure)
  const { status } = withKey
  if (isDenial(withKey)) return { result: 'fault', ...rejected(status, projectId) }
  if (isBusyOrBroken(withKey))
    return fault(`The service answered HTTP ${status} to a status check.`, 'Check again later.')
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess && status !== 404) return refusal(withKey, withMadeUpKey)
  const oddity = bodyFault(withKey)
  if (oddity !== undefined) return fault(oddity, addressCure)
  return isSuccess ? success(withKey, withMadeUpKey) : acceptance(withMadeUpKey)
}

const isSameStatus = (one: Answered, other: ProbeAnswer): boolean =>
  other.kind === 'answered' && other.status === one.status

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
  const isKeyIgnored = withMadeUpKey.kind === 'answered' && withMadeUpKey.status === 404
  const why = isKeyIgnored
    ? 'this address answers any key so'
    : `a made-up key got another answer: ${shown(withMadeUpKey)}`
  return { result: 'note', says: `That the key is accepted is not proved: ${why}.` }
}

const notCompared: Verdict = {
  result: 'not tried',
  says: 'It shows nothing while the key has a fault.',
}

/** A service that knows the project says something else of one that cannot exist. */
function projectVerdict(ofProject: Answered, ofMadeUp: ProbeAnswer): Verdict {
  const isUnknown =
    ofMadeUp.kind === 'silent' || isBusyOrBroken(ofMadeUp) || ofMadeUp.incomplete !== undefined
  if (isUnknown)
    return {
      result: 'not proved',
      says: `What a made-up project is answered is not known: ${shown(ofMadeUp)}.`,
    }
  const isAlike = isSameStatus(ofProject, ofMadeUp) && ofProject.words === ofMadeUp.words
  if (!isAlike) return { result: 'works', says: 'A made-up project is answered otherwise.' }
  return {
    result: 'not proved',
    says: `A made-up project is answered alike: ${wordsOf(ofProject)}`,
    cure: 'Check project-id, and the path in base-url. Only a request shows that the project exists.',
  }
}

/** What the service said as a quotation, else its status; with a full stop. */
function wordsOf({ said, status }: Answered): string {
  if (said === '') return `HTTP ${status}.`
  const fullStop = /[.!?\u2026]$/.test(said) ? '' : '.'
  return `${JSON.stringify(said)}${fullStop}`
}
