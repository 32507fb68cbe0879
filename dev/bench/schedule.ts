import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { assumed, day, hour, minute } from './assumed.ts'

/** The `cron` of a workflow in examples/. */
export function cronOf(example: string): string {
  const file = new URL(`../../examples/${example}`, import.meta.url)
  return parse(readFileSync(file, 'utf8')).on.schedule[0].cron
}

/** When GitHub starts a schedule in a month, seconds. Throws unless `cron` names minutes, hours or `*`, and every day. */
export function startsOf(cron: string): number[] {
  const match = /^([\d,]+) ([\d,]+|\*) \* \* \*$/.exec(cron)
  if (match === null) throw new Error(`The simulation does not know this cron: ${cron}`)
  const [, minutes = '', hours = ''] = match
  const everyHour = Array.from({ length: 24 }, (_, index) => index)
  const atHours = hours === '*' ? everyHour : hours.split(',').map(Number)
  const atMinutes = minutes.split(',').map(Number)
  const ofDay = atHours.flatMap((at) => atMinutes.map((past) => at * hour + past * minute))
  const days = Array.from({ length: assumed.daysOfMonth }, (_, index) => index * day)
  return days.flatMap((midnight) => ofDay.map((at) => midnight + at))
}
