import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAst } from 'vitest/node'

const root = new URL('../../', import.meta.url)
const folders = ['src', 'dev', '__tests__']

/** Every file with code, as a path from the root. */
const files = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.([cm]?[jt]s|css)$/.test(path) && !path.includes('/.tools/')),
)

const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const lineCount = (text: string) => text.trimEnd().split('\n').length

/** Every function of a source, with its first line and its length in lines. */
function functionsIn(source: string): { line: number; lines: number }[] {
  const found: { line: number; lines: number }[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, start, end } = node as { type?: unknown; start?: number; end?: number }
    if (typeof type === 'string' && /^(Arrow)?Function/.test(type))
      found.push({ line: source.slice(0, start).split('\n').length, lines: lineCount(source.slice(start, end)) })
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(source, { lang: 'ts' }))
  return found
}

describe('the check itself', () => {
  it('finds functions of every form', () => {
    const source =
      'function a() {\n}\nconst b = () => {\n\n}\nclass C {\n  d() {}\n}\nconst e = { f() {}, g: function () {} }\n'
    expect(functionsIn(source).map(({ line, lines }) => [line, lines])).toEqual([
      [1, 2],
      [3, 3],
      [7, 1],
      [9, 1],
      [9, 1],
    ])
  })

  it('has files to check', () => expect(files.length).toBeGreaterThan(100))
})

it.each([
  ['a file of src/', 300, /^src\//],
  ['another file that is no test', 350, /^(?!src\/).*(?<!\.test\.ts)$/],
])('%s has at most %i lines', (_, most, which) => {
  const long = files.filter((path) => which.test(path)).map((path) => ({ path, lines: lineCount(read(path)) }))
  expect(long.filter(({ lines }) => lines > most)).toEqual([])
})

it('a function has at most 80 lines', () => {
  const sources = files.filter((path) => /^(src|dev)\/.*\.ts$/.test(path))
  const long = sources.flatMap((path) =>
    functionsIn(read(path))
      .filter(({ lines }) => lines > 80)
      .map(({ line, lines }) => `${path}:${line} has ${lines} lines`),
  )
  expect(long).toEqual([])
})

it('at most eight files are in dev/local/ itself', () => {
  const loose = readdirSync(new URL('dev/local/', root), { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(loose.length).toBeLessThanOrEqual(8)
})
