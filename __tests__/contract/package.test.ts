import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const manifest = read('package.json')

it.each(['dependencies', 'devDependencies', 'overrides'])('pins its %s exactly', (kind) => {
  const versions = Object.entries<string>(manifest[kind])
  expect(versions).not.toEqual([])
  // `$name` repeats the version that the dependency of that name is pinned to.
  expect(versions.filter(([, version]) => !/^(\d+\.\d+\.\d+|\$[\w@/-]+)$/.test(version))).toEqual([])
})

it('has a lock that agrees with it', () => {
  const { dependencies, devDependencies } = manifest
  expect(read('package-lock.json').packages['']).toMatchObject({ dependencies, devDependencies })
})
