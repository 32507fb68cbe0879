import { describe, expect, it } from 'vitest'
import { checkSetup } from '../../../src/check/check-setup.ts'
import type { Finding } from '../../../src/check/finding.ts'
import { answerText, commentText, conclusion } from '../../../src/check/findings-text.ts'
import { verdictOf } from '../../../src/check/github-findings.ts'
import type { FileRead } from '../../../src/io/github-contents.ts'
import { GitHubError } from '../../../src/io/github-error.ts'
import type { Answered } from '../../../src/io/service-probe.ts'
import type { Visibility } from '../../../src/io/visibility.ts'
import { html } from '../../helpers/render-markdown.ts'

type Inputs = Parameters<typeof checkSetup>[1]

interface World {
  /** What `instructions-file` is. */
  file?: FileRead
  /** The type of the account that `agent-login` names. */
  account?: string | undefined
  /** What GitHub refuses. */
  broken?: string[]
  issue?: { isOpen: boolean; isLocked: boolean }
  pushed?: string
  visibility?: Visibility
  /** Who may read a repository of docs-repository. */
  visibilities?: Record<string, Visibility>
}

const refusal = (what: string) => {
  const cure = `Grant the permission to read ${what}.`
  return new GitHubError(`Reading ${what}: GitHub answered HTTP 403.`, { status: 403, cure })
}

/** A reach in which everything works that is not broken. */
function reach({
  broken = [],
  issue,
  pushed = '',
  visibility = 'private',
  visibilities = {},
  file = { kind: 'text', text: 'American English.' },
  ...others
}: World = {}) {
  const account = 'account' in others ? others.account : 'Bot'
  const written: string[] = []
  const read = async (what: string): Promise<unknown> => {
    if (broken.includes(what)) throw refusal(what)
    return { id: 1, visibility: visibilities[what], private: visibilities[what] !== 'public' }
  }
  const open = (name: string) => ({
    name,
    isOwn: name === 'o/own',
    write(attempt: (github: object) => Promise<unknown>) {
      written.push(name)
      return attempt({ mayRead: () => read(name) })
    },
  })
  const known = new Map<string, ReturnType<typeof open>>()
  const repositories = (name: string) => {
    const repository = known.get(name.toLowerCase()) ?? open(name)
    known.set(name.toLowerCase(), repository)
    return repository
  }
  const answer = (status: number) => async (): Promise<Answered> => ({
    kind: 'answered',
    status,
    body: 'an object',
    said: '',
    words: '',
  })
  const probe = { withKey: answer(404), withMadeUpKey: answer(401), inMadeUpProject: answer(403) }
  const github = {
    mayRead: read,
    issue: async () => issue ?? { isOpen: true, isLocked: false },
    pullsOf: () => read('pull requests of it'),
    file: async (path: string) => (await read(path)) && file,
    accountType: async (login: string) => (await read(login)) && account,
  }
  const changesIn = (name: string) => ({
    tokenInput: 'changes-token',
    github: {
      newestCommit: async () => (await read(name)) && (name === 'o/empty' ? undefined : {}),
    },
  })
  const reached = { github, repositories, changesIn, pushed }
  return { probe, github: reached as never, visibility, written }
}

const good: Inputs = {
  dryRun: false,
  memoryKey: 'm'.repeat(32),
  projectId: 'p1',
  wait: true,
  timeoutMinutes: 50,
  issueNumber: undefined,
  instructionsFile: undefined,
  agentLogin: 'my-docs-agent[bot]',
  docsToken: undefined,
  docsRepositories: [],
  changesRepositories: [],
  changesToken: undefined,
}
const docs = { docsToken: 't', docsRepositories: ['o/docs'] }
const named = (...names: string[]) => names.map((name) => ({ name, branch: '' }))

/** The inputs without some that are invalid. */
const without = (...names: (keyof Inputs)[]): Inputs =>
  Object.fromEntries(
    Object.entries({ ...good, ...docs }).filter(([name]) => !names.includes(name as keyof Inputs)),
  )

