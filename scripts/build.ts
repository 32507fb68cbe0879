// `npm run build`: compiles src/ to lib/ and bundles it into dist/, readable, the same bytes every time. A comment that is
// no command loads index.js alone; the rest is loaded when there is work.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ncc from '@vercel/ncc'

const root = fileURLToPath(new URL('../', import.meta.url))
const lib = join(root, 'lib')
const packages = join(lib, 'node_modules')
const dist = join(root, 'dist')

/**
 * What the packages load and the action never reaches, and what stands there instead: ncc cannot leave a module out, so
 * the copy of the packages that is bundled has other files in these places. docs/performance.md says what it saves.
 * Whatever is reached after all throws.
 */
const leftOut: { because: string; files: string[]; instead: string }[] = [
  {
    because: 'requests go through src/io/http.ts, and no token of GitHub is asked for',
    files: ['@actions/http-client/lib/index.js'],
    instead: 'export class HttpClient { getAgent() {} getAgentDispatcher() {} }',
  },
  {
    because: 'requests go through src/io/http.ts, and no token of GitHub is asked for',
    files: ['@actions/http-client/lib/auth.js'],
    instead: 'export class BearerCredentialHandler { constructor() { throw new Error(because) } }',
  },
  {
    because: 'no other program is started',
    files: ['@actions/exec/lib/exec.js'],
    instead: 'export function exec() { throw new Error(because) }\nexport const getExecOutput = exec',
  },
  {
    because: 'requests go through src/io/http.ts',
    files: ['undici/index.js'],
    instead: 'module.exports.fetch = () => { throw new Error(because) }',
  },
  {
    because: 'GitHub is asked by route',
    files: ['@octokit/plugin-rest-endpoint-methods/dist-src/index.js'],
    instead: 'export const restEndpointMethods = () => ({})',
  },
  {
    because: 'GitHub is asked by route',
    files: ['@octokit/plugin-paginate-rest/dist-bundle/index.js'],
    instead: 'export const paginateRest = () => ({})',
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
    instead: 'module.exports = function leftOut() { throw new Error(because) }',
  },
]

rmSync(lib, { recursive: true, force: true })
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
for (const name of reached(['@actions/core', '@actions/github', 'picomatch', 'undici'])) {
  cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true })
}
for (const { because, files, instead } of leftOut) {
  for (const file of files) replace(file, because, instead)
}

const { code, assets } = await ncc(join(lib, 'index.js'), {
  cache: false,
  esm: true,
  license: 'licenses.txt',
  quiet: true,
})
const files: Record<string, string | Buffer> = {
  'index.js': code,
  ...Object.fromEntries(Object.entries(assets).map(([name, { source }]) => [name, source])),
  // The post step and the sweep are the same bundle, entered by another name: another bundle would be a second copy.
  'post.js': "import './index.js'\n",
  'sweep.js': "import './index.js'\n",
}
// What does not build leaves the last dist/ as it is.
rmSync(dist, { recursive: true, force: true })
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(dist, name, '..'), { recursive: true })
  writeFileSync(join(dist, name), content)
}

/** Every module in a folder of a package. */
function within(folder: string): string[] {
  const names = readdirSync(join(root, 'node_modules', folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name))
}

/** The packages and all that they depend on. npm keeps one version of each here, side by side. */
function reached(names: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
    for (const needed of Object.keys(dependencies)) visit(needed)
  }
  for (const name of names) visit(name)
  return found
}

/** Throws where a package no longer has the file: then it is to be looked at again. */
function replace(file: string, because: string, instead: string): void {
  const path = join(packages, file)
  if (!existsSync(path)) throw new Error(`There is no ${file} to leave out. Look at leftOut in scripts/build.ts.`)
  writeFileSync(path, `const because = ${JSON.stringify(because)}\n${instead}\n`)
}
