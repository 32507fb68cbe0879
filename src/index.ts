import { appendFileSync, readFileSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { EventError, readEvent } from './ask/event.ts'
import { filterEvent } from './ask/event-filter.ts'
import { list } from './ask/inputs.ts'
import { outputNames, sweepOutputNames } from './tell/outputs.ts'

// The door: is this event for us? Most are not, and end here with nothing heavy loaded. Whatever is written here is a
// constant: no foreign byte among it.

process.on('uncaughtException', leaveAtFault)
process.on('unhandledRejection', leaveAtFault)

// dist/post.js and dist/sweep.js are a line that imports this bundle: what was started says which step it is.
const entered = basename(process.argv[1] ?? '')
if (entered === 'sweep.js') await sweepUp()
else if (entered === 'post.js') await graceOver()
else await enter()

async function enter(): Promise<void> {
  const entry = read()
  if (entry.kind === 'skip') {
    tell('skipped', entry.reason)
    print(`Skipped: ${entry.reason}`)
    return
  }
  // Here already: GitHub's toolkit reads the event file too, when it is loaded, and falls over one that is not JSON.
  if (entry.kind === 'fault') return fail(entry.message)
  if (leaveOldNode()) return
  const { main } = await import('./run/main.ts')
  await main(entry)
}

async function sweepUp(): Promise<void> {
  if (leaveOldNode()) return
  const { sweep } = await import('./sweep/main.ts')
  await sweep()
}

async function graceOver(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24) return
  const { post } = await import('./run/post.ts')
  await post()
}

function read() {
  try {
    const event = readEvent(process.env, readFileSync)
    return {
      ...filterEvent(event, {
        command: input('command').trim() || '/docs',
        prompted: input('prompt').trim() !== '' || input('prompt-file').trim() !== '',
        allowedBots: list(input('allowed-bots')),
      }),
      event,
    }
  } catch (fault) {
    if (!(fault instanceof EventError)) throw fault
    return { kind: 'fault' as const, message: fault.message }
  }
}

function input(name: string): string {
  return process.env[`INPUT_${name.toUpperCase()}`] ?? ''
}

function leaveOldNode(): boolean {
  const version = process.versions.node
  if (Number.parseInt(version, 10) >= 24) return false
  fail(`This action needs Node 24, and the runner started it on Node ${version}: update the runner.`)
  return true
}

function fail(reason: string): void {
  tell('error', reason)
  print(`::error::${reason}`)
  process.exitCode = 1
}

function leaveAtFault(fault: unknown): void {
  const { name, code } = (fault ?? {}) as { name?: unknown; code?: unknown }
  const kind = [name, code].filter((word) => typeof word === 'string' && /^[A-Za-z_]{1,40}$/.test(word)).join(', ')
  const reason = `The action stopped at a fault of its own${kind ? ` (${kind})` : ''}. Please report it.`
  try {
    tell('error', reason)
    print(`::error::${reason}`)
  } finally {
    process.exit(1)
  }
}

/** Writes every output; one that a value was written for already, such as the job's id, keeps it. */
function tell(outcome: string, reason: string): void {
  const told = outputsFile()
  const names: readonly string[] = entered === 'sweep.js' ? sweepOutputNames : outputNames
  const lines = names.map((name) => {
    if (name === 'outcome') return `outcome=${outcome}\n`
    if (name === 'reason') return `reason=${reason}\n`
    return told.some((line) => line.startsWith(`${name}=`) || line.startsWith(`${name}<<`)) ? '' : `${name}=\n`
  })
  append(lines.join(''))
}

function outputsFile(): string[] {
  try {
    return readFileSync(process.env.GITHUB_OUTPUT ?? '', 'utf8').split('\n')
  } catch {
    return []
  }
}

function append(lines: string): void {
  const path = process.env.GITHUB_OUTPUT
  if (path) appendFileSync(path, lines)
}

function print(line: string): void {
  writeSync(1, `${line}\n`)
}
