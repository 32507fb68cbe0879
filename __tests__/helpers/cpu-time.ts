/** How long the processor works on it, ms: that others keep the machine busy does not count. */
export function cpuTime(act: () => void): number {
  const before = process.threadCpuUsage()
  act()
  return process.threadCpuUsage(before).user / 1_000
}
