import type { HandledAs } from '../../src/ask/event-filter.ts'
import { type Inputs, readSetup } from '../../src/ask/inputs.ts'
import { allValid } from '../../src/ask/read-inputs.ts'
import { type Environment, readEnvironment } from '../../src/environment.ts'
import { type Log, withoutCommands } from '../../src/io/log.ts'
import { redactor } from '../../src/io/redact.ts'
import { createKeys, type Keys } from '../../src/memory/signed-marker.ts'
import type { Servers } from './servers.ts'

export const apiKey = 'svc_Zk3Vq8Xw2Lm7Pt5RbN9yHc4D'
/** The key after a rotation. */
export const nextKey = 'svc_Gd6Hs1Jf8Ka4Qz9Wx2Ec7Rv3'
export const memoryKey = 'mem_Ub5Yn0Mi6Ko2Lp8Tg4Bh1Vf7Cd3Sx9A'
export const token = 'ghs_q7Lw2Xn9Rb4Kd8Vz1Tc6Yp3Hm5Jf0Ga'
export const projectId = 'p'
export const repository = { id: 7, owner: 'octo-org', name: 'handbook' }
/** The address of the repository's pages. */
export const pages = 'https://github.com/octo-org/handbook'

export const redact = redactor([apiKey, nextKey, memoryKey, token])

export type Given = Record<string, string>

/** The inputs of a run, as the action reads them. */
export function inputsOf(
  { service }: Servers,
  given: Given,
  handledAs: HandledAs['kind'] = 'command',
): Inputs {
  const values: Given = {
    'api-key': apiKey,
    'project-id': projectId,
    'base-url': service.url,
    'github-token': token,
    ...given,
  }
  return allValid(readSetup((name) => values[name] ?? '', { handledAs, visibility: 'public' }))
}

/** The keys of a run with these inputs. */
export const keysOf = (servers: Servers, given: Given): Keys => createKeys(inputsOf(servers, given))

/** The inputs with keys, as the workflows of a world set them. */
export interface KeyInputs {
  current: Given
  /** All that were set so far. */
  used: Given[]
}

const first: Given = { 'api-key': apiKey }

export const firstKeys = (): KeyInputs => ({ current: first, used: [first] })

/** Verifies every marker that was signed in this world. */
export function everyKey(servers: Servers, { used, current }: KeyInputs): Keys {
  const all = used.map((inputs) => keysOf(servers, inputs))
  return { ...keysOf(servers, current), older: all.map(({ sign }) => sign) }
}

/** The environment of a run with these inputs. */
export function environmentOf(
  servers: Servers,
  given: Given = {},
  run = { id: '1', attempt: 1, event: '' },
): Environment {
  const variables = {
    GITHUB_RUN_ID: run.id,
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    GITHUB_EVENT_NAME: run.event,
    GITHUB_JOB: 'docs',
    GITHUB_ACTION: 'docs',
    GITHUB_API_URL: servers.github.url,
  }
  return readEnvironment(variables, inputsOf(servers, given), {
    ...repository,
    visibility: 'public',
  })
}

/** A log that only collects its texts. */
export function silentLog(texts: string[]): Log {
  const write = (text: string) => void texts.push(withoutCommands(redact(text)))
  return { info: write, notice: write, warning: write, error: write, debug: write }
}

/** Whether a message is that of an error in our own code. */
export const isInternal = (message: string): boolean =>
  /^(?:TypeError|RangeError|ReferenceError)|A trigger in phase|is not a function|Cannot read/.test(
    message,
  )
