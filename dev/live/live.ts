import { readFileSync } from 'node:fs'
import { redactor, withoutCommands } from '../../src/io/log.ts'
import { createApi, type LiveOptions, NotTried, type Undo } from './api.ts'
import { tries } from './assumptions.ts'
import { openStage, type Stage } from './stage.ts'

const page = readFileSync(new URL('../../docs/how-it-works.md', import.meta.url), 'utf8')

/** What is taken for granted, by its name in the table of the page. */
export const assumptions = new Map(
  [...page.matchAll(/^\| `(\w+)` \| \[(.+?)\]\(https:/gm)].map(([, name = '', text = '']) => [name, text]),
)

/**
 * Tries what is taken for granted of GitHub, prints a line for each, and undoes what it did, even if it fails or is stopped.
 * Returns the exit code: 1 if something differs, 2 if it could not be carried out. `only`: the names of what is tried.
 */
export async function live(
  options: LiveOptions & { only?: string[] },
  { stopped, print }: { stopped: AbortSignal; print(text: string): void },
): Promise<0 | 1 | 2> {
  const redact = redactor([options.token])
  const say = (text: string) => print(withoutCommands(redact(text.replaceAll(/\s+/g, ' ').slice(0, 600))))
  const undo: Undo = new Map()
  let code: 0 | 1 | 2 = 0
  try {
    const stage = await openStage(options, { undo, stopped })
    say(`In ${options.repository}#${stage.issue}, as ${stage.viewer.login}:`)
    for (const [name, text] of assumptions) {
      if (!(options.only?.includes(name) ?? true)) continue
      const [result, why] = await resultOf(name, stage)
      stopped.throwIfAborted()
      if (result === 'differs') code = 1
      say(`${result}: ${name}: ${text}${why === '' ? '' : ` (${why})`}`)
    }
  } catch (error) {
    code = 2
    say(stopped.aborted ? 'Stopped.' : `Not carried out: ${messageOf(error)}`)
  }
  const last = createApi({ ...options, paceMs: 0 })
  for (const [what, undoIt] of [...undo].toReversed())
    await undoIt(last).catch((error: unknown) => {
      code = 2
      say(`Left behind: ${what}. ${messageOf(error)}`)
    })
  return code
}

async function resultOf(name: string, stage: Stage): Promise<['holds' | 'differs' | 'not tried', why: string]> {
  const how = tries[name] ?? 'There is no way to try it.'
  if (typeof how === 'string') return ['not tried', how]
  try {
    const [assumed, observed, also = ''] = await how(stage)
    return assumed === observed ? ['holds', also] : ['differs', `assumed: ${assumed}; observed: ${observed}`]
  } catch (error) {
    if (error instanceof NotTried) return ['not tried', error.message]
    throw error
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
