import { describe, expect, it } from 'vitest'
import type { Since } from '../../../src/ask/base-of-changes.ts'
import { readChanges } from '../../../src/ask/changes-since.ts'
import type { Ignored } from '../../../src/ask/ignored-pull.ts'
import type { Judged, Merge } from '../../../src/ask/merges-of-changes.ts'
import { pathPattern } from '../../../src/ask/value-kinds.ts'
import type { Commit, Comparison } from '../../../src/io/github-commits.ts'
import { GitHubError } from '../../../src/io/github-error.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

const shaOf = (name: string): string =>
  Buffer.from(name).toString('hex').padStart(40, '0').slice(-40)
const head = shaOf('head')
const commit = { sha: head, workflow: 'nightly.yml', branch: 'main', event: 'schedule' }

/** `name: message < parents`, oldest first; the last one is the head. A message `@login …` names its author. */
function commitsOf(...lines: string[]): Commit[] {
  return lines.map((line) => {
    const [, name = '', message = '', parents = ''] = /^(\w+): (.*?)(?: < (.*))?$/.exec(line) ?? []
    const login = /^@(\w+)/.exec(message)?.[1]
    const from = parents.split(' ').filter(Boolean).map(shaOf)
    return { sha: shaOf(name), message, author: 'wim', login, parents: from }
  })
}

/** So many commits, one after the other, with these messages. */
const chain = (length: number, message: (at: number) => string): Commit[] =>
  commitsOf(
    ...Array.from({ length }, (_, at) => {
      const [name, parent] = [
        at === length - 1 ? 'head' : `c${at}`,
        at === 0 ? 'base' : `c${at - 1}`,
      ]
      return `${name}: ${message(at)} < ${parent}`
    }),
  )

type Setup = NonNullable<Parameters<typeof changed>[0]>

/** GitHub with one comparison, and the pull requests that are ours. */
async function changed(
  {
    commits = [] as Commit[],
    all = 0,
    files = ['src/a.ts'],
    // The commits that GitHub names as the merges of our own pull requests, and those that it names as nobody's.
    own = [] as string[],
    ignored = [] as string[],
    // Why GitHub's data leave them out, if it is not a label.
    by = 'label' as Ignored,
    // What merged pull requests say: nothing, unless this is set.
    described = undefined as { title: string; description: string } | undefined,
    room = 1_000_000,
    unproved = [] as string[],
    lastSuccess = undefined as { sha: string; createdAt: string } | undefined,
    gone = '',
    diverged = false,
    // The files of the tree before and of the tree now, each with its content.
    trees = [{}, {}] as [before: Record<string, string>, now: Record<string, string>],
    truncated = false,
    // The files that the merges of our own pull requests brought, and of which others changed lines as well.
    left = [] as string[],
    alsoChanged = {} as Record<string, { patch?: string | undefined; removed?: number }>,
    // The files of single commits; without them a commit cannot be read.
    filesOf = {} as Record<string, string[]>,
    changesPaths = [] as string[],
    needsAuthors = false,
  } = {},
  since: Since = { kind: 'ref', ref: 'v1' },
  at = commit,
) {
  const asked: string[] = []
  const file = (path: string) => ({
    path,
    status: 'modified',
    sha: path,
    added: 1,
    removed: 1,
    patch: '-a',
  })
  const listed = files.map((path) => ({ ...file(path), ...alsoChanged[path] }))
  const commitsOn = (page: number) => commits.slice((page - 1) * 100, page * 100)
  const github = {
    lastSuccess: async () => lastSuccess,
    now: async () => new Date('2026-11-20T03:00:00Z'),
    async commits(_: string, time: string, page: number) {
      asked.push(`commits since ${time}, page ${page}`)
      return { commits: commitsOn(page), last: Math.max(1, Math.ceil(commits.length / 100)) }
    },
    async compare(base: string, to: string, page: number): Promise<Comparison> {
      const paths = Object.entries(filesOf).find(([name]) => shaOf(name) === to)?.[1]
      const brought = [...own, ...ignored].map(shaOf).includes(to) ? left : paths
      const single = commits.findIndex(({ sha, parents }) => sha === to && parents[0] === base)
      const isSingle = single >= 0 && (to !== at.sha || needsAuthors)
      asked.push(isSingle ? `commit ${single}` : `compare ${base}, page ${page}`)
      if (base === gone || (isSingle && !brought)) throw new GitHubError('gone', { status: 404 })
      const found = isSingle ? brought?.map(file) : listed
      const listing = { commits: commitsOn(page), files: (page === 1 && found) || [] }
      return { ...listing, total: all || commits.length, mergeBase: shaOf('base'), diverged }
    },
    newestCommit: async () => undefined,
    async tree(sha: string) {
      return {
        files: new Map(Object.entries(trees[sha === head ? 1 : 0])),
        truncated: truncated && sha === head,
      }
    },
  }
  const checked: number[] = []
  const judge = async ({ pull, sha }: Merge): Promise<Judged> => {
    checked.push(pull)
    const isIn = (names: string[]) => names.map(shaOf).includes(sha)
    if (isIn(own)) return { kind: 'own' }
    if (isIn(ignored)) return { kind: 'ignored', by }
    if (isIn(unproved)) return { kind: 'unproved' }
    return { kind: 'merged', title: '', description: '', ...described }
  }
  const log = recordedLog()
  const paths = changesPaths.flatMap((line) => pathPattern.parse(line) ?? [])
  const isDescribed = described !== undefined
  const alone = { repositories: [], visibility: undefined, isDryRun: false }
  const asking = { paths, needsAuthors, isDescribed, github, judge, log, ...alone }
  const changes = await readChanges({ since, commit: at, ...asking })
  const text = changes.kind === 'some' ? changes.section(room) : changes.reason
  const { authors = [], ...covered } = changes.kind === 'some' ? changes.facts : {}
  return { text, asked, checked, kind: changes.kind, authors, covered, log: log.lines }
}

