// Writes the parts of README.md that have their source elsewhere: action.yml's tables and the example workflows.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Action {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>
  outputs: Record<string, { description: string }>
}

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8').replaceAll('\r\n', '\n')

/** The text that belongs between the README's marks `<!-- name -->` and `<!-- /name -->`. */
function part(name: string): string {
  if (name.startsWith('examples/')) return `\`\`\`yaml\n${read(name)}\`\`\``
  const action = parse(read('action.yml')) as Action
  if (name === 'inputs') return table(['input', 'default', 'meaning'], inputRows(action))
  if (name === 'outputs') return table(['output', 'meaning'], outputRows(action))
  throw new Error(`README.md has a mark "${name}", which nothing here writes.`)
}

function inputRows({ inputs }: Action): string[][] {
  return Object.entries(inputs).map(([name, input]) => {
    const standard = input.default === undefined ? '' : `\`${input.default}\``
    return [`\`${name}\``, input.required ? '**required**' : standard, input.description]
  })
}

function outputRows({ outputs }: Action): string[][] {
  return Object.entries(outputs).map(([name, output]) => [`\`${name}\``, output.description])
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The README as it should be: every marked part written anew, the rest as it is. Throws on a mark it does not know. */
export function current(readme: string): string {
  return readme.replace(
    /^<!-- ([\w./-]+) -->\n[\s\S]*?^<!-- \/\1 -->$/gm,
    (_, name: string) => `<!-- ${name} -->\n${part(name)}\n<!-- /${name} -->`,
  )
}

if (import.meta.main) writeFileSync(new URL('README.md', root), current(read('README.md')))
