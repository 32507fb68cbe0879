import { installGo, installPython } from './tools.ts'

export default function setup(): void {
  installPython()
  installGo()
}
