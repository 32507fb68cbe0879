import { readFileSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { type Event, EventError, readEvent } from './ask/event.ts'
import { filterEvent } from './ask/event-filter.ts'
import { mayHide, plainText } from './ask/invisible-text.ts'
import { outputNames, sweepOutputNames, writeAllOutputs } from './io/outputs.ts'

// Most events are not for the action and end here, before anything heavy is loaded. All that this file writes is our own
// words and checked names: no foreign text.

process.on('uncaughtException', failOnInternalError)
process.on('unhandledRejection', failOnInternalError)

const isOldNode = Number.parseInt(process.versions.node, 10) < 24

// dist/post.js and dist/sweep.js are a line that imports this bundle: what was started says which step it is.
const entered = basename(process.argv[1] ?? '')
if (entered === 'post.js') {
  if (!isOldNode) await (await loadTheRest()).post()
} else if (entered === 'sweep.js') {
  if (isOldNode) failOnOldNode()
  else await (await loadTheRest()).sweep()
} else await runMain()

function loadTheRest() {
  return import('./after-event-filter.ts')
}

async function runMain(): Promise<void> {
  let event: Event
  try {
    event = readEvent(process.env, readFileSync)
  } catch (error) {
    if (!(error instanceof EventError)) throw error
    return fail(error.message)
  }
  const inputs = {
    command: input('command') || '/docs',
    prompted: input('prompt') !== '' || input('prompt-file') !== '',
    allowedBots: input('allowed-bots').split(/\s*[,\n]\s*/),
    check: isOn('check'),
    reviews: isOn('reviews'),
    hasKey: input('api-key') !== '',
  }
  // A command in a text with markup that GitHub may hide is rare, and takes more to read. It begins the text, or stands
  // after markup.
  const text = plainText(event.written?.body ?? '')
  const mayBeCommand = /^\s*[/<]/.test(text)
  const needsParser = mayBeCommand && mayHide.test(text)
  const parser = needsParser && !isOldNode ? await loadTheRest() : undefined
  const handledAs = filterEvent(event, inputs, parser?.readCommandInMarkdown)
  if (handledAs.kind === 'skip') {
    print(`Skipped: ${handledAs.reason}`)
    writeOutputs('skipped', handledAs.reason)
    return
  }
  if (isOldNode) return failOnOldNode()
  const { main } = await loadTheRest()
  await main(event, handledAs)
}

// Reading the inputs reports an invalid word.
function isOn(name: string): boolean {
  return !/^(?:false)?$/i.test(input(name))
}

function input(name: string): string {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
}

function failOnOldNode(): void {
  fail(
    `This action needs Node 24, and the runner started it on Node ${process.versions.node}: update the runner.`,
  )
}

function fail(reason: string): void {
  print(`::error::${reason}`)
  writeOutputs('error', reason)
  process.exitCode = 1
}

function failOnInternalError(fault: unknown): void {
  const { name, code } = (fault ?? {}) as { name?: unknown; code?: unknown }
  const kind = [name, code]
    .filter((word) => typeof word === 'string' && /^[A-Za-z_]{1,40}$/.test(word))
    .join(', ')
  const reason = `The action hit an internal error${kind ? ` (${kind})` : ''}. Please report it.`
  try {
    fail(reason)
  } finally {
    process.exit(1)
  }
}

function writeOutputs(outcome: string, reason: string): void {
  const names = entered === 'sweep.js' ? sweepOutputNames : outputNames
  const problem = writeAllOutputs(names, { outcome, reason })
  if (problem === undefined) return
  print(`::warning::${problem}`)
  process.exitCode = 1
}

function print(line: string): void {
  writeSync(1, `${line}\n`)
}
