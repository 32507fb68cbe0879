import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { sweepInputs } from '../../src/ask/inputs.ts'
import { sweepOutputNames } from '../../src/tell/output-names.ts'

const read = (path: string) => parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const names = Object.values(sweepInputs).map(({ name }) => name)
const [action, main] = [read('sweep/action.yml'), read('action.yml')]

it('declares the inputs that the code reads, and no others', () => {
  expect(Object.keys(action.inputs).sort()).toEqual([...names].sort())
})

it('declares the outputs that the code writes, and no others', () => {
  expect(Object.keys(action.outputs).sort()).toEqual([...sweepOutputNames].sort())
})

it('gives every input and output a description of one line', () => {
  for (const { description } of [
    ...Object.values<{ description: string }>(action.inputs),
    ...Object.values<{ description: string }>(action.outputs),
  ])
    expect(description).toMatch(/^[^\n]+\.$/)
})

it.each(Object.values(sweepInputs).filter((input) => input.default !== ''))(
  'reads an empty $name as its default, $default',
  (input) => expect(action.inputs[input.name].default).toBe(input.default),
)

it.each(names.filter((name) => name in main.inputs))('means by %s what the action means', (name) => {
  const { default: standard, required } = action.inputs[name]
  expect({ standard, required }).toEqual({ standard: main.inputs[name].default, required: main.inputs[name].required })
})

it('enters the same bundle by another name, on Node 24', () => {
  expect(action.runs).toEqual({ using: 'node24', main: '../dist/sweep.js' })
})
