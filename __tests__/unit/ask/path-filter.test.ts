import { describe, expect, it } from 'vitest'
import { pathFilter } from '../../../src/ask/changes.ts'

describe('which paths are included', () => {
  it.each<[globs: string[], included: string[], excluded: string[]]>([
    [[], ['a', '.github/x.yml'], []],
    [['src/**'], ['src/a.ts', 'src/a/b.ts', 'src/.env', 'src/.x/y'], ['a.ts', 'lib/src/a.ts', 'srcs/a']],
    [['**/*.md'], ['a.md', 'x/y/a.md', '.x/a.md'], ['a.mdx']],
    [['*.md'], ['a.md', '.a.md'], ['docs/a.md']],
    [['**.js'], ['a.js', 'x/y/a.js'], ['a.ts']],
    [['docs/**.js'], ['docs/a.js', 'docs/x/a.js'], ['a.js']],
    [['src/**', '!src/**/*.test.ts'], ['src/a.ts'], ['src/a.test.ts', 'src/x/a.test.ts', 'docs/a']],
    [['src/**', '!src/gen/**', 'src/gen/keep.ts'], ['src/a', 'src/gen/keep.ts'], ['src/gen/b.ts']],
    [['!docs/**'], ['src/a', 'a'], ['docs/a']],
    [['!docs/**', 'docs/api/**'], ['src/a', 'docs/api/x'], ['docs/a']],
    [['{src,lib}/*.ts'], ['src/a.ts', 'lib/a.ts'], ['bin/a.ts']],
    [['[ab].ts'], ['a.ts', 'b.ts'], ['c.ts']],
    [['src/a b/ü*'], ['src/a b/über.ts'], ['src/ab/u']],
  ])('%j', (globs, included, excluded) => {
    const filter = pathFilter(globs)
    expect(included.filter((path) => !filter(path))).toEqual([])
    expect(excluded.filter(filter)).toEqual([])
  })

  it('is quick for any path', () => {
    const filter = pathFilter(['**/*a*/**/*b*/**', '!**/+(x)*.ts'])
    const began = performance.now()
    for (const path of ['a/'.repeat(2_000), 'x'.repeat(4_000), 'ab/'.repeat(1_300)]) filter(path)
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
