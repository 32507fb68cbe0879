import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { parseAst } from 'vitest/node'

/** Imports go down this list, never up: from a rank to itself or to one below. A folder or a loose file has one rank. */
const ranks = [
  ['index'],
  ['run', 'sweep'],
  ['tell'],
  ['ask'],
  ['work', 'environment'],
  ['memory'],
  ['outcomes', 'step'],
  ['io'],
]

const src = new URL('../../src/', import.meta.url)
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))

/** The sources that a file takes values or types from. */
function importsOf(file: string): string[] {
  const found: string[] = []
  collect(parseAst(readFileSync(new URL(file, src), 'utf8'), { lang: 'ts' }), found)
  return found.filter((from) => from.startsWith('.')).map((from) => posix.join(posix.dirname(file), from))
}

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const item of node) collect(item, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { source } = node as { source?: { value?: unknown } }
  if (typeof source?.value === 'string') found.push(source.value)
  for (const child of Object.values(node)) collect(child, found)
}

const homeOf = (file: string): string => file.replace(/\.ts$/, '').split('/')[0] ?? ''
const rankOf = (file: string): number => ranks.findIndex((names) => names.includes(homeOf(file)))

it('reads imports of every form', () => {
  const found: string[] = []
  collect(
    parseAst("import a from './a'\nimport type { B } from './b'\nexport * from './c'\nawait import('./d')", {
      lang: 'ts',
    }),
    found,
  )
  expect(found).toEqual(['./a', './b', './c', './d'])
})

it.each(files)('%s has a rank, and imports nothing above it', (file) => {
  expect(rankOf(file)).toBeGreaterThanOrEqual(0)
  const wrong = importsOf(file).filter(
    (from) => rankOf(from) < rankOf(file) || (rankOf(from) === rankOf(file) && homeOf(from) !== homeOf(file)),
  )
  expect(wrong).toEqual([])
})

it('no file imports itself by way of others', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]))
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})

it('at most four files are in src/ itself', () => {
  expect(files.filter((file) => !file.includes('/')).length).toBeLessThanOrEqual(4)
})

it('no file has a name that says nothing', () => {
  expect(files.filter((file) => /\/(utils?|helpers?|types?|constants?)\b/.test(file))).toEqual([])
})
