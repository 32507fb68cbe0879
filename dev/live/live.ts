import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { withoutCommands } from '../../src/io/log.ts'
import { redactor } from '../../src/io/redact.ts'
import {
  createApi,
  type LiveOptions,
  messageOf,
  NotTried,
  type Patience,
  type Undo,
} from './api.ts'
import { core, tries } from './assumptions.ts'
import { openStage, type Stage } from './stage.ts'

const page = readFileSync(new URL('../../docs/how-it-works.md', import.meta.url), 'utf8')

/** What is taken for granted, by its name in the table of the page. */
export const assumptions = new Map(
  [...page.matchAll(/^\| `(\w+)` \| \[(.+?)\]\(https:/gm)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
)

interface Told {
  stopped: AbortSignal
  print(text: string): void
  /** For tests: how GitHub's limit is waited for. */
  pause?(ms: number): Promise<unknown>
}

/**
 * Tries what is taken for granted of GitHub, prints a line for each, and undoes what it did, even if it fails or is stopped.
 * Returns the exit code: 1 if something differs, 2 if it could not be carried out. `only`: the names of what is tried.
 */
export async function live(
  options: LiveOptions & { only?: string[] },
  { stopped, print, pause = wait }: Told,
): Promise<0 | 1 | 2> {
  const redact = redactor([options.token])
  const say = (text: string) =>
    print(withoutCommands(redact(text.replaceAll(/\s+/g, ' ').slice(0, 600))))
  const undo: Undo = new Map()
  const isAsked = (name: string) => options.only?.includes(name) ?? true
  let code: 0 | 1 | 2 = 0
  try {
    const stage = await openStage(options, { undo, stopped })
    say(`In ${options.repository}#${stage.issue}, as ${stage.viewer.login}:`)
    const missing = new Set(core.filter(isAsked))
    for (const [name, text] of assumptions) {
      if (!isAsked(name)) continue
      const [result, why] = await resultOf(name, stage)
      stopped.throwIfAborted()
      if (result === 'differs') code = 1
      if (result !== 'not tried') missing.delete(name)
      say(`${result}: ${name}: ${text}${why === '' ? '' : ` (${why})`}`)
    }
    if (missing.size > 0)
      throw new Error(
        `every token can try these, and they were not tried: ${[...missing].join(', ')}.`,
      )
  } catch (error) {
    code = 2
    say(stopped.aborted ? 'Stopped.' : `Not carried out: ${messageOf(error)}`)
  }
  const left = await undoAll(undo, options, async (ms) => {
    say(`Waiting ${Math.ceil(ms / 1_000)} s for GitHub, to undo what was done.`)
    await pause(ms)
  })
  for (const what of left) say(`Left behind: ${what}`)
  return left.length > 0 ? 2 : code
}

/** Waits for GitHub for two minutes at most. Returns what could not be undone, where it is, and why. */
async function undoAll(
  undo: Undo,
  options: LiveOptions,
  pause: Patience['pause'],
): Promise<string[]> {
  const patience = { leftMs: 120_000, pause }
  const last = createApi({ ...options, paceMs: 0 }, { patience })
  const left: string[] = []
  for (const [what, undoIt] of [...undo].toReversed())
    await undoIt(last).catch((error: unknown) => void left.push(`${what}: ${messageOf(error)}`))
  return left
}

async function resultOf(
  name: string,
  stage: Stage,
): Promise<['holds' | 'differs' | 'not tried', why: string]> {
  const how = tries[name] ?? 'There is no way to try it.'
  if (typeof how === 'string') return ['not tried', how]
  try {
    const [assumed, observed, also = ''] = await how(stage)
    return assumed === observed
      ? ['holds', also]
      : ['differs', `assumed: ${assumed}; observed: ${observed}`]
  } catch (error) {
    if (error instanceof NotTried) return ['not tried', error.message]
    throw error
  }
}
