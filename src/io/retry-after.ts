/** How long a reply asks to wait, ms. Undefined if it names no sensible time. A date is read against the reply's own clock. It may be very long. */
export function retryAfterMs(headers: Record<string, string>, now: Date): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,15}$/.test(value)) return Number(value) * 1000
  const until = httpDate(value)
  return until === undefined
    ? undefined
    : Math.max(0, until - (httpDate(headers.date ?? '') ?? now.getTime()))
}

// The one form of https://www.rfc-editor.org/rfc/rfc9110#name-date-time-formats that is still sent; JavaScript writes the same.
function httpDate(value: string): number | undefined {
  const ms = Date.parse(value)
  return Number.isNaN(ms) || new Date(ms).toUTCString() !== value ? undefined : ms
}
