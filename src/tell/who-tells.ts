import { throwUnlessGitHubError } from '../io/github-error.ts'
import { drawWord } from '../memory/signed-marker.ts'
import type { Marker } from '../protocol/marker.ts'
import { isClaimed, personOf, wordMs } from '../protocol/who-is-told.ts'
import { isRetried } from './best-effort.ts'
import type { Reporter } from './reporter.ts'

/**
 * `free`: there is nobody to tell, or no word can be written. `theirs`: others tell, or wrote since
 * it was read.
 */
export type Claim = 'ours' | 'theirs' | 'free'

/**
 * Whose it is to tell who asked, of all who come to it at one moment: this one writes a word of its
 * own into the status comment, and reads a second later whether that stands.
 */
export async function claimTelling(
  reporter: Reporter,
  readAgain: () => Promise<Marker | undefined>,
): Promise<Claim> {
  const { state, clients } = reporter
  const { marker } = state
  if (personOf(marker) === undefined) return 'free'
  const before = await state.standing()
  if (JSON.stringify(before?.marker) !== JSON.stringify(marker)) return 'theirs'
  const word = drawWord()
  state.advance('accept', { word })
  try {
    await state.write()
  } catch (error) {
    throwUnlessGitHubError(error)
    if (isRetried(error, reporter)) throw error
    // What stands in both places still counts.
    state.marker = marker
    return 'free'
  }
  await clients.clock.sleep(wordMs)
  const after = await readAgain()
  const isOurs = after !== undefined && !isClaimed(after, { word })
  return isOurs ? 'ours' : 'theirs'
}
