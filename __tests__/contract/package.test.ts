import { expect, it } from 'vitest'
import { filesIn, read } from './files.ts'

const manifest = JSON.parse(read('package.json'))

it.each(['dependencies', 'devDependencies', 'overrides'])('pins its %s exactly', (kind) => {
  const versions = Object.entries<string>(manifest[kind])
  expect(versions).not.toEqual([])
  // `$name` repeats the version that the dependency of that name is pinned to.
  expect(versions.filter(([, version]) => !/^(\d+\.\d+\.\d+|\$[\w@/-]+)$/.test(version))).toEqual(
    [],
  )
})

it('has a lock that agrees with it', () => {
  const { dependencies, devDependencies } = manifest
  expect(JSON.parse(read('package-lock.json')).packages['']).toMatchObject({
    dependencies,
    devDependencies,
  })
})

it('has the major version that the examples and pages name', () => {
  const files = ['README.md', ...filesIn('docs/', '.md'), ...filesIn('examples/')]
  const named = files.flatMap((file) => [
    ...read(file).matchAll(/\/docs-agent-action(?:\/sweep|\/\S+\.yml)?(?:@|\/)v(\d+)/g),
  ])
  expect(new Set(named.map(([, major]) => major))).toEqual(
    new Set([manifest.version.split('.')[0]]),
  )
})
