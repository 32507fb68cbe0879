import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { Html } from './html.ts'

/** What a text is shown in. */
export interface Surroundings {
  /** The origin of GitHub's own pages: links there lead to the pages here. */
  serverUrl: string
  /** The people a `@login` may mean. */
  people: string[]
}

type Root = ReturnType<typeof fromHtml>
type Node = Root['children'][number]
type Element = Extract<Node, { type: 'element' }>
type Text = Extract<Node, { type: 'text' }>

/**
 * A comment's Markdown as GitHub shows it: GitHub-flavoured, every line break one, HTML cut down to what GitHub allows
 * (so comments in it, where markers hide, are gone), mentions in bold.
 */
export function markdown(text: string, around: Surroundings): Html {
  // The ids get their prefix from the sanitiser, as those of written HTML do.
  const raw = micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' })],
  })
  const safe = sanitize(fromHtml(raw, { fragment: true }), defaultSchema) as Root
  dress(safe, around, [])
  return new Html(toHtml(safe))
}

function dress(parent: Root | Element, around: Surroundings, within: string[]): void {
  if (parent.type === 'element' && parent.tagName === 'a') leadHere(parent, around.serverUrl)
  parent.children = (parent.children as Node[]).flatMap((node, index, siblings) => {
    if (node.type === 'element' && node.tagName === 'img') return [picture(node)]
    if (node.type === 'element') dress(node, around, [...within, node.tagName])
    if (node.type !== 'text' || within.includes('pre') || within.includes('code')) return [node]
    return lines(node, siblings[index - 1], within.at(-1)).flatMap((part) =>
      part.type === 'text' && !within.includes('a') ? mentions(part, around.people) : [part],
    )
  }) as Element['children']
}

function leadHere({ properties, children }: Element, serverUrl: string): void {
  const href = String(properties.href ?? '')
  const [only] = children
  if (href.startsWith(`${serverUrl}/`)) {
    properties.href = href.slice(serverUrl.length)
    // The bare address of a conversation is shown by its number.
    const number = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/(\d+)$/.exec(properties.href)?.[1]
    if (number !== undefined && only?.type === 'text' && only.value === href) only.value = `#${number}`
  } else if (href.startsWith('#')) properties.href = `#user-content-${href.slice(1)}`
  else properties.rel = ['nofollow', 'noreferrer']
}

/** No picture is fetched from elsewhere: its address stands in its place. */
function picture({ properties }: Element): Element {
  const link = element('a', { type: 'text', value: String(properties.alt || properties.src) })
  link.properties = { href: String(properties.src), rel: ['nofollow', 'noreferrer'] }
  return link
}

/** In comments, unlike in files, GitHub shows every line break of a paragraph. */
function lines(text: Text, before: Node | undefined, parent: string | undefined): Node[] {
  if (parent !== 'p' && text.value.trim() === '') return [text]
  const broken = before?.type === 'element' && before.tagName === 'br'
  const ends = parent === 'p' ? text.value : text.value.trimEnd()
  return (broken ? ends.replace(/^\n/, '') : ends)
    .split('\n')
    .flatMap((value, index) => [...(index === 0 ? [] : [element('br')]), { type: 'text', value }])
}

function mentions({ value }: Text, people: string[]): Node[] {
  return value.split(/(?<![\w/@.-])(@[a-z\d-]+)/i).map((part, index) => {
    const text: Text = { type: 'text', value: part }
    return index % 2 === 1 && people.includes(part.slice(1)) ? element('strong', text) : text
  })
}

const element = (tagName: string, ...children: Text[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
