// For `node --import`: pauses of a second and more end at once. Timers that bound a request are of another kind and stay.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const wait = timers.setTimeout
timers.setTimeout = (ms, ...rest) => wait(ms >= 1_000 ? 0 : ms, ...rest)
syncBuiltinESMExports()
