import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const options = {
  extensions: [gfm()],
  htmlExtensions: [gfmHtml()],
  allowDangerousHtml: true,
  allowDangerousProtocol: true,
}

/** Markdown as a browser gets it: raw HTML stays, for nothing of it may be foreign. */
export const html = (markdown: string): string => micromark(markdown, options)

/** What of it is alive: everything but what is in code, which shows as `…`; and the text of its code blocks. */
export function rendered(markdown: string) {
  const page = html(markdown)
  const alive = page
    .replace(/<pre><code[^>]*>[\s\S]*?<\/code><\/pre>/g, '<pre>…</pre>')
    .replace(/<!-- docs-agent:1:[\w-]+\.[\w-]+ -->/, '<!-- marker -->')
  const withoutCode = alive.replace(/<code>[\s\S]*?<\/code>/g, '')
  const blocks = [...page.matchAll(/<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/g)]
  const code = blocks.map(([, text = '']) =>
    text
      .replace(/\n$/, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )
  return {
    alive,
    code,
    tags: withoutCode.replace(/[^<>]*(<[^>]*>)[^<]*/g, '$1'),
    /** Its words, without our own links. */
    prose: withoutCode.replace(/<a [\s\S]*?<\/a>|<[^>]*>/g, '').replace('&quot;', ''),
  }
}

type Node = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number]

const textOf = (node: Node): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The text of a comment as a reader on GitHub sees it: what HTML hides is not in it. */
export const seen = (markdown: string): string =>
  textOf(sanitize(fromHtml(html(markdown), { fragment: true }), defaultSchema) as Node)
