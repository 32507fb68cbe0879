import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vitest/node'

/** A text in the source, `…` where a value is put in. */
export interface SourceText {
  text: string
  /** The call that gets it as an argument, such as `log.info`, or the constant that it is (`operation =`); else ''. */
  call: string
}

const src = new URL('../../src/', import.meta.url)

/** Whether a text is words: three of them in a row, or two and a full stop. */
export const isProse = (text: string): boolean =>
  /\p{L}\S* \S*\p{L}\S* \S*\p{L}/u.test(text) ||
  (/\p{L}{2}.* .*\p{L}{2}/u.test(text) && text.endsWith('.'))

/** Every string and template of src/. */
export function sourceTexts(): (SourceText & { file: string })[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .flatMap((file) =>
      textsIn(readFileSync(new URL(file, src), 'utf8')).map((found) => ({ file, ...found })),
    )
}

/** The texts of a TypeScript source, each as `plain` writes it. */
export function textsIn(source: string): SourceText[] {
  const found: SourceText[] = []
  visit(parseAst(source, { lang: 'ts' }), '', found)
  return found.map(({ text, call }) => ({ text: plain(text), call }))
}

/** A text as it is compared: on one line, without back-ticks, and without values at its ends. */
export const plain = (text: string): string =>
  text
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .replace(/…+/g, '…')
    .replace(/^[…: ]+|[… ]+$/g, '')

interface Node {
  type?: string
  name?: string
  value?: unknown
  object?: Node
  property?: Node
  callee?: Node
  id?: Node
  init?: Node
  arguments?: Node[]
  quasis?: { value: { cooked: string } }[]
}

function visit(node: unknown, call: string, found: SourceText[]): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, call, found)
    return
  }
  if (typeof node !== 'object' || node === null) return
  visitNode(node, call, found)
}

function visitNode(node: Node, call: string, found: SourceText[]): void {
  const { type = '', callee, arguments: given, id, init } = node
  if (type === 'ImportDeclaration') return
  if (type === 'VariableDeclarator') {
    visit(init, `${id?.name} =`, found)
    return
  }
  const text = textOf(node)
  if (text !== undefined) found.push({ text, call })
  if (callee !== undefined && given !== undefined) {
    visit(callee, call, found)
    visit(given, nameOf(callee), found)
    return
  }
  // What a function that is an argument returns is no argument.
  const callOfChildren = type.includes('Function') ? '' : call
  for (const child of Object.values(node)) visit(child, callOfChildren, found)
}

/** The text of a string or a template. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'TemplateLiteral' && quasis) return quasis.map((part) => part.value.cooked).join('…')
  return undefined
}

/** `log.info` for `clients.log.info`. */
function nameOf({ name = '', object, property }: Node): string {
  if (object === undefined || property === undefined) return name
  return `${(object.property ?? object).name ?? ''}.${property.name ?? ''}`
}
