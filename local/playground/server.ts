import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Stage } from '../demo.ts'
import { match } from '../http/route.ts'
import { conversationPage, writers } from './conversation.ts'
import { document, type Page, paths } from './page.ts'
import { runPage } from './run.ts'

export interface Pages {
  /** Where it begins. */
  url: string
  close(): Promise<void>
}

const files: Record<string, { file: URL; type: string }> = {
  '/client.js': { file: new URL('client.js', import.meta.url), type: 'text/javascript' },
  '/page.css': { file: new URL('page.css', import.meta.url), type: 'text/css' },
  '/icon.svg': { file: new URL('icon.svg', import.meta.url), type: 'image/svg+xml' },
  '/github-markdown.css': { file: new URL(import.meta.resolve('github-markdown-css')), type: 'text/css' },
}

const headers = {
  // The Markdown stylesheet draws small icons from data addresses. Nothing comes from another origin.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

const longestBody = 64 * 1024
const freshMs = 250

/** Serves the stage's conversations and runs as pages, on loopback only, under the paths they have on GitHub. Port 0: any. */
export async function servePages(stage: Stage, port = 0): Promise<Pages> {
  const path = paths(stage.github)
  const first = path.conversation(stage.issue, false)

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else say(response, 500, String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Another site's page could reach this server under a name of its own, or post a form here.
    if (!ours().includes(`http://${request.headers.host}`)) return say(response, 421, 'This is another host.')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST') {
      if (!ours().includes(request.headers.origin ?? '')) return say(response, 403, 'This came from another site.')
      return act(pathname, request, response)
    }
    if (request.method !== 'GET') return say(response, 405, 'Only GET and POST are possible here.')
    if (pathname === '/') return lead(response, first)
    const file = files[pathname]
    if (file !== undefined) {
      response.writeHead(200, { ...headers, 'content-type': `${file.type}; charset=utf-8` })
      response.end(await readFile(fileURLToPath(file.file)))
      return
    }
    const page = await find(pathname)
    if (page === undefined) return say(response, 404, 'There is no such page.')
    if (request.headers.accept === 'text/event-stream') return follow(pathname, response)
    response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    response.end(document(stage.github, page).markup)
  }

  const ours = () => {
    const { port } = server.address() as AddressInfo
    return [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  }

  async function find(pathname: string): Promise<Page | undefined> {
    const { owner, name } = stage.github.repository
    const number = (pattern: string) => Number(match(`/${owner}/${name}/${pattern}`, pathname)?.number)
    const run = number('actions/runs/:number')
    if (run > 0) return runPage(stage, run)
    return conversationPage(stage, number('issues/:number') || number('pull/:number'))
  }

  /** Sends the places of a page that changed, as server-sent events, for as long as somebody looks. */
  async function follow(pathname: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
    const sent: Record<string, string> = {}
    while (!response.destroyed) {
      const { live = {} } = (await find(pathname)) ?? {}
      const changed = Object.entries(live).filter(([place, { markup }]) => sent[place] !== markup)
      const places = Object.fromEntries(changed.map(([place, { markup }]) => [place, markup]))
      Object.assign(sent, places)
      if (changed.length > 0) response.write(`data: ${JSON.stringify(places)}\n\n`)
      await new Promise((resolve) => setTimeout(resolve, freshMs))
    }
  }

  async function act(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const conversation = Number(match('/conversations/:number/comments', pathname)?.number)
    if (stage.github.conversations.has(conversation)) {
      const sent = await received(request)
      if (sent === undefined) return say(response, 413, 'It is too long.')
      const form = new URLSearchParams(sent)
      const [login, body] = [form.get('as') ?? '', (form.get('body') ?? '').replaceAll('\r\n', '\n')]
      if (!Object.hasOwn(writers, login)) return say(response, 400, 'Nobody of this name writes here.')
      if (body.trim() === '') return say(response, 400, 'It is empty.')
      const comment = await stage.github.as(login).say(conversation, body)
      await stage.workflow.commented(comment)
      return lead(response, new URL(comment.html_url).pathname)
    }
    const { id, action } = match('/runs/:id/:action', pathname) ?? {}
    const run = stage.workflow.runs.find((run) => run.id === Number(id))
    if (run === undefined) return say(response, 404, 'There is no such thing to act on.')
    if (action === 'cancel') stage.workflow.cancel(run)
    else if (action === 'again' && run.state === 'ended') stage.workflow.again(run)
    lead(response, path.run(run))
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `${ours()[0]}${first}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
  response.end(text)
}

function lead(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...headers, location })
  response.end()
}

/** A request's body; undefined where it is longer than any comment. */
async function received(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= longestBody) chunks.push(chunk)
  }
  return length <= longestBody ? Buffer.concat(chunks).toString() : undefined
}
