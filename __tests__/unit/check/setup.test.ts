import { describe, expect, it } from 'vitest'
import { conclusion, type Finding } from '../../../src/check/finding.ts'
import { checkSetup } from '../../../src/check/setup.ts'
import { GitHubError } from '../../../src/io/github.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'

type Inputs = Parameters<typeof checkSetup>[1]

const noted = (findings: Finding[]) => findings.map(({ what, result }) => `${what}: ${result}`)
const refused = (operation: string) =>
  Promise.reject(new GitHubError(`${operation}: GitHub answered HTTP 403.`, { status: 403 }))

/** A reach in which everything works; `broken` names what GitHub refuses. */
function reach({ broken = [] as string[], issue = { isOpen: true, isLocked: false } as object | Error } = {}) {
  const written: string[] = []
  const read = (what: string) => (broken.includes(what) ? refused(what) : Promise.resolve(undefined))
  const github = {
    mayRead: (what: string) => read(what),
    issueState: async () => {
      if (issue instanceof Error) throw issue
      return issue as { isOpen: boolean; isLocked: boolean }
    },
  }
  const repositories = (name: string) => ({
    write: (attempt: (github: object) => Promise<unknown>) => {
      written.push(name)
      return attempt({ mayRead: () => read(name) })
    },
  })
  const probe = async () => ({ withKey: { status: 404, isJson: true }, withMadeUpKey: { status: 401, isJson: true } })
  return {
    probe,
    github: { github, repositories } as never,
    clock: { ...fakeClock(), sleep: () => new Promise<void>(() => {}) },
    written,
  }
}

const good: Inputs = {
  dryRun: false,
  memoryKey: 'm'.repeat(32),
  projectId: 'p1',
  wait: true,
  timeoutMinutes: 60,
}

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
    ['a token for an hour', {}, { docsToken: 't', docsRepositories: ['o/docs'] }, ['docs-token: advice']],
    [
      'a token for an hour, and a run that does not wait',
      {},
      { docsToken: 't', wait: false, docsRepositories: [] },
      [],
    ],
    [
      'a repository that docs-token cannot read',
      { broken: ['o/docs'] },
      { docsToken: 't', docsRepositories: ['o/docs'], timeoutMinutes: 50 },
      ['docs-token in o/docs: fault'],
    ],
    ['a locked issue', { issue: { isOpen: true, isLocked: true } }, { issueNumber: 7 }, ['issue-number: fault']],
    ['a closed issue', { issue: { isOpen: false, isLocked: false } }, { issueNumber: 7 }, ['issue-number: fault']],
    ['no such issue', { issue: new GitHubError('gone', { status: 404 }) }, { issueNumber: 7 }, ['issue-number: fault']],
  ])('of %s', async (_, world, inputs, expected) => {
    const findings = await checkSetup(reach(world), { ...good, ...inputs }, [])
    const worse = findings.filter(({ result }) => result !== 'works' && result !== 'not proved')
    expect(noted(worse)).toEqual(expected)
  })

  it('an invalid input is one of them, and keeps only that from being tried which needs it', async () => {
    const { probe: _, ...rest } = reach()
    const findings = await checkSetup(rest, good, ['base-url is "x": it must be an address.'])
    expect(noted(findings).slice(0, 2)).toEqual(['Inputs: fault', 'Service: not tried'])
    expect(findings.filter(({ result }) => result === 'works')).toHaveLength(4)
  })

  it('a dry run calls nobody', async () => {
    const never = () => Promise.reject(new Error('called'))
    const findings = await checkSetup({ ...reach(), probe: never }, { ...good, dryRun: true }, [])
    expect(findings).toEqual([])
  })

  it('at most ten repositories are read', async () => {
    const world = reach()
    const docsRepositories = Array.from({ length: 12 }, (_, at) => `o/docs${at}`)
    await checkSetup(world, { ...good, docsToken: 't', docsRepositories, timeoutMinutes: 50 }, [])
    expect(world.written).toHaveLength(10)
  })

  it('what does not answer within ten seconds holds nothing up', async () => {
    const world = reach()
    Object.assign((world.github as { github: object }).github, { mayRead: () => new Promise(() => {}) })
    const findings = await checkSetup({ ...world, clock: fakeClock() }, good, [])
    expect(findings[0]).toMatchObject({ what: 'Comments', result: 'fault', says: 'GitHub did not answer within 10 s.' })
  })
})

describe('the conclusion', () => {
  const finding = (result: Finding['result'], says = result): Finding => ({ what: 'a', result, says })

  it.each<[Finding[], ReturnType<typeof conclusion>]>([
    [
      [finding('works'), finding('advice'), finding('not proved')],
      { name: 'skipped', reason: 'The setup check found no problem.' },
    ],
    [[finding('note')], { name: 'skipped', reason: 'The setup check found no problem. 1 note.' }],
    [[finding('note'), finding('note')], { name: 'skipped', reason: 'The setup check found no problem. 2 notes.' }],
    [
      [{ ...finding('fault', 'A broke.' as never), cure: 'Fix it.' }],
      { name: 'error', reason: 'The setup check found a problem. A broke. Fix it.' },
    ],
    [
      [finding('fault', 'A.' as never), finding('fault', 'B.' as never)],
      { name: 'error', reason: 'The setup check found 2 problems. The first: A.' },
    ],
  ])('of %j', (findings, expected) => expect(conclusion(findings)).toEqual(expected))
})
