import type { CodeRepository, Demo } from './demo.ts'
import { succeededRun } from './github/workflow-runs.ts'
import { acting, reset } from './http/faults.ts'
import type { StepResult } from './runner/runner.ts'

/** A way for `npm start` to go: a description, inputs of the workflow, and what people do. */
export interface Scenario {
  about: string
  inputs?: Record<string, string>
  /** Whether the documentation has a repository of its own. */
  elsewhere?: boolean
  /** Names of repositories of code that the documentation is about. */
  code?: string[]
  play(demo: Demo, prompt: string): Promise<StepResult>
}

export const scenarios: Record<string, Scenario> = {
  completed: {
    about: 'the job opens a pull request',
    play: (demo, prompt) => demo.comment('wim', `/docs ${prompt}`),
  },
  'follow-up': {
    about: 'a second comment is sent to the same job',
    async play(demo, prompt) {
      await demo.comment('wim', `/docs ${prompt}`)
      return demo.comment('mara', '/docs and say which errors are tried again')
    },
  },
  'no-pull-request': jobEnds('no-pull-request', 'the job completes and changes nothing'),
  failed: jobEnds('failed', 'the job fails'),
  archived: jobEnds('archived', 'the job is archived before it completes'),
  slow: {
    ...jobEnds(
      'slow',
      'the job is still running at the timeout: timed-out. Takes a minute (timeout-minutes: 1)',
    ),
    inputs: { 'timeout-minutes': '1' },
  },
  'rate-limited': {
    about: "the service's hourly limit is reached",
    play(demo, prompt) {
      demo.service.reachLimit()
      return demo.comment('wim', `/docs ${prompt}`)
    },
  },
  'lost-answer': {
    about: 'the service starts the job, but its answer is lost: unknown, and never sent again',
    play(demo, prompt) {
      demo.service.faults.add('POST *', acting(reset()))
      return demo.comment('wim', `/docs ${prompt}`)
    },
  },
  refused: {
    about: 'a person who has only read permission writes a command',
    play: (demo, prompt) => demo.comment('rosa', `/docs ${prompt}`),
  },
  conversation: {
    about: 'a command, a follow-up, a re-run of it, and a command on the pull request',
    async play(demo, prompt) {
      await demo.comment('wim', `/docs ${prompt}`)
      await demo.comment('wim', '/docs and say which errors are tried again')
      const result = await demo.rerun()
      const number = Number(result.outputs.prNumber)
      return number > 0 ? demo.comment('mara', '/docs shorter, please', { number }) : result
    },
  },
  review: {
    about:
      'a review that requests changes is sent to the job, and its author is asked to review again',
    inputs: { 'commit-status': 'docs' },
    async play(demo, prompt) {
      const result = await demo.comment('wim', `/docs ${prompt}`)
      const number = Number(result.outputs.prNumber)
      if (!(number > 0)) return result
      const path = 'docs/retries.md'
      return demo.requestChanges('mara', number, {
        body: 'The page needs an example.',
        comments: [
          { path, line: 1, body: 'Name the setting in this heading.' },
          { path, line: 3, body: 'Say what happens after the last try.' },
        ],
      })
    },
  },
  nightly: {
    about:
      'a schedule asks, with the commits since its last success, and the answer is on an issue',
    async play(demo, prompt) {
      const { github } = demo.docs
      const head = async () => (await demo.repository.git('rev-parse', 'main')).trim()
      const createdAt = new Date(Date.now() - 86_400_000).toISOString()
      const run = succeededRun({
        workflow: 'nightly.yml',
        event: 'schedule',
        sha: await head(),
        createdAt,
      })
      github.runs.set(999_999, run)
      await demo.repository.commit(
        'Wait twice as long before each retry',
        { 'src/retry.js': 'wait *= 2\n' },
        'mara',
      )
      await demo.repository.commit(
        'Retry after a timeout, too',
        { 'src/timeout.js': 'retry()\n' },
        'wim',
      )
      const workflow = `${github.repository.fullName}/.github/workflows/nightly.yml@refs/heads/main`
      return demo.schedule({
        title: 'Nightly docs',
        conversation: demo.issue,
        with: {
          prompt,
          reviews: 'false',
          'changes-since': 'last-success',
          'issue-number': String(demo.issue),
        },
        env: { GITHUB_SHA: await head(), GITHUB_WORKFLOW_REF: workflow },
      })
    },
  },
  'code-repositories': {
    about: 'a schedule of the documentation asks for what was merged in two repositories of code',
    code: ['web', 'engine'],
    async play(demo, prompt) {
      const { github } = demo.docs
      const sha = (await demo.repository.git('rev-parse', 'main')).trim()
      const createdAt = new Date(Date.now() - 86_400_000).toISOString()
      github.runs.set(
        999_999,
        succeededRun({ workflow: 'nightly.yml', event: 'schedule', sha, createdAt }),
      )
      for (const code of demo.code) await mergeRetries(code)
      const workflow = `${github.repository.fullName}/.github/workflows/nightly.yml@refs/heads/main`
      return demo.schedule({
        title: 'Nightly docs',
        conversation: demo.issue,
        with: {
          prompt,
          reviews: 'false',
          'changes-since': 'last-success',
          'changes-repository': demo.code.map((code) => code.github.repository.fullName).join('\n'),
          'issue-number': String(demo.issue),
        },
        env: { GITHUB_SHA: sha, GITHUB_WORKFLOW_REF: workflow },
      })
    },
  },
  sweep: {
    about:
      'a command with --no-wait leaves its job running, and a sweep finishes it. Takes a minute',
    async play(demo, prompt) {
      const { settings } = demo.service
      const { activeMs } = settings
      settings.activeMs = Number.POSITIVE_INFINITY
      await demo.comment('wim', `/docs --no-wait ${prompt}`)
      demo.service.replan({ activeMs })
      const action = new URL('../../sweep/action.yml', import.meta.url)
      return demo.schedule({ title: 'Docs agent sweep', conversation: 0, with: {}, action })
    },
  },
  elsewhere: {
    about: 'the documentation is in another repository: commands in both',
    elsewhere: true,
    async play(demo, prompt) {
      const result = await demo.comment('wim', `/docs ${prompt}`)
      const number = Number(result.outputs.prNumber)
      if (!(number > 0)) return result
      await demo.comment('mara', '/docs shorter, please', { number, site: demo.docs })
      return demo.comment('wim', '/docs and say which errors are tried again')
    },
  },
}

async function mergeRetries({ github, repository }: CodeRepository): Promise<void> {
  const { name } = github.repository
  const title = `Retry in the ${name}`
  const body = 'People on trains lost their work.'
  const { number } = await github.as('mara').openPullRequest({ title, head: 'retries', body })
  const file = { message: title, path: 'src/retry.js', text: 'wait *= 2\n', as: 'mara' }
  await github.as('wim').merge(number, await repository.merge(number, 'retries', file))
}

function jobEnds(scenario: Demo['service']['settings']['scenario'], about: string): Scenario {
  return {
    about,
    play(demo, prompt) {
      demo.service.settings.scenario = scenario
      return demo.comment('wim', `/docs ${prompt}`)
    },
  }
}
