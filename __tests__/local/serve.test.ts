import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { checkLink } from '../../src/io/link.ts'

const script = fileURLToPath(new URL('../../dev/local/service/serve.ts', import.meta.url))
let child: ChildProcess

/** Starts `npm run service`; returns what it prints before it serves. */
async function serve(...args: string[]): Promise<string> {
  child = spawn(process.execPath, [script, '--port', '0', ...args])
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      text += piece
    })
  while (child.exitCode === null && !text.includes('The requests:')) await new Promise(setImmediate)
  return text
}

afterEach(async () => {
  const ended = child.exitCode === null ? once(child, 'exit') : undefined
  child.kill()
  await ended
})

it.each([
  [[], 'https://github.com/octo-org/handbook/pull/1'],
  [['--link-base', 'https://git.example/a/b'], 'https://git.example/a/b/pull/1'],
])('with %j a job has the link %s', async (args, link) => {
  const text = await serve('--api-key', 'k', '--project-id', 'demo', '--active-seconds', '0', ...args)
  const jobs = `${/base-url +(\S+)/.exec(text)?.[1]}/v2/agent/demo/job`
  const headers = { authorization: 'Bearer k', 'content-type': 'application/json' }
  const body = JSON.stringify({ prompt: 'Explain.' })
  const created = (await (await fetch(jobs, { method: 'POST', headers, body })).json()) as { id: string }
  const { prLink } = (await (await fetch(`${jobs}/${created.id}`, { headers })).json()) as { prLink: string }
  expect(prLink).toBe(link)
  expect(checkLink(prLink, [new URL(link).host])).toBeDefined()
})

it.each([
  [['--fault', 'nonsense'], /--fault nonsense is not known/],
  [['--link-base', 'x'], /--link-base must be a URL/],
  [['--scenario', 'other'], /--scenario must be one of completed, /],
  [['--limit', 'x'], /--limit must be a number/],
  [['--look'], /--look/],
])('%j is refused, with the usage', async (args, message) => {
  const text = await serve(...args)
  expect(text).toMatch(message)
  expect(text).toContain('--api-key TEXT')
  expect(child.exitCode).toBe(2)
})
