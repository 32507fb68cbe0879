import type { Stage } from './demo.ts'
import { acting, reset } from './http/faults.ts'
import type { Ended } from './runner/runner.ts'

/** One way for `npm start` to go: what to expect, how the workflow differs, and what people do. */
interface Scenario {
  about: string
  inputs?: Record<string, string>
  play(stage: Stage, prompt: string): Promise<Ended>
}

export const scenarios: Record<string, Scenario> = {
  completed: {
    about: 'the job opens a pull request',
    play: (stage, prompt) => stage.comment('wim', `/docs ${prompt}`),
  },
  'follow-up': {
    about: 'a second comment reaches the same job',
    async play(stage, prompt) {
      await stage.comment('wim', `/docs ${prompt}`)
      return stage.comment('mara', '/docs and say which errors are tried again')
    },
  },
  'no-pull-request': job('no-pull-request', 'the job completes and changes nothing'),
  failed: job('failed', 'the job fails'),
  archived: job('archived', 'the job is archived while it works'),
  slow: {
    ...job('slow', 'the job outlives the time: timed-out. Takes a minute (timeout-minutes: 1)'),
    inputs: { 'timeout-minutes': '1' },
  },
  'rate-limited': {
    about: 'the hourly limit of the service is spent',
    play(stage, prompt) {
      stage.service.spend()
      return stage.comment('wim', `/docs ${prompt}`)
    },
  },
  'lost-answer': {
    about: 'the service starts the job, but its answer is lost: unknown, and never sent again',
    play(stage, prompt) {
      stage.service.faults.add('POST *', acting(reset()))
      return stage.comment('wim', `/docs ${prompt}`)
    },
  },
  refused: {
    about: 'somebody asks who may only read',
    play: (stage, prompt) => stage.comment('rosa', `/docs ${prompt}`),
  },
  conversation: {
    about: 'a command, a follow-up, a re-run of it, and a command on the pull request',
    async play(stage, prompt) {
      await stage.comment('wim', `/docs ${prompt}`)
      await stage.comment('wim', '/docs and say which errors are tried again')
      const ended = await stage.again()
      const number = Number(ended.outputs.prNumber)
      return number > 0 ? stage.comment('mara', '/docs shorter, please', number) : ended
    },
  },
}

function job(scenario: Stage['service']['settings']['scenario'], about: string): Scenario {
  return {
    about,
    play(stage, prompt) {
      stage.service.settings.scenario = scenario
      return stage.comment('wim', `/docs ${prompt}`)
    },
  }
}
