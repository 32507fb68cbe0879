import { isText, type Schema, text, within } from './schema.ts'

/** The id of a commit or of a file's content: SHA-1 or SHA-256. */
export const isSha: Schema<string> = text(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

/** A login that may be a person's: no bot's has this form. */
export const isPersonLogin: Schema<string> = text(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/)

/** An account's id. Some servers have negative ones: of a workflow's job, or of people who left. */
export const isAccountId: Schema<number> = within(Number.MIN_SAFE_INTEGER)

/** An id of a job that can be a part of an address and of a line. */
export const isUsableId: Schema<string> = (value): value is string =>
  text(/^(?!\.{1,2}$)[^\p{Cc}\u2028\u2029]{1,256}$/u)(value) &&
  value.length <= 256 &&
  value.isWellFormed()

const yearMonthDay = String.raw`(\d{4})-(\d\d)-(\d\d)`
const hourAndMinute = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const dateTime = new RegExp(
  String.raw`^${yearMonthDay}T${hourAndMinute}:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]${hourAndMinute})$`,
)

/** A date and time as https://www.rfc-editor.org/rfc/rfc3339#section-5.6 writes it. */
export const isDate: Schema<string> = (value): value is string => {
  if (!isText(value)) return false
  const match = dateTime.exec(value)
  if (match === null) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  // JavaScript takes a 31st of February for one of the first days of March.
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
