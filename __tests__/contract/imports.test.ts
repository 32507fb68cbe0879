import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const sources = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.ts'))

/** What a source takes values from. Stripped of its types, it has only these imports left. */
function imports(source: string): string[] {
  const statements = stripTypeScriptTypes(source).matchAll(
    /^\s*(?:import|export)\b[^'"`;()=]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...statements].map(([, whole, late]) => whole ?? late ?? '')
}

/** Whether a file of a stage may take values from there: from its own stage, and from Node. */
function allowed(file: string, from: string): boolean {
  if (from.startsWith('node:')) return true
  return from.startsWith('.') && posix.dirname(posix.join(posix.dirname(file), from)) === posix.dirname(file)
}

describe('a stage (ask, work, tell, memory) takes only types from another stage and from io', () => {
  it.each([
    ["import { run } from '../work/start.ts'", false],
    ["import { clock } from '../io/clock.ts'", false],
    ["import {\n  type Clock,\n  clock,\n} from '../io/clock.ts'", false],
    ["export * from '../tell/words.ts'", false],
    ["const late = await import('../io/http.ts')", false],
    ["import { getOctokit } from '@actions/github'", false],
    ["import type { Clock } from '../io/clock.ts'", true],
    ["import type {\n  Clock,\n} from '../io/clock.ts'", true],
    ["export type { Clock } from '../io/clock.ts'", true],
    ["import { clean } from './clean.ts'", true],
    ["import { createHmac } from 'node:crypto'", true],
  ])('%s: %s', (source, expected) => {
    expect(imports(source).every((from) => allowed('src/ask/request.ts', from))).toBe(expected)
  })

  it.each(sources.filter((file) => /^src\/(ask|work|tell|memory)\//.test(file)))('%s', (file) => {
    const values = imports(readFileSync(new URL(file, root), 'utf8'))
    expect(values.filter((from) => !allowed(file, from))).toEqual([])
  })
})

it('no file is named for being a leftover', () => {
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((file) => /\/(utils?|helpers?|types?|constants?)\b/.test(file))).toEqual([])
})
