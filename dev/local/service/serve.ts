// `npm run service`: the local service alone, for people who build against its interface.
import { parseArgs } from 'node:util'
import { Faults } from '../http/faults.ts'
import { createRepository } from '../repository.ts'
import { standInAgent } from './agent.ts'
import { addNamedFault, faultHelp } from './named-faults.ts'
import { startService } from './service.ts'
import type { Scenario } from './settings.ts'

const usage = `npm run service -- [options]

Serves the whole interface of the agent service on loopback. Its agent is a stand-in: it commits each prompt to a real git
repository in a temporary folder. The pull requests that it links to do not exist.

  --port N              the port (4010)
  --api-key TEXT        the API key (a new one at each start)
  --project-id TEXT     the project (handbook)
  --link-base URL       the repository's page, for pull request links (https://github.com/octo-org/handbook)
  --scenario NAME       how jobs end: completed, no-pull-request, failed, archived, slow (completed)
  --active-seconds N    how long a job is active (6)
  --stale-checks N      status checks after a follow-up that still show the old record (0)
  --late-link N         status checks of a completed job that do not show its link yet (0)
  --limit N             new jobs and follow-ups an hour (100)
  --fault TEXT          a fault, REQUEST=FAULT[:VALUE][*TIMES]; may be given more than once.
                        REQUEST is create, follow-up, status-check or all. FAULT is:
${faultHelp.map((line) => `                          ${line}`).join('\n')}
  --help                this text

For example: npm run service -- --fault 'create=lost-answer*1' --fault status-check=status:503*3
`

const text = { type: 'string' } as const
const options = {
  port: text,
  'api-key': text,
  'project-id': text,
  'link-base': text,
  scenario: text,
  'active-seconds': text,
  'stale-checks': text,
  'late-link': text,
  limit: text,
  fault: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const

const scenarios: Scenario[] = ['completed', 'no-pull-request', 'failed', 'archived', 'slow']

try {
  const { values } = parseArgs({ options })
  if (values.help) console.log(usage)
  else await serve(values)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exitCode = 2
}

async function serve(
  values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'],
): Promise<void> {
  const number = (
    name: 'port' | 'active-seconds' | 'stale-checks' | 'late-link' | 'limit',
    fallback: number,
  ) => {
    const value = Number(values[name] ?? fallback)
    if (!(value >= 0)) throw new Error(`--${name} must be a number of 0 or more.`)
    return value
  }
  const scenario = scenarios.find((name) => name === (values.scenario ?? 'completed'))
  if (scenario === undefined) throw new Error(`--scenario must be one of ${scenarios.join(', ')}.`)
  const linkBase = values['link-base'] ?? 'https://github.com/octo-org/handbook'
  if (!URL.canParse(linkBase)) throw new Error('--link-base must be a URL.')
  const port = number('port', 4010)
  const settings = {
    scenario,
    activeMs: number('active-seconds', 6) * 1_000,
    staleChecks: number('stale-checks', 0),
    linkAfterChecks: number('late-link', 0),
    limit: number('limit', 100),
    repository: new URL(linkBase).pathname.slice(1),
  }
  const faults = new Faults()
  for (const written of values.fault ?? []) addNamedFault(faults, written)
  const {
    'api-key': apiKey = `adm_${crypto.randomUUID().replaceAll('-', '')}`,
    'project-id': projectId = 'handbook',
  } = values
  const repository = await createRepository()
  let pulls = 0
  const agent = standInAgent(repository, async () => `${linkBase}/pull/${++pulls}`)
  const { url, ledger, close } = await startService({
    port,
    apiKey,
    projectId,
    settings,
    faults,
    agent,
  })
  console.log(
    `base-url    ${url}\napi-key     ${apiKey}\nproject-id  ${projectId}\nrepository  ${repository.folder}`,
  )
  console.log('\nCtrl-C stops it. The requests:')
  let printed = 0
  const printing = setInterval(() => {
    for (const { method, path, status } of ledger.slice(printed)) {
      console.log(`${method} ${path} ${status ?? '(no answer)'}`)
      printed += 1
    }
  }, 200)

  async function stop(): Promise<void> {
    clearInterval(printing)
    await close()
    await repository.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}
