// `npm run service`: the local service as a program of its own, for people who build against its interface.
import { parseArgs } from 'node:util'
import { createRepository } from '../repository.ts'
import { standIn } from './agent.ts'
import type { Scenario } from './jobs.ts'
import { faultNames, switchOn } from './named-faults.ts'
import { startService } from './service.ts'

const usage = `npm run service -- [options]

Serves the whole interface of the agent service on loopback. Its agent is a stand-in: it commits what it was asked to a
real git repository in a temporary folder, and the pull requests it names do not exist.

  --port N              the port (4010)
  --key TEXT            the API key (made anew at each start)
  --project TEXT        the project (handbook)
  --scenario NAME       how jobs go: completed, no-pull-request, failed, archived, slow (completed)
  --active-seconds N    how long a job is active (6)
  --stale-looks N       looks after a follow-up that still show the old record (0)
  --late-link N         looks at a completed job that do not show its link yet (0)
  --limit N             creates and follow-ups an hour (100)
  --fault TEXT          a fault, REQUEST=FAULT[:VALUE][*TIMES]; may be given more than once.
                        REQUEST is create, follow-up, look or all. FAULT is one of:
${faultNames.map((line) => `                          ${line}`).join('\n')}
  --help                this text

For example: npm run service -- --fault 'create=lost-answer*1' --fault look=status:503*3
`

const text = { type: 'string' } as const
const options = {
  port: text,
  key: text,
  project: text,
  scenario: text,
  'active-seconds': text,
  'stale-looks': text,
  'late-link': text,
  limit: text,
  fault: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const

const scenarios: string[] = ['completed', 'no-pull-request', 'failed', 'archived', 'slow'] satisfies Scenario[]

try {
  await serve(parseArgs({ options }).values)
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`)
  process.exitCode = 2
}

async function serve(given: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']): Promise<void> {
  if (given.help) {
    console.log(usage)
    return
  }
  const number = (name: 'port' | 'active-seconds' | 'stale-looks' | 'late-link' | 'limit', standard: number) => {
    const value = given[name] === undefined ? standard : Number(given[name])
    if (!(value >= 0)) throw new Error(`--${name} must be a number of 0 or more.`)
    return value
  }
  const { scenario = 'completed', key = `adm_${crypto.randomUUID().replaceAll('-', '')}`, project = 'handbook' } = given
  if (!scenarios.includes(scenario)) throw new Error(`--scenario must be one of ${scenarios.join(', ')}.`)
  const settings = {
    scenario: scenario as Scenario,
    activeMs: number('active-seconds', 6) * 1_000,
    staleLooks: number('stale-looks', 0),
    linkAfterLooks: number('late-link', 0),
    limit: number('limit', 100),
  }
  const repository = await createRepository()
  let pulls = 0
  const agent = standIn(repository, async () => {
    pulls += 1
    return `https://github.example/octo-org/handbook/pull/${pulls}`
  })
  const service = await startService({ port: number('port', 4010), apiKey: key, projectId: project, settings, agent })
  for (const written of given.fault ?? []) switchOn(service.faults, written)
  console.log(
    `base-url    ${service.url}\napi-key     ${key}\nproject-id  ${project}\nrepository  ${repository.folder}`,
  )
  console.log('\nEnds on Ctrl-C. The requests:')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  let shown = 0
  const show = setInterval(() => {
    for (const { method, path, status } of service.ledger.slice(shown)) {
      console.log(`${method} ${path} ${status ?? '(no answer)'}`)
      shown += 1
    }
  }, 200)

  async function end(): Promise<void> {
    clearInterval(show)
    await service.close()
    await repository.remove()
  }
}
