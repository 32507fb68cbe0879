// For `node --import`: time goes FAST_TIME times as fast (20), for every wait and for the monotonic clock alike, so that
// what a run measures agrees with what it waited for. The wall clock stays, as GitHub's own times do; with
// CLOCK_AHEAD_HOURS the machine has a wrong one, ahead by so many hours, or behind if it is negative. A timer with a
// callback is a deadline: it goes at most 8 times as fast, for a server on a busy machine is slow and not silent.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import promises from 'node:timers/promises'
import { promisify } from 'node:util'

const factor = Number(process.env.FAST_TIME || 20)
const faster = (ms) => (ms === undefined ? ms : ms / factor)
const sooner = (ms) => (ms === undefined ? ms : ms / Math.min(factor, 8))

const now = process.hrtime.bigint
const begin = now()
process.hrtime.bigint = () => begin + BigInt(Math.round(Number(now() - begin) * factor))

const { setTimeout: timeout, setInterval: interval } = globalThis
const wait = promises.setTimeout
const waits = promises.setInterval
const pause = promises.scheduler.wait.bind(promises.scheduler)

promises.setTimeout = (ms, ...rest) => wait(faster(ms), ...rest)
promises.setInterval = (ms, ...rest) => waits(faster(ms), ...rest)
promises.scheduler.wait = (ms, ...rest) => pause(faster(ms), ...rest)

timers.setTimeout = (act, ms, ...rest) => timeout(act, sooner(ms), ...rest)
timers.setInterval = (act, ms, ...rest) => interval(act, faster(ms), ...rest)
Object.defineProperty(timers.setTimeout, promisify.custom, { value: promises.setTimeout })
globalThis.setTimeout = timers.setTimeout
globalThis.setInterval = timers.setInterval

const after = AbortSignal.timeout.bind(AbortSignal)
AbortSignal.timeout = (ms) => after(Math.ceil(sooner(ms)))

const ahead = Number(process.env.CLOCK_AHEAD_HOURS || 0) * 3_600_000
if (ahead !== 0) {
  const { Date: RightDate } = globalThis
  const wrongNow = () => RightDate.now() + ahead
  globalThis.Date = class extends RightDate {
    static now = wrongNow
    constructor(...given) {
      super(...(given.length === 0 ? [wrongNow()] : given))
    }
  }
}

syncBuiltinESMExports()
