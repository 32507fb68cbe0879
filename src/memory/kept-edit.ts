/** An edit that GitHub did not take, and may take later. What it says is the marker as it is then: the newest alone. */
export interface KeptEdit {
  /** On the clock's `now`: GitHub asked not to try again before. */
  notBefore: number
  /** Why it was not taken. */
  message: string
}

const pauses = { first: 5_000, most: 60_000 }

/** The pause after the next try that fails. The first try needs none. */
export const longerPause = (ms: number): number => Math.min(pauses.most, Math.max(pauses.first, 2 * ms))

/** How long to wait for the next try, ms; undefined if it is not made within the time: `until` is on the clock's `now`. */
export function waitForTry(
  { notBefore }: Pick<KeptEdit, 'notBefore'>,
  { now, until, pause }: { now: number; until: number; pause: number },
): number | undefined {
  const wait = Math.max(0, pause, notBefore - now)
  return wait === 0 || now + wait <= until ? wait : undefined
}
