import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CommandCase, commandPath, commands } from './commands.ts'
import { committer, copyRepository, git } from './own-copy.ts'
import { machineEnvironment } from './replaced.ts'
import { noCalls } from './stage.ts'

let folder: string
let copy: string
/** The folder of the stand-in for `gh`, and what it keeps. */
let bin: string
let gh: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-'))
  ;[copy, bin, gh] = [join(folder, 'copy'), join(folder, 'bin'), join(folder, 'gh.json')]
  await Promise.all([mkdir(copy), mkdir(bin)])
  await symlink(fileURLToPath(new URL('stand-ins/bin/gh', import.meta.url)), join(bin, 'gh'))
  await copyRepository(copy)
  git(copy, 'tag', 'start')
})
beforeEach(async () => {
  await writeFile(gh, JSON.stringify(noCalls))
  git(copy, 'switch', '--quiet', '--force', '--force-create', 'main', 'start')
  git(copy, 'clean', '--quiet', '--force', '-d')
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

/** Runs a command line in the copy; a server is ended as Ctrl-C would. */
async function run(
  line: string,
  { until, running, input }: CommandCase,
): Promise<{ code: number | null; output: string }> {
  const PATH = [bin, ...commandPath, process.env.PATH].join(delimiter)
  // A process group of its own: Ctrl-C reaches all of it.
  const env = { ...machineEnvironment(), ...committer, PATH, GH_STATE: gh, NO_COLOR: '1' }
  const child = spawn('bash', ['-c', line], {
    cwd: copy,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  child.stdin.end(input)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  if (until === undefined) return { code: await ended, output }
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  try {
    await expect.poll(() => hasEnded || until.test(output), { timeout: 60_000 }).toBe(true)
    const found = until.exec(output)
    if (found === null) throw new Error(`The server has ended: ${output}`)
    await running?.(found)
  } finally {
    if (!hasEnded) process.kill(-Number(child.pid), 'SIGINT')
  }
  return { code: await ended, output }
}

// In the order of the table: its first row installs what the others need.
it.each(Object.entries(commands))('%s', { timeout: 600_000 }, async (line, row) => {
  row.before?.(copy)
  const { code, output } = await run(row.as ?? line, row)
  if (row.until === undefined) expect(code, output).toBe(row.code ?? 0)
  if (row.output !== undefined) expect(output).toMatch(row.output)
  row.after?.(copy)
  if (row.stored !== undefined)
    expect(JSON.parse(await readFile(gh, 'utf8')).stored).toEqual([row.stored])
})
