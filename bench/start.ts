// `npm run bench`: the cost of a run, compared with `node -e 0` on the same machine, as tables in Markdown.
import { cpus, release } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Bench, type KindName, kinds, openBench, type Run, type Used } from './measured.ts'
import { sizeOf } from './size.ts'
import { rowsOf, sweepMany } from './sweep.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '20' }, action: { type: 'string', default: 'action.yml' } },
})
const pairs = Number(values.pairs)
const action = pathToFileURL(values.action)
const warmUp = 3

/** A figure must be under its limit. `aim` would be better. */
interface Row {
  what: string
  figure: string
  limit: string
  aim: string
}

async function main(): Promise<void> {
  const bench = await openBench(action)
  try {
    const bare: Used[] = []
    const quiet = await inTurn(bench, 'no command', bare)
    const asked = await inTurn(bench, '/docs on an issue', bare)
    print([
      ratio('a comment without a command: wall', quiet, 'wallMs', '1.8', ''),
      ratio('a comment without a command: CPU', quiet, 'cpuMs', '', ''),
      ratio('`/docs`: wall to the first request', asked, 'firstRequestMs', '3.0', '2.0'),
      ratio('`/docs`: wall, without its wait', asked, 'wallMs', '', ''),
      ratio('`/docs`: CPU', asked, 'cpuMs', '5.5', '3.0'),
      ratio('`/docs`: peak memory', asked, 'memoryMb', '1.9', '1.5'),
      ...sizes(),
    ])
    console.log(`\n\`node -e 0\`: ${absolute(bare)}\n`)
    await requests(bench)
    console.log('\n| the sweep | figure | limit |\n|---|---|---|')
    for (const row of rowsOf(await sweepMany())) console.log(`| ${row.join(' | ')} |`)
    console.log(`\n${machine()}`)
  } finally {
    await bench.close()
  }
}

interface Pair {
  bare: Used
  run: Run
}

/** Bare Node and the action in turn: a machine that changes its pace does so for both. */
async function inTurn(bench: Bench, kind: KindName, bares: Used[]): Promise<Pair[]> {
  const found: Pair[] = []
  for (let turn = -warmUp; turn < pairs; turn++) {
    const bare = await bench.bare()
    const run = await bench.run(kind)
    if (turn < 0) continue
    found.push({ bare, run })
    bares.push(bare)
  }
  return found
}

type Figure = keyof Used | 'firstRequestMs'

function ratio(what: string, pairs: Pair[], figure: Figure, limit: string, aim: string): Row {
  const below = figure === 'firstRequestMs' ? 'wallMs' : figure
  const ratios = pairs.map(({ run, bare }) => (run[figure] ?? Number.NaN) / bare[below])
  const { median, low, high } = spread(ratios)
  const unit = figure === 'memoryMb' ? 'MB' : 'ms'
  const usual = spread(pairs.map(({ run }) => run[figure] ?? Number.NaN)).median
  const text = `**${median.toFixed(2)}** (${low.toFixed(2)} to ${high.toFixed(2)}), ${usual.toFixed(0)} ${unit}`
  return { what, figure: text, limit, aim }
}

/** The median, and the tenth and ninetieth of a hundred. */
function spread(values: number[]): { low: number; median: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { low: at(0.1), median: at(0.5), high: at(0.9) }
}

function sizes(): Row[] {
  const { raw, gzip } = sizeOf(new URL('dist/', action))
  const kB = (bytes: number) => `**${(bytes / 1_000).toFixed(0)} kB**`
  return [
    { what: 'all code that the runner can load', figure: kB(raw), limit: '1,300 kB', aim: '200 kB' },
    { what: 'the same, gzipped', figure: kB(gzip), limit: '300 kB', aim: '50 kB' },
  ]
}

function print(rows: Row[]): void {
  console.log(`Ratios to \`node -e 0\`, as the median of ${pairs} pairs (10th to 90th percentile)\n`)
  console.log('| what | figure | limit | aim |\n|---|---|---|---|')
  for (const { what, figure, limit, aim } of rows) console.log(`| ${what} | ${figure} | ${limit} | ${aim} |`)
}

function absolute(used: Used[]): string {
  const usual = (figure: keyof Used) => spread(used.map((one) => one[figure])).median.toFixed(0)
  return `${usual('wallMs')} ms wall, ${usual('cpuMs')} ms CPU, ${usual('memoryMb')} MB`
}

async function requests(bench: Bench): Promise<void> {
  console.log('| run | outcome | requests to GitHub | requests to the service |\n|---|---|---|---|')
  for (const kind of Object.keys(kinds) as KindName[]) {
    const { outcome, requests } = await bench.count(kind)
    console.log(`| ${kind} | \`${outcome}\` | ${requests.github} | ${requests.service} |`)
  }
}

function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${process.platform} ${release()}, Node ${process.versions.node}`
}

await main()
