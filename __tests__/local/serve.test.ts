import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { Faults } from '../../dev/local/http/faults.ts'
import { addNamedFault } from '../../dev/local/service/named-faults.ts'

const script = fileURLToPath(new URL('../../dev/local/service/serve.ts', import.meta.url))
let child: ChildProcess | undefined

/** Starts `npm run service`; returns what it prints before it serves. */
async function serve(...args: string[]): Promise<string> {
  const started = spawn(process.execPath, [script, '--port', '0', ...args])
  child = started
  let text = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (piece) => {
      text += piece
    })
  while (started.exitCode === null && !text.includes('The requests:'))
    await new Promise(setImmediate)
  return text
}

afterEach(async () => {
  const ended = child?.exitCode === null ? once(child, 'exit') : undefined
  child?.kill()
  await ended
  child = undefined
})

it('a job has a link under the given address', async () => {
  const given = {
    'api-key': 'k',
    'project-id': 'demo',
    'active-seconds': '0',
    'link-base': 'https://git.example/a/b',
  }
  const text = await serve(
    ...Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]),
  )
  const jobs = `${/base-url +(\S+)/.exec(text)?.[1]}/v2/agent/demo/job`
  const headers = { authorization: 'Bearer k', 'content-type': 'application/json' }
  const body = JSON.stringify({ prompt: 'Explain.' })
  const created = (await (await fetch(jobs, { method: 'POST', headers, body })).json()) as {
    id: string
  }
  const record = await (await fetch(`${jobs}/${created.id}`, { headers })).json()
  expect(record).toMatchObject({ prLink: 'https://git.example/a/b/pull/1' })
})

it.each([
  ['--fault nonsense', /--fault nonsense is not known/],
  ['--link-base x', /--link-base must be a URL/],
  ['--scenario other', /--scenario must be one of completed, /],
  ['--limit x', /--limit must be a number/],
])('%s is refused, with the usage', async (args, message) => {
  const text = await serve(...args.split(' '))
  expect(text).toMatch(message)
  expect(text).toContain('--api-key TEXT')
  expect(child?.exitCode).toBe(2)
})

it.each([
  ['create=lost-answer*1', 'POST /v2/agent/p/job', { act: true, answer: { kind: 'reset' } }, 1],
  ['status-check=status:503', 'GET /v2/agent/p/job/x', { answer: { reply: { status: 503 } } }, 3],
  [
    'follow-up=limited:9*2',
    'POST /v2/agent/p/job/x/message',
    { answer: { reply: { status: 429 } } },
    2,
  ],
  [
    'all=redirect:http://a.test/',
    'GET /x',
    { answer: { reply: { headers: { location: 'http://a.test/' } } } },
    3,
  ],
])('the fault %s', (written, request, wanted, most) => {
  const faults = new Faults()
  addNamedFault(faults, written)
  const [method = '', path = ''] = request.split(' ')
  const found = [1, 2, 3].map(() => faults.take(method, path))
  expect(found[0]).toMatchObject(wanted)
  expect(found.filter((fault) => fault !== undefined)).toHaveLength(most)
})
