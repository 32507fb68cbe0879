// For `node --require`: writes down at the end what the process used, by Node's own account, the same on every system.
const { writeFileSync } = require('node:fs')

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const used = { cpuMs: (userCPUTime + systemCPUTime) / 1_000, memoryMb: maxRSS / 1_024 }
  writeFileSync(process.env.METER_FILE, JSON.stringify(used))
})
