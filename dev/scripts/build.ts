// `npm run build`: compiles src/ to lib/ and bundles it into dist/, readable, with the same bytes every time. A comment
// without a command loads only index.js. The rest is loaded when it is needed.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ncc from '@vercel/ncc'
import { transform } from 'esbuild'
import constants from 'undici/lib/llhttp/constants.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const lib = join(root, 'lib')
const packages = join(lib, 'node_modules')
const dist = join(root, 'dist')

/**
 * Files that the packages load and the action never uses. ncc cannot leave a module out, so it bundles a copy of the
 * packages in which these files are replaced. A replacement that is used after all throws. dev/README.md says what this
 * saves.
 */
const leftOut: { because: string; files: string[]; replacement: string }[] = [
  {
    because: 'no ID token is requested',
    files: ['@actions/core/lib/oidc-utils.js'],
    replacement: 'export class OidcClient { static getIDToken() { throw new Error(because) } }',
  },
  {
    because: 'src/step.ts writes the job summary',
    files: ['@actions/core/lib/summary.js'],
    replacement: 'export const summary = undefined\nexport const markdownSummary = undefined',
  },
  {
    because: 'no path is converted, and the operating system does not matter',
    files: ['@actions/core/lib/path-utils.js', '@actions/core/lib/platform.js'],
    replacement:
      'const leftOut = () => { throw new Error(because) }\nexport { leftOut as toPosixPath, leftOut as toWin32Path, leftOut as toPlatformPath }',
  },
  {
    because: 'requests go through src/io/http.ts',
    files: ['@actions/http-client/lib/index.js'],
    replacement: 'export class HttpClient { getAgent() {} getAgentDispatcher() {} }',
  },
  {
    because: 'requests go through src/io/http.ts',
    files: ['undici/index.js'],
    replacement: 'module.exports.fetch = () => { throw new Error(because) }',
  },
  {
    because: 'src/ask/event.ts reads the event',
    files: ['@actions/github/lib/context.js'],
    replacement: 'export class Context {}',
  },
  {
    because: 'the one GraphQL request names its route too',
    files: ['@octokit/graphql/dist-bundle/index.js'],
    replacement: 'export const withCustomRequest = () => ({ defaults() {} })',
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
  {
    because: 'of the tables of HTTP, the client uses two',
    files: ['undici/lib/llhttp/constants.js'],
    replacement: `module.exports = ${JSON.stringify({ ERROR: constants.ERROR, TYPE: constants.TYPE })}`,
  },
  {
    because:
      'a run reads few headers: to lower their case takes less time than to build the search tree',
    files: ['undici/lib/core/tree.js'],
    replacement: 'module.exports = { tree: { lookup() {} } }',
  },
  {
    because: 'llhttp parses HTTP/1.1',
    files: ['undici/lib/dispatcher/parser-h1.js'],
    replacement:
      'module.exports = { H1Parser() { throw new Error(because) }, getMiloEnabled: () => false, setMiloEnabled() { throw new Error(because) } }',
  },
]

/**
 * Modules of Node that a package loads at its start, and what stands in for them: of each it needs next to nothing. Node
 * takes 2 to 5 ms to load one.
 */
const standIns: { package: string; module: string; replacement: string }[] = [
  {
    package: 'undici',
    module: 'node:assert',
    replacement:
      'module.exports = (holds, message) => { if (!holds) throw new Error(message ?? "undici: an assertion failed") }',
  },
  {
    package: 'undici',
    module: 'node:http',
    // Node's default, and the class of requests that a server gets: there is no server here.
    replacement: 'module.exports = { maxHeaderSize: 16384, IncomingMessage: class {} }',
  },
]

rmSync(lib, { recursive: true, force: true })
execFileSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'dev/scripts/tsconfig.build.json'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
for (const name of withDependencies(['@actions/core', '@actions/github', 'undici'])) {
  cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true })
}
for (const { because, files, replacement } of leftOut) {
  for (const file of files) replace(file, because, replacement)
}
for (const standIn of standIns) standInFor(standIn)
for (const file of scripts(lib)) {
  // What packages have can be read in npm.
  const isOurs = !file.startsWith('node_modules/')
  const path = join(lib, file)
  writeFileSync(path, await withoutComments(readFileSync(path, 'utf8'), isOurs))
}

