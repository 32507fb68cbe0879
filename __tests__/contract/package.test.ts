import { readdirSync, readFileSync } from 'node:fs'
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

it('has the major version that the examples and pages name', () => {
  const root = new URL('../../', import.meta.url)
  const files = ['README.md', ...['docs', 'examples'].flatMap((folder) => inFolder(folder))]
  const named = files.flatMap((file) => [
    ...readFileSync(new URL(file, root), 'utf8').matchAll(/OWNER\/docs-agent-action(?:\/sweep)?@v(\d+)/g),
  ])
  expect(new Set(named.map(([, major]) => major))).toEqual(new Set([manifest.version.split('.')[0]]))

  function inFolder(folder: string): string[] {
    const names = readdirSync(new URL(folder, root)).filter((name) => /\.(md|yml)$/.test(name))
    return names.map((name) => `${folder}/${name}`)
  }
})
