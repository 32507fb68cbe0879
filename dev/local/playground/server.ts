import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Demo, Site } from '../demo.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Comment, Review } from '../github/resources.ts'
import { listen } from '../http/loopback.ts'
import { match } from '../http/route.ts'
import { addNamedFault, faultKinds, faultyRequests } from '../service/named-faults.ts'
import { commenters, conversationPage } from './conversation.ts'
import { galleryPage } from './gallery.ts'
import { document, faultsPath, galleryPath, type Page, paths } from './page.ts'
import { runPage } from './run.ts'

export interface Pages {
  /** The address of the first page, and of the page of all texts. */
  url: string
  gallery: string
  close(): Promise<void>
}

const file = (url: string, type: string) => ({
  path: fileURLToPath(new URL(url, import.meta.url)),
  type,
})
const files: Record<string, ReturnType<typeof file>> = {
  '/client.js': file('client.js', 'text/javascript'),
  '/page.css': file('page.css', 'text/css'),
  '/conversation.css': file('conversation.css', 'text/css'),
  '/gallery.css': file('gallery.css', 'text/css'),
  '/icon.svg': file('icon.svg', 'image/svg+xml'),
  '/github-markdown.css': file(import.meta.resolve('github-markdown-css'), 'text/css'),
}

const headers = {
  // The Markdown stylesheet draws small icons from data addresses. Nothing comes from another origin.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

const maxBodyBytes = 64 * 1024
const refreshMs = 250

/** Serves the demo's conversations and runs as pages, on loopback only, with the paths they have on GitHub. Port 0: any. */
export async function servePages(demo: Demo, port = 0): Promise<Pages> {
  const firstPath = paths(demo.sites[0].github).conversation(demo.issue, false)
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else sendText(response, 500, String(error))
    })
  })
  const { port: ownPort, close } = await listen(server, port)
  const ownOrigins = [`http://127.0.0.1:${ownPort}`, `http://localhost:${ownPort}`]

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site could reach this server by another host name, or post a form here.
    if (!ownOrigins.includes(`http://${request.headers.host}`))
      return sendText(response, 421, 'Unknown host.')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    switch (request.method) {
      case 'GET':
        return answerGet(pathname, { request, response })
      case 'POST':
        return answerPost(pathname, { request, response })
      default:
        return sendText(response, 405, 'Only GET and POST are possible here.')
    }
  }

  async function answerPost(pathname: string, { request, response }: Exchanged): Promise<void> {
    if (!ownOrigins.includes(request.headers.origin ?? ''))
      return sendText(response, 403, 'This request came from another site.')
    if (pathname === faultsPath) return switchFault(demo, { request, response }, firstPath)
    return post(demo, pathname, { request, response })
  }

  async function answerGet(pathname: string, { request, response }: Exchanged): Promise<void> {
    if (pathname === '/') return redirect(response, firstPath)
    const file = await readAsset(pathname)
    if (file !== undefined) return send(response, 200, file)
    const { github } = demo.sites[0]
    if (pathname === galleryPath) return sendPage(response, github, galleryPage(github))
    const place = placeOf(demo, pathname)
    const page = place && (await findPage(demo, place))
    if (place === undefined || page === undefined)
      return sendText(response, 404, 'There is no such page.')
    if (request.headers.accept === 'text/event-stream') return streamChanges(demo, place, response)
    sendPage(response, place.site.github, page)
  }

  return { url: `${ownOrigins[0]}${firstPath}`, gallery: `${ownOrigins[0]}${galleryPath}`, close }
}

/** A style sheet, script or picture of the pages; undefined: there is none at this path. */
async function readAsset(pathname: string): Promise<Content | undefined> {
  const file = files[pathname]
  if (file !== undefined) return { type: file.type, body: await readFile(file.path) }
  const colors = /^\/(light|dark)\.css$/.exec(pathname)?.[1]
  return colors === undefined ? undefined : { type: 'text/css', body: await markdownStyle(colors) }
}

/** GitHub's style of Markdown in one of its colors, for what has the class of this name. */
async function markdownStyle(colors: string): Promise<string> {
  const path = fileURLToPath(
    import.meta.resolve(`github-markdown-css/github-markdown-${colors}.css`),
  )
  return `.${colors} {\n${await readFile(path, 'utf8')}\n}\n`
}

/** A site, and the path below its repository. */
interface Place {
  site: Site
  path: string
}

function placeOf({ sites }: Demo, pathname: string): Place | undefined {
  const root = ({ github }: Site) => `/${github.repository.fullName}/`
  const site = sites.find((site) => pathname.startsWith(root(site)))
  return site && { site, path: pathname.slice(root(site).length) }
}

