// `npm run contract`, at a release: writes to __tests__/contract/contract.json what this version promises.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { outcomeNames } from '../../src/outcomes.ts'

/** The names that users' workflows contain. An input's value is its default, `required`, or empty. */
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

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** What the source promises now. */
export function promised(): Contract {
  const { version } = JSON.parse(read('package.json'))
  return {
    version,
    action: of('action.yml'),
    sweep: of('sweep/action.yml'),
    outcomes: [...outcomeNames],
  }
}

function of(path: string): Promised {
  const { inputs, outputs } = parse(read(path)) as {
    inputs: Record<string, { required?: boolean; default?: string }>
    outputs: object
  }
  const value = (input: { required?: boolean; default?: string }) =>
    input.required ? 'required' : (input.default ?? '')
  return {
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, value(input)])),
    outputs: Object.keys(outputs),
  }
}

/** The names that only one contract has, or that have different defaults. */
export function changed(before: Contract, now: Contract): string[] {
  const entries = ({ action, sweep, outcomes }: Contract): Map<string, string> =>
    new Map([
      ...[action, sweep].flatMap(({ inputs, outputs }, at) => [
        ...Object.entries(inputs).map(([name, value]): [string, string] => [
          `${at} input ${name}`,
          value,
        ]),
        ...outputs.map((name): [string, string] => [`${at} output ${name}`, '']),
      ]),
      ...outcomes.map((name): [string, string] => [`0 outcome ${name}`, '']),
    ])
  const [old, current] = [entries(before), entries(now)]
  const keys = [...new Set([...old.keys(), ...current.keys()])].filter(
    (key) => old.get(key) !== current.get(key),
  )
  return [...new Set(keys.map((key) => key.split(' ')[2] ?? ''))]
}

if (import.meta.main)
  writeFileSync(
    new URL('__tests__/contract/contract.json', root),
    `${JSON.stringify(promised(), null, 2)}\n`,
  )