it('every text of others loses what nobody sees', async () => {
  const hidden = 'a\u200bb\u202ec\u{e0041}d'
  const commits = [
    { sha: head, message: hidden, author: hidden, login: undefined, parents: [shaOf('base')] },
  ]
  const { text } = await changed(
    { commits, files: [hidden] },
    { kind: 'ref', ref: 'v1' },
    { ...commit, branch: hidden },
  )
  expect(text).toContain('Changes on abcd since v1, up to')
  expect(text).toContain(' abcd: abcd\n')
  expect(text).toContain('  modified abcd (+1 -1)\n')
})

const titles = (text: string): string[] =>
  [...text.matchAll(/^ {2}[0-9a-f]{7} (.*)$/gm)].map(([, line]) => line ?? '').reverse()

describe('which pull request a commit came with', () => {
  it.each<[title: string, commits: string[], shown: string[]]>([
    ['squashed', ['head: Fix it (#7) < base'], ['#7 wim: Fix it (#7)']],
    [
      'squashed, with a number in its title',
      ['head: Fix (#3) again (#7) < base'],
      ['#7 wim: Fix (#3) again (#7)'],
    ],
    ['pushed', ['head: Fix it < base'], ['wim: Fix it']],
    ['pushed, with an issue in its title', ['head: Fix #7 < base'], ['wim: Fix #7']],
    [
      'merged after another: each has its own',
      [
        'a: One < base',
        'm: Merge pull request #7 from o/x < base a',
        'b: Two < a',
        'head: Merge pull request #8 from o/y < m b',
      ],
      [
        '#7 wim: One',
        '#7 wim: Merge pull request #7 from o/x',
        '#8 wim: Two',
        '#8 wim: Merge pull request #8 from o/y',
      ],
    ],
    [
      'merged into another branch before: the outer one',
      [
        'a: One < base',
        'm: Merge pull request #7 from o/x < base a',
        'head: Merge pull request #8 from o/y < base m',
      ],
      [
        '#8 wim: One',
        '#8 wim: Merge pull request #7 from o/x',
        '#8 wim: Merge pull request #8 from o/y',
      ],
    ],
    [
      'merged by hand, without a pull request',
      ['a: One < base', 'head: Merge branch x < base a'],
      ['wim: One', 'wim: Merge branch x'],
    ],
  ])('%s', async (_, lines, shown) => {
    expect(titles((await changed({ commits: commitsOf(...lines) })).text)).toEqual(shown)
  })
})

