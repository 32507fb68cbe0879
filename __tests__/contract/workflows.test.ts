import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { validate } from '@actions/languageservice'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fragments } from '../../dev/outside/fragments.ts'
import { account } from '../../dev/scripts/account.ts'
import { folderAction, pages } from '../../dev/scripts/tables.ts'
import { filesIn, read } from './files.ts'

interface Step {
  id?: string
  if?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  on: Record<string, unknown>
  permissions?: unknown
  jobs: Record<string, Job>
}
interface Job {
  permissions?: Record<string, string>
  needs?: string | string[]
  if?: string
  concurrency?: unknown
  uses?: string
  with?: Record<string, unknown>
  secrets?: Record<string, string>
  'runs-on'?: string
  'timeout-minutes'?: number | string
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
  const ours = (path = '') => ({ ...parse(read(`${path && `${path}/`}action.yml`)) })
  const found = await validate(document as Parameters<typeof validate>[0], {
    actionsMetadataProvider: {
      // Of others' actions only ours is known here: one without inputs is not looked into.
      fetchActionMetadata: async ({ owner, name, path }) =>
        owner === account ? ours(path) : { name, description: 'of somebody else' },
    },
  })
  return found.map((diagnostic) => `${diagnostic.range.start.line + 1}: ${diagnostic.message}`)
}

