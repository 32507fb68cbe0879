// `npm run mutants -- --seed 1 --count 200`: breaks the source at random places, one at a time, and
// says which breaks the tests notice: first the related tests of __tests__/unit, then the other
// related tests of the project `unit`, then, for what both miss, the end-to-end tests.
// `--shard 1/2` takes every second one; `--again 3,17` only those that it numbers so.
// It works in this checkout: each file is put back afterwards.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { parseArgs } from 'node:util'

interface Mutant {
  path: string
  at: number
  old: string
  new: string
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    only: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    again: { type: 'string' },
  },
})
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
const vitest = 'node_modules/vitest/vitest.mjs'
const beyondUnit = ['concurrency/**', 'explore/**']
/** They take longer than all other files of `unit/` together, so these are asked before them. */
const slow = ['sweep/pass', 'tell/status-text', 'protocol/marker'].map(
  (name) => `unit/${name}.test.ts`,
)
/** Which of the related tests are asked one after the other, and what each round leaves out. */
const rounds = [
  { name: 'unit', without: [...beyondUnit, ...slow] },
  { name: 'unit', without: beyondUnit },
  { name: 'concurrency or explore', without: ['unit/**'] },
]
const folders = ['ask', 'memory', 'protocol', 'sweep', 'tell']

/** What is replaced by what: operators, conditions, constants, returned literals. */
const replacements: [RegExp, (found: string) => string][] = [
  [/ (?:===|!==|<=|>=|<|>|&&|\|\||\?\?) /g, (found) => exchanged[found.trim()] ?? ''],
  [/(?<=[\w)] )[+-](?= [\w(])/g, (found) => (found === '+' ? '-' : '+')],
  [/\b(?:true|false)\b/g, (found) => String(found !== 'true')],
  [
    /(?<![\w.$'`-])\d[\d_]*(?![\w.])/g,
    (found) => String(Number(found.replaceAll('_', '')) * 2 + 1),
  ],
  [/(?<=\bif \()(?!.*\bif \()[^\n]*(?=\) (?:return|continue|throw|\{))/g, (found) => `!(${found})`],
  [/(?<=return )'[^'\n]+'/g, () => "''"],
  [/(?<=[(\s])!(?=[\w(])/g, () => ''],
]
const exchanged: Record<string, string> = {
  '===': ' !== ',
  '!==': ' === ',
  '<=': ' < ',
  '>=': ' > ',
  '<': ' <= ',
  '>': ' >= ',
  '&&': ' || ',
  '||': ' && ',
  '??': ' && ',
}

const chosen = choose(
  folders.flatMap((folder) => mutantsOf(`src/${folder}`)),
  Number(values.count),
  Number(values.seed),
).filter((_, index) => index % shards === shard - 1)
const again = values.again?.split(',').map(Number)
let tried = 0
let noticed = 0
const stages = new Map<string, number>()
for (const [index, mutant] of chosen.entries()) {
  if (again && !again.includes(index + 1)) continue
  const by = noticedBy(mutant)
  tried += 1
  if (by !== undefined) {
    noticed += 1
    stages.set(by, (stages.get(by) ?? 0) + 1)
  }
  const line = readFileSync(mutant.path, 'utf8').slice(0, mutant.at).split('\n').length
  console.log(
    `${index + 1} ${by ?? 'NOT NOTICED'}  ${mutant.path}:${line}  ${mutant.old.trim()} -> ${mutant.new.trim()}`,
  )
}
console.log(`${noticed} of ${tried} noticed`)
for (const [stage, count] of stages) console.log(`${count} by ${stage}`)

function mutantsOf(folder: string): Mutant[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  return names.sort().flatMap((name) => {
    const path = `${folder}/${name}`
    // Types become spaces, so every place stays where it is; comments are blanked in the same way.
    const code = stripTypeScriptTypes(readFileSync(path, 'utf8')).replace(
      /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g,
      (comment) => comment.replace(/[^\n]/g, ' '),
    )
    return replacements.flatMap(([pattern, replace]) =>
      [...code.matchAll(pattern)].map((match) => ({
        path,
        at: match.index,
        old: match[0],
        new: replace(match[0]),
      })),
    )
  })
}

/** `count` of them, the same ones for the same seed (mulberry32). */
function choose<T>(all: T[], count: number, seed: number): T[] {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  const rest = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

function noticedBy({ path, at, old, new: replacement }: Mutant): string | undefined {
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.slice(0, at) + replacement + source.slice(at + old.length))
  try {
    const related = [vitest, 'related', path, '--run', '--project', 'unit', '--bail', '1']
    for (const { name, without } of rounds) {
      const excluded = without.map((files) => `--exclude=__tests__/${files}`)
      if (fails(...related, ...excluded, '--passWithNoTests')) return name
    }
    if (values.only === 'unit') return undefined
    if (fails('dev/scripts/build.ts')) return 'build'
    if (fails(vitest, 'run', '__tests__/end-to-end', '--bail', '1')) return 'end-to-end'
    return undefined
  } finally {
    writeFileSync(path, source)
  }
}

/**
 * Node starts the script itself: a mutant that loops without end is killed, and no process between
 * would outlive it.
 */
function fails(...script: string[]): boolean {
  const { status, signal } = spawnSync(process.execPath, script, {
    stdio: 'ignore',
    timeout: 400_000,
    killSignal: 'SIGKILL',
  })
  if (signal !== null) console.log(`After 400 s it was ended by ${signal}.`)
  return status !== 0
}