const { code, assets } = await ncc(join(lib, 'index.js'), {
  cache: false,
  esm: true,
  license: 'licenses.txt',
  quiet: true,
})
const chunks = new Map(Object.entries(assets).map(([name, { source }]) => [name, String(source)]))
// index.js ends with the import of src/run/main.ts, and that with the one of src/run/run.ts.
const start = chunksOf(code)
const run = chunksOf(chunks.get(fileOf(start.at(-1))) ?? '')
const joined = [...start.map((id) => [id, 'start.js']), ...run.map((id) => [id, 'run.js'])]
const fileName = '"" + chunkId + ".index.js"'
if (start.length === 0 || run.length === 0 || !code.includes(fileName))
  throw new Error(
    'The bundler writes its chunks in another way. Update chunksOf in dev/scripts/build.ts.',
  )
const files: Record<string, string> = {
  'index.js': code.replace(
    fileName,
    `${JSON.stringify(Object.fromEntries(joined))}[chunkId] ?? ${fileName}`,
  ),
  'start.js': takeTogether(start),
  'run.js': takeTogether(run),
  ...Object.fromEntries(chunks),
  // The post step and the sweep are the same bundle under other names: another bundle would be a second copy.
  'post.js': "import './index.js'\n",
  'sweep.js': "import './index.js'\n",
}
// Only now: a failed build leaves dist/ as it is.
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(dist, name), withoutMarks(content))
}

/** The chunks of the last import in a file. */
function chunksOf(source: string): string[] {
  const last = source.slice(source.lastIndexOf('Promise.all(/* import() */['))
  return [...last.slice(0, last.indexOf(']')).matchAll(/\.e\((\d+)\)/g)].map(([, id]) => String(id))
}

function fileOf(id: string | undefined): string {
  return `${id}.index.js`
}

/** Chunks that are always loaded together, as one file: Node takes 1 to 2 ms for each. */
function takeTogether(ids: string[]): string {
  const start = 'export const modules = {'
  const modules = ids.map((id) => {
    const source = chunks.get(fileOf(id)) ?? ''
    chunks.delete(fileOf(id))
    return source.slice(source.indexOf(start) + start.length, source.lastIndexOf('};'))
  })
  return `export const ids = [${ids.join(', ')}];\n${start}${modules.join(',\n')}};\n`
}

/** Node would read comments at every start, and white space. Names and lines stay in our code: dist/ can be read. */
async function withoutComments(source: string, isOurs: boolean): Promise<string> {
  const { code } = await transform(source, {
    charset: 'ascii',
    legalComments: 'none',
    ...(isOurs ? { minifySyntax: true } : { minify: true, lineLimit: 120 }),
    target: 'node24',
  })
  return code
}

/**
 * The bundler puts a comment before each line of its own, gives each imported module a name of up to 60 letters, and makes
 * a `require` for each module of Node.
 */
function withoutMarks(source: string): string {
  return source
    .replace(/^\/\*{3,}\/ ?/gm, '')
    .replace(/\/\* (?:harmony (?:ex|im)port|binding) \*\/ /g, '')
    .replace(/\b_?(\w+?)(?:_js)?__WEBPACK_IMPORTED_MODULE_(\d+)__/g, '$1_$2')
    .replace(/^import \{ createRequire as .*\n/, '')
    .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)', 'process.getBuiltinModule')
}

/** Every module in a folder of a package. */
function within(folder: string): string[] {
  return scripts(join(root, 'node_modules', folder)).map((name) => join(folder, name))
}

function scripts(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  return names.filter((name) => name.endsWith('.js'))
}

/** The packages and all their dependencies. npm has one version of each here. */
function withDependencies(names: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
    )
    for (const dependency of Object.keys(dependencies)) visit(dependency)
  }
  for (const name of names) visit(name)
  return found
}

/** Throws if a package no longer has the file: `leftOut` is then out of date. */
function replace(file: string, because: string, replacement: string): void {
  const path = join(packages, file)
  if (!existsSync(path))
    throw new Error(`There is no ${file} to leave out. Update leftOut in dev/scripts/build.ts.`)
  writeFileSync(path, `const because = ${JSON.stringify(because)}\n${replacement}\n`)
}

/** Throws if no file of the package loads the module. */
function standInFor({ package: name, module, replacement }: (typeof standIns)[number]): void {
  const own = join(packages, name, 'lib')
  const standIn = join(own, `${module.replace(':', '-')}.js`)
  let used = 0
  for (const file of scripts(own).map((script) => join(own, script))) {
    const source = readFileSync(file, 'utf8')
    const path = `./${relative(dirname(file), standIn)}`
    const changed = source
      .replaceAll(`require('${module}')`, `require('${path}')`)
      .replaceAll(`from '${module}'`, `from '${path}'`)
    if (changed === source) continue
    used++
    writeFileSync(file, changed)
  }
  if (used === 0)
    throw new Error(`${name} does not load ${module}. Update standIns in dev/scripts/build.ts.`)
  writeFileSync(standIn, `${replacement}\n`)
}
