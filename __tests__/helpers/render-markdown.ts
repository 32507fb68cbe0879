import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** Markdown as a browser gets it: raw HTML stays, for nothing of it may be foreign. */
export const html = (markdown: string): string =>
  micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  })

/** What of it is alive: everything but what stands in code, which shows as `…`. */
export const alive = (markdown: string): string =>
  html(markdown)
    .replace(/<pre><code[^>]*>[\s\S]*?<\/code><\/pre>/g, '<pre>…</pre>')
    .replace(/<!-- docs-agent:1:[\w-]+\.[\w-]+ -->/, '<!-- marker -->')

/** The text of its code blocks. */
export const code = (markdown: string): string[] =>
  [...html(markdown).matchAll(/<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/g)].map(([, text = '']) =>
    text
      .replace(/\n$/, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )
