import { check, type Findings } from './checks.ts'
import { openServers, play } from './world.ts'

/**
 * Plays worlds, the first from `seed` and each next from the seed above it, until there were so many runs. `say` gets a
 * line for each thing that did not hold, with the seed that shows it again.
 */
export async function soak(
  seed: number,
  runs: number,
  say: (line: string) => void,
): Promise<{ text: string; good: boolean; findings: Record<keyof Findings, number>; faults: number; runs: number }> {
  const began = performance.now()
  const findings: Record<keyof Findings, number> = { duplicates: 0, losses: 0, leaks: 0, outcomes: 0, comments: 0 }
  const faults: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  const done = { worlds: 0, runs: 0, killed: 0, cancelled: 0, sent: 0 }
  const count = (into: Record<string, number>, name: string, more = 1) => {
    into[name] = (into[name] ?? 0) + more
  }
  const warn = (warning: Error) => {
    if (warning.name !== 'MaxListenersExceededWarning') return
    findings.leaks++
    say(`leaks: ${warning.name}: ${warning.message}`)
  }
  process.on('warning', warn)
  const before = open()
  const servers = await openServers()
  try {
    for (; done.runs < runs; done.worlds++) {
      const at = seed + done.worlds
      const world = await play(at, servers).catch((fault: unknown) => {
        findings.outcomes++
        say(`outcomes: the world came to no end: ${fault} (--seed ${at} --runs 1)`)
      })
      if (!world) {
        done.runs++
        continue
      }
      for (const [kind, found] of Object.entries(check(world)) as [keyof Findings, string[]][]) {
        findings[kind] += found.length
        for (const what of found) say(`${kind}: ${what} (--seed ${at} --runs 1)`)
      }
      for (const [kind, times] of Object.entries(world.faults)) count(faults, kind, times)
      for (const one of world.runs) {
        done.runs++
        if (one.killed) done.killed++
        else count(outcomes, one.told?.outcome.name ?? 'none')
        if (one.cancelledAt !== undefined) done.cancelled++
      }
      done.sent += world.posts.length
    }
  } finally {
    await servers.close()
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  process.off('warning', warn)
  for (const [kind, many] of Object.entries(open())) {
    // Whoever started us may have a timer or two of their own.
    if (many <= (before[kind] ?? 0) + 3) continue
    findings.leaks++
    say(`leaks: ${many} ${kind} still open at the end`)
  }
  const struck = Object.values(faults).reduce((sum, times) => sum + times, 0)
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, times]) => `  ${String(times).padStart(6)} ${name}`)
      .join('\n')
  const text = [
    `seed ${seed}: ${done.runs} runs in ${done.worlds} worlds, ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    `${done.killed} thrown away on their way, ${done.cancelled} cancelled, ${done.sent} instructions sent`,
    `outcomes:\n${list(outcomes)}`,
    `${struck} faults:\n${list(faults)}`,
    `did not hold:\n${list(findings)}`,
  ].join('\n')
  const good = Object.values(findings).every((many) => many === 0)
  return { text, good, findings, faults: struck, runs: done.runs }
}

/** What keeps a process alive, by kind. */
function open(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) {
    if (/^(?:Timeout|Immediate|TCP|TLS)/.test(kind)) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
