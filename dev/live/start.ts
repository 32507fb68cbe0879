// `npm run live`: tries on the GitHub of a repository what the action takes for granted of it.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isLoopback } from '../../src/io/loopback.ts'
import { live } from './live.ts'

const usage = `GITHUB_TOKEN=… npm run live -- --repo owner/name [options]

Tries on GitHub what the action takes for granted of it. It runs the committed dist/ there, with a service on loopback, in an
issue of its own. It prints a line for each assumption: holds, differs, not tried. It leaves behind a closed issue. For that
it waits up to two minutes at its end, if GitHub's limit is reached, and says what is left and where.

  --repo OWNER/NAME  the repository
  --issue N          the issue to use, which is closed at the end (one of its own)
  --pull-request     opens a pull request too, and closes it. The token then needs contents: write
  --api-url URL      the API of an enterprise server
  --yes              does not ask before it writes
  --help             this text

The token needs issues: write. The exit code is 1 if something differs. It is 2 if it could not be carried out, if what every
token can try was not tried, or if something is left behind.`

const options = {
  repo: { type: 'string', default: '' },
  issue: { type: 'string' },
  'pull-request': { type: 'boolean', default: false },
  'api-url': { type: 'string', default: process.env.GITHUB_API_URL || 'https://api.github.com' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const { repo: repository, issue, 'pull-request': withPull } = values
  const token = process.env.GITHUB_TOKEN ?? ''
  const api = URL.parse(values['api-url'])
  if (!/^[\w-]+\/[\w.-]+$/.test(repository)) throw new Error('--repo must be owner/name.')
  if (!/^(?:[1-9]\d{0,8})?$/.test(issue ?? '')) throw new Error('--issue must be a number.')
  if (api?.protocol !== 'https:' && !(api?.protocol === 'http:' && isLoopback(api)))
    throw new Error('--api-url must be an https address.')
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Error('GITHUB_TOKEN must be a token for the repository.')
  if (!values.yes && !(await mayWrite(repository)))
    throw new Error('Nothing was written. --yes allows it.')

  const stop = new AbortController()
  // npm passes on what the terminal sends to both, so a signal may come twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort())
  const where = {
    repository,
    token,
    apiUrl: api.href.replace(/\/+$/, ''),
    ...(issue ? { issue: Number(issue) } : {}),
  }
  return live(
    { ...where, withPull, paceMs: 1_000, patienceMs: 10_000 },
    { stopped: stop.signal, print: (text) => console.log(text) },
  )
}

async function mayWrite(repository: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const terminal = createInterface(process.stdin, process.stdout)
  const answer = await terminal.question(
    `This writes into an issue of ${repository}. Continue? (y/N) `,
  )
  terminal.close()
  return answer.trim().toLowerCase() === 'y'
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exitCode = 2
}
