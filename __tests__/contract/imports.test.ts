import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAst } from 'vitest/node'

/** Imports go down this list, never up: from a rank to itself or to one below. A folder or a loose file has one rank. */
const ranks = [
  ['index'],
  ['after-event-filter'],
  ['run', 'sweep'],
  ['check'],
  ['tell'],
  ['ask'],
  ['environment'],
  ['memory'],
  ['protocol'],
  ['outcomes', 'outside-answers', 'workflow-step'],
  ['io'],
  ['formats', 'foreign-json', 'text-beginning'],
  ['schema'],
]

const src = new URL('../../src/', import.meta.url)
const filesIn = (root: URL): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
const files = filesIn(src)

const parse = (text: string): Node => parseAst(text, { lang: 'ts' }) as unknown as Node
const read = (file: string, root = src): Node => parse(readFileSync(new URL(file, root), 'utf8'))

/** The sources of this repository that a file takes values or types from. */
const importsOf = (file: string, root = src): string[] =>
  sources(read(file, root))
    .filter((from) => from.startsWith('.'))
    .map((from) => posix.join(posix.dirname(file), from))

const sources = (tree: Node): string[] =>
  nodesOf(tree).flatMap(({ source }) => (typeof source?.value === 'string' ? [source.value] : []))

/** A part of a parsed file, with what is looked at here. */
interface Node {
  type?: string
  source?: { value?: unknown }
  name?: unknown
  async?: boolean
  callee?: Node
  arguments?: unknown[]
  object?: Node
  property?: Node
}

const nodesOf = (node: unknown): Node[] => {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(nodesOf)
  return Array.isArray(node) ? below : [node, ...below]
}

/** What makes a function depend on more than its arguments. */
function impure(tree: Node): string[] {
  const names = [
    'Promise',
    'performance',
    'process',
    'setTimeout',
    'setInterval',
    'fetch',
    'crypto',
    'globalThis',
  ]
  return nodesOf(tree).flatMap(
    ({ type, name, async, callee, arguments: given, object, property }) => {
      if (type === 'Identifier' && names.includes(String(name))) return [String(name)]
      if (async === true || type === 'AwaitExpression') return ['async']
      const isNow =
        ['CallExpression', 'NewExpression'].includes(type ?? '') && callee?.name === 'Date'
      if (isNow && (type === 'CallExpression' || given?.length === 0)) return ['Date']
      const member = `${object?.name}.${property?.name}`
      return ['Date.now', 'Math.random'].includes(member) ? [member] : []
    },
  )
}

/** The package of an import, such as `@actions/github` of `@actions/github/lib/utils.js`. */
const packageOf = (from: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from
const homeOf = (file: string): string => file.replace(/\.ts$/, '').split('/')[0] ?? ''
const rankOf = (file: string): number => ranks.findIndex((names) => names.includes(homeOf(file)))

it('reads imports of every form', () => {
  const text =
    "import a from './a'\nimport type { B } from './b'\nexport * from './c'\nawait import('./d')"
  expect(sources(parse(text))).toEqual(['./a', './b', './c', './d'])
})

it.each(files)('%s has a rank, and imports nothing above it', (file) => {
  expect(rankOf(file)).toBeGreaterThanOrEqual(0)
  const wrong = importsOf(file).filter(
    (from) =>
      rankOf(from) < rankOf(file) ||
      (rankOf(from) === rankOf(file) && homeOf(from) !== homeOf(file)),
  )
  expect(wrong).toEqual([])
})

describe('a package is imported only where it is used for all', () => {
  const allowed: Record<string, string[]> = {
    // Requests go through src/io/http-client.ts.
    undici: ['io/http-client.ts', 'io/http-connections.ts'],
    // GitHub is reached through src/io/github.ts.
    '@actions/github': ['io/github-client.ts'],
    // Inputs, outputs and saved state belong to the steps, the log to src/io/log.ts.
    '@actions/core': [
      'workflow-step.ts',
      'run/main.ts',
      'run/saved-state.ts',
      'sweep/main.ts',
      'io/log.ts',
    ],
  }

  it.each(files)('%s', (file) => {
    const packages = sources(read(file)).filter((from) => !/^(\.|node:)/.test(from))
    const wrong = packages.filter((from) => !allowed[packageOf(from)]?.includes(file))
    expect(wrong).toEqual([])
  })

  it.each([
    ['undici', 'undici'],
    ['undici/lib/core/request.js', 'undici'],
    ['@actions/github/lib/utils.js', '@actions/github'],
  ])('%s is in the package %s', (from, name) => {
    expect(packageOf(from)).toBe(name)
  })
})

describe('what src/protocol decides depends on its arguments alone', () => {
  const protocol = files.filter((file) => homeOf(file) === 'protocol')

  it.each(protocol)('%s', (file) => {
    const tree = read(file)
    const foreign = sources(tree).filter(
      (from) =>
        !/^\.\/[\w-]+\.ts$|^\.\.\/(outcomes|outside-answers|formats|text-beginning|schema)\.ts$/.test(
          from,
        ),
    )
    expect([...foreign, ...impure(tree)]).toEqual([])
  })

  // What asks GitHub or writes stands in the other files of src/tell.
  const isText = (file: string): boolean => /-text\.ts$|^tell\/markdown\.ts$/.test(file)
  const texts = files.filter((file) => homeOf(file) === 'tell' && isText(file))

  it.each(texts)('and so does what a text of src/tell says: %s', (file) => {
    const active = importsOf(file).filter((from) => homeOf(from) === 'tell' && !isText(from))
    expect([...active, ...impure(read(file))]).toEqual([])
  })

  it.each([
    ['const a = async () => {}', 'async'],
    ['async function a() {}', 'async'],
    ['const a: Promise<void> = b', 'Promise'],
    ['Date.now()', 'Date.now'],
    ['new Date()', 'Date'],
    ['new Date', 'Date'],
    ['Date()', 'Date'],
    ['Math.random()', 'Math.random'],
    ['performance.now()', 'performance'],
    ['setTimeout(a, 1)', 'setTimeout'],
    ['new Date(a)', undefined],
    ['Date.parse(a)', undefined],
    ['Math.max(a)', undefined],
  ])('but not: %s', (text, found) => {
    expect(impure(parse(text))).toEqual(found === undefined ? [] : [found])
  })
})

it.each(['src', 'dev'])('no file of %s/ imports itself by way of others', (folder) => {
  const root = new URL(`../../${folder}/`, import.meta.url)
  const graph = new Map(filesIn(root).map((file) => [file, importsOf(file, root)]))
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(circles).toEqual([])
})

it('no file has a name that says nothing', () => {
  expect(files.filter((file) => /\/(utils?|helpers?|types?|constants?)\b/.test(file))).toEqual([])
})
