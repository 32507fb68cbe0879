import { spawnSync } from 'node:child_process'
import { installGo, installPython } from './tools.ts'

/** Installs the programs, before any test starts one. */
export default function setup(): void {
  installPython()
  if (spawnSync('go', ['version']).status === 0) installGo()
  else console.log('Go is not installed, so tests that need act or actionlint fail.')
}
