// `npm run build`: compiles src/ to lib/ and bundles it into dist/, with the same bytes every time. A comment without a
// command loads only index.js. The rest is loaded when it is needed.
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ncc from '@vercel/ncc'
import { transform } from 'esbuild'

const root = fileURLToPath(new URL('../../', import.meta.url))
const lib = join(root, 'lib')
const packages = join(lib, 'node_modules')
const dist = join(root, 'dist')

interface LeftOut {
  /** A file of a package, or a folder with all its files. */
  part: string
  because: string
  /** The default is a module that throws when it is called. */
  replacement?: string
}

/**
 * Whole parts of packages that are loaded and never used. ncc cannot leave a module out, so it bundles a copy of the
 * packages in which these are replaced. What is used after all throws. dev/README.md says what each part has.
 */
const leftOut: LeftOut[] = [
  {
    part: '@actions/http-client/lib/index.js',
    because: 'requests go through src/io/http-client.ts',
    // @actions/github asks it for an agent, and hands that to a `fetch` that Octokit is not given.
    replacement: 'export class HttpClient { getAgent() {} getAgentDispatcher() {} }',
  },
  {
    part: '@actions/exec/lib/exec.js',
    because: 'no process is started',
    replacement: 'export const getExecOutput = () => { throw new Error(because) }',
  },
  {
    part: '@octokit/plugin-rest-endpoint-methods/dist-src/index.js',
    because: 'requests to GitHub name their route',
    replacement: 'export const restEndpointMethods = () => ({})',
  },
  {
    part: 'undici/index.js',
    because: 'src/io/http-connections.ts loads the parts of undici that it needs',
    replacement: 'module.exports = { fetch() { throw new Error(because) } }',
  },
  { part: 'undici/lib/web', because: 'no `fetch`, form, cookie or WebSocket is used' },
  { part: 'undici/lib/dispatcher/client-h2.js', because: 'HTTP/2 is not allowed' },
  {
    part: 'undici/lib/dispatcher/parser-h1.js',
    because: 'llhttp parses HTTP/1.1, not this second parser',
    replacement: 'module.exports = { getMiloEnabled: () => false }',
  },
  {
    part: 'undici/lib/llhttp/llhttp-wasm.js',
    because: 'every processor that Node 24 runs on here has the other form of this parser',
  },
]

fs.rmSync(lib, { recursive: true, force: true })
const tsc = ['node_modules/typescript/bin/tsc', '-p', 'dev/scripts/tsconfig.build.json']
execFileSync(process.execPath, tsc, { cwd: root, stdio: 'inherit' })
for (const name of withDependencies(['@actions/core', '@actions/github', 'undici'])) {
  fs.cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true })
}
leftOut.forEach(leaveOut)
for (const path of scriptsIn(lib)) {
  // Our own code stays readable. What packages have can be read in npm. V8 keeps a file that is not ASCII in two bytes a
  // character.
  const minify = path.startsWith(packages)
  const { code } = await transform(fs.readFileSync(path, 'utf8'), {
    charset: 'ascii',
    legalComments: 'none',
    minify,
  })
  fs.writeFileSync(path, code)
}

const { code, assets } = await ncc(join(lib, 'index.js'), {
  cache: false,
  esm: true,
  license: 'licenses.txt',
  quiet: true,
})
// Only now: a failed build leaves dist/ as it is.
fs.rmSync(dist, { recursive: true, force: true })
fs.mkdirSync(dist)
fs.writeFileSync(join(dist, 'index.js'), code)
for (const [name, { source }] of Object.entries(assets)) fs.writeFileSync(join(dist, name), source)
// The post step and the sweep are the same bundle under other names: another bundle would be a second copy.
for (const name of ['post.js', 'sweep.js']) {
  fs.writeFileSync(join(dist, name), "import './index.js'\n")
}

/** Throws if a package no longer has the part: the list is then out of date. */
function leaveOut({ part, because, replacement }: LeftOut): void {
  const path = join(packages, part)
  if (!fs.existsSync(path)) {
    throw new Error(`There is no ${part} to leave out. Update leftOut in dev/scripts/build.ts.`)
  }
  const throws = 'module.exports = function leftOut() { throw new Error(because) }'
  const source = `const because = ${JSON.stringify(because)}\n${replacement ?? throws}\n`
  const files = fs.statSync(path).isDirectory() ? scriptsIn(path) : [path]
  for (const file of files) fs.writeFileSync(file, source)
}

/** The paths of all scripts in a folder and below. */
function scriptsIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name))
}

/** The packages and all their dependencies. npm has one version of each here. */
function withDependencies(names: string[]): Set<string> {
  const all = new Set(names)
  // The loop also visits what is added meanwhile.
  for (const name of all) {
    const manifest = fs.readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
    const { dependencies = {} } = JSON.parse(manifest)
    for (const dependency of Object.keys(dependencies)) all.add(dependency)
  }
  return all
}
