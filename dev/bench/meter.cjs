// For `node --require`: writes Node's own counters at the end of the process. They are the same on every system.
const { writeFileSync } = require('node:fs')

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cost = { cpuMs: (userCPUTime + systemCPUTime) / 1_000, memoryMb: maxRSS / 1_024 }
  writeFileSync(process.env.METER_FILE, JSON.stringify(cost))
})