describe('the findings', () => {
  it.each<[string, Parameters<typeof reach>[0], Inputs, string[]]>([
    ['nothing wrong', {}, {}, []],
    ['comments that cannot be read', { broken: ['comments'] }, {}, ['Comments: fault']],
    ['runs that only a sweep needs', { broken: ['workflow runs'] }, {}, ['Workflow runs: note']],
    [
      'runs and contents where changes-since is set',
      { broken: ['workflow runs', 'contents'] },
      { changesSince: '24h' as never },
      ['Workflow runs: fault', 'Contents: fault'],
    ],
    ['no memory-key', {}, { memoryKey: undefined }, ['memory-key: advice']],
    ['no agent-login', {}, { agentLogin: undefined }, ['agent-login: advice']],
    ['an account that GitHub does not know', { account: undefined }, {}, ['agent-login: fault']],
    ['an organization', { account: 'Organization' }, {}, ['agent-login: fault']],
    ['an account of a person', { account: 'User' }, {}, []],
    [
      'an account that cannot be read',
      { broken: ['my-docs-agent[bot]'] },
      {},
      ['agent-login: fault'],
    ],
    ['a file with instructions', {}, { instructionsFile: 'a.md' }, []],
    [
      'no such file with instructions',
      { file: { kind: 'unusable', why: 'it is a folder' } },
      { instructionsFile: 'a.md' },
      ['instructions-file: fault'],
    ],
    [
      'a file without instructions',
      { file: { kind: 'text', text: ' <!-- none --> ' } },
      { instructionsFile: 'a.md' },
      ['instructions-file: fault'],
    ],
    [
      'a file that GitHub refuses',
      { broken: ['a.md'] },
      { instructionsFile: 'a.md' },
      ['instructions-file: fault'],
    ],
    ['a token for an hour', {}, { ...docs, timeoutMinutes: 56 }, ['docs-token: advice']],
    ['a token for an hour, in time', {}, { ...docs, timeoutMinutes: 55 }, []],
    [
      'a token for an hour, and a run that does not wait',
      {},
      { ...docs, timeoutMinutes: 56, wait: false },
      [],
    ],
    [
      'a repository that docs-token cannot read',
      { broken: ['o/docs'] },
      docs,
      ['docs-token in o/docs: fault'],
    ],
    [
      'a locked issue',
      { issue: { isOpen: true, isLocked: true } },
      { issueNumber: 7 },
      ['issue-number: fault'],
    ],
    [
      'a closed issue',
      { issue: { isOpen: false, isLocked: false } },
      { issueNumber: 7 },
      ['issue-number: fault'],
    ],
    [
      'a pull request that no push names',
      {},
      { issueNumber: 'merged' },
      ['issue-number: not tried'],
    ],
    [
      'pull requests of a push that cannot be read',
      { broken: ['pull requests of it'], pushed: 'a' },
      { issueNumber: 'merged' },
      ['issue-number: fault'],
    ],
    ['a push', { pushed: 'a' }, { issueNumber: 'merged' }, []],
    [
      'repositories whose changes count',
      {},
      { changesRepositories: named('o/web', 'o/empty') },
      [],
    ],
    [
      'a repository whose changes count and that cannot be read',
      { broken: ['o/web'] },
      { changesRepositories: named('o/empty', 'o/web') },
      ['changes-repository o/web: fault'],
    ],
  ])('of %s', async (_, world, inputs, expected) => {
    const findings = await checkSetup(reach(world), { ...good, ...inputs }, [])
    const worse = findings.filter(({ result }) => result !== 'works' && result !== 'not proved')
    expect(worse.map(({ what, result }) => `${what}: ${result}`)).toEqual(expected)
    for (const { result, cure } of worse) if (result === 'fault') expect(cure).toMatch(/^\S.*\.$/)
  })

  it.each<[string, Inputs, Partial<ReturnType<typeof reach>>, string[], number]>([
    ['base-url', good, { probe: undefined as never }, ['Service'], 5],
    ['github-token', good, { github: undefined as never }, ['GitHub'], 2],
    ['issue-number', without('issueNumber'), {}, ['issue-number'], 8],
    ['instructions-file', without('instructionsFile'), {}, ['instructions-file'], 8],
    ['agent-login', without('agentLogin'), {}, ['agent-login'], 7],
    ['docs-repository', without('docsRepositories'), {}, ['docs-token'], 7],
    ['docs-token', without('docsToken'), {}, ['docs-token'], 7],
    ['changes-repository', without('changesRepositories'), {}, ['changes-repository'], 8],
    [
      'changes-token',
      { ...without('changesToken'), changesRepositories: named('o/web') },
      {},
      ['changes-repository'],
      8,
    ],
    ['changes-token, which nothing needs', without('changesToken'), {}, [], 8],
    [
      'docs-repository, without docs-token',
      { ...without('docsRepositories'), docsToken: undefined },
      {},
      [],
      7,
    ],
  ])(
    'an invalid %s is one of them, and only what needs it is not tried',
    async (_, inputs, over, expected, works) => {
      const findings = await checkSetup({ ...reach(), ...over }, inputs, ['It is invalid.'])
      const having = (wanted: string) =>
        findings.filter(({ result }) => result === wanted).map(({ what }) => what)
      expect([having('fault'), having('not tried')]).toEqual([['Inputs'], expected])
      expect(having('works')).toHaveLength(works)
    },
  )

  it('a dry run calls nobody', async () => {
    const never = () => Promise.reject(new Error('called'))
    const probe = { withKey: never, withMadeUpKey: never, inMadeUpProject: never }
    expect(await checkSetup({ ...reach(), probe }, { ...good, dryRun: true }, [])).toEqual([])
  })

  it("docs-repository may list the run's own repository, which docs-token is not used for", async () => {
    const world = reach()
    const findings = await checkSetup(
      world,
      { ...good, docsToken: 't', docsRepositories: ['o/own', 'o/docs'] },
      [],
    )
    expect(world.written).toEqual(['o/docs'])
    expect(findings.map(({ what }) => what)).not.toContain('docs-token in o/own')
  })

  it.each<[number, string[]]>([
    [10, []],
    [11, ['docs-token in 1 more repository: not tried']],
    [12, ['docs-token in 2 more repositories: not tried']],
  ])('of %i repositories ten are read, and the others are not tried', async (length, expected) => {
    const world = reach()
    const docsRepositories = Array.from({ length }, (_, at) => `o/docs${at}`)
    const findings = await checkSetup(world, { ...good, docsToken: 't', docsRepositories }, [])
    expect(world.written).toHaveLength(10)
    const untried = findings.filter(({ result }) => result === 'not tried')
    expect(untried.map(({ what, result }) => `${what}: ${result}`)).toEqual(expected)
  })

  it('a repository that is listed twice is read once', async () => {
    const world = reach()
    await checkSetup(
      world,
      { ...good, docsToken: 't', docsRepositories: ['o/docs', 'O/Docs', 'o/site', 'o/docs'] },
      [],
    )
    expect(world.written).toEqual(['o/docs', 'o/site'])
  })

  it.each<[number, string | undefined]>([
    [20, undefined],
    [21, '1 more value is not allowed.'],
    [4_000, '3980 more values are not allowed.'],
  ])('of %i invalid values twenty have a row', async (length, last) => {
    const problems = Array.from(
      { length },
      (_, at) => `docs-repository has "o/docs/${at}": each must be a name.`,
    )
    const findings = await checkSetup(
      { ...reach(), probe: undefined, github: undefined },
      good,
      problems,
    )
    const faults = findings.filter(({ result }) => result === 'fault')
    expect(faults[19]?.says).toContain('"o/docs/19"')
    expect(faults[20]?.says).toBe(last)
    expect(faults.length).toBeLessThanOrEqual(21)
  })
})

