import type { Exchange } from '../../dev/local/http/loopback.ts'
import type { Run, World } from './world.ts'

/**
 * A run as plain text, the same at every time and on every machine: the log, the outputs, the summary, and the requests
 * in their order, each with the status of its answer. Of several equal requests in a row only the first is shown.
 */
export function transcript({ service, github }: World, { ended }: Run): string {
  const outputs = Object.entries(ended.outputs).filter(([, value]) => value !== '')
  const parts: [string, string][] = [
    ['log', ended.log],
    ['outputs', outputs.map(([name, value]) => `${name}: ${value}`).join('\n')],
    ['summary', ended.summary],
    ['requests', once(inFixedOrder([...service.ledger, ...github.ledger]).map(request)).join('\n')],
    ['exit', String(ended.code ?? ended.signal)],
  ]
  const hidden: [string, string][] = [
    [service.apiKey, 'KEY'],
    [github.token, 'TOKEN'],
    ...[...github.tokens].map(([token, { login }]): [string, string] => [
      token,
      `TOKEN-OF-${login}`,
    ]),
    [service.url, 'SERVICE'],
    [github.url, 'GITHUB'],
    [new URL(service.url).host, 'SERVICE-HOST'],
  ]
  // Opened first: what is hidden below may stand in a marker too.
  let text = parts
    .map(([title, body]) => `--- ${title} ---\n${body.trim()}\n`)
    .join('\n')
    .replaceAll(/<!-- docs-agent:note:[\w-]+ -->/g, '<!-- note -->')
    .replaceAll(
      /<!-- docs-agent:1:([\w-]+)\.[\w-]+ -->/g,
      (_, payload: string) => `<!-- marker ${opened(payload)} -->`,
    )
  for (const [found, name] of hidden) text = text.replaceAll(found, name)
  text = text.replaceAll('%3A', ':').replace(/=====[0-9a-f]{16,}=====/g, '=====MARK=====')
  return (
    text
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'TIME')
      .replaceAll(/\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\b/g, 'TIME')
      // The day stands in a text only if it is not that of the time before it.
      .replaceAll(/\b(?:\d{4}-\d\d-\d\d )?\d\d:\d\d(?::\d\d)?\b/g, 'CLOCK')
      .replaceAll(/\b\d+(?:\.\d+)? ?(?:ms|s|min|h)\b(?: \d+ (?:s|min)\b)*/g, 'DURATION')
  )
}

/** In the order of arrival; those that are sent beside each other arrive by chance, and get a fixed order. */
function inFixedOrder(ledger: Exchange[]): Exchange[] {
  const arrived = ledger.toSorted((a, b) => a.at - b.at)
  const ordered: Exchange[] = []
  for (const [at, exchange] of arrived.entries()) {
    // The eyes are sent beside the first reading of the conversation, which is shown first.
    const isBesideEyes = isRead(exchange) && isEyes(arrived[at - 1]) && !isRead(arrived[at - 2])
    if (isBesideEyes) ordered.splice(-1, 0, exchange)
    else ordered.push(exchange)
  }
  const groups: Exchange[][] = []
  for (const exchange of ordered) {
    const last = groups.at(-1)
    if (isRead(exchange) && isRead(last?.[0])) last?.push(exchange)
    else groups.push([exchange])
  }
  return groups.flatMap((group) => group.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
}

const isRead = (exchange: Exchange | undefined) => exchange?.method === 'GET'
const isEyes = (exchange: Exchange | undefined) =>
  exchange?.path.endsWith('/reactions') && exchange.body.includes('"eyes"')

function request({ method, path, body, status }: Exchange): string {
  const fields = body === '' ? '' : `\n${pretty(body)}`
  return `${method} ${path} → ${status ?? 'no answer'}${fields}`
}

/** The body's fields, a text of several lines as such. */
function pretty(body: string): string {
  try {
    const fields = Object.entries(JSON.parse(body) as Record<string, unknown>)
    return fields
      .map(([name, value]) => `  ${name}: ${String(value).replaceAll('\n', '\n    ')}`)
      .join('\n')
  } catch {
    return `  ${body}`
  }
}

const once = (lines: string[]) => lines.filter((line, at) => line !== lines[at - 1])

/** A marker's payload without what differs from run to run. */
const opened = (payload: string) =>
  Buffer.from(payload, 'base64url')
    .toString()
    .replace(/"nonce":"[^"]*"/, '"nonce":"NONCE"')
    .replace(/"word":"[^"]*"/, '"word":"WORD"')
    // Made from the service's address, whose port is another one each time.
    .replace(/"service":"[^"]*"/, '"service":"SERVICE"')
    .replace(/"head":"[^"]*"/, '"head":"COMMIT"')
    .replace(/"took":[\d.]+/, '"took":N')
