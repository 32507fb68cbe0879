import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { inputs } from '../../src/ask/inputs.ts'
import { outcomeNames } from '../../src/outcomes.ts'
import { outputNames } from '../../src/tell/output-names.ts'

const action = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'))

it('declares the inputs that the code reads, and no others', () => {
  expect(Object.keys(action.inputs).sort()).toEqual(
    Object.values(inputs)
      .map(({ name }) => name)
      .sort(),
  )
})

it('declares the outputs that the code writes, and no others', () => {
  expect(Object.keys(action.outputs).sort()).toEqual([...outputNames].sort())
})

it('gives every input and output a description of one line', () => {
  for (const { description } of [
    ...Object.values<{ description: string }>(action.inputs),
    ...Object.values<{ description: string }>(action.outputs),
  ])
    expect(description).toMatch(/^[^\n]+\.$/)
})

it.each(Object.values(inputs).filter((input) => input.default !== ''))(
  'reads an empty $name as its default, $default',
  (input) => {
    // The runner's own expression is resolved before the action sees it.
    expect(input.name === 'job-index' ? '0' : action.inputs[input.name].default).toBe(input.default)
  },
)

it('fails by default on outcomes that exist', () => {
  const words: string[] = action.inputs['fail-on'].default.split(', ')
  expect(words).toEqual(['failed', 'timed-out', 'unknown', 'rate-limited'])
  expect(outcomeNames).toEqual(expect.arrayContaining(words))
})

it('runs one bundle on Node 24, and once more after a failed or cancelled run', () => {
  expect(action.runs).toEqual({
    using: 'node24',
    main: 'dist/index.js',
    post: 'dist/post.js',
    'post-if': 'failure() || cancelled()',
  })
})
