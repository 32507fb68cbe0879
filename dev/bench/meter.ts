import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a process used, from its start to its end. */
export interface ProcessCost {
  wallMs: number
  cpuMs: number
  memoryMb: number
}

/** Measures processes that are started with `env`. */
export async function openMeter() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const file = join(folder, 'cost.json')
  const script = fileURLToPath(new URL('meter.cjs', import.meta.url))
  const env = { NODE_OPTIONS: `--require ${JSON.stringify(script)}`, METER_FILE: file }

  /** The time counts from when the process exists: a slow `spawn` is not part of it. */
  async function costOf(child: ChildProcess): Promise<ProcessCost> {
    const startedAt = performance.now()
    await once(child, 'exit')
    const wallMs = performance.now() - startedAt
    return { wallMs, ...(JSON.parse(await readFile(file, 'utf8')) as Omit<ProcessCost, 'wallMs'>) }
  }

  return {
    env,
    costOf,
    bare: () =>
      costOf(spawn(process.execPath, ['-e', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] })),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
