import { expect, it } from 'vitest'
import { current, pages } from '../../dev/scripts/tables.ts'
import { outcomeNames } from '../../src/outcomes.ts'
import { filesIn, read } from './files.ts'

const readme = read('README.md')

it.each(pages)('%s is up to date with what it is made from; else run `npm run tables`', (name) => {
  expect(read(name)).toBe(current(read(name)))
})

it.each([
  ...['inputs', 'outputs', 'sweep/inputs', 'sweep/outputs'].map((name) => ['README.md', name] as const),
  ...['simulate/cost', 'simulate/limit'].map((name) => ['docs/scale.md', name] as const),
])('%s has the table of %s', (page, name) => {
  expect(read(page)).toContain(`<!-- ${name} -->\n| `)
})

it('shows every example whole, once, and no workflow that is none of them', () => {
  const shown = pages.flatMap((name) =>
    [...read(name).matchAll(/^```yaml\n(name:[\s\S]*?)^```$/gm)].map((block) => block[1]),
  )
  const examples = filesIn('examples/').map(read)
  expect(shown.toSorted()).toEqual(examples.toSorted())
})

it('has a page for each use, and each page is linked', () => {
  for (const name of pages.filter((page) => page !== 'README.md')) expect(readme).toContain(`](${name}`)
})

it('explains every outcome once, and none that does not exist', () => {
  const table = readme.slice(readme.indexOf('| outcome |')).split('\n\n')[0] ?? ''
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map((row) => row[1])
  expect(rows).toEqual([...outcomeNames])
})