describe('the checks themselves', () => {
  it('the language service sees an input that action.yml has not, and one that is missing', async () => {
    const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: ${account}/docs-agent-action@v1\n        with:\n          nonsense: 1\n`
    expect(await diagnose(text)).toEqual([
      "8: Invalid action input 'nonsense'",
      '7: Missing required inputs: `api-key`, `project-id`, `base-url`',
    ])
  })

  it('there is something to check', () => {
    for (const part of ['.github/workflows/', 'examples/', 'docs/'])
      expect(workflows.filter(({ name }) => name.startsWith(part))).not.toEqual([])
  })
})

describe.each(workflows)('$name', (workflow) => {
  it('passes the language service, its inputs for our action included', async () => {
    const named = workflow.text
      .replaceAll('uses: ./\n', `uses: ${account}/docs-agent-action@v1\n`)
      .replaceAll(/uses: \$\/(\S+)/g, `uses: ${account}/docs-agent-action/$1@v1`)
    expect(await diagnose(named)).toEqual([])
  })

  it('grants nothing at the top, and to each job what it says', () => {
    expect((parse(workflow.text) as Workflow).permissions).toEqual({})
    for (const job of jobs(workflow)) expect(job.permissions).toBeInstanceOf(Object)
  })

  it('pins the actions of others to a commit and says which version that is', () => {
    const lines = workflow.text.split('\n').filter((line) => /^ *(- )?uses:/.test(line))
    // Only this action, its workflow and the reader's own workflow are named by a version.
    const version =
      /uses: ([\w-]+\/docs-agent-action(\/sweep|\/\S+\.yml)?|my-org\/\.github\/\S+\.yml)@v1$/
    const pinned =
      /uses: (\.\/(\.github\/workflows\/\w+\.yml)?|\$\/\S+|\S+@[0-9a-f]{40} # v[\d.]+)$/
    expect(lines.filter((line) => !version.test(line) && !pinned.test(line))).toEqual([])
    expect(lines).toHaveLength(
      [...jobs(workflow), ...steps(workflow)].filter(({ uses }) => uses).length,
    )
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

interface Contexts {
  github: object
  vars?: object
  inputs?: object
}

/** What an expression comes to: in ours, GitHub's expressions mean what they would in JavaScript. */
function resultOf(text: string, { github, vars = {}, inputs = {} }: Contexts): unknown {
  const script = text
    .replaceAll(/\binputs\.([\w-]+)/g, 'inputs["$1"]')
    .replaceAll(/(?<=\w)\.(?=\w)/g, '?.')
  // GitHub ignores case.
  const startsWith = (text = '', start: string) => text.toLowerCase().startsWith(start)
  return new Function('github', 'vars', 'inputs', 'startsWith', `return (${script})`)(
    github,
    vars,
    inputs,
    startsWith,
  )
}

/** The reusable workflow, and what a call gives to its inputs. */
const shippedName = '.github/workflows/docs-agent.yml'
const shipped = parse(read(shippedName)) as Workflow & { on: { workflow_call: Called } }
interface Called {
  inputs: Record<string, { description: string; required?: boolean; default?: unknown }>
  secrets: Record<string, { description: string; required?: boolean }>
}
const defaults = Object.fromEntries(
  Object.entries(shipped.on.workflow_call.inputs).map(([name, input]) => [
    name,
    input.default ?? '',
  ]),
)

/** Whether a job's `if` is true. The login is known to the examples and to the reusable workflow. */
const holds = (condition: string, github: object, login = 'my-docs-agent[bot]'): boolean =>
  Boolean(
    resultOf(condition, {
      github,
      vars: { DOCS_AGENT_LOGIN: login, DOCS_AGENT_LABEL: 'docs-agent' },
      inputs: { ...defaults, 'agent-login': login },
    }),
  )

/** The sweeps that the agent's pull request starts. */
const signalled = [shippedName, 'examples/own-jobs.yml', 'examples/sweep.yml']

describe('the examples', () => {
  const only = (name: string) => {
    const [job] = jobs({ text: read(name) })
    if (!job) throw new Error(`${name} has no job`)
    return job
  }

  /** The job of a workflow that sweeps. */
  const sweepOf = (name: string) => {
    const job = jobs({ text: read(name) }).find(({ steps = [] }) =>
      steps.some(({ uses }) => /\/sweep(@|$)/.test(uses ?? '')),
    )
    if (!job) throw new Error(`${name} has no sweep`)
    return job
  }

  it('start a runner for a comment only when it begins with the command', () => {
    const examples = ['own-jobs', 'public', 'code-repository', 'detached']
    for (const name of [shippedName, ...examples.map((name) => `examples/${name}.yml`)]) {
      const condition = only(name).if ?? ''
      const comment = (body: string) => ({
        event_name: 'issue_comment',
        event: { comment: { body } },
      })
      expect(holds(condition, comment('/docs explain the retries')), name).toBe(true)
      expect(holds(condition, comment('I read /docs yesterday.')), name).toBe(false)
      for (const event_name of ['schedule', 'pull_request'])
        expect(holds(condition, { event_name, event: {} }), name).toBe(false)
    }
  })

  it.each([
    [
      "the agent's own pull request",
      { event_name: 'pull_request', event: pull('o/r', 'my-docs-agent[bot]') },
      true,
    ],
    [
      "someone else's, from a fork",
      { event_name: 'pull_request', event: pull('mallory/r', 'mallory') },
      false,
    ],
    [
      "someone else's, by the agent's name",
      { event_name: 'pull_request', event: pull('mallory/r', 'my-docs-agent[bot]') },
      false,
    ],
    ['one of somebody here', { event_name: 'pull_request', event: pull('o/r', 'wim') }, false],
    ['a schedule', { event_name: 'schedule', event: {} }, true],
  ])('start a sweep for %s: %#', (_, github, expected) => {
    for (const name of signalled)
      expect(holds(sweepOf(name).if ?? '', { repository: 'o/r', ...github }), name).toBe(expected)
  })

  it("start no sweep for anybody's pull request while DOCS_AGENT_LOGIN is not set", () => {
    for (const login of ['my-docs-agent[bot]', 'wim']) {
      const github = { repository: 'o/r', event_name: 'pull_request', event: pull('o/r', login) }
      for (const name of signalled)
        expect(holds(sweepOf(name).if ?? '', github, ''), name).toBe(false)
    }
  })

  it('keep `last-success` away from the runs of a sweep or a check: it looks at one file and one event', () => {
    const all = folder('examples/')
    const isOther = ({ uses, with: given = {} }: Step) =>
      uses?.includes('/sweep@') || given.check !== undefined
    const isLast = ({ with: given = {} }: Step) => given['changes-since'] === 'last-success'
    expect(all.filter((example) => steps(example).some(isLast))).toHaveLength(4)
    expect(all.filter((example) => steps(example).some(isOther)).length).toBeGreaterThan(3)
    expect(
      all.filter((example) => steps(example).some(isLast) && steps(example).some(isOther)),
    ).toEqual([])
  })

  it('take what differs between repositories from secrets and variables', () => {
    const own = /my-project|agent\.example|my-docs-agent|my-org(?!\/\.github\/)/
    const having = folder('examples/').filter(({ text }) => own.test(text))
    // The starter has its two settings in the file, and a list of repositories is easier to read there.
    expect(having.map(({ name }) => name)).toEqual([
      'examples/docs-repository-nightly.yml',
      'examples/starter.yml',
    ])
    const named = folder('examples/').flatMap(
      ({ text }) => text.match(/\b(?:vars|secrets)\.\w+/g) ?? [],
    )
    const texts = pages
      .map((page) => read(page).replaceAll(/^```yaml\n[\s\S]*?^```$/gm, ''))
      .join('\n')
    const unexplained = new Set(
      named.map((name) => name.split('.')[1] ?? '').filter((name) => !texts.includes(name)),
    )
    expect([...unexplained]).toEqual([])
  })

  it.each([
    [
      'the label on an issue',
      { event_name: 'issues', event: { label: { name: 'docs-agent' } } },
      true,
    ],
    ['another label', { event_name: 'issues', event: { label: { name: 'bug' } } }, false],
    [
      'the label on a pull request',
      {
        event_name: 'pull_request',
        event: { label: { name: 'docs-agent' }, ...pull('o/r', 'wim') },
      },
      true,
    ],
    [
      'the label on one from a fork',
      {
        event_name: 'pull_request',
        event: { label: { name: 'docs-agent' }, ...pull('mallory/r', 'mallory') },
      },
      false,
    ],
    [
      'the label on one whose fork was deleted',
      {
        event_name: 'pull_request',
        event: { label: { name: 'docs-agent' }, pull_request: { head: { repo: null } } },
      },
      false,
    ],
  ])('ask for %s: %#', (_, github, expected) => {
    expect(holds(only('examples/label.yml').if ?? '', { repository: 'o/r', ...github })).toBe(
      expected,
    )
  })

  it('check out nothing of a pull request that starts a sweep', () => {
    for (const name of [
      ...signalled,
      ...['starter', 'repository'].map((name) => `examples/${name}.yml`),
    ])
      expect(read(name)).not.toMatch(/checkout|pull_request_target/)
  })

  it('let one sweep do the work of many, and drop none of a pull request that was closed', () => {
    const each = expression("github.event.action == 'closed' && github.event.number || 'jobs'")
    for (const name of signalled)
      expect(sweepOf(name).concurrency).toEqual({ group: `docs-agent-sweep-${each}` })
    for (const name of ['examples/code-sweep.yml', 'examples/public.yml'])
      expect(sweepOf(name).concurrency).toEqual({ group: 'docs-agent-sweep' })
  })

  it('lose no command while another waits: one group for each conversation', () => {
    const [issue, pull] = ['github.event.issue.number', 'github.event.pull_request.number']
    // A run without a conversation has a group of its own: an unset variable merges no groups.
    const groups: Record<string, string> = {
      'own-jobs': `${issue} || ${pull} || github.run_id`,
      public: `${issue} || github.run_id`,
      'code-repository': issue,
      detached: issue,
      label: `${issue} || ${pull}`,
      review: pull,
      'pull-request': pull,
      approved: pull,
      'merged-pull-request': 'github.sha',
      replay: 'inputs.number',
      nightly: 'vars.DOCS_AGENT_ISSUE || github.run_id',
      merged: 'vars.DOCS_AGENT_ISSUE || github.run_id',
      'docs-repository-nightly': 'vars.DOCS_AGENT_ISSUE || github.run_id',
      ask: 'github.event.client_payload.issue || inputs.issue || github.run_id',
      monorepo: 'matrix.issue',
    }
    expect(only(shippedName).concurrency).toEqual(only('examples/own-jobs.yml').concurrency)
    for (const [name, group] of Object.entries(groups))
      expect(only(`examples/${name}.yml`).concurrency, name).toEqual({
        group: `docs-agent-${expression(group)}`,
        queue: 'max',
      })
    for (const name of ['nightly', 'merged', 'docs-repository-nightly', 'monorepo', 'ask']) {
      const issueNumber = only(`examples/${name}.yml`).steps.at(-1)?.with?.['issue-number']
      expect(groups[name]).toContain(String(issueNumber).replace(/^\$\{\{ (.*) \}\}$/, '$1'))
    }
  })
})

describe('the group for a server that does not know `queue`', () => {
  const page = 'docs/github-enterprise-server.md'
  const [job] = jobs(
    fragments.find(({ name }) => name === `${page}, concurrency 1`) ?? { text: 'jobs: {}' },
  )
  const comment = (actor: string, number = 42) => ({
    actor,
    run_id: 7,
    event: { issue: { number } },
  })
  const review = (actor: string, number = 42) => ({
    actor,
    run_id: 8,
    event: { pull_request: { number } },
  })
  const byHand = { actor: 'wim', run_id: 9, event: {} }

  function groupOf(github: object): string {
    const { group = '' } = (job?.concurrency ?? {}) as { group?: string }
    return group.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, text: string) =>
      String(resultOf(text, { github })),
    )
  }

  it('has no key that such a server refuses', () => {
    expect(Object.keys(job?.concurrency ?? {})).toEqual(['group'])
  })

  it.each<[string, boolean, object]>([
    ['a comment of the same person', true, comment('wim')],
    ['a review of the same person on this pull request', true, review('wim')],
    ['a comment of anybody else', false, comment('mallory')],
    ['a review of anybody else', false, review('mallory')],
    ['a comment of the same person in another conversation', false, comment('wim', 43)],
    ['a check that the same person starts by hand', false, byHand],
  ])('%s takes the place of a waiting command: %s', (_, expected, newer) => {
    expect(groupOf(newer) === groupOf(comment('wim'))).toBe(expected)
  })

  it('its page names every example that a comment or a review starts', () => {
    const isAnybodys =
      /^ {2}(issue_comment|pull_request_review|pull_request_review_comment|workflow_call):/m
    const examples = folder('examples/').filter(
      ({ text }) => isAnybodys.test(text) && text.includes('queue: max'),
    )
    const named = [...read(page).matchAll(/`(examples\/.+?)`/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.toSorted()).toEqual(examples.map(({ name }) => name).toSorted())
  })
})

describe('the reusable workflow', () => {
  const { inputs, secrets } = shipped.on.workflow_call
  const { docs, sweep } = shipped.jobs
  const given = (job: Job | undefined) => job?.steps[0]?.with ?? {}
  const actions = { docs: 'action.yml', sweep: 'sweep/action.yml' } as const
  const action = (job: keyof typeof actions) =>
    parse(read(actions[job])) as { inputs: Called['inputs'] }

  it('uses the action of its own commit', () => {
    expect([docs, sweep].map((job) => job?.steps.map(({ uses }) => uses))).toEqual([
      ['$/.github/actions/ask'],
      ['$/sweep'],
    ])
  })

  it('comes with no symbolic link: one that leads nowhere makes a runner fail before the first step', () => {
    const cwd = fileURLToPath(new URL('../../', import.meta.url))
    const files = execFileSync('git', ['ls-files', '--stage'], { cwd, encoding: 'utf8' })
    expect(files.split('\n').filter((line) => line.startsWith('120000'))).toEqual([])
  })

  it('has a page that names all its inputs and secrets', () => {
    const names = [...Object.keys(inputs), ...Object.keys(secrets)]
    const page = read('docs/starter.md')
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it.each(Object.keys(inputs).filter((name) => name !== 'runs-on'))(
    'has for %s the default of the action, which an empty text would replace',
    (name) => {
      const own = action('docs').inputs[name]
      expect(own).toBeDefined()
      expect(String(inputs[name]?.default ?? '')).toBe(own?.default ?? '')
      expect(inputs[name]?.required ?? false).toBe(own?.required ?? false)
    },
  )

  it.each(['docs', 'sweep'] as const)('gives to the job %s what it takes', (job) => {
    const taken = Object.keys(action(job).inputs)
    const passed = [...Object.keys(inputs), ...Object.keys(secrets)]
    const context = (name: string) => (name in secrets ? 'secrets' : 'inputs')
    const expected = passed
      .filter((name) => taken.includes(name))
      .map((name) => [name, expression(`${context(name)}.${name}`)])
    const { check, ...others } = given(shipped.jobs[job])
    expect(others).toEqual(Object.fromEntries(expected))
    expect(check).toBe(
      job === 'docs' ? expression("github.event_name == 'workflow_dispatch'") : undefined,
    )
  })

  it('requires no secret: GitHub would fail every run of a pull request from a fork', () => {
    expect(Object.keys(secrets)).toEqual(['api-key', 'memory-key', 'previous-key'])
    const demanded = [read('examples/organization.yml'), read(shippedName)]
      .map((text) => (parse(text) as typeof shipped).on.workflow_call.secrets)
      .flatMap((called) => Object.values(called).filter(({ required }) => required))
    expect(demanded).toEqual([])
  })

  it.each(['starter', 'organization', 'repository'])(
    '%s.yml grants exactly the permissions that its jobs need, and knows its inputs and secrets',
    (name) => {
      const { jobs, on } = parse(read(`examples/${name}.yml`)) as Workflow
      const [caller] = Object.values(jobs)
      const needed = Object.values(shipped.jobs).map(({ permissions }) => permissions)
      // In our jobs a permission has one value: no job writes what another only reads.
      expect(caller?.permissions).toEqual(Object.assign({}, ...needed))
      for (const permissions of needed)
        expect(caller?.permissions).toEqual({ ...caller?.permissions, ...permissions })
      expect(Object.keys(secrets)).toEqual(
        expect.arrayContaining(Object.keys(caller?.secrets ?? {})),
      )
      if (name === 'repository') return
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(caller?.with ?? {})))
      if (name === 'starter')
        expect(on).toEqual((parse(read('examples/repository.yml')) as Workflow).on)
    },
  )

  it.each([
    [1, 70],
    [60, 70],
    [61, 360],
    [350, 360],
  ])('gives a job that waits %i minutes %i', (minutes, limit) => {
    const text = String(docs?.['timeout-minutes']).replace(/^\$\{\{ (.*) \}\}$/, '$1')
    expect(resultOf(text, { github: {}, inputs: { 'timeout-minutes': minutes } })).toBe(limit)
  })

  const review = (login: string, state = 'changes_requested', repo = 'o/r') => ({
    event_name: 'pull_request_review',
    repository: 'o/r',
    event: { review: { state }, ...pull(repo, login) },
  })
  const agent = 'my-docs-agent[bot]'

  it.each<[string, object, object, boolean]>([
    ['by default', {}, review(agent), false],
    ['with `reviews`, of any pull request', { reviews: true }, review('wim'), true],
    ['that approves', { reviews: true }, review(agent, 'approved'), false],
    ['of a fork', { reviews: true }, review(agent, undefined, 'mallory/r'), false],
    ["of the agent's", { reviews: true, 'agent-login': agent }, review(agent), true],
    ["of somebody else's", { reviews: true, 'agent-login': agent }, review('wim'), false],
  ])('starts a job for a review, %s: %#', (_, set, github, expected) => {
    const condition = docs?.if ?? ''
    expect(Boolean(resultOf(condition, { github, inputs: { ...defaults, ...set } }))).toBe(expected)
  })

  it('answers to the command that is set', () => {
    const comment = (body: string) => ({
      event_name: 'issue_comment',
      event: { comment: { body } },
    })
    const inputs = { ...defaults, command: '/ask' }
    const starts = (body: string) =>
      Boolean(resultOf(docs?.if ?? '', { github: comment(body), inputs }))
    expect([starts('/ask why'), starts('/docs why')]).toEqual([true, false])
  })

  it('is called by the examples once a day, at a minute that is not the busiest', () => {
    for (const name of ['starter', 'repository', 'own-jobs', 'code-sweep'])
      expect(read(`examples/${name}.yml`)).toMatch(/- cron: '[1-9]\d? \d+ \* \* \*'/)
  })
})

describe('DOCS_AGENT_PAUSED', () => {
  const running = [{ name: shippedName, text: read(shippedName) }, ...folder('examples/')].flatMap(
    ({ name, text }) =>
      Object.entries((parse(text) as Workflow).jobs)
        .filter(([, job]) => job.uses === undefined)
        .map(([job, { if: condition = '' }]) => [name, job, condition] as const),
  )

  it.each(running)('stops in %s the job %s before all else', (_, __, condition) => {
    const [first, ...others] = condition.split(' && ')
    expect(first?.trim()).toBe("vars.DOCS_AGENT_PAUSED != 'true'")
    // What is outside of all brackets has no "or".
    let rest = others.join(' && ')
    while (/\([^()]*\)/.test(rest)) rest = rest.replaceAll(/\([^()]*\)/g, '')
    expect(rest).not.toContain('||')
  })
})

it('the action in a folder is up to date with action.yml; else run `npm run tables`', () => {
  expect(read(folderAction.path)).toBe(folderAction.text())
  const { runs, ...own } = parse(read(folderAction.path))
  const { runs: rootRuns, ...root } = parse(read('action.yml'))
  expect(own).toEqual(root)
  const from = new URL(folderAction.path, 'file:///')
  expect([runs.main, runs.post].map((path) => new URL(path, from).pathname)).toEqual([
    `/${rootRuns.main}`,
    `/${rootRuns.post}`,
  ])
})

it.each(['action.yml', 'sweep/action.yml', folderAction.path])(
  '%s passes the language service',
  async (name) => {
    expect(await diagnose(read(name), 'action.yml')).toEqual([])
    expect(await diagnose(read(name).replace('node24', 'node99'), 'action.yml')).not.toEqual([])
  },
)

it('the job `check` has a step for each gate of `.ci/run`, which runs whatever became of the others', () => {
  const script = fileURLToPath(new URL('../../.ci/run', import.meta.url))
  const list = execFileSync('bash', [script, '--list'], { encoding: 'utf8' })
  const gates = list.trim().split('\n')
  const { check } = (parse(read('.github/workflows/ci.yml')) as Workflow).jobs
  const gateSteps = (check?.steps ?? []).filter(({ run }) => run?.startsWith('bash .ci/run'))
  expect(gateSteps.map(({ run }) => run)).toEqual(gates.map((gate) => `bash .ci/run ${gate}`))
  const [install, ...others] = gateSteps
  expect(install?.if).toBeUndefined()
  for (const step of others) expect(step.if, step.run).toBe(expression('!cancelled()'))
})

describe('a release', () => {
  const called = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow
  const { sign, checks, live, draft, publish } = called('release').jobs

  it('is made of the commit of the run, even if the tag is moved meanwhile', () => {
    const all = ['release', 'sign', 'ci', 'live'].flatMap((name) =>
      Object.values(called(name).jobs),
    )
    const checkouts = all.flatMap(({ steps = [] }) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    )
    expect(checkouts.length).toBeGreaterThan(5)
    for (const { with: given } of checkouts)
      expect(Object.keys(given ?? {})).toEqual(['persist-credentials'])
  })

  it('is signed where no step of ours that runs code of others can reach, and nobody else can sign', () => {
    const rights = { attestations: 'write', contents: 'read', 'id-token': 'write' }
    expect(Object.keys(sign ?? {}).toSorted()).toEqual(['name', 'permissions', 'uses'])
    expect(sign).toMatchObject({ permissions: rights, uses: './.github/workflows/sign.yml' })
    const jobs = called('sign').jobs
    expect(jobs.sign?.permissions).toEqual(rights)
    expect(jobs.sign?.steps.map(({ run }) => run ?? '').join('\n')).not.toMatch(
      /\b(npm|node|npx)\b/,
    )
    const others = [jobs.build, checks, live, draft, publish].map((job) =>
      JSON.stringify(job?.permissions),
    )
    expect(others.join()).not.toMatch(/id-token|"attestations":"write"/)
  })

  it('is published only after every check has run', () => {
    expect(checks?.uses).toBe('./.github/workflows/ci.yml')
    expect(live?.uses).toBe('./.github/workflows/live.yml')
    expect(draft?.needs).toBe('sign')
    expect(publish?.needs).toEqual(['draft', 'checks', 'live'])
  })
})
