import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** The bytes of all code below a folder, raw and with each file gzipped. */
export function sizeOf(dist: URL): { raw: number; gzip: number } {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.[cm]?js$/.test(name),
  )
  const code = names.map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), dist)))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    raw: sum(code.map(({ length }) => length)),
    gzip: sum(code.map((bytes) => gzipSync(bytes).length)),
  }
}
