// `npm run contract`, at a release: writes down what that version promises, in contract.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { outcomeNames } from '../src/outcomes.ts'

/** What the workflows of users name. An input's value is its default, `required`, or empty. */
export interface Contract {
  version: string
  action: Promised
  sweep: Promised
  outcomes: string[]
}
interface Promised {
  inputs: Record<string, string>
  outputs: string[]
}

const root = new URL('../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** What the source promises as it stands. */
export function promised(): Contract {
  const { version } = JSON.parse(read('package.json'))
  return { version, action: of('action.yml'), sweep: of('sweep/action.yml'), outcomes: [...outcomeNames] }
}

function of(path: string): Promised {
  const { inputs, outputs } = parse(read(path)) as {
    inputs: Record<string, { required?: boolean; default?: string }>
    outputs: object
  }
  const value = ({ required, default: standard = '' }: { required?: boolean; default?: string }) =>
    required ? 'required' : standard
  return {
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, value(input)])),
    outputs: Object.keys(outputs),
  }
}

/** The names that one contract has and the other has not, or has with another default. */
export function changed(before: Contract, now: Contract): string[] {
  const entries = ({ action, sweep, outcomes }: Contract): Map<string, string> =>
    new Map([
      ...[action, sweep].flatMap(({ inputs, outputs }, at) => [
        ...Object.entries(inputs).map(([name, value]): [string, string] => [`${at} input ${name}`, value]),
        ...outputs.map((name): [string, string] => [`${at} output ${name}`, '']),
      ]),
      ...outcomes.map((name): [string, string] => [`0 outcome ${name}`, '']),
    ])
  const [old, fresh] = [entries(before), entries(now)]
  const differing = [...new Set([...old.keys(), ...fresh.keys()])].filter((key) => old.get(key) !== fresh.get(key))
  return [...new Set(differing.map((key) => key.split(' ')[2] ?? ''))]
}

if (import.meta.main) writeFileSync(new URL('contract.json', root), `${JSON.stringify(promised(), null, 2)}\n`)
