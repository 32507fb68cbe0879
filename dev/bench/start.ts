// `npm run bench`: the cost of a run, compared with `node -e 0` on the same machine, as tables in Markdown.
import { cpus, release } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Bench, type KindName, kinds, openBench, type RunCost } from './measured-run.ts'
import type { ProcessCost } from './meter.ts'
import { sizeOf } from './size.ts'
import { rowsOf, sweepMany } from './sweep.ts'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '20' },
    action: { type: 'string', default: 'action.yml' },
  },
})
const pairCount = Number(values.pairs)
const action = pathToFileURL(values.action)
const warmUp = 3
const delayMs = 300

async function main(): Promise<void> {
  const bench = await openBench(action)
  try {
    const noCommand = await measurePairs(bench, 'no command')
    const command = await measurePairs(bench, '/docs on an issue')
    console.log(
      `Ratios to \`node -e 0\`, as the median of ${pairCount} pairs (10th to 90th percentile)\n`,
    )
    // A figure must be under its limit. The aim would be better.
    printTable(
      ['what', 'figure', 'limit', 'aim'],
      [
        ['a comment without a command: wall', ratio(noCommand, 'wallMs'), '1.8', ''],
        ['a comment without a command: CPU', ratio(noCommand, 'cpuMs'), '', ''],
        ['`/docs`: wall to the first request', ratio(command, 'firstRequestMs'), '2.4', '1.9'],
        ['`/docs`: wall, without its wait', ratio(command, 'wallMs'), '', ''],
        ['`/docs`: CPU', ratio(command, 'cpuMs'), '5.6', '4.3'],
        ['`/docs`: peak memory', ratio(command, 'memoryMb'), '1.9', '1.5'],
        ...sizes(),
      ],
    )
    console.log(
      `\n\`node -e 0\`: ${absolute([...noCommand, ...command].map(({ bare }) => bare))}\n`,
    )
    const head = ['run', 'outcome', 'requests to GitHub', 'requests to the service']
    const trips = [
      'round trips to the job',
      `as time, of ${delayMs} ms`,
      'from the last status check to the last edit',
    ]
    printTable([...head, ...trips], await requestCounts(bench))
    console.log('')
    printTable(['the sweep', 'figure', 'limit'], rowsOf(await sweepMany()))
    const [cpu] = cpus()
    const node = `Node ${process.versions.node}`
    console.log(
      `\n${cpus().length} × ${cpu?.model.trim()}, ${process.platform} ${release()}, ${node}`,
    )
  } finally {
    await bench.close()
  }
}

interface Pair {
  bare: ProcessCost
  run: RunCost
}

/** Alternates Node and the action: a change in the machine's speed applies to both. */
async function measurePairs(bench: Bench, kind: KindName): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let turn = -warmUp; turn < pairCount; turn++) {
    const pair = { bare: await bench.bare(), run: await bench.run(kind) }
    if (turn >= 0) pairs.push(pair)
  }
  return pairs
}

function ratio(pairs: Pair[], figure: keyof ProcessCost | 'firstRequestMs'): string {
  const base = figure === 'firstRequestMs' ? 'wallMs' : figure
  const { median, low, high } = spread(
    pairs.map(({ run, bare }) => (run[figure] ?? Number.NaN) / bare[base]),
  )
  const usual = spread(pairs.map(({ run }) => run[figure] ?? Number.NaN)).median
  const unit = figure === 'memoryMb' ? 'MB' : 'ms'
  return `**${median.toFixed(2)}** (${low.toFixed(2)} to ${high.toFixed(2)}), ${usual.toFixed(0)} ${unit}`
}

/** The median, and the 10th and the 90th percentile. */
function spread(values: number[]): { low: number; median: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { low: at(0.1), median: at(0.5), high: at(0.9) }
}

function sizes(): string[][] {
  const { raw, gzip } = sizeOf(new URL('dist/', action))
  const kB = (bytes: number) => `**${(bytes / 1_000).toFixed(0)} kB**`
  return [
    ['all code that the runner can load', kB(raw), '850 kB', '400 kB'],
    ['the same, gzipped', kB(gzip), '230 kB', ''],
  ]
}

function absolute(costs: ProcessCost[]): string {
  const usual = (figure: keyof ProcessCost) =>
    spread(costs.map((cost) => cost[figure])).median.toFixed(0)
  return `${usual('wallMs')} ms wall, ${usual('cpuMs')} ms CPU, ${usual('memoryMb')} MB`
}

async function requestCounts(bench: Bench): Promise<string[][]> {
  const rows: string[][] = []
  for (const kind of Object.keys(kinds) as KindName[]) {
    const { outcome, github, service, trips } = await bench.count(kind, delayMs)
    const waited = trips
      ? [String(trips.toJob), (trips.toJobMs / delayMs).toFixed(1), String(trips.toReport)]
      : []
    rows.push([kind, `\`${outcome}\``, String(github), String(service), ...waited])
  }
  return rows
}

function printTable(head: string[], rows: string[][]): void {
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
}

await main()
