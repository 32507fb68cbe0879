/** A moment to the minute, as `2026-03-04 10:00 UTC`, without the day if `after` has the same; undefined if it is none. */
export function utcTime(moment: string | Date | undefined, after?: string): string | undefined {
  const time = minuteOf(moment)
  if (time === undefined) return undefined
  const day = time.slice(0, 10)
  return `${minuteOf(after)?.startsWith(day) ? time.slice(11) : time} UTC`
}

// A year with more than four digits has another form.
function minuteOf(moment: string | Date | undefined): string | undefined {
  const date = new Date(moment ?? Number.NaN)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0) return undefined
  return date.toISOString().slice(0, 16).replace('T', ' ')
}