describe('a repository in docs-repository that not all readers of the conversation may know', () => {
  const two = { ...good, docsToken: 't', docsRepositories: ['o/docs', 'o/site'] }
  const named = { comment: 'named', summary: 'named' }
  const unnamed = { comment: 'not named', summary: 'named' }

  it.each<[string, World, object]>([
    [
      'private, in a public one',
      { visibility: 'public', visibilities: { 'o/site': 'private' } },
      unnamed,
    ],
    [
      'internal, in a public one',
      { visibility: 'public', visibilities: { 'o/site': 'internal' } },
      unnamed,
    ],
    [
      'private, in an internal one',
      { visibility: 'internal', visibilities: { 'o/site': 'private' } },
      unnamed,
    ],
    ['of which it is not said, in a public one', { visibility: 'public' }, unnamed],
    ['that cannot be read, in a public one', { visibility: 'public', broken: ['o/site'] }, unnamed],
    ['private, in a private one', { visibilities: { 'o/site': 'private' } }, named],
    ['that cannot be read, in a private one', { broken: ['o/site'] }, named],
    [
      'public, in a public one',
      { visibility: 'public', visibilities: { 'o/site': 'public' } },
      named,
    ],
  ])('%s', async (_, world, expected) => {
    const visibilities = { 'o/docs': 'public' as const, ...world.visibilities }
    const findings = await checkSetup(reach({ ...world, visibilities }), two, [])
    const says = (text: string) => (text.includes('o/site') ? 'named' : 'not named')
    const [comment, summary] = [commentText(findings), answerText(findings)]
    expect({ comment: says(comment), summary: says(summary) }).toEqual(expected)
    for (const text of [comment, summary]) expect(text).toContain('docs-token in `o/docs` |')
  })

  it('has a row in the comment that says which of them it is, how it is, and where to look', async () => {
    const findings = await checkSetup(reach({ visibility: 'public', broken: ['o/site'] }), two, [])
    const rows = commentText(findings).split('\n')
    expect(rows).toContain(
      "| docs-token in docs repository 2 of 2 | fault: It cannot be read (HTTP 403). | What to do is in the job summary, on the workflow run's page. |",
    )
    expect(rows).toContain('| docs-token in docs repository 1 of 2 | works: It can be read. |  |')
  })

  it.each<[Visibility | undefined, boolean]>([
    ['public', false],
    ['internal', false],
    [undefined, false],
    ['private', true],
  ])(
    'is not named by an invalid value either, where the conversation is %s',
    async (visibility, isNamed) => {
      const problem =
        'docs-repository has "o/site/": each must be the name of a repository as owner/name.'
      const findings = await checkSetup({ ...reach(), visibility }, good, [problem])
      expect(commentText(findings).includes('o/site')).toBe(isNamed)
      expect(commentText(findings)).toContain('| Inputs | fault: docs-repository has ')
      expect(answerText(findings)).toContain('o/site')
    },
  )
})

