import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bench, type KindName, openBench } from '../../dev/bench/measured-run.ts'
import { sizeOf } from '../../dev/bench/size.ts'
import { commentCreated, type LocalEvent } from '../../dev/local/github/events.ts'
import { gate } from '../../dev/local/http/faults.ts'
import { fileWorld, type With } from '../helpers/world.ts'

const root = new URL('../../', import.meta.url)
const dist = new URL('dist/', root)
const code = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.js'))
const bundle = code.map((name) => readFileSync(new URL(name, dist), 'utf8')).join('\n')

const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what is in the bundle', () => {
  // The bundler lists every package that it took a file of.
  const licenses = readFileSync(new URL('licenses.txt', dist), 'utf8').split('\n')
  const packages = Object.keys(
    JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')).packages as Record<
      string,
      unknown
    >,
  ).map((path) => path.replace(/^.*node_modules\//, ''))

  it('files of these packages, and of no other', () => {
    expect(
      [...new Set(packages)].filter((name) => name !== '' && licenses.includes(name)).sort(),
    ).toEqual([
      '@actions/core',
      '@actions/github',
      '@actions/http-client',
      '@octokit/auth-token',
      '@octokit/core',
      '@octokit/endpoint',
      '@octokit/graphql',
      '@octokit/plugin-paginate-rest',
      '@octokit/plugin-rest-endpoint-methods',
      '@octokit/request',
      '@octokit/request-error',
      'before-after-hook',
      'content-type',
      'json-with-bigint',
      'undici',
      'universal-user-agent',
    ])
  })

  it.each([
    'undici.error.UND_ERR"',
    'undici:proxy:connected',
    'octokit-core.js/',
    'octokit-request.js/',
  ])('what is in each copy of undici or Octokit once, once: %s', (text) => {
    expect(bundle.split(text)).toHaveLength(2)
  })

  it('ASCII alone: V8 keeps any other text in two bytes a character', () => {
    expect(bundle).toMatch(/^[\t\n\x20-\x7e]*$/)
  })

  it('each module once: the files of the bundle share what several of them load', () => {
    const modules: string[] = bundle.match(/^\/\*{3}\/ "?[^\n":]+"?:$/gm) ?? []
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([])
  })

  it('few bytes: what is above these limits was not meant to be loaded', () => {
    const { raw, gzip } = sizeOf(dist)
    expect(raw).toBeLessThan(850_000)
    expect(gzip).toBeLessThan(230_000)
  })
})

const here = await fileWorld()

describe('a run', () => {
  async function comment(login: string, body: string): Promise<LocalEvent> {
    const issue = await here.github.as('rosa').openIssue('Retries', 'What?')
    return commentCreated(here.github, await here.github.as(login).comment(issue.number, body))
  }

  const file = join(folder, 'loaded.json')
  const hook = new URL('loaded.mjs', import.meta.url)
  const env = { LOADED_FILE: file, NODE_OPTIONS: `--import ${hook.href}` }

  /** The files of dist and the modules of Node that the code imported, and those that Node loaded itself. */
  function loadedSoFar(): { imported: string[]; own: string[] } {
    const { imported, own } = JSON.parse(readFileSync(file, 'utf8')) as {
      imported: string[]
      own: string[]
    }
    return {
      imported: imported
        .filter((url) => !url.endsWith('.mjs'))
        .map((url) => url.replace(dist.href, '')),
      own: own.map((name) => name.replace('NativeModule ', '')),
    }
  }

  async function loaded(
    event: LocalEvent,
    how: With = {},
  ): Promise<{ imported: string[]; own: string[] }> {
    await here.run(event, { ...how, env })
    return loadedSoFar()
  }

  const holds = (imported: string[], text: string): boolean =>
    imported.some(
      (name) => name.endsWith('.js') && readFileSync(new URL(name, dist), 'utf8').includes(text),
    )

  // Without the preload that makes time faster, which loads modules of its own.
  it.each([
    ['without a command', 'Thanks, that helps.'],
    ['that begins with a text, and has markup that GitHub may hide', 'As in <?php echo 1 ?>.'],
  ])(
    'on a comment %s loads the event filter, and of Node only `fs` and `path`',
    async (_, body) => {
      const { imported, own } = await loaded(await comment('rosa', body), {
        preload: new URL('data:text/javascript,'),
      })
      expect(imported.filter((name) => name.endsWith('.js'))).toEqual(['index.js'])
      expect(readFileSync(new URL('index.js', dist)).length).toBeLessThan(57_000)
      for (const name of ['crypto', 'net', 'timers/promises', 'v8', 'zlib'])
        expect(own).not.toContain(name)
    },
  )

  it('on a command loads neither HTTP/2 nor the HTTP client inside Node, a second undici', async () => {
    const { imported, own } = await loaded(await comment('wim', '/docs explain the retries'))
    expect(holds(imported, 'undici:client:connected')).toBe(true)
    for (const unused of ['Nothing in changes-paths', 'EnvHttpProxyAgent'])
      expect(holds(imported, unused)).toBe(false)
    expect(own).toContain('net')
    for (const heavy of ['http2', 'https', 'child_process', 'internal/deps/undici/undici'])
      expect(own).not.toContain(heavy)
  })

  it('loads what the first request does not need while GitHub answers it', async () => {
    const held = gate('before')
    here.github.faults.add('GET /repos/*/*/collaborators/*/permission', held.fault)
    const run = await here.start(await comment('wim', '/docs explain the retries'), { env })
    await held.reached
    await expect.poll(() => holds(loadedSoFar().imported, 'hkdfSync')).toBe(true)
    held.open()
    expect((await run.done()).ended.outputs.outcome).toBe('completed')
  })
})

describe('a run sends only the requests that it needs', () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await openBench(new URL('action.yml', root))
  })
  afterAll(() => bench.close())

  // A review has a second look, because reviews take no reactions. A follow-up writes no comment on its pull request.
  it.each<[KindName, string, github: number, service: number, toJob?: number, toReport?: number]>([
    ['no command', 'skipped', 0, 0],
    ['refused', 'refused', 2, 0],
    ['/docs on an issue', 'completed', 8, 3, 3, 2],
    ['/docs on a pull request', 'completed', 10, 3, 3, 2],
    ['a follow-up on an issue', 'completed', 9, 4, 4, 1],
    ['a follow-up on a pull request', 'completed', 11, 4, 4, 1],
    ['a review of the docs pull request', 'completed', 11, 4, 6, 2],
    ['a prompt without a conversation', 'completed', 0, 3],
  ])(
    '%s: %s, %i requests to GitHub and %i to the service, %i round trips to the job and %i to the report',
    async (kind, outcome, github, service, toJob, toReport) => {
      const { trips, ...counted } = await bench.count(kind, 300)
      expect(counted).toEqual({ outcome, github, service })
      expect(trips).toEqual(toJob && expect.objectContaining({ toJob, toReport, writesAtOnce: 1 }))
    },
  )
})
