import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { current, pages } from '../../dev/scripts/tables.ts'
import { outcomeNames } from '../../src/outcomes.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8').replaceAll('\r\n', '\n')
const readme = read('README.md')

it.each(pages)('%s is up to date with what it is made from; else run `npm run tables`', (name) => {
  expect(read(name)).toBe(current(read(name)))
})

it('docs/scale.md has the figures of the simulation', () => {
  const page = read('docs/scale.md')
  expect(page).toContain('<!-- simulate/cost -->\n| ')
  expect(page).toContain('<!-- simulate/limit -->\n| ')
})

it.each(['inputs', 'outputs', 'sweep/inputs', 'sweep/outputs'])('has the table of %s', (name) => {
  expect(readme).toContain(`<!-- ${name} -->\n| `)
})

it('writes a marked part anew', () => {
  expect(current('<!-- outputs -->\nold\n<!-- /outputs -->')).toContain('| `prLink` |')
  expect(() => current('<!-- nothing -->\n<!-- /nothing -->')).toThrow('"nothing"')
})

it('shows every example whole, once, and no workflow that is none of them', () => {
  const shown = pages.flatMap((name) =>
    [...read(name).matchAll(/^```yaml\n(name:[\s\S]*?)^```$/gm)].map((block) => block[1]),
  )
  const examples = readdirSync(new URL('examples', root)).map((name) => read(`examples/${name}`))
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
