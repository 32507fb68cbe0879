// `npm start`: everything on this machine, without an account, a key or a network.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Demo, startDemo } from './demo.ts'
import { servePages } from './playground/server.ts'
import { report, titled } from './report.ts'
import { readAction } from './runner/runner.ts'
import { type Scenario, scenarios } from './scenarios.ts'

const scenarioHelp = Object.entries(scenarios).map(
  ([name, { about }]) => `    ${name.padEnd(16)} ${about}`,
)
const usage = `npm start -- [options]

Starts the agent service and GitHub on loopback, posts a /docs comment there, runs the committed dist/ on it as the runner
does, and shows the log, the outputs, the conversations, what was written with which token, and the pull request's diff.
The agent is a stand-in: it writes a short page.

  --prompt TEXT    what the comment requests ("explain the retry settings")
  --scenario NAME  what happens (completed):
${scenarioHelp.join('\n')}
  --open           serve the conversation, the pull request and the runs as pages instead, where you can comment, and
                   switch faults of the service on and off.
                   Prints the address, and that of a page with all texts of the action. Plays a scenario only if
                   --scenario is given. Ctrl-C stops it
  --port N         the port of the pages (any free port)
  --keep           keep both servers running at the end; Ctrl-C stops them
  --help           this text

The exit code is that of the action.
`

const options = {
  prompt: { type: 'string', default: 'explain the retry settings' },
  scenario: { type: 'string' },
  open: { type: 'boolean', default: false },
  port: { type: 'string', default: '0' },
  keep: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function main(): Promise<number> {
  let values: Values
  try {
    values = parseArgs({ options }).values
  } catch (error) {
    return wrongUsage(error instanceof Error ? error.message : String(error))
  }
  if (values.help) {
    console.log(usage)
    return 0
  }
  const name = values.scenario ?? 'completed'
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (scenario === undefined) return wrongUsage(`There is no scenario ${name}.`)
  const port = Number(values.port)
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
    return wrongUsage('--port must be a number below 65536.')
  if (!existsSync(new URL(`../../${readAction().runs.main}`, import.meta.url)))
    return wrongUsage('dist/ is missing. Build it with: npm run build')

  const inputs = { 'poll-interval': '5', ...scenario.inputs }
  const show = {
    title: (text: string) => console.log(titled(text)),
    log: (text: string) => process.stdout.write(text),
  }
  const { elsewhere = false, code = [] } = scenario
  const demo = await startDemo(inputs, show, { elsewhere, code })
  try {
    return values.open
      ? await showPages(demo, scenario, { ...values, port })
      : await playOnce(demo, scenario, values)
  } finally {
    await demo.close()
  }
}

/** Serves the pages until Ctrl-C, and plays the scenario meanwhile if one was named. Returns the exit code. */
async function showPages(
  demo: Demo,
  scenario: Scenario,
  { port, prompt, scenario: named }: Omit<Values, 'port'> & { port: number },
): Promise<number> {
  const pages = await servePages(demo, port)
  console.log(
    `The conversation is at ${pages.url}\nWrite a /docs comment there. Every text of the action is at ${pages.gallery}\nCtrl-C stops it.`,
  )
  const stopped = untilCtrlC()
  if (named !== undefined)
    scenario
      .play(demo, prompt)
      .catch((error: unknown) => console.error(`The scenario stopped early: ${error}`))
  await stopped
  await pages.close()
  return 0
}

/** Plays the scenario, and shows what came of it. Returns the exit code of the action. */
async function playOnce(demo: Demo, scenario: Scenario, { prompt, keep }: Values): Promise<number> {
  const { code, signal, outputs } = await scenario.play(demo, prompt)
  console.log(titled(`The outputs (exit code ${code ?? signal})`))
  for (const [name, value] of Object.entries(outputs))
    console.log(`${name.padEnd(17)}${value}`.trimEnd())
  console.log(await report(demo))
  if (keep) await keepRunning(demo)
  return code ?? 1
}

function wrongUsage(message: string): number {
  console.error(`${message}\n\n${usage}`)
  return 2
}

async function keepRunning({ service, sites, repository }: Demo): Promise<void> {
  console.log(titled('Both servers are running. Ctrl-C stops them'))
  console.log(
    `base-url    ${service.url}\napi-key     ${service.apiKey}\nproject-id  ${service.projectId}`,
  )
  console.log(`GitHub API  ${sites[0].github.url}\nrepository  ${repository.folder}`)
  for (const { github, docsToken } of sites) {
    console.log(`token       ${github.token} (${github.repository.fullName})`)
    if (docsToken !== undefined)
      console.log(`docs-token  ${docsToken} (stored in ${github.repository.fullName})`)
  }
  await untilCtrlC()
}

function untilCtrlC(): Promise<void> {
  return new Promise((resolve) => {
    // A listener alone keeps no process running, but the servers do.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

process.exitCode = await main()
