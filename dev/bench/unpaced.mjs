// For `node --import`: pauses of a second or more end at once. Timeouts of requests use other timers and stay.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const wait = timers.setTimeout
timers.setTimeout = (ms, ...rest) => wait(ms >= 1_000 ? 0 : ms, ...rest)
syncBuiltinESMExports()