async function findPage(demo: Demo, { site, path }: Place): Promise<Page | undefined> {
  const number = (pattern: string) => Number(match(pattern, path)?.number)
  const run = number('actions/runs/:number')
  if (run > 0) return runPage(demo, site, run)
  return conversationPage(demo, site, number('issues/:number') || number('pull/:number'))
}

/** Sends the parts of a page that changed, as server-sent events, until the connection closes. */
async function streamChanges(demo: Demo, place: Place, response: ServerResponse): Promise<void> {
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
  const sent: Record<string, string> = {}
  while (!response.destroyed) {
    const { live = {} } = (await findPage(demo, place)) ?? {}
    const changed = Object.entries(live).filter(([place, { markup }]) => sent[place] !== markup)
    const places = Object.fromEntries(changed.map(([place, { markup }]) => [place, markup]))
    Object.assign(sent, places)
    if (changed.length > 0) response.write(`data: ${JSON.stringify(places)}\n\n`)
    await new Promise((resolve) => setTimeout(resolve, refreshMs))
  }
}

/** Switches a fault of the service on or off, and shows the page again. */
async function switchFault(
  { service }: Demo,
  { request, response }: Exchanged,
  home: string,
): Promise<void> {
  const form = new URLSearchParams(await readBody(request))
  const off = form.get('off')
  if (off !== null) service.faults.remove(off)
  else {
    const [request, kind] = [form.get('request') ?? '', form.get('fault') ?? '']
    const isKnown = faultyRequests.includes(request) && faultKinds.includes(kind)
    if (!isKnown) return sendText(response, 400, 'There is no such fault.')
    service.faults.remove(`${request}=${kind}`)
    addNamedFault(service.faults, `${request}=${kind}`)
  }
  const from = URL.parse(request.headers.referer ?? '')?.pathname ?? ''
  redirect(response, /^\/[\w.-]+\//.test(from) ? from : home)
}

type Exchanged = { request: IncomingMessage; response: ServerResponse }

/** A comment, or a re-run or cancellation of a run. */
async function post(demo: Demo, pathname: string, { request, response }: Exchanged): Promise<void> {
  const place = placeOf(demo, pathname)
  if (place === undefined) return sendText(response, 404, 'There is no such repository.')
  const { github, workflow } = place.site
  const conversation = Number(match('conversations/:number/comments', place.path)?.number)
  if (github.issues.has(conversation)) {
    const text = await readBody(request)
    if (text === undefined) return sendText(response, 413, 'The comment is too long.')
    const form = new URLSearchParams(text)
    const [login, body] = [form.get('as') ?? '', (form.get('body') ?? '').replaceAll('\r\n', '\n')]
    if (!Object.hasOwn(commenters, login))
      return sendText(response, 400, 'Nobody with this name can comment here.')
    if (body.trim() === '') return sendText(response, 400, 'The comment is empty.')
    const { html_url } = await say(place.site, conversation, {
      login,
      body,
      event: form.get('event'),
    })
    return redirect(response, new URL(html_url).pathname)
  }
  const { id, action } = match('runs/:id/:action', place.path) ?? {}
  const run = workflow.runs.find((run) => run.id === Number(id))
  if (run === undefined) return sendText(response, 404, 'There is no such run or conversation.')
  if (action === 'cancel') workflow.cancel(run)
  else if (action === 'rerun' && run.state === 'ended') workflow.rerun(run)
  redirect(response, paths(github).run(run))
}

/** Posts a comment, or a review that requests changes, and starts the workflow if it is for it. */
async function say(
  { github, workflow }: Site,
  number: number,
  { login, body, event }: { login: string; body: string; event: string | null },
): Promise<Comment | Review> {
  if (event === 'REQUEST_CHANGES' && github.pulls.has(number)) {
    const review = await github.as(login).review(number, body, { event })
    await workflow.onReview(review)
    return review
  }
  const comment = await github.as(login).comment(number, body)
  await workflow.onComment(comment)
  return comment
}

interface Content {
  type: string
  body: string | Buffer
}

function send(response: ServerResponse, status: number, { type, body }: Content): void {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` })
  response.end(body)
}

const sendText = (response: ServerResponse, status: number, body: string): void =>
  send(response, status, { type: 'text/plain', body })

const sendPage = (response: ServerResponse, github: LocalGitHub, page: Page): void =>
  send(response, 200, { type: 'text/html', body: document(github, page).markup })

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...headers, location })
  response.end()
}

/** A request's body; undefined if it is longer than any comment. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= maxBodyBytes) chunks.push(chunk)
  }
  return length <= maxBodyBytes ? Buffer.concat(chunks).toString() : undefined
}
