// For `node --import`: writes which modules the process has imported so far, and which of its own Node loaded.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const imported = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    imported.add(found.url)
    report()
    return found
  },
})

process.on('exit', report)

function report() {
  writeFileSync(
    process.env.LOADED_FILE,
    JSON.stringify({ imported: [...imported], own: process.moduleLoadList }),
  )
}
