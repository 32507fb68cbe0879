import { validate } from '@actions/languageservice'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fragments } from '../../dev/outside/fragments.ts'
import { filesIn, read } from './files.ts'

interface Step {
  id?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  permissions?: unknown
  jobs: Record<string, Job>
}
interface Job {
  permissions?: unknown
  if?: string
  concurrency?: unknown
  uses?: string
  env?: Record<string, string>
  outputs?: Record<string, string>
  steps: Step[]
}

const expression = (text: string): string => `\${{ ${text} }}`

const folder = (path: string) => filesIn(path).map((name) => ({ name, text: read(name) }))

const workflows = [...folder('.github/workflows/'), ...folder('examples/'), ...fragments]
const jobs = ({ text }: { text: string }) => Object.values((parse(text) as Workflow).jobs)
const steps = (workflow: { text: string }) => jobs(workflow).flatMap((job) => job.steps ?? [])

// The language service keeps what it parsed by address: each check has an address of its own.
let checks = 0

async function diagnose(text: string, name = '.github/workflows/check.yml'): Promise<string[]> {
  const document = { uri: `file:///${++checks}/${name}`, getText: () => text }
  const ours = (path: string | undefined) => ({ ...parse(read(path === 'sweep' ? 'sweep/action.yml' : 'action.yml')) })
  const found = await validate(document as Parameters<typeof validate>[0], {
    actionsMetadataProvider: {
      // Of others' actions only ours is known here: one without inputs is not looked into.
      fetchActionMetadata: async ({ owner, name, path }) =>
        owner === 'OWNER' ? ours(path) : { name, description: 'of somebody else' },
    },
  })
  return found.map((diagnostic) => `${diagnostic.range.start.line + 1}: ${diagnostic.message}`)
}

