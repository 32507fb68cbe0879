import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathFilter, readPathPattern } from '../../../src/ask/path-filter.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'

function filterOf(...lines: string[]): (path: string) => boolean {
  const patterns = lines.map((line) => {
    const read = readPathPattern(line)
    if ('problem' in read) throw new Error(`${line}: ${read.problem}`)
    return read
  })
  return pathFilter(patterns)
}

/** Of these paths, those that count. */
const counted = (patterns: string[], paths: string[]): string[] =>
  paths.filter(filterOf(...patterns))

type Row = [patterns: string[], included: string[], excluded: string[]]

function expectRow(patterns: string[], included: string[], excluded: string[]): void {
  expect(counted(patterns, [...included, ...excluded])).toEqual(included)
}

// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
// The first two columns are GitHub's. What a pattern does not match is GitHub's only where a row there says so.
describe("GitHub's own table of examples", () => {
  it.each<Row>([
    [['*'], ['README.md', 'server.rb'], ['docs/README.md']],
    [['*.jsx?'], ['page.js', 'page.jsx'], ['page.jsxx', 'page.jsx?', 'page.j', 'src/page.js']],
    [['**'], ['all/the/files.md'], []],
    [['*.js'], ['app.js', 'index.js'], ['js/index.js', 'app.ts']],
    [['**.js'], ['index.js', 'js/index.js', 'src/js/app.js'], ['index.ts', 'index.js/a']],
    [
      ['docs/*'],
      ['docs/README.md', 'docs/file.txt'],
      ['docs/mona/octocat.txt', 'docs', 'a/docs/file.txt'],
    ],
    [
      ['docs/**'],
      ['docs/README.md', 'docs/mona/octocat.txt'],
      ['docs', 'docsy/a', 'a/docs/README.md'],
    ],
    [
      ['docs/**/*.md'],
      ['docs/README.md', 'docs/mona/hello-world.md', 'docs/a/markdown/file.md'],
      ['README.md', 'docs/a.txt', 'docsREADME.md', 'docsx/README.md'],
    ],
    [
      ['**/docs/**'],
      ['docs/hello.md', 'dir/docs/my-file.txt', 'space/docs/plan/space.doc'],
      ['mydocs/hello.md', 'docs'],
    ],
    [
      ['**/README.md'],
      ['README.md', 'js/README.md'],
      ['MYREADME.md', 'js/MYREADME.md', 'README.md/a'],
    ],
    [['**/*src/**'], ['a/src/app.js', 'my-src/code/js/app.js'], ['src-my/app.js', 'src']],
    [['**/*-post.md'], ['my-post.md', 'path/their-post.md'], ['post.md', 'my-post.md/a']],
    [
      ['**/migrate-*.sql'],
      ['migrate-10909.sql', 'db/migrate-v1.0.sql', 'db/sept/migrate-v1.sql'],
      ['db/a-migrate-1.sql', 'migrate-1/a.sql'],
    ],
    [['*.md', '!README.md'], ['hello.md'], ['README.md', 'docs/hello.md']],
    [
      ['*.md', '!README.md', 'README*'],
      ['hello.md', 'README.md', 'README.doc'],
      ['docs/README.md'],
    ],
  ])('file paths: %j', expectRow)

  it.each<Row>([
    [['feature/*'], ['feature/my-branch', 'feature/your-branch'], ['feature/a/b']],
    [
      ['feature/**'],
      ['feature/beta-a/my-branch', 'feature/your-branch', 'feature/mona/the/octocat'],
      [],
    ],
    [
      ['main', 'releases/mona-the-octocat'],
      ['main', 'releases/mona-the-octocat'],
      ['maine', 'releases'],
    ],
    [['*'], ['main', 'releases'], ['releases/1']],
    [['**'], ['all/the/branches', 'every/tag'], []],
    [['*feature'], ['mona-feature', 'feature', 'ver-10-feature'], ['features']],
    [['v2*'], ['v2', 'v2.0', 'v2.9'], ['v1', 'av2']],
    [
      ['v[12].[0-9]+.[0-9]+'],
      ['v1.10.1', 'v2.0.0'],
      ['v3.0.0', 'v1..0', 'v1.0.', 'v1x10x1', 'v[1.0.0'],
    ],
  ])('branches and tags: %j', expectRow)

  it.each<Row>([
    [['Octo*'], ['Octocat'], ['octocat']],
    [['[0-9a-z]'], ['0', '9', 'a', 'z'], ['A', '-', '09']],
    [['[CB]at'], ['Cat', 'Bat'], ['cat', 'at', 'CBat']],
    [['[1-2]00'], ['100', '200'], ['300', '-00']],
    [
      ['sub-project/**', '!sub-project/docs/**'],
      ['sub-project/index.js'],
      ['sub-project/docs/readme.md', 'a'],
    ],
  ])('in a sentence: %j', expectRow)
})

