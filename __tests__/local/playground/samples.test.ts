import { expect, it } from 'vitest'
import { sampleTexts } from '../../../dev/local/playground/samples.ts'
import { outcomeNames } from '../../../src/outcomes.ts'
import { phases } from '../../../src/protocol/phase.ts'
import { headline } from '../../../src/tell/headlines.ts'

const groups = sampleTexts('https://github.example/octo-org/handbook')
const samplesOf = (id: string) => groups.find((group) => group.id === id)?.samples ?? []
const [comments, summaries] = [samplesOf('status'), samplesOf('summary')]

it.each(outcomeNames)('%s has a job summary', (name) => {
  const sample = summaries.find(({ title }) => title === name)
  expect(sample?.text).toContain(`Outcome \`${name}\``)
})

// These two leave no status comment.
it.each(outcomeNames.filter((name) => !['skipped', 'refused'].includes(name)))('%s has a status comment', (name) => {
  const sample = comments.find(({ title }) => title === name)
  expect(sample?.text).toMatch(/^### Docs agent: .*\n.*\[Workflow run\]/)
})

it.each(phases.filter((phase) => !['settled', 'unknown'].includes(phase)))('%s has a status comment', (phase) => {
  const texts = comments.map(({ text }) => text.split('\n')[0])
  expect(texts).toContain(`### Docs agent: ${headline(undefined, phase)}`)
})

it('no two samples have the same title in their group, and none is empty', () => {
  for (const { samples } of groups) {
    expect(new Set(samples.map(({ title }) => title)).size).toBe(samples.length)
    for (const { text } of samples) expect(text).not.toMatch(/undefined|null,|NaN|^\s*$/)
  }
})