describe('the checks themselves', () => {
  it('the language service sees an input that action.yml has not, and one that is missing', async () => {
    const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/docs-agent-action@v1\n        with:\n          nonsense: 1\n`
    expect(await diagnose(text)).toEqual([
      "8: Invalid action input 'nonsense'",
      '7: Missing required inputs: `api-key`, `project-id`, `base-url`',
    ])
  })

  it('there is something to check', () => {
    for (const part of ['.github/workflows/', 'examples/', 'README.md', 'docs/'])
      expect(workflows.filter(({ name }) => name.startsWith(part))).not.toEqual([])
  })
})

describe.each(workflows)('$name', (workflow) => {
  it('passes the language service, its inputs for our action included', async () => {
    expect(await diagnose(workflow.text.replaceAll('uses: ./\n', 'uses: OWNER/docs-agent-action@v1\n'))).toEqual([])
  })

  it('grants nothing at the top, and to each job what it says', () => {
    expect((parse(workflow.text) as Workflow).permissions).toEqual({})
    for (const job of jobs(workflow)) expect(job.permissions).toBeInstanceOf(Object)
  })

  it('pins the actions of others to a commit and says which version that is', () => {
    const lines = workflow.text.split('\n').filter((line) => /^ *(- )?uses:/.test(line))
    const loose = lines.filter(
      (line) =>
        !/uses: (\.\/|OWNER\/docs-agent-action(\/sweep)?@v1|OWNER\/\.github\/\S+\.yml@v1|\S+@[0-9a-f]{40} # v[\d.]+)$/.test(
          line,
        ),
    )
    expect(loose).toEqual([])
    expect(lines).toHaveLength([...jobs(workflow), ...steps(workflow)].filter(({ uses }) => uses).length)
  })

  it('leaves no token behind in a checkout', () => {
    const checkouts = steps(workflow).filter((step) => step.uses?.startsWith('actions/checkout@'))
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false)
  })

  it('puts no expression into a script', () => {
    for (const step of steps(workflow)) expect(step.run ?? '').not.toContain('${{')
  })
})

const pull = (full_name: string, login: string) => ({
  pull_request: { head: { repo: { full_name } }, user: { login } },
})

/** What a job's `if` comes to: in ours, GitHub's expressions mean what they would in JavaScript. */
function holds(condition: string, github: object): boolean {
  const script = condition.replaceAll(/(?<=\w)\.(?=\w)/g, '?.')
  const startsWith = (text = '', start: string) => text.startsWith(start)
  return Boolean(new Function('github', 'startsWith', `return (${script})`)(github, startsWith))
}

describe('the examples', () => {
  const only = (name: string) => {
    const [job] = jobs({ text: read(name) })
    if (!job) throw new Error(`${name} has no job`)
    return job
  }

  it('start a runner for a comment only when it begins with the command', () => {
    expect(only('examples/comment.yml').if).toBe("startsWith(github.event.comment.body, '/docs')")
  })

  it.each([
    ["the agent's own pull request", { event_name: 'pull_request', event: pull('o/r', 'my-docs-agent[bot]') }, true],
    ["someone else's, from a fork", { event_name: 'pull_request', event: pull('mallory/r', 'mallory') }, false],
    [
      "someone else's, by the agent's name",
      { event_name: 'pull_request', event: pull('mallory/r', 'my-docs-agent[bot]') },
      false,
    ],
    ['one of somebody here', { event_name: 'pull_request', event: pull('o/r', 'wim') }, false],
    ['a schedule', { event_name: 'schedule', event: {} }, true],
  ])('start a sweep for %s: %#', (_, github, expected) => {
    const [, organisation] = jobs({ text: read('examples/organisation.yml') })
    for (const job of [only('examples/sweep.yml'), organisation])
      expect(holds(job?.if ?? '', { repository: 'o/r', ...github })).toBe(expected)
  })

  it.each([
    ['the label on an issue', { event_name: 'issues', event: { label: { name: 'docs-agent' } } }, true],
    ['another label', { event_name: 'issues', event: { label: { name: 'bug' } } }, false],
    [
      'the label on a pull request',
      { event_name: 'pull_request', event: { label: { name: 'docs-agent' }, ...pull('o/r', 'wim') } },
      true,
    ],
    [
      'the label on one from a fork',
      { event_name: 'pull_request', event: { label: { name: 'docs-agent' }, ...pull('mallory/r', 'mallory') } },
      false,
    ],
    [
      'the label on one whose fork was deleted',
      { event_name: 'pull_request', event: { label: { name: 'docs-agent' }, pull_request: { head: { repo: null } } } },
      false,
    ],
  ])('ask for %s: %#', (_, github, expected) => {
    expect(holds(only('examples/label.yml').if ?? '', { repository: 'o/r', ...github })).toBe(expected)
  })

  it('check out nothing of a pull request that starts a sweep', () => {
    for (const name of ['sweep', 'organisation', 'repository'])
      expect(read(`examples/${name}.yml`)).not.toMatch(/checkout|pull_request_target/)
  })

  it('let one sweep do the work of many', () => {
    for (const name of ['sweep', 'code-sweep'])
      expect(only(`examples/${name}.yml`).concurrency).toEqual({ group: 'docs-agent-sweep' })
  })

  it('lose no command while another waits: one group for each conversation', () => {
    for (const name of ['comment', 'label'])
      expect(only(`examples/${name}.yml`).concurrency).toEqual({
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
        group: 'docs-agent-${{ github.event.issue.number || github.event.pull_request.number }}',
        queue: 'max',
      })
    for (const name of ['nightly', 'merged', 'monorepo']) {
      const job = only(`examples/${name}.yml`)
      const issue = job.steps[0]?.with?.['issue-number']
      expect(job.concurrency).toEqual({ group: `docs-agent-${issue}`, queue: 'max' })
    }
  })
})

it.each(['action.yml', 'sweep/action.yml'])('%s passes the language service', async (name) => {
  expect(await diagnose(read(name), 'action.yml')).toEqual([])
  expect(await diagnose(read(name).replace('node24', 'node99'), 'action.yml')).not.toEqual([])
})

it('the release is made of the commit that was checked, even if the tag is moved meanwhile', () => {
  const { build, release } = (parse(read('.github/workflows/release.yml')) as Workflow).jobs
  const checkout = build?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkout?.id).toBe('checkout')
  expect(build?.outputs).toEqual({ commit: expression('steps.checkout.outputs.commit') })
  expect(release?.env?.COMMIT).toBe(expression('needs.build.outputs.commit'))
  expect(release?.steps[0]?.with?.ref).toBe(expression('needs.build.outputs.commit'))
  expect(release?.steps.map(({ run }) => run ?? '').join('\n')).not.toContain('rev-parse')
})
