import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inputs, sweepInputs } from '../../src/ask/inputs.ts'
import { outputNames, sweepOutputNames } from '../../src/io/outputs.ts'
import { outcomeNames } from '../../src/outcomes.ts'
import { read } from './files.ts'

const [main, sweep] = [parse(read('action.yml')), parse(read('sweep/action.yml'))]
const [ofMain, ofSweep] = [Object.values(inputs), Object.values(sweepInputs)]

describe.each([
  ['action.yml', main, ofMain, outputNames],
  ['sweep/action.yml', sweep, ofSweep, sweepOutputNames],
] as const)('%s', (_, action, inputs, outputs) => {
  it('declares the inputs that the code reads and the outputs that it writes, and no others', () => {
    expect(Object.keys(action.inputs).sort()).toEqual(inputs.map(({ name }) => name).sort())
    expect(Object.keys(action.outputs).sort()).toEqual([...outputs].sort())
  })

  it('gives every input and output a description of one line', () => {
    for (const part of [action.inputs, action.outputs])
      for (const { description } of Object.values<{ description: string }>(part))
        expect(description).toMatch(/^[^\n]+\.$/)
  })

  it.each(inputs.filter((input) => input.default !== ''))(
    'reads an empty $name as its default, $default',
    (input) => {
      // The runner's own expression is resolved before the action sees it.
      expect(input.name === 'job-index' ? '0' : action.inputs[input.name].default).toBe(
        input.default,
      )
    },
  )
})

it.each(ofSweep.filter(({ name }) => name in main.inputs))(
  'a sweep means by $name what the action means',
  ({ name }) => {
    const { default: standard, required } = sweep.inputs[name]
    expect({ standard, required }).toEqual({
      standard: main.inputs[name].default,
      required: main.inputs[name].required,
    })
  },
)

it('fails by default on outcomes that exist', () => {
  const words: string[] = main.inputs['fail-on'].default.split(', ')
  expect(words).toEqual(['failed', 'timed-out', 'unknown', 'rate-limited'])
  expect(outcomeNames).toEqual(expect.arrayContaining(words))
})

it('runs one bundle on Node 24, and once more after a failed or cancelled run; a sweep enters it by another name', () => {
  const post = { post: 'dist/post.js', 'post-if': 'failure() || cancelled()' }
  expect(main.runs).toEqual({ using: 'node24', main: 'dist/index.js', ...post })
  expect(sweep.runs).toEqual({ using: 'node24', main: '../dist/sweep.js' })
})
