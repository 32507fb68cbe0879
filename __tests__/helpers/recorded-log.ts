import type { Log } from '../../src/io/log.ts'

/** A log that keeps its lines: `info: …`, `warning: …`. */
export function recordedLog(): Log & { lines: string[] } {
  const lines: string[] = []
  const write = (level: string) => (text: string) => void lines.push(`${level}: ${text}`)
  return {
    lines,
    info: write('info'),
    notice: write('notice'),
    warning: write('warning'),
    error: write('error'),
    debug: write('debug'),
  }
}
