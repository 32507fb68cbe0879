import { GitHubError } from '../io/github.ts'
import { longerPause, waitForTry } from './kept-edit.ts'
import type { Marker } from './marker.ts'
import { readMarkers } from './markers.ts'
import { advance, type MarkerChange, type OwnComment, writeMarker } from './own-comment.ts'
import { isStepBack, type Step } from './phase.ts'

/**
 * Makes a step and writes the comment if nothing else depends on it. What GitHub may take later is kept, the newest state
 * alone; what cannot be written for good is a warning. A higher phase that somebody else wrote stays.
 */
export async function writeOrWarn(own: OwnComment, step: Step, change: MarkerChange): Promise<void> {
  advance(own, step, change)
  if (own.kept) return keepTrying(own, own.clients.clock.now())
  if (isBehind(own, own.overtakenBy)) return own.place.save(own.marker, own.comment?.id, true)
  await tryOrKeep(own, () => writeMarker(own, { reposts: true }))
}

/** Tries a kept edit whenever it may be tried, until it is written or the time has come. A cancelled run leaves it. */
export async function keepTrying(own: OwnComment, until: number): Promise<void> {
  const { clock, cancelled } = own.clients
  for (let pause = 0; own.kept; pause = longerPause(pause)) {
    const wait = waitForTry(own.kept, { now: clock.now(), until, pause })
    if (wait === undefined) return
    if (wait > 0) await clock.sleep(wait, cancelled)
    if (cancelled?.aborted) return
    await tryOrKeep(own, () => writeUnlessBehind(own))
  }
}

/** What is said of a comment that GitHub does not let us write. */
export const unwrittenText = (message: string): string =>
  `The status comment could not be written. The job is not affected. ${message}`

async function tryOrKeep(own: OwnComment, attempt: () => Promise<void>): Promise<void> {
  const { clock, log } = own.clients
  try {
    await attempt()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const { message, retryAfterMs } = error
    if (error.isTransient && own.comment) {
      if (!own.kept) log.info(`The status comment could not be written yet. It is tried again. ${message}`)
      own.kept = { notBefore: clock.now() + retryAfterMs, message }
    } else {
      own.kept = undefined
      log.warning(unwrittenText(message))
    }
  }
}

// A sweep, a post step or a request for the status may have written since.
async function writeUnlessBehind(own: OwnComment): Promise<void> {
  const standing = await readStanding(own)
  if (!isBehind(own, standing)) return writeMarker(own, { reposts: true })
  own.overtakenBy = standing
  own.kept = undefined
  own.place.save(own.marker, own.comment?.id, true)
}

const isBehind = ({ marker }: OwnComment, standing: Marker | undefined): boolean =>
  standing !== undefined && isStepBack(standing.phase, marker.phase)

/** The comment's marker, if it counts. One that is gone has none. */
async function readStanding({ comment, clients, place }: OwnComment): Promise<Marker | undefined> {
  if (!comment) return undefined
  try {
    const now = await clients.github.comment(comment.id)
    const { marked } = await readMarkers([now], place.reader, () => place.conversation.number)
    return marked[0]?.marker
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return undefined
    throw error
  }
}
