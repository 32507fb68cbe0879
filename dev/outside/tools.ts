// Installs the programs that others keep: before the tests, into .tools/, which git ignores. go.sum and requirements.txt
// say which bytes they are.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = here('.tools')
const python = `${folder}/python/bin`

/** Where each program is, once it is installed. */
export const tools = {
  act: `${folder}/go/act`,
  actionlint: `${folder}/go/actionlint`,
  shellcheck: `${python}/shellcheck`,
  zizmor: `${python}/zizmor`,
}

/** Installs what is written in a file, if it is not what was installed last. */
function install(kind: string, file: string, commands: [string, ...string[]][]): void {
  const stamp = `${folder}/${kind}.sha256`
  const wanted = createHash('sha256')
    .update(readFileSync(here(file)))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  mkdirSync(folder, { recursive: true })
  for (const [program, ...args] of commands)
    execFileSync(program, args, { cwd: here('.'), stdio: 'inherit' })
  writeFileSync(stamp, wanted)
}

/** The programs of requirements.txt, for Python 3.11 or newer. */
export function installPython(): void {
  const pip = [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--require-hashes',
    '--only-binary',
    ':all:',
  ]
  install('python', 'requirements.txt', [
    ['python3', '-m', 'venv', '--clear', `${folder}/python`],
    [`${python}/python`, '-m', 'pip', ...pip, '--requirement', 'requirements.txt'],
  ])
}

/** The programs of go.mod. Building them takes about a minute for the first time. */
export function installGo(): void {
  install('go', 'go.sum', [['go', 'build', '-o', `${folder}/go/`, 'tool']])
}
