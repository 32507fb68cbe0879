import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatched, pushed } from '../local/github/events.ts'
import type { Ran } from './act.ts'
import { copyRepository, git } from './own-copy.ts'
import { type GhState, openStage, type Stage } from './stage.ts'

const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
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

/** A tag is pushed; GitHub has it, and these other refs. */
async function release(state: Partial<GhState> = {}, name = tag): Promise<Ran> {
  await stage.gh.write({ ...state, refs: { [`refs/tags/${tag}`]: commit, ...state.refs } })
  const ref = `refs/tags/${name}`
  return stage.run('.github/workflows/release.yml', pushed(stage.github), { checkout, ref, fast: false })
}

const changes = ({ calls }: GhState) => calls.filter((call) => call.includes('--method'))
const older = '0'.repeat(40)

it.each<[string, Record<string, string>, 'POST' | 'PATCH']>([
  ['the first release makes the major tag', {}, 'POST'],
  ['a later release moves the major tag', { [`refs/tags/${major}`]: older, 'refs/tags/v10.0.0': older }, 'PATCH'],
])('%s', async (_, refs, method) => {
  const ran = await release({ refs })
  expect(ran.code, ran.log).toBe(0)
  const state = await stage.gh.read()
  expect(state.refs[`refs/tags/${major}`]).toBe(commit)
  expect(changes(state).map((call) => call[call.indexOf('--method') + 1])).toEqual([method])
  const { notes, assets } = state.releases[tag] ?? { notes: '', assets: [] }
  const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(notes.trim()).toBe(changelog.split(/^## .*\n|^\[.*\n/m)[2]?.trim())
  expect(assets.map((path) => path.split('/').at(-1))).toEqual([`docs-agent-action-${tag}.tar.gz`])
  for (const file of ['  dist/index.js', '  dist/sweep.js', `/docs-agent-action-${tag}.tar.gz`])
    expect(ran.log, 'attested').toMatch(new RegExp(`^[0-9a-f]{64}.*${file}$`, 'm'))
})

it('a tag can be named by hand', async () => {
  await stage.gh.write({ refs: { [`refs/tags/${tag}`]: commit } })
  const { payload } = dispatched(stage.github)
  const event = { name: 'workflow_dispatch', payload: { ...payload, inputs: { tag } } }
  const ran = await stage.run('.github/workflows/release.yml', event, { checkout, fast: false })
  expect(ran.code, ran.log).toBe(0)
  expect(Object.keys((await stage.gh.read()).releases)).toEqual([tag])
})

it('the major tag stays at a newer release', async () => {
  const newer = `${major}.99.0`
  const ran = await release({ refs: { [`refs/tags/${newer}`]: older, [`refs/tags/${major}`]: older } })
  expect(ran.code, ran.log).toBe(0)
  expect(ran.log).toContain(`${major} is not moved, because refs/tags/${newer} is newer.`)
  expect(changes(await stage.gh.read())).toEqual([])
})

it('if GitHub refuses to move the major tag, the run fails once and says what to do by hand', async () => {
  const refs = { [`refs/tags/${major}`]: older }
  const ran = await release({ refs, refuses: 'Resource not accessible by integration (HTTP 403)' })
  expect(ran.code).toBe(1)
  expect(ran.log).toContain(`Move it by hand: git push --force origin ${commit}:refs/tags/${major}`)
  const state = await stage.gh.read()
  expect(changes(state)).toHaveLength(1)
  expect(Object.keys(state.releases)).toEqual([tag])
})

it.each([
  ['the tag was moved after the checks', tag, { [`refs/tags/${tag}`]: older }],
  ['the tag is not the version of package.json', 'v99.0.0', {}],
])('nothing is released if %s', async (_, name, refs) => {
  const ran = await release({ refs }, name)
  expect(ran.code).toBe(1)
  const state = await stage.gh.read()
  expect(state.releases).toEqual({})
  expect(changes(state)).toEqual([])
})
