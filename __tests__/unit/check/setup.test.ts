import { describe, expect, it } from 'vitest'
import { answerText, checkSetup, conclusion, type Finding } from '../../../src/check/setup.ts'
import { GitHubError } from '../../../src/io/github.ts'
import { html } from '../../helpers/render-markdown.ts'

type Inputs = Parameters<typeof checkSetup>[1]

/** A reach in which everything works; `broken` names what GitHub refuses. */
function reach({ broken = [] as string[], issue = { isOpen: true, isLocked: false }, pushed = '' } = {}) {
  const written: string[] = []
  const read = (what: string) => {
    const error = new GitHubError(`Reading ${what}: GitHub answered HTTP 403.`, { status: 403 })
    return broken.includes(what) ? Promise.reject(error) : Promise.resolve(undefined)
  }
  const repositories = (name: string) => ({
    name,
    isOwn: name === 'o/own',
    write(attempt: (github: object) => Promise<unknown>) {
      written.push(name)
      return attempt({ mayRead: () => read(name) })
    },
  })
  const probe = async () => ({ withKey: { status: 404, isJson: true }, withMadeUpKey: { status: 401, isJson: true } })
  return {
    probe,
    github: {
      github: { mayRead: read, issue: async () => issue, pullsOf: () => read('pull requests of it') },
      repositories,
      pushed,
    } as never,
    written,
  }
}

const good: Inputs = {
  dryRun: false,
  memoryKey: 'm'.repeat(32),
  projectId: 'p1',
  wait: true,
  timeoutMinutes: 50,
  issueNumber: undefined,
  docsToken: undefined,
  docsRepositories: [],
}
const docs = { docsToken: 't', docsRepositories: ['o/docs'] }

/** The inputs without some that are invalid. */
const without = (...names: (keyof Inputs)[]): Inputs =>
  Object.fromEntries(Object.entries({ ...good, ...docs }).filter(([name]) => !names.includes(name as keyof Inputs)))

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
    ['a token for an hour', {}, { ...docs, timeoutMinutes: 56 }, ['docs-token: advice']],
    ['a token for an hour, in time', {}, { ...docs, timeoutMinutes: 55 }, []],
    ['a token for an hour, and a run that does not wait', {}, { ...docs, timeoutMinutes: 56, wait: false }, []],
    ['a repository that docs-token cannot read', { broken: ['o/docs'] }, docs, ['docs-token in o/docs: fault']],
    ['a locked issue', { issue: { isOpen: true, isLocked: true } }, { issueNumber: 7 }, ['issue-number: fault']],
    ['a closed issue', { issue: { isOpen: false, isLocked: false } }, { issueNumber: 7 }, ['issue-number: fault']],
    ['a pull request that no push names', {}, { issueNumber: 'merged' }, ['issue-number: not tried']],
    [
      'pull requests of a push that cannot be read',
      { broken: ['pull requests of it'], pushed: 'a' },
      { issueNumber: 'merged' },
      ['issue-number: fault'],
    ],
    ['a push', { pushed: 'a' }, { issueNumber: 'merged' }, []],
  ])('of %s', async (_, world, inputs, expected) => {
    const findings = await checkSetup(reach(world), { ...good, ...inputs }, [])
    const worse = findings.filter(([, result]) => result !== 'works' && result !== 'not proved')
    expect(worse.map(([what, result]) => `${what}: ${result}`)).toEqual(expected)
  })

  it.each<[string, Inputs, Partial<ReturnType<typeof reach>>, string[], number]>([
    ['base-url', good, { probe: undefined as never }, ['Service'], 4],
    ['github-token', good, { github: undefined as never }, ['GitHub'], 1],
    ['issue-number', without('issueNumber'), {}, ['issue-number'], 6],
    ['docs-repository', without('docsRepositories'), {}, ['docs-token'], 5],
    ['docs-token', without('docsToken'), {}, ['docs-token'], 5],
    ['docs-repository, without docs-token', { ...without('docsRepositories'), docsToken: undefined }, {}, [], 5],
  ])('an invalid %s is one of them, and only what needs it is not tried', async (_, inputs, over, expected, works) => {
    const findings = await checkSetup({ ...reach(), ...over }, inputs, ['It is invalid.'])
    const having = (wanted: string) => findings.flatMap(([what, result]) => (result === wanted ? what : []))
    expect([having('fault'), having('not tried')]).toEqual([['Inputs'], expected])
    expect(having('works')).toHaveLength(works)
  })

  it('a dry run calls nobody', async () => {
    const never = () => Promise.reject(new Error('called'))
    expect(await checkSetup({ ...reach(), probe: never }, { ...good, dryRun: true }, [])).toEqual([])
  })

  it("docs-repository may list the run's own repository, which docs-token is not used for", async () => {
    const world = reach()
    const findings = await checkSetup(world, { ...good, docsToken: 't', docsRepositories: ['o/own', 'o/docs'] }, [])
    expect(world.written).toEqual(['o/docs'])
    expect(findings.map(([what]) => what)).not.toContain('docs-token in o/own')
  })

  it('at most ten repositories are read', async () => {
    const world = reach()
    const docsRepositories = Array.from({ length: 12 }, (_, at) => `o/docs${at}`)
    await checkSetup(world, { ...good, docsToken: 't', docsRepositories }, [])
    expect(world.written).toHaveLength(10)
  })
})

it.each<[Finding[], ReturnType<typeof conclusion>]>([
  [
    [
      ['a', 'works', 'A.'],
      ['b', 'advice', 'B.'],
      ['c', 'not proved', 'C.'],
    ],
    { name: 'skipped', reason: 'The setup check found no problem.' },
  ],
  [[['a', 'note', 'A.']], { name: 'skipped', reason: 'The setup check found no problem. 1 note.' }],
  [
    [
      ['a', 'note', 'A.'],
      ['b', 'note', 'B.'],
    ],
    { name: 'skipped', reason: 'The setup check found no problem. 2 notes.' },
  ],
  [
    [['a', 'fault', 'A broke.', 'Fix it.']],
    { name: 'error', reason: 'The setup check found a problem. A broke. Fix it.' },
  ],
  [
    [
      ['a', 'note', 'A.'],
      ['b', 'fault', 'B.'],
      ['c', 'fault', 'C.'],
    ],
    { name: 'error', reason: 'The setup check found 2 problems. The first: B.' },
  ],
])('the conclusion of %j', (findings, expected) => expect(conclusion(findings)).toEqual(expected))

describe('the table', () => {
  it('has the worst first, and says what to do', () => {
    const text = answerText([
      ['a', 'works', 'A.'],
      ['b', 'fault', 'B.\nb', 'Fix it.'],
      ['c', 'note', 'C.'],
    ])
    const rows = ['| b | fault: B. b | Fix it. |', '| c | note: C. |  |', '| a | works: A. |  |']
    expect(text.trim().split('\n').slice(-3)).toEqual(rows)
  })

  it.each(['a|b', '\\|', 'a\\|b', '\\\\|', '|\\', '`\\|`', '\\\\\\||\\|'])('no text ends its cell: %s', (text) => {
    const page = html(answerText([['a', 'fault', `It is ${JSON.stringify(text)}.`, 'Fix it.']]))
    const cells = [...page.matchAll(/<td>(.*)<\/td>/g)].map(([, cell = '']) => cell)
    // GFM knows no way to write an odd number of backslashes before a pipe in code.
    const shown = text.replace(/(\\*)\|/g, '$1$1|')
    expect(cells).toEqual(['a', `fault: It is <code>${shown}</code>.`, 'Fix it.'])
  })
})
