import { check, type Findings } from './checks.ts'
import type { Hazard } from './hazards.ts'
import { play } from './play.ts'
import { openServers } from './servers.ts'
import type { WorldResult } from './world.ts'

type Counts = Record<string, number>
type Done = Record<'worlds' | 'runs' | 'killed' | 'cancelled' | 'sent', number>

/**
 * Plays worlds until there were so many runs: the first from `seed`, each next from the seed above it. `report` gets a
 * line for each finding, with the seed that shows it again.
 */
export async function soak(
  seed: number,
  runs: number,
  report: (line: string) => void,
  hazards?: ReadonlySet<Hazard>,
) {
  const startedAt = performance.now()
  const findings: Record<keyof Findings, number> = {
    duplicates: 0,
    losses: 0,
    leaks: 0,
    results: 0,
    intrusions: 0,
    mentions: 0,
    outcomes: 0,
    comments: 0,
  }
  const [faults, outcomes]: [Counts, Counts] = [{}, {}]
  const done: Done = { worlds: 0, runs: 0, killed: 0, cancelled: 0, sent: 0 }
  const find = (kind: keyof Findings, what: string) => {
    findings[kind]++
    report(`${kind}: ${what}`)
  }
  const onWarning = ({ name, message }: Error) => {
    if (name === 'MaxListenersExceededWarning') find('leaks', `${name}: ${message}`)
  }
  process.on('warning', onWarning)
  const openBefore = openResources()
  const servers = await openServers()
  try {
    for (; done.runs < runs; done.worlds++) {
      const again = commandFor(seed + done.worlds, hazards)
      const world = await play(seed + done.worlds, servers, hazards).catch((error: unknown) => {
        find('outcomes', `the world did not end: ${error} ${again}`)
      })
      if (!world) {
        done.runs++
        continue
      }
      for (const [kind, found] of Object.entries(check(world)) as [keyof Findings, string[]][])
        for (const what of found) find(kind, `${what} ${again}`)
      for (const [kind, times] of Object.entries(world.faults)) add(faults, kind, times)
      countAttempts(world, done, outcomes)
    }
  } finally {
    await servers.close()
  }
  for (const [kind, count] of await leftOpen(openBefore))
    find('leaks', `${count} ${kind} still open at the end`)
  process.off('warning', onWarning)
  const faultCount = Object.values(faults).reduce((sum, times) => sum + times, 0)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  const text = [
    `seed ${seed}: ${done.runs} runs in ${done.worlds} worlds, ${seconds} s`,
    `${done.killed} killed, ${done.cancelled} cancelled, ${done.sent} creates and follow-ups`,
    `outcomes:\n${table(outcomes)}`,
    `${faultCount} faults:\n${table(faults)}`,
    `findings:\n${table(findings)}`,
  ].join('\n')
  const passed = Object.values(findings).every((count) => count === 0)
  return { text, passed, findings, faults: faultCount, runs: done.runs }
}

/** The options that play one world again. */
function commandFor(seed: number, hazards: ReadonlySet<Hazard> = new Set()): string {
  const named = [...hazards].map((hazard) => ` --hazard '${hazard}'`)
  return `(--seed ${seed} --runs 1${named.join('')})`
}

function countAttempts({ attempts, posts }: WorldResult, done: Done, outcomes: Counts): void {
  for (const { killed, cancelledAt, result } of attempts) {
    done.runs++
    if (killed) done.killed++
    else add(outcomes, result?.outcome.name ?? 'none')
    if (cancelledAt !== undefined) done.cancelled++
  }
  done.sent += posts.length
}

function add(counts: Counts, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more
}

const table = (counts: Counts) =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `  ${String(count).padStart(6)} ${name}`)
    .join('\n')

/** What is still open two seconds after the end: closed sockets take a moment. The caller may have a timer or two. */
async function leftOpen(before: Counts): Promise<[kind: string, count: number][]> {
  for (let tries = 1; ; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const left = Object.entries(openResources()).filter(
      ([kind, count]) => count > (before[kind] ?? 0) + 3,
    )
    if (left.length === 0 || tries === 20) return left
  }
}

/** What keeps a process running, by kind. */
function openResources(): Counts {
  const counts: Counts = {}
  for (const kind of process.getActiveResourcesInfo())
    if (/^(?:Timeout|Immediate|TCP|TLS)/.test(kind)) add(counts, kind)
  return counts
}
