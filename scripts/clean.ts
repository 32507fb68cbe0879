// ncc and tsc never empty their output folders: a file that left the source would stay in the bundle.
import { rmSync } from 'node:fs'

for (const folder of process.argv.slice(2)) rmSync(folder, { recursive: true, force: true })