describe('the signs', () => {
  it.each<Row>([
    [[], ['a', '.github/x.yml'], []],
    [['src/**/*.tsx?'], ['src/a.ts', 'src/a.tsx', 'src/x/y/a.ts'], ['src/a.tsxx', 'a.ts']],
    [['*'], ['.env', '...'], ['.github/a']],
    [['src/**'], ['src/.env', 'src/.x/y'], ['srcs/a']],
    [['**/*.md'], ['.a.md', '.x/.a.md'], ['.md/a']],
    [['docs/**.js'], ['docs/a.js', 'docs/x/a.js', 'docs/.js'], ['a.js']],
    [['a**b'], ['ab', 'a/b', 'ax/y/zb'], ['b', 'abc']],
    [['a**/b'], ['a/b', 'ax/b', 'a/x/b'], ['ab']],
    [['***/b'], ['/b', 'a/b'], ['b']],
    [['a/**/**/b'], ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb']],
    [['a/?b'], ['ab', 'a/b'], ['b', 'a//b']],
    [['**/?b'], ['b', 'ab', 'a/b'], ['a']],
    [['a?b?c'], ['c', 'ac', 'bc', 'abc'], ['a', 'abcc', 'aac']],
    [['a+'], ['a', 'aaaa'], ['', 'ab']],
    [
      ['[ab]?c', 'x[ab]+'],
      ['c', 'ac', 'xa', 'xabba'],
      ['abc', 'x', 'xc', '[ab]c'],
    ],
    [['[a-cx-zQ05]'], ['a', 'c', 'x', 'z', 'Q', '0', '5'], ['d', 'q', '3', '-']],
    [['src/a b/ü*'], ['src/a b/über.ts'], ['src/ab/u', 'src/a b/u']],
    [['😀?a😀+'], ['a😀', '😀a😀😀'], ['a', '\ud83da😀']],
  ])('%j', expectRow)

  it.each<Row>([
    [['src/**', '!src/**/*.test.ts'], ['src/a.ts'], ['src/a.test.ts', 'src/x/a.test.ts', 'docs/a']],
    [['src/**', '!src/gen/**', 'src/gen/keep.ts'], ['src/a', 'src/gen/keep.ts'], ['src/gen/b.ts']],
    [['!docs/**'], ['src/a', 'a'], ['docs/a']],
    [['!docs/**', 'docs/api/**'], ['src/a', 'docs/api/x'], ['docs/a']],
    [['docs/api/**', '!docs/**'], [], ['docs/api/x', 'docs/a', 'src/a']],
    [['a!b'], ['a!b'], ['ab']],
    [['**', '!!a'], ['a'], ['!a']],
  ])('the last pattern that matches decides: %j', expectRow)

  it.each<Row>([
    [['app/(marketing)/**'], ['app/(marketing)/page.tsx'], ['app/marketing/page.tsx']],
    [['{src,lib}/*.ts'], ['{src,lib}/a.ts'], ['src/a.ts', 'lib/a.ts']],
    [
      ['*(*a)', '@(a|b)'],
      ['(a)', 'x(ya)', '@(a|b)'],
      ['a', 'b', ''],
    ],
    [
      ['a.b', '^a$', 'a]'],
      ['a.b', '^a$', 'a]'],
      ['axb', 'a'],
    ],
    [['~$#"\'%&=,;:<>`'], ['~$#"\'%&=,;:<>`'], []],
  ])('no other character is a sign: %j', expectRow)

  it.each<Row>([
    [
      ['\\*', '\\?', '\\+', '\\[', '\\]', '\\\\', '\\!'],
      ['*', '?', '+', '[', ']', '\\', '!'],
      ['a', ''],
    ],
    [['app/\\[slug\\]/*'], ['app/[slug]/page.tsx'], ['app/s/page.tsx']],
    [['routes/\\+page.*'], ['routes/+page.svelte'], ['routes/page.svelte']],
    [['c\\+\\+/\\(a\\)'], ['c++/(a)'], ['c/(a)']],
    [['\\!a', '!\\!b'], ['!a'], ['a', '!b']],
    [['\\*?a\\++'], ['a+', '*a++'], ['a', '**a+']],
  ])('a backslash makes a plain character of a sign: %j', expectRow)
})

describe('what is no pattern', () => {
  const bounds = 'each must be a path from the root without "/" at either end, such as "src/**"'
  const length = 'each must have 1 to 1,024 characters, and no control characters'
  const ranges =
    'between "[" and "]" are only letters from A to Z, digits, and ranges such as "a-z"; "\\[" is the sign itself'
  const escaped =
    '"\\" stands before a sign that it makes a plain character; folders are separated by "/"'
  const alone = (sign: string) =>
    `"${sign}" has no character before it that it repeats; "\\${sign}" is the sign itself`

  it.each<[problem: string, patterns: string[]]>([
    [length, ['', '!', 'a\u0007', 'a\u0085', 'a\nb', 'a'.repeat(1_025), `!${'a'.repeat(1_025)}`]],
    [bounds, ['/src/**', '!/a', './src/**', '../src', '/', 'docs/', '!docs/**/']],
    ['"[" has no "]" after it; "\\[" is the sign itself', ['src/[a', 'a[', ']a[', '[a/b']],
    [
      ranges,
      [
        '[]',
        '[z-a]',
        '[a-Z]',
        '[A-z]',
        '[0-z]',
        '[a-]',
        '[-a]',
        '[a-c-e]',
        '[!a]',
        '[^a]',
        '[._]',
        '[ü]',
      ],
    ],
    [ranges, ['app/[...slug]/**', '[[a]]', '[a\\]]', '[a/b]']],
    [alone('?'), ['?', '*?', '**?', 'a??', 'a+?', '[a]+?', '**/??']],
    [alone('+'), ['+', '*+', 'src/c++/**', 'a?+']],
    [
      '"/+" repeats the slash; "/\\+" is a name that begins with "+"',
      ['routes/+page.svelte', '**/+'],
    ],
    [escaped, ['a\\', 'src\\app\\*', 'a\\1', '\\ü']],
  ])('%s', (problem, patterns) => {
    for (const pattern of patterns)
      expect([pattern, readPathPattern(pattern)]).toEqual([pattern, { problem }])
  })

  it('a pattern may have 1,024 characters', () => {
    const pattern = '*'.repeat(1_024)
    expect(counted([pattern, `!b${pattern.slice(1)}`], ['a', 'b', 'a/b'])).toEqual(['a', 'a/b'])
  })
})

/** The same pattern as a regular expression: slow for hostile patterns, and right for short ones. */
function reference(pattern: string): RegExp {
  const signs = /\\.|(?<=^|\/)\*\*\/(?![?+])|\*\*|\*|\[[^\]]*\]|[?+]|./gsu
  const translated = pattern.replace(signs, (sign) => {
    if (sign === '**/') return '(?:.*/)?'
    if (sign === '**') return '.*'
    if (sign === '*') return '[^/]*'
    if (/^[.(]$/.test(sign)) return `\\${sign}`
    return sign
  })
  return new RegExp(`^(?:${translated})$`, 'su')
}

describe('a pattern and the regular expression that means the same', () => {
  const pieces = [
    'a',
    'b',
    '/',
    '.',
    '(',
    '*',
    '**',
    '**/',
    '/**/',
    '?',
    '+',
    '[ab]',
    '\\*',
    '\\+',
    '[a-b]?',
  ]
  const patterns = fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
    .map((chosen) => chosen.join(''))
    .filter((pattern) => !('problem' in readPathPattern(pattern)))
  const paths = fc
    .array(fc.constantFrom('a', 'b', '/', '.', '(', '*', '+'), { minLength: 1, maxLength: 8 })
    .map((chosen) => chosen.join(''))

  it('match the same paths', () => {
    let matched = 0
    const agree = fc.property(
      patterns,
      fc.array(paths, { minLength: 20, maxLength: 20 }),
      (pattern, tried) => {
        const expression = reference(pattern)
        const expected = tried.filter((path) => expression.test(path))
        matched += expected.length
        expect(counted([pattern], tried)).toEqual(expected)
      },
    )
    fc.assert(agree, { numRuns: 1_000 })
    expect(matched).toBeGreaterThan(500)
  })
})

describe('a name of 4,000 characters takes well under 50 ms', () => {
  it.each<[string, string]>([
    ['a star in brackets', '*(*a)'],
    ['many stars', '*a'.repeat(500)],
    ['nothing but stars', '*'.repeat(1_024)],
    ['many double stars', '**a'.repeat(340)],
    ['many folders', '**/'.repeat(340).concat('a')],
    ['many that may be left out', 'a?'.repeat(500)],
    ['many that are repeated', 'a+'.repeat(500)],
    ['many classes', '[a-z]?'.repeat(170)],
    ['a class of many ranges', `**[${'0-1'.repeat(300)}]`],
  ])('%s', (_, pattern) => {
    const filter = filterOf(pattern)
    const everyCharacter = Array.from({ length: 4_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + at),
    ).join('')
    for (const name of [
      'a'.repeat(4_000),
      'a/'.repeat(2_000),
      `${'a'.repeat(3_999)}b`,
      everyCharacter,
    ])
      expect(cpuTime(() => filter(name))).toBeLessThan(50)
  })
})