describe('the fault that a refused request is', () => {
  it.each<[string, unknown, string, string]>([
    ['with its cure', new GitHubError('A broke.', { cure: 'Mend it.' }), 'A broke.', 'Mend it.'],
    [
      'without one',
      new GitHubError('A broke.', { status: 502 }),
      'A broke.',
      'Check again later. If it',
    ],
    [
      'without a full stop',
      new GitHubError('no such host (a.test)'),
      'no such host (a.test).',
      'Check again later.',
    ],
    [
      'of an archive',
      new GitHubError('A.', { readOnly: 'archived', status: 403 }),
      'A.',
      'Unarchive the repository.',
    ],
    ['of another kind', new Error('secret'), 'The request failed.', 'Check again later.'],
  ])('%s', (_, error, says, cure) => {
    expect(verdictOf(error)).toEqual({ result: 'fault', says, cure: expect.stringContaining(cure) })
  })
})

const row = (what: string, result: Exclude<Finding['result'], 'fault'>): Finding => ({
  what,
  result,
  says: `${what.toUpperCase()}.`,
})
const broken = (what: string, cure = 'Fix it.'): Finding => ({
  what,
  result: 'fault',
  says: `${what.toUpperCase()} broke.`,
  cure,
})

it.each<[Finding[], ReturnType<typeof conclusion>]>([
  [
    [row('a', 'works'), row('b', 'advice'), row('c', 'not proved')],
    { name: 'skipped', reason: 'The setup check found no problem.' },
  ],
  [[row('a', 'note')], { name: 'skipped', reason: 'The setup check found no problem. 1 note.' }],
  [
    [row('a', 'note'), row('b', 'note')],
    { name: 'skipped', reason: 'The setup check found no problem. 2 notes.' },
  ],
  [[broken('a')], { name: 'error', reason: 'The setup check found a problem. A broke. Fix it.' }],
  [
    [row('a', 'note'), broken('b'), broken('c')],
    { name: 'error', reason: 'The setup check found 2 problems. The first: B broke. Fix it.' },
  ],
])('the conclusion of %j', (findings, expected) => expect(conclusion(findings)).toEqual(expected))

describe('the table', () => {
  it('has the worst first, and says what to do', () => {
    const text = answerText([
      row('a', 'works'),
      { ...broken('b'), says: 'B.\nb' },
      row('c', 'note'),
    ])
    const rows = ['| b | fault: B. b | Fix it. |', '| c | note: C. |  |', '| a | works: A. |  |']
    expect(text.trim().split('\n').slice(-3)).toEqual(rows)
  })

  it.each(['a|b', '\\|', 'a\\|b', '\\\\|', '|\\', '`\\|`', '\\\\\\||\\|'])(
    'no text ends its cell: %s',
    (text) => {
      const page = html(answerText([{ ...broken('a'), says: `It is ${JSON.stringify(text)}.` }]))
      const cells = [...page.matchAll(/<td>(.*)<\/td>/g)].map(([, cell = '']) => cell)
      // GFM knows no way to write an odd number of backslashes before a pipe in code.
      const shown = text.replace(/(\\*)\|/g, '$1$1|')
      expect(cells).toEqual(['a', `fault: It is <code>${shown}</code>.`, 'Fix it.'])
    },
  )
})