describe('own pull requests', () => {
  it('are not those that a commit only names in its title', async () => {
    const commits = commitsOf('a: Docs (#7) < base', 'head: Add a setting (#7) < a')
    const { text } = await changed({ commits, own: ['a'] })
    expect(titles(text)).toEqual(['#7 wim: Add a setting (#7)'])
  })

  it('are looked for among the newest twenty', async () => {
    const { checked } = await changed({ commits: chain(30, (at) => `Change (#${at + 1})`) })
    expect(checked).toEqual(Array.from({ length: 20 }, (_, at) => at + 11))
  })
})

describe('pull requests with an ignored label', () => {
  const commits = commitsOf(
    'a: @mara 1 < base',
    'm: Merge pull request #6 from o/x < base a',
    'b: Docs (#7) < m',
    'head: @wim 2 (#8) < b',
  )

  it('are left out as our own are, with all that they brought', async () => {
    const { text, authors, covered } = await changed({ commits, own: ['b'], ignored: ['m'] })
    expect(titles(text)).toEqual(['#8 wim: @wim 2 (#8)'])
    expect(text).toContain('earlier work: #7.\nLeft out, because of their labels: #6.\n')
    expect([authors, covered]).toEqual([['wim'], { covers: ['#8'], coversCommits: 1 }])
  })

  it.each<[string, Setup, string]>([
    [
      'commit',
      { own: ['b'], ignored: ['m', 'head'] },
      'own pull requests (#7) and pull requests with an ignored label (#6, #8).',
    ],
    [
      'file',
      { ignored: ['m'], left: ['src/a.ts'] },
      'files as they were left by pull requests with an ignored label (#6).',
    ],
  ])('are no change if there is no other %s', async (_, setup, end) => {
    const { kind, text } = await changed({ commits, ...setup })
    expect([kind, text.endsWith(end)], text).toEqual(['nothing', true])
  })

  it.each([
    ['changed as well', { patch: '-a\n-b', removed: 2 }],
    ['changed before, in the same lines', { patch: '-b' }],
    ['may have changed, of which no lines are shown', { patch: undefined }],
  ])('do not hide a file that others %s', async (_, difference) => {
    const files = ['src/a.ts', 'src/b.ts']
    const alsoChanged = { 'src/b.ts': difference }
    const { text } = await changed({ commits, files, ignored: ['m'], left: files, alsoChanged })
    expect(text).toContain('Changed files (1):\n  modified src/b.ts')
  })
})

describe.each<[Ignored, string]>([
  ['author', 'authors'],
  ['title', 'titles'],
])('pull requests with an ignored %s', (by, noun) => {
  const commits = commitsOf('a: One (#6) < base', 'head: Two (#7) < a')

  it('are left out in the same way, and counted in the log', async () => {
    const { text, log } = await changed({ commits, ignored: ['a'], by })
    expect(titles(text)).toEqual(['#7 wim: Two (#7)'])
    expect(text).toContain(`Left out, because of their ${noun}: #6.`)
    expect(log.join('\n')).toContain(`1 merged pull request is left out: 1 by ${by}.`)
  })

  it('are no change if there is no other commit', async () => {
    const { kind, text } = await changed({ commits, ignored: ['a', 'head'], by })
    expect(kind).toBe('nothing')
    expect(text).toBe(
      `Nothing changed since v1 except pull requests with an ignored ${by} (#6, #7).`,
    )
  })
})

