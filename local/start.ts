// `npm start`: the whole of it on this machine, without an account, a key or a network.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openStage, type Stage } from './demo.ts'
import { servePages } from './playground/server.ts'
import { faces, shownComment } from './runner/log-view.ts'
import { readAction } from './runner/runner.ts'
import { scenarios } from './scenarios.ts'

const names = Object.entries(scenarios).map(([name, { about }]) => `    ${name.padEnd(16)} ${about}`)
const usage = `npm start -- [options]

Starts the agent service and GitHub on loopback, lets somebody write a /docs comment there, runs the committed dist/ on it
as the runner would, and shows the log, the outputs, the conversation and the pull request's diff. The agent is a
stand-in: it writes down what it was asked.

  --prompt TEXT    what the comment asks ("explain the retry settings")
  --scenario NAME  how it goes (completed):
${names.join('\n')}
  --open           serve the conversation, the pull request and the runs as pages instead, to look at and to write the next
                   comment in; prints the address. Plays a scenario there only where one is named. Ctrl-C ends it
  --port N         where the pages are served (a free port)
  --keep           leave both servers up at the end; Ctrl-C ends them
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

async function main(): Promise<number> {
  let given: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    given = parseArgs({ options }).values
  } catch (error) {
    return misused((error as Error).message)
  }
  if (given.help) {
    console.log(usage)
    return 0
  }
  const name = given.scenario ?? 'completed'
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (scenario === undefined) return misused(`There is no scenario ${name}.`)
  const port = Number(given.port)
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) return misused('--port must be a number below 65536.')
  if (!existsSync(new URL(`../${readAction().runs.main}`, import.meta.url)))
    return misused('dist/ is missing. Build it with: npm run build')

  const inputs = { 'poll-interval': '5', ...scenario.inputs }
  const stage = await openStage(inputs, { title, log: (text) => process.stdout.write(text) })
  try {
    if (given.open) {
      const pages = await servePages(stage, port)
      console.log(`The conversation is at ${pages.url}\nWrite a /docs comment there, and watch. Ctrl-C ends it.`)
      const end = interrupted()
      if (given.scenario !== undefined)
        scenario
          .play(stage, given.prompt)
          .catch((error: Error) => console.error(`The scenario broke off: ${error.message}`))
      await end
      await pages.close()
      return 0
    }
    const ended = await scenario.play(stage, given.prompt)
    title(`The outputs (exit code ${ended.code ?? ended.signal})`)
    for (const [name, value] of Object.entries(ended.outputs)) console.log(`${name.padEnd(17)}${value}`.trimEnd())
    await conversation(stage)
    await pullRequests(stage)
    if (given.keep) await kept(stage)
    return ended.code ?? 1
  } finally {
    await stage.close()
  }
}

function misused(message: string): number {
  console.error(`${message}\n\n${usage}`)
  return 2
}

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(3, 100 - text.length))}\n`)
}

/** Every conversation, as people see it: what is hidden in a comment stays hidden. */
async function conversation({ github }: Stage): Promise<void> {
  for (const number of github.conversations) {
    const conversation = await github.get(`issues/${number}`)
    const kind = conversation.pull_request === undefined ? 'issue' : 'pull request'
    title(`The ${kind} #${number}: ${conversation.title}`)
    console.log(`${(conversation.user as { login: string }).login}:\n${indented(String(conversation.body ?? ''))}`)
    for (const { id, user, body } of await github.conversation(number)) {
      const reactions = github.reactions.filter(({ on }) => on === `issues/comments/${id}`)
      const marks = reactions.map(({ content }) => faces[content]?.face ?? content)
      console.log(`\n${[`${user.login}:`, ...marks].join(' ')}\n${indented(shownComment(body))}`)
    }
  }
}

const indented = (text: string) => text.replaceAll(/^/gm, '    ')

async function pullRequests({ repository }: Stage): Promise<void> {
  const branches = (await repository.git('branch', '--list', 'docs-agent/*', '--format=%(refname:short)')).trim()
  for (const branch of branches === '' ? [] : branches.split('\n')) {
    title(`The diff of the pull request (${branch})`)
    console.log(await repository.git('diff', `main...${branch}`))
  }
}

async function kept({ service, github, repository }: Stage): Promise<void> {
  title('Left running, until Ctrl-C')
  console.log(`base-url    ${service.url}\napi-key     ${service.apiKey}\nproject-id  ${service.projectId}`)
  console.log(`GitHub API  ${github.url}\ntoken       ${github.token}\nrepository  ${repository.folder}`)
  await interrupted()
}

/** Comes back at Ctrl-C. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    // A listener alone keeps no process alive, but the servers do.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

process.exitCode = await main()
