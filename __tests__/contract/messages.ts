import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vitest/node'

/** A text in the source, `…` where a value is put in. */
export interface Sentence {
  file: string
  text: string
}

const src = new URL('../../src/', import.meta.url)

/** Whether a text is words: three of them in a row, or two and a full stop. */
export const isSaid = (text: string): boolean =>
  /\p{L}\S* \S*\p{L}\S* \S*\p{L}/u.test(text) || (/\p{L}{2}.* .*\p{L}{2}/u.test(text) && text.endsWith('.'))

/** Every string and template of src/. `tell/` is left out: its words say how a job is, and not what is wrong. */
export function texts(): Sentence[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('tell/'))
  const read = (file: string) => textsIn(readFileSync(new URL(file, src), 'utf8')).map((text) => ({ file, text }))
  return files.flatMap(read)
}

/** The texts of a TypeScript source, in one form: one line, no back-ticks, nothing that is put in at either end. */
export function textsIn(source: string): string[] {
  const found: string[] = []
  visit(parseAst(source, { lang: 'ts' }), found)
  return found.map(plain)
}

/** A text as it is compared. */
export const plain = (text: string): string =>
  text
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .replace(/…+/g, '…')
    .replace(/^[…: ]+|[… ]+$/g, '')

function visit(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const one of node) visit(one, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
  if (type === 'ImportDeclaration') return
  if (type === 'Literal' && typeof value === 'string') found.push(value)
  if (type === 'TemplateLiteral' && quasis) found.push(quasis.map((part) => part.value.cooked).join('…'))
  for (const child of Object.values(node)) visit(child, found)
}