describe('what merged pull requests say', () => {
  const commits = commitsOf('a: One (#6) < base', 'head: Two (#7) < a')
  const described = { title: 'Retry <!-- x -->five\ntimes', description: 'Three were\n\ntoo few.' }

  it('stands before the commits, newest first, each line indented', async () => {
    const { text } = await changed({ commits, described })
    const said = (pull: number) => `  #${pull} Retry five times\n    Three were\n\n    too few.\n`
    expect(text).toContain(
      `Merged pull requests (2), newest first:\n${said(7)}${said(6)}\nCommits (2):`,
    )
  })

  it('is left out if it is not asked for', async () => {
    expect((await changed({ commits })).text).not.toContain('Merged pull requests')
  })

  it('is at most 1,500 characters of each description', async () => {
    const description = 'a'.repeat(2_000)
    const { text } = await changed({ commits, described: { title: 'T', description } })
    expect(text.match(/a{1500}… \(500 more characters\)/g)).toHaveLength(2)
  })

  it('has as much of each description as there is room, before a commit or a file is left out', async () => {
    const description = 'a'.repeat(1_400)
    const { text } = await changed({ commits, described: { title: 'T', description }, room: 900 })
    const [first = '', second] = text.match(/a+(?=…)/g) ?? []
    expect(first.length).toBeGreaterThan(100)
    expect(second).toBe(first)
    expect(text).toContain('Commits (2):')
    expect(text).toContain('Changed files (1):\n  modified src/a.ts')
    expect(text.length).toBeLessThanOrEqual(900)
  })

  it('has titles alone where there is no room for more', async () => {
    const description = 'a'.repeat(1_400)
    const { text } = await changed({ commits, described: { title: 'T', description }, room: 250 })
    expect(text).toContain('  #7 T\n')
    expect(text).not.toContain('aaa')
    expect(text.length).toBeLessThanOrEqual(250)
  })
})

describe('the pull requests that are covered', () => {
  const thirty = chain(30, (at) => `Change (#${at + 1})`)
  it.each<[title: string, setup: Setup, covered: object]>([
    [
      'are those merged, newest first',
      { commits: commitsOf('a: One (#7) < base', 'head: Two (#8) < a') },
      { covers: ['#8', '#7'], coversCommits: 2 },
    ],
    [
      'are not our own, nor a number that only a title has',
      {
        commits: commitsOf(
          'a: One (#6) < base',
          'b: Docs (#7) < a',
          'c: Two (#999) < b',
          'head: Three < c',
        ),
        own: ['b'],
        unproved: ['c'],
      },
      { covers: ['#6'], coversCommits: 3 },
    ],
    [
      'are none without a pull request',
      { commits: commitsOf('head: One < base') },
      { coversCommits: 1 },
    ],
    [
      'are the newest twenty, and how many more',
      { commits: thirty },
      {
        covers: Array.from({ length: 20 }, (_, at) => `#${30 - at}`),
        coversMore: 10,
        coversCommits: 30,
      },
    ],
  ])('%s', async (_, setup, covered) => {
    expect((await changed(setup)).covered).toEqual(covered)
  })
})

describe('the authors', () => {
  it.each<[title: string, commits: string[], authors: string[]]>([
    [
      'whoever made most commits first, then whoever made the newest one',
      ['a: @wim 1 < base', 'b: @mara 1 < a', 'c: @tom 1 < b', 'head: @wim 2 < c'],
      ['wim', 'tom', 'mara'],
    ],
    [
      'at most three',
      ['a: @wim 1 < base', 'b: @mara 1 < a', 'c: @tom 1 < b', 'head: @rosa 1 < c'],
      ['rosa', 'tom', 'mara'],
    ],
    [
      'nobody for a commit whose author is no person',
      ['a: Bump < base', 'head: @wim 1 < a'],
      ['wim'],
    ],
    ['nobody for a merge', ['a: @wim 1 < base', 'head: @mara merges < base a'], ['wim']],
  ])('%s', async (_, lines, authors) => {
    expect((await changed({ commits: commitsOf(...lines) })).authors).toEqual(authors)
  })

  const mixed = {
    commits: commitsOf('a: @wim 1 < base', 'b: @mara 1 < a', 'c: Bump < b', 'head: @mara 2 < c'),
    files: ['src/a.ts', 'web/b.ts'],
    filesOf: { a: ['src/a.ts', 'web/b.ts'], b: ['web/b.ts'], head: ['web/b.ts'] },
    changesPaths: ['src/**'],
  }

  it('of a part of the files are those of the commits that change it: each is read', async () => {
    const { authors, asked } = await changed({ ...mixed, needsAuthors: true })
    expect(authors).toEqual(['wim'])
    expect(asked).toEqual(['compare v1, page 1', 'commit 0', 'commit 1', 'commit 3'])
  })

  it.each<[string, Setup]>([
    ['all files count', { ...mixed, changesPaths: [], needsAuthors: true }],
    ['nobody needs the authors', mixed],
  ])('are known without reading a commit if %s', async (_, setup) => {
    const { authors, asked } = await changed(setup)
    expect([authors, asked]).toEqual([['mara', 'wim'], ['compare v1, page 1']])
  })

  it('count with a commit that cannot be read', async () => {
    const { authors } = await changed({
      ...mixed,
      filesOf: { a: ['web/b.ts'], b: ['web/b.ts'] },
      needsAuthors: true,
    })
    expect(authors).toEqual(['mara'])
  })

  it('are looked for in the newest twenty commits', async () => {
    const { asked } = await changed({
      ...mixed,
      commits: chain(30, (at) => `@wim ${at}`),
      needsAuthors: true,
    })
    expect(asked.slice(1)).toEqual(Array.from({ length: 20 }, (_, at) => `commit ${at + 10}`))
  })
})

