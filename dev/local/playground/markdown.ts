import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { LocalGitHub } from '../github/github.ts'
import { Html } from './html.ts'

export interface MarkdownContext {
  /** The origin of GitHub's pages: links there become links to the pages here. */
  serverUrl: string
  /** The full name of the repository of the text. */
  repository: string
  /** The logins that count as a mention. */
  people: string[]
}

/** The context of every text in a repository. */
export const contextOf = ({ serverUrl, repository, people }: LocalGitHub): MarkdownContext => ({
  serverUrl,
  repository: repository.fullName,
  people: Object.keys(people),
})

type Root = ReturnType<typeof fromHtml>
type Node = Root['children'][number]
type Element = Extract<Node, { type: 'element' }>
type Text = Extract<Node, { type: 'text' }>

/**
 * A comment's Markdown as GitHub shows it: every line break counts, HTML is reduced to what GitHub allows (this removes
 * HTML comments, and with them the markers), mentions are bold.
 */
export function markdown(text: string, context: MarkdownContext): Html {
  // The sanitiser adds the prefix to the ids, as it does for HTML in the text.
  const raw = micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' })],
  })
  const safe = sanitize(fromHtml(raw, { fragment: true }), defaultSchema) as Root
  adapt(safe, context, [])
  return new Html(toHtml(safe))
}

function adapt(parent: Root | Element, context: MarkdownContext, ancestors: string[]): void {
  if (parent.type === 'element' && parent.tagName === 'a') adaptLink(parent, context)
  parent.children = (parent.children as Node[]).flatMap((node, index, siblings) => {
    if (node.type === 'element' && node.tagName === 'img') return [imageLink(node)]
    if (node.type === 'element') adapt(node, context, [...ancestors, node.tagName])
    if (node.type !== 'text' || ancestors.includes('pre') || ancestors.includes('code'))
      return [node]
    return withLineBreaks(node, siblings[index - 1], ancestors.at(-1)).flatMap((part) =>
      part.type === 'text' && !ancestors.includes('a')
        ? withMentions(part, context.people)
        : [part],
    )
  }) as Element['children']
}

function adaptLink(
  { properties, children }: Element,
  { serverUrl, repository }: MarkdownContext,
): void {
  const href = String(properties.href ?? '')
  const [only] = children
  if (href.startsWith(`${serverUrl}/`)) {
    properties.href = href.slice(serverUrl.length)
    // GitHub shows the plain address of a conversation as its number, after the repository if that is another one.
    const [, name, number] =
      /^\/([\w.-]+\/[\w.-]+)\/(?:issues|pull)\/(\d+)$/.exec(properties.href) ?? []
    if (number !== undefined && only?.type === 'text' && only.value === href)
      only.value = `${name === repository ? '' : name}#${number}`
  } else if (href.startsWith('#')) properties.href = `#user-content-${href.slice(1)}`
  else properties.rel = ['nofollow', 'noreferrer']
}

/** No image is loaded from another origin: a link replaces it. */
function imageLink({ properties }: Element): Element {
  const link = element('a', { type: 'text', value: String(properties.alt || properties.src) })
  link.properties = { href: String(properties.src), rel: ['nofollow', 'noreferrer'] }
  return link
}

/** In comments, unlike in files, GitHub shows every line break of a paragraph. */
function withLineBreaks(text: Text, before: Node | undefined, parent: string | undefined): Node[] {
  if (parent !== 'p' && text.value.trim() === '') return [text]
  const afterBreak = before?.type === 'element' && before.tagName === 'br'
  const value = parent === 'p' ? text.value : text.value.replace(/\n\s*$/, '')
  return (afterBreak ? value.replace(/^\n/, '') : value)
    .split('\n')
    .flatMap((value, index) => [...(index === 0 ? [] : [element('br')]), { type: 'text', value }])
}

function withMentions({ value }: Text, people: string[]): Node[] {
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
