import { expect, it } from 'vitest'
import { type Contract, changed, promised } from '../../dev/scripts/contract.ts'
import { read } from './files.ts'

const changelog = read('CHANGELOG.md')
const released: Contract = JSON.parse(read('__tests__/contract/contract.json'))

/** A version's part of the changelog. */
const section = (name: string): string =>
  changelog.split(/^## /m).find((part) => part.startsWith(`[${name}]`)) ?? ''

const unannounced = (before: Contract, now: Contract, text: string): string[] =>
  changed(before, now).filter((name) => !text.includes(`\`${name}\``))

it('every change of an input, output or outcome since the last release is announced', () => {
  expect(section('Unreleased')).not.toBe('')
  expect(unannounced(released, promised(), section('Unreleased'))).toEqual([])
})

const small: Contract = {
  version: '1.0.0',
  action: { inputs: { wait: 'true', prompt: '' }, outputs: ['jobId'] },
  sweep: { inputs: { concurrency: '10' }, outputs: ['open'] },
  outcomes: ['failed'],
}
const inputs = (action: Record<string, string>): Contract => ({
  ...small,
  action: { ...small.action, inputs: action },
})

it.each<[string, Contract, string[]]>([
  ['an input more', inputs({ wait: 'true', prompt: '', model: '' }), ['model']],
  ['another default', inputs({ wait: 'false', prompt: '' }), ['wait']],
  ['an input that is required now', inputs({ wait: 'true', prompt: 'required' }), ['prompt']],
  ['an output less', { ...small, action: { ...small.action, outputs: [] } }, ['jobId']],
  ['an outcome more', { ...small, outcomes: ['failed', 'paused'] }, ['paused']],
  [
    'an output of the sweep renamed',
    { ...small, sweep: { ...small.sweep, outputs: ['left'] } },
    ['open', 'left'],
  ],
])('sees %s', (_, now, names) => {
  expect(unannounced(small, now, '')).toEqual(names)
  expect(unannounced(small, now, names.map((name) => `\`${name}\``).join())).toEqual([])
})

it('the contract is that of the newest version in the changelog, which package.json has too', () => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog) ?? []
  expect(newest).toBe(released.version)
  expect(JSON.parse(read('package.json')).version).toBe(released.version)
})
