import { closeSync, constants, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'
import type { Log } from './log.ts'

// The runner names files in its variables, and reads values from them: outputs, and what the post step gets.

/** Opens the file that a variable names. `effect`: what it means if it cannot be written. */
export function openCommandFile(variable: string, effect: string, log: Log) {
  let hasWarned = false
  const file = {
    isWritten: true,
    /** Writes at once: what was written survives a kill. Never throws: the first write that fails is a warning. */
    write(values: Record<string, unknown>): void {
      const path = process.env[variable]
      if (!path) return
      const problem = appendWhole(path, Object.entries(values).map(block).join(''))
      file.isWritten = problem === undefined
      if (problem === undefined || hasWarned) return
      hasWarned = true
      log.warning(unwrittenText(variable, problem, effect))
    },
  }
  return file
}

// Foreign text cannot end its block: the delimiter is not known before.
function block([name, value]: [string, unknown]): string {
  // Not imported, as no skipped event needs it. The global `crypto` would load all of Web Crypto, for 2 ms.
  const { randomUUID } = process.getBuiltinModule('node:crypto')
  const delimiter = `value_${randomUUID()}`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `${name}<<${delimiter}\n${text}\n${delimiter}\n`
}

export const unwrittenText = (variable: string, problem: string, effect: string): string =>
  `${variable} cannot be written (${problem}). ${effect}`

/** Appends all of the text or nothing, for the runner refuses half a value. Never throws: returns why it failed. */
export function appendWhole(path: string, text: string): string | undefined {
  try {
    const file = openSync(path, constants.O_WRONLY | constants.O_APPEND)
    const { size } = fstatSync(file)
    try {
      writeFileSync(file, text)
    } catch (error) {
      if (fstatSync(file).size > size) ftruncateSync(file, size)
      throw error
    } finally {
      closeSync(file)
    }
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown cause'
  }
}
