import { installGo, installPython } from './tools.ts'

/** Installs the programs, before any test starts one. */
export default function setup(): void {
  installPython()
  try {
    installGo()
  } catch (error) {
    console.log(`Tests that need act or actionlint will fail. Install Go 1.25 or newer. ${error}`)
  }
}
