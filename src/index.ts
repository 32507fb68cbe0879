import { appendFileSync, readFileSync, writeSync } from 'node:fs'
import { atTheDoor } from './ask/door.ts'
import { EventFault, readEvent } from './ask/event.ts'
import { list } from './ask/inputs.ts'
import { outputNames } from './tell/outputs.ts'

// The door: is this event for us? Most are not, and end here with nothing heavy loaded. Whatever is written here is a
// constant: no foreign byte among it.

process.on('uncaughtException', leaveAtFault)
process.on('unhandledRejection', leaveAtFault)

if (process.env.STATE_main) await lastWord()
else await enter()

async function enter(): Promise<void> {
  // From here on the post step knows that it is one.
  append('GITHUB_STATE', 'main=started\n')
  const entry = read()
  if (entry.kind === 'skip') {
    tell('skipped', entry.reason)
    print(`Skipped: ${entry.reason}`)
    return
  }
  if (leaveOldNode()) return
  const { main } = await import('./main.ts')
  await main(entry)
}

async function lastWord(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24) return
  const { post } = await import('./post.ts')
  await post()
}

function read() {
  try {
    const event = readEvent(process.env, readFileSync)
    return {
      ...atTheDoor(event, {
        command: input('command').trim() || '/docs',
        prompted: input('prompt').trim() !== '' || input('prompt-file').trim() !== '',
        allowedBots: list(input('allowed-bots')),
      }),
      event,
    }
  } catch (fault) {
    if (!(fault instanceof EventFault)) throw fault
    return { kind: 'fault' as const, message: fault.message }
  }
}

function input(name: string): string {
  return process.env[`INPUT_${name.toUpperCase()}`] ?? ''
}

function leaveOldNode(): boolean {
  const version = process.versions.node
  if (Number.parseInt(version, 10) >= 24) return false
  const reason = `This action needs Node 24, and the runner started it on Node ${version}: update the runner.`
  tell('error', reason)
  print(`::error::${reason}`)
  process.exitCode = 1
  return true
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
  const lines = outputNames.map((name) => {
    if (name === 'outcome') return `outcome=${outcome}\n`
    if (name === 'reason') return `reason=${reason}\n`
    return told.some((line) => line.startsWith(`${name}=`) || line.startsWith(`${name}<<`)) ? '' : `${name}=\n`
  })
  append('GITHUB_OUTPUT', lines.join(''))
}

function outputsFile(): string[] {
  try {
    return readFileSync(process.env.GITHUB_OUTPUT ?? '', 'utf8').split('\n')
  } catch {
    return []
  }
}

function append(file: 'GITHUB_OUTPUT' | 'GITHUB_STATE', text: string): void {
  const path = process.env[file]
  if (path) appendFileSync(path, text)
}

function print(line: string): void {
  writeSync(1, `${line}\n`)
}