const day: Since = { kind: 'duration', text: '24h', ms: 86_400_000 }
const lastSuccess: Since = { kind: 'last-success' }
const createdAt = '2026-11-01T00:00:00Z'
const one = commitsOf('head: One < base')
const squashed = commitsOf('a: Docs (#7) < base', 'head: One < a')

describe('nothing is new', () => {
  const pages = ['docs/a.md', 'docs/.b.md']
  it.each<[title: string, setup: Setup, since: Since | undefined, reason: string]>([
    [
      'the last success',
      { lastSuccess: { sha: head, createdAt } },
      lastSuccess,
      'the last successful run (0000000).',
    ],
    ['a ref without commits', {}, undefined, 'v1.'],
    ['a duration without commits', {}, day, 'the last 24h.'],
    [
      'commits without files',
      { commits: one, files: [] },
      undefined,
      'v1: the new commits change no file.',
    ],
    [
      'other files',
      { commits: one, files: pages, changesPaths: ['!docs/**'] },
      undefined,
      'v1; 2 other files did.',
    ],
    [
      'what our own pull requests left',
      { commits: squashed, own: ['a'], files: pages, left: pages },
      undefined,
      "v1 except files as they were left by this action's own pull requests (#7).",
    ],
  ])('since %s', async (_, setup, since, reason) => {
    const { kind, text } = await changed(setup, since)
    expect([kind, text.replace(' in changes-paths', '')]).toEqual([
      'nothing',
      `Nothing changed since ${reason}`,
    ])
  })
})

describe('everything may have changed', () => {
  const orphans = commitsOf('a: One', 'head: Two < a').toReversed()
  const gone = {
    commits: orphans,
    lastSuccess: { sha: shaOf('lost'), createdAt },
    gone: shaOf('lost'),
  }
  it.each<[title: string, setup: Setup, since: Since, why: string]>([
    [
      'in the first run',
      {},
      lastSuccess,
      'No earlier schedule run of nightly.yml on main succeeded.',
    ],
    [
      'in a push that made the branch',
      {},
      { kind: 'ref', ref: '0'.repeat(40) },
      'The branch is new.',
    ],
    [
      'if all is newer',
      { commits: orphans },
      day,
      'The repository has no commit from before 2026-11-19T03:00:00Z.',
    ],
    [
      'if all is newer than a base that is gone',
      gone,
      lastSuccess,
      `no commit from before ${createdAt}.`,
    ],
  ])('%s: never skipped', async (_, setup, since, why) => {
    const { kind, text, log } = await changed({ ...setup, changesPaths: ['no/**'] }, since)
    expect([kind, text]).toEqual([
      'some',
      expect.stringContaining(`${why} Everything may have changed.`),
    ])
    expect(log.at(-1)).toContain('The prompt has no list of changes.')
  })
})

