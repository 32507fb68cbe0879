// For `node --import`: writes down at the end what the process asked for, and which of Node's own modules it loaded.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const asked = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    asked.add(found.url)
    return found
  },
})

process.on('exit', () => {
  writeFileSync(process.env.LOADED_FILE, JSON.stringify({ asked: [...asked], own: process.moduleLoadList }))
})
