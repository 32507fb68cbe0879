// `npm run tables`: writes the generated parts of the pages in docs/: the tables of both action.yml files, the example
// workflows and the figures of the simulation. It writes the action in a folder from action.yml, and the account of
// package.json's `repository` into every file that names this action.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { tables } from '../bench/simulate.ts'
import { filesWithAccount, withAccount } from './account.ts'

interface Action {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>
  outputs: Record<string, { description: string }>
}

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8').replaceAll('\r\n', '\n')

/** The text between a page's marks `<!-- name -->` and `<!-- /name -->`. */
function part(name: string): string {
  if (name.startsWith('examples/')) return `\`\`\`yaml\n${read(name)}\`\`\``
  const action = (path: string) => parse(read(path)) as Action
  if (name === 'inputs')
    return table(['input', 'default', 'meaning'], inputRows(action('action.yml')))
  if (name === 'outputs') return table(['output', 'meaning'], outputRows(action('action.yml')))
  if (name === 'sweep/inputs')
    return table(['input', 'default', 'meaning'], inputRows(action('sweep/action.yml')))
  if (name === 'sweep/outputs')
    return table(['output', 'meaning'], outputRows(action('sweep/action.yml')))
  if (name === 'simulate/rest') return tables.rest()
  if (name === 'simulate/cost') return tables.cost()
  if (name === 'simulate/limit') return tables.limit()
  throw new Error(`A page has an unknown mark: "${name}"`)
}

function inputRows({ inputs }: Action): string[][] {
  return Object.entries(inputs).map(([name, input]) => {
    const usual = input.default === undefined ? '' : `\`${input.default}\``
    return [`\`${name}\``, input.required ? '**required**' : usual, input.description]
  })
}

function outputRows({ outputs }: Action): string[][] {
  return Object.entries(outputs).map(([name, output]) => [`\`${name}\``, output.description])
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A file with its marked parts and the account written again. Throws if a mark is unknown. */
export function current(text: string): string {
  const generated = text.replace(
    /^<!-- ([\w./-]+) -->\n[\s\S]*?^<!-- \/\1 -->$/gm,
    (_, name: string) => `<!-- ${name} -->\n${part(name)}\n<!-- /${name} -->`,
  )
  return withAccount(generated)
}

/** The action in a folder, which `uses: $/…` of the reusable workflow needs: action.yml, with the paths seen from there. */
export const folderAction = {
  path: '.github/actions/ask/action.yml',
  text: () =>
    `# Written by \`npm run tables\` from action.yml.\n${read('action.yml').replaceAll(/(?<=^ {2}(?:main|post): )(?=dist\/)/gm, '../../../')}`,
}

/** The pages that can have such parts. */
export const pages = filesWithAccount.filter((path) => /^(?:README\.md$|docs\/)/.test(path))

if (import.meta.main) {
  writeFileSync(new URL(folderAction.path, root), folderAction.text())
  for (const path of filesWithAccount) writeFileSync(new URL(path, root), current(read(path)))
}
