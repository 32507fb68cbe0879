import { expect, it } from 'vitest'
import { sampleTexts } from '../../../dev/local/playground/samples.ts'
import { outcomeNames } from '../../../src/outcomes.ts'
import { phases } from '../../../src/protocol/marker.ts'
import { headline } from '../../../src/tell/headline-text.ts'
import { filesIn, read } from '../../contract/files.ts'

const groups = sampleTexts('https://github.example/octo-org/handbook')
const sample = (id: string, title: string) =>
  groups.find((group) => group.id === id)?.samples.find((known) => known.title === title)?.text

it.each(outcomeNames)('%s has a job summary, and a status comment if it leaves one', (name) => {
  expect(sample('summary', name)).toContain(`Outcome \`${name}\``)
  if (name !== 'skipped' && name !== 'refused')
    expect(sample('status', name)).toMatch(/^### (?:✅|❌|⚠️|⏳) Docs agent: .*\n.*\[Workflow run\]/)
})

it('every phase has a status comment, no sample of a group has the title of another, and none is empty', () => {
  const comments = groups
    .find(({ id }) => id === 'status')
    ?.samples.map(({ text }) => text.split('\n')[0])
  for (const phase of phases.filter((phase) => phase !== 'settled' && phase !== 'unknown'))
    expect(comments).toContain(`### ⏳ Docs agent: ${headline(undefined, phase)}`)
  for (const { samples } of groups) {
    expect(new Set(samples.map(({ title }) => title)).size).toBe(samples.length)
    for (const { text } of samples) expect(text).not.toMatch(/undefined|null,|NaN|^\s*$/)
  }
})

/** Where a text is a part of another one that is shown. */
const parts = ['headline-text.ts', 'pull-text.ts']

it('shows every text of src/', () => {
  const source = read('dev/local/playground/samples.ts')
  const files = [
    ...filesIn('src/tell/', '-text.ts').filter(
      (file) => !parts.some((part) => file.endsWith(part)),
    ),
    'src/check/findings-text.ts',
    'src/sweep/summary.ts',
  ]
  const texts = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /^export (?:const|function) (\w*(?:Text|Answer|State|Summary|Report))\b/gm,
      ),
    ]
      .map(([, name = '']) => name)
      // It is statusText with the names of a run.
      .filter((name) => name !== 'statusCommentText'),
  )
  expect(texts.length).toBeGreaterThan(12)
  expect(texts.filter((name) => !new RegExp(`\\b${name}\\(|: ${name},`).test(source))).toEqual([])
})
