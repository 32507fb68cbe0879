// `npm run build`: compiles src/ to lib/ and bundles it into dist/, readable, with the same bytes every time. A comment
// without a command loads only index.js. The rest is loaded when it is needed.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ncc from '@vercel/ncc'
import { transform } from 'esbuild'

const root = fileURLToPath(new URL('../', import.meta.url))
const lib = join(root, 'lib')
const packages = join(lib, 'node_modules')
const dist = join(root, 'dist')

/**
 * Files that the packages load and the action never uses. ncc cannot leave a module out, so it bundles a copy of the
 * packages in which these files are replaced. A replacement that is used after all throws. docs/performance.md says what
 * this saves.
 */
const leftOut: { because: string; files: string[]; replacement: string }[] = [
  {
    because: 'requests go through src/io/http.ts, and no ID token is requested',
    files: ['@actions/http-client/lib/index.js'],
    replacement: 'export class HttpClient { getAgent() {} getAgentDispatcher() {} }',
  },
  {
    because: 'requests go through src/io/http.ts, and no ID token is requested',
    files: ['@actions/http-client/lib/auth.js'],
    replacement: 'export class BearerCredentialHandler { constructor() { throw new Error(because) } }',
  },
  {
    because: 'no other program is started',
    files: ['@actions/exec/lib/exec.js'],
    replacement: 'export function exec() { throw new Error(because) }\nexport const getExecOutput = exec',
  },
  {
    because: 'requests go through src/io/http.ts',
    files: ['undici/index.js'],
    replacement: 'module.exports.fetch = () => { throw new Error(because) }',
  },
  {
    because: 'GitHub requests name their route',
    files: ['@octokit/plugin-rest-endpoint-methods/dist-src/index.js'],
    replacement: 'export const restEndpointMethods = () => ({})',
  },
  {
    because: 'GitHub requests name their route',
    files: ['@octokit/plugin-paginate-rest/dist-bundle/index.js'],
    replacement: 'export const paginateRest = () => ({})',
  },
  {
    because: 'HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle',
    files: [
      'undici/lib/dispatcher/client-h2.js',
      'undici/lib/dispatcher/socks5-proxy-agent.js',
      'undici/lib/llhttp/llhttp-wasm.js',
      ...within('undici/lib/milo'),
      ...within('undici/lib/web'),
    ],
    replacement: 'module.exports = function leftOut() { throw new Error(because) }',
  },
]

rmSync(lib, { recursive: true, force: true })
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
for (const name of withDependencies(['@actions/core', '@actions/github', 'picomatch', 'undici'])) {
  cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true })
}
for (const { because, files, replacement } of leftOut) {
  for (const file of files) replace(file, because, replacement)
}

const { code, assets } = await ncc(join(lib, 'index.js'), {
  cache: false,
  esm: true,
  license: 'licenses.txt',
  quiet: true,
})
const bundled = Object.entries({ 'index.js': code, ...sourcesOf(assets) })
const files: Record<string, string | Buffer> = {
  ...Object.fromEntries(await Promise.all(bundled.map(async ([name, source]) => [name, await slim(name, source)]))),
  // The post step and the sweep are the same bundle under other names: another bundle would be a second copy.
  'post.js': "import './index.js'\n",
  'sweep.js': "import './index.js'\n",
}
// Only now: a failed build leaves dist/ as it is.
rmSync(dist, { recursive: true, force: true })
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(dist, name, '..'), { recursive: true })
  writeFileSync(join(dist, name), content)
}

function sourcesOf(given: typeof assets): Record<string, string | Buffer> {
  return Object.fromEntries(Object.entries(given).map(([name, { source }]) => [name, source]))
}

/** Takes the comments out, which Node would read at every start. Names and lines stay, so that dist/ can be read. */
async function slim(name: string, source: string | Buffer): Promise<string | Buffer> {
  if (!name.endsWith('.js')) return source
  const { code } = await transform(source.toString(), {
    charset: 'utf8',
    format: 'esm',
    legalComments: 'none',
    target: 'node24',
  })
  return code
}

/** Every module in a folder of a package. */
function within(folder: string): string[] {
  const names = readdirSync(join(root, 'node_modules', folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name))
}

/** The packages and all their dependencies. npm has one version of each here. */
function withDependencies(names: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
    for (const dependency of Object.keys(dependencies)) visit(dependency)
  }
  for (const name of names) visit(name)
  return found
}

/** Throws if a package no longer has the file: `leftOut` is then out of date. */
function replace(file: string, because: string, replacement: string): void {
  const path = join(packages, file)
  if (!existsSync(path)) throw new Error(`There is no ${file} to leave out. Update leftOut in scripts/build.ts.`)
  writeFileSync(path, `const because = ${JSON.stringify(because)}\n${replacement}\n`)
}
