// For `node --import`: writes at the end which modules the process imported, and which of its own Node loaded.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const imported = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    imported.add(found.url)
    return found
  },
})

process.on('exit', () => {
  writeFileSync(process.env.LOADED_FILE, JSON.stringify({ imported: [...imported], own: process.moduleLoadList }))
})
