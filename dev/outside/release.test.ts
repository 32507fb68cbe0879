import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatched, type LocalEvent, tagPushed } from '../local/github/events.ts'
import type { Ran } from './act.ts'
import { copyRepository, git } from './own-copy.ts'
import { type GhState, type How, openStage, type Stage } from './stage.ts'

const { version } = JSON.parse(
  await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
) as {
  version: string
}
const tag = `v${version}`
const major = `v${version.split('.')[0]}`

let checkout: string
let commit: string
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'outside-'))
  await copyRepository(checkout)
  commit = git(checkout, 'rev-parse', 'HEAD')
  for (const name of [tag, 'v99.0.0']) git(checkout, 'tag', name)
})
afterAll(() => rm(checkout, { recursive: true, force: true, maxRetries: 3 }))

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

/** A tag is pushed; GitHub has it, and these other refs and releases. */
async function release(
  state: Partial<GhState> = {},
  how: How & { event?: LocalEvent } = {},
): Promise<Ran> {
  await stage.gh.write({ ...state, refs: { [`refs/tags/${tag}`]: commit, ...state.refs } })
  const { event = tagPushed(stage.github), ...rest } = how
  const given = { checkout, ref: `refs/tags/${tag}`, fast: false, ...rest }
  return stage.run('.github/workflows/release.yml', event, given)
}

const changes = ({ calls }: GhState) => calls.filter((call) => call.includes('--method'))
const older = '0'.repeat(40)
const draft = { isDraft: true, notes: 'Of an earlier run', assets: [] }
const published = { ...draft, isDraft: false }
const forbidden = 'Resource not accessible by integration (HTTP 403)'

it.each<[string, Partial<GhState>, 'POST' | 'PATCH']>([
  ['the first release makes the major tag', {}, 'POST'],
  [
    'a later release moves the major tag, whatever became of other drafts',
    {
      refs: { [`refs/tags/${major}`]: older },
      releases: { [tag]: draft, [`${major}.99.0`]: draft, 'v10.0.0': published },
    },
    'PATCH',
  ],
])('%s', async (_, before, method) => {
  const ran = await release(before)
  expect(ran.code, ran.log).toBe(0)
  const state = await stage.gh.read()
  expect(state.refs[`refs/tags/${major}`]).toBe(commit)
  expect(changes(state).map((call) => call[call.indexOf('--method') + 1])).toEqual([method])
  const { isDraft, notes = '', assets = [] } = state.releases[tag] ?? {}
  expect(isDraft).toBe(false)
  const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(notes.trim()).toBe(changelog.split(/^## .*\n|^\[.*\n/m)[2]?.trim())
  expect(assets.map((path) => path.split('/').at(-1))).toEqual([`docs-agent-action-${tag}.tar.gz`])
  for (const file of ['  dist/index.js', '  dist/sweep.js', `/docs-agent-action-${tag}.tar.gz`])
    expect(ran.log, 'attested').toMatch(new RegExp(`^[0-9a-f]{64}.*${file}$`, 'm'))
  const verified = state.calls.findIndex(([name]) => name === 'attestation')
  const [made, edited] = ['create', 'edit'].map((what) =>
    state.calls.findIndex((call) => call[1] === what),
  )
  expect([verified, made, edited]).toEqual(
    [verified, made, edited].toSorted((a = 0, b = 0) => a - b),
  )
})

it('by hand, it runs on a tag, and changes nothing of what is published', async () => {
  const ran = await release({ releases: { [tag]: published } }, { event: dispatched(stage.github) })
  expect(ran.code, ran.log).toBe(0)
  const state = await stage.gh.read()
  expect(state.releases).toEqual({ [tag]: published })
  expect(state.refs[`refs/tags/${major}`]).toBe(commit)
})

it('the major tag stays at a newer release', async () => {
  const newer = `${major}.99.0`
  const ran = await release({
    refs: { [`refs/tags/${major}`]: older },
    releases: { [newer]: published },
  })
  expect(ran.code, ran.log).toBe(0)
  expect(ran.log).toContain(`${major} is not moved, because ${newer} is newer.`)
  expect(changes(await stage.gh.read())).toEqual([])
})

it.each<[string, Partial<GhState>, string, { isDraft: boolean; changed: number }]>([
  [
    'publish',
    { keepsDrafts: forbidden },
    'Publish it by hand: gh release edit',
    { isDraft: true, changed: 0 },
  ],
  [
    'move the major tag',
    { refuses: forbidden },
    'Move it by hand: git push --force',
    { isDraft: false, changed: 1 },
  ],
])(
  'if GitHub refuses to %s, the run fails once and says what to do by hand',
  async (_, refused, says, expected) => {
    const ran = await release({ refs: { [`refs/tags/${major}`]: older }, ...refused })
    expect(ran.code).toBe(1)
    expect(ran.log).toContain(says)
    const state = await stage.gh.read()
    expect({ isDraft: state.releases[tag]?.isDraft, changed: changes(state).length }).toEqual(
      expected,
    )
  },
)

it.each<[string, Partial<GhState>, How, boolean]>([
  ['the tag was moved after the checks', { refs: { [`refs/tags/${tag}`]: older } }, {}, true],
  ['a check fails', {}, { args: ['--env=FAILING_CHECK=ci'] }, true],
  ['a trial on GitHub fails', {}, { args: ['--env=FAILING_CHECK=live'] }, true],
  ['the tag is not the version of package.json', {}, { ref: 'refs/tags/v99.0.0' }, false],
  ['it runs on a branch', {}, { ref: 'refs/heads/main' }, false],
  ['dist is not what the source builds', {}, { args: ['--env=BUILDS_OTHERWISE=yes'] }, false],
])('nothing is published if %s', async (_, before, how, drafted) => {
  const ran = await release(before, how)
  expect(ran.code, ran.log).toBe(1)
  const state = await stage.gh.read()
  expect(Object.values(state.releases).map(({ isDraft }) => isDraft)).toEqual(drafted ? [true] : [])
  expect(changes(state)).toEqual([])
})