describe('the base', () => {
  it('that is gone is what was there when that run was made', async () => {
    const setup = {
      commits: one,
      lastSuccess: { sha: shaOf('lost'), createdAt },
      gone: shaOf('lost'),
    }
    const { asked, log } = await changed(setup, lastSuccess)
    expect(asked.slice(1)).toEqual([
      `commits since ${createdAt}, page 1`,
      `compare ${shaOf('base')}, page 1`,
    ])
    expect(log[0]).toContain('GitHub no longer has the commit of the last successful run')
  })

  it('of a ref that does not exist is an error, of a rewritten history the last common commit', async () => {
    await expect(changed({ gone: 'v1' })).rejects.toThrow('gone')
    const { kind, log } = await changed({ commits: one, diverged: true })
    expect([kind, log[0]]).toEqual([
      'some',
      expect.stringContaining('The history was rewritten since v1.'),
    ])
  })

  it('of a duration is on the main line: a merged branch brings older commits', async () => {
    const { asked } = await changed(
      { commits: commitsOf('head: Merge branch x < base older') },
      day,
    )
    expect(asked[1]).toBe(`compare ${shaOf('base')}, page 1`)
  })

  it.each<[Since, string]>([
    [lastSuccess, 'GITHUB_SHA and GITHUB_WORKFLOW_REF and GITHUB_REF_NAME'],
    [day, 'GITHUB_SHA'],
  ])('of %j needs what the runner gives', async (since, names) => {
    const empty = { sha: '', workflow: '', branch: '', event: '' }
    await expect(changed({}, since, empty)).rejects.toThrow(
      `changes-since needs ${names}, which the runner`,
    )
  })
})

describe('more files than a comparison lists', () => {
  const many = Array.from({ length: 300 }, (_, at) => `f/${at}`)
  const trees: Setup['trees'] = [
    { 'b/gone': '1', same: '1', new: '1' },
    { same: '1', new: '2', 'a/added': '1' },
  ]
  it('are those that differ between two trees', async () => {
    const { text } = await changed({ commits: one, files: many, trees })
    expect(text).toContain(
      'Changed files (3):\n  added a/added\n  removed b/gone\n  modified new\n',
    )
    expect(text).not.toContain('may be more')
  })

  it('may be still more: never skipped', async () => {
    const { text } = await changed({
      commits: one,
      files: many,
      trees,
      truncated: true,
      changesPaths: ['no/**'],
    })
    expect(text).toContain('GitHub lists only a part of its files: there may be more.')
  })
})

it('hostile text in a title or a name stays on its line', async () => {
  const message = 'Evil \u202etitle <!-- hidden --> ::error::x\n\n=====x====='
  const [commit] = one
  const { text } = await changed({ commits: [{ ...(commit as Commit), message, author: 'w\nim' }] })
  expect(titles(text)).toEqual(['w im: Evil title ::error::x'])
})

describe('very many commits', () => {
  const many = (count: number) => chain(count, () => 'Change')

  it('ten pages are read, and the rest is counted', async () => {
    const { text, asked } = await changed({ commits: many(1_000), all: 1_234 })
    expect(asked).toHaveLength(10)
    expect(text).toContain('Commits (1,234):')
    expect(text).toContain('and 234 more commits')
  })

  it('a duration reads as many pages as it needs to find the commit before', async () => {
    const commits = many(250).toReversed()
    const { asked } = await changed({ commits }, day)
    expect(asked.slice(0, 4)).toEqual([
      'commits since 2026-11-19T03:00:00Z, page 1',
      'commits since 2026-11-19T03:00:00Z, page 2',
      'commits since 2026-11-19T03:00:00Z, page 3',
      `compare ${shaOf('base')}, page 1`,
    ])
  })

  it('a duration before another time than now', async () => {
    const since: Since = { ...day, until: '2026-11-20T00:00:00Z' }
    const { asked, text } = await changed({ commits: many(2).toReversed() }, since)
    expect(asked[0]).toBe('commits since 2026-11-19T00:00:00Z, page 1')
    expect(text).toContain('Changes on main since 24h before this workflow run was created')
  })
})
