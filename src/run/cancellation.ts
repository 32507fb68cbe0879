import type { Clock } from '../io/clock.ts'

/** How a run learns that it is cancelled. */
export interface Cancellation {
  cancelled: AbortSignal
  /** Aborted four seconds later: a request in flight ends then. */
  graceOver: AbortSignal
  stop(): void
}

const graceMs = 4_000

/**
 * On the first SIGINT (SIGBREAK on Windows) the run is asked to end: `onCancel` writes what is known at once, and the rest
 * has seven seconds. A second one, or SIGTERM, ends the process at once.
 */
export function watchCancellation(clock: Clock, onCancel: () => void): Cancellation {
  const cancelled = new AbortController()
  const graceOver = new AbortController()
  const stopped = new AbortController()
  const exit = (): void => {
    if (!cancelled.signal.aborted) onCancel()
    process.exit(1)
  }
  const interrupt = (): void => {
    if (cancelled.signal.aborted) exit()
    onCancel()
    cancelled.abort()
    void clock.sleep(graceMs, stopped.signal).then(() => graceOver.abort())
  }
  const watched = [
    ['SIGINT', interrupt],
    ['SIGBREAK', interrupt],
    ['SIGTERM', exit],
  ] as const
  for (const [signal, listener] of watched) process.on(signal, listener)
  return {
    cancelled: cancelled.signal,
    graceOver: graceOver.signal,
    stop() {
      stopped.abort()
      for (const [signal, listener] of watched) process.off(signal, listener)
    },
  }
}
