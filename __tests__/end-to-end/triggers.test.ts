import { describe, expect, it } from 'vitest'
import {
  dispatched,
  issueOpened,
  type LocalEvent,
  lineCommentCreated,
  reviewSubmitted,
} from '../../dev/local/github/events.ts'
import { asks, shown, states, status } from '../helpers/comments.ts'
import { fileWorld } from '../helpers/world.ts'

const here = await fileWorld()

const text = '/docs explain the retries'
const wim = () => here.github.as('wim')
const pull = () => wim().openPullRequest({ title: 'Retries', head: 'wim/retries' })

interface Kind {
  make(): Promise<{ number: number; event: LocalEvent; inputs?: Record<string, string> }>
  trigger: RegExp
  /** Where reactions go; undefined if GitHub has none there. */
  reactions?: RegExp
}
const kinds: Record<string, Kind> = {
  'a comment on a line': {
    async make() {
      const { number } = await pull()
      return {
        number,
        event: await lineCommentCreated(here.github, await wim().commentOnLine(number, text)),
      }
    },
    trigger: /^review-comment:\d+$/,
    reactions: /^pulls\/comments\/\d+$/,
  },
  'a review': {
    async make() {
      const { number } = await pull()
      return { number, event: await reviewSubmitted(here.github, await wim().review(number, text)) }
    },
    trigger: /^review:\d+$/,
  },
  'an opened issue': {
    async make() {
      const issue = await wim().openIssue('Retries', text)
      return { number: issue.number, event: issueOpened(here.github, issue) }
    },
    trigger: /^issue:\d+$/,
    reactions: /^issues\/\d+$/,
  },
  'a step with issue-number': {
    async make() {
      const { number } = await wim().openIssue('Nightly')
      const given = { prompt: 'Refresh the index', 'issue-number': String(number) }
      return { number, event: dispatched(here.github), inputs: given }
    },
    trigger: /^run:7\/docs\/0\/__self\/[0-9a-f]{16}$/,
  },
}

describe('one request is sent for', () => {
  it.each(Object.entries(kinds))(
    '%s: a re-run reports the same again, and a second delivery is skipped',
    async (title, { make, trigger, reactions }) => {
      const { number, event, inputs = {} } = await make()
      const first = await here.run(event, { inputs, runId: 7 })
      expect(first.ended).toMatchObject({
        code: 0,
        outputs: { outcome: 'completed', jobId: 'job-0001' },
      })
      const { marker } = await status(here, number)
      expect(marker.trigger).toMatch(trigger)
      expect(marker).toMatchObject({ phase: 'settled', comment: expect.any(Number) })

      const second = await here.run(event, { inputs, runId: 7, attempt: 2 })
      expect(second.ended.code).toBe(0)
      for (const name of ['outcome', 'jobId', 'prLink', 'prNumber', 'status', 'commentUrl'])
        expect(second.ended.outputs[name]).toBe(first.ended.outputs[name])
      if (title !== 'a step with issue-number') {
        const again = await here.run(event, { inputs, runId: 8 })
        expect(again.ended).toMatchObject({ code: 0, outputs: { outcome: 'skipped', jobId: '' } })
      }
      expect(here.service.posts()).toHaveLength(1)
      expect(await states(here, number)).toEqual(['settled completed job-0001'])
      expect(
        (await shown(here, number)).filter(({ login }) => login === 'github-actions[bot]'),
      ).toHaveLength(1)
      expect(here.github.reactions.map(({ content }) => content)).toEqual(
        reactions ? ['eyes', 'rocket'] : [],
      )
      for (const { on } of here.github.reactions) expect(on).toMatch(reactions ?? /^$/)
    },
  )
})

it('with comment: none only reactions are written, and a re-run warns that it starts a new job', async () => {
  const { number, event } = await asks(here)
  const silent = { comment: 'none' }
  const first = await here.run(event, { inputs: silent })
  const second = await here.run(event, { inputs: silent, attempt: 2 })
  expect([first, second].map(({ ended }) => ended.outputs.outcome)).toEqual([
    'completed',
    'completed',
  ])
  expect(second.ended.stdout).toMatch(/^::warning::.*starts a new job/m)
  expect(await here.github.conversation(number)).toHaveLength(1)
  expect(await here.github.conversation(Number(first.ended.outputs.prNumber))).toEqual([])
  const written = here.github.ledger.filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/reactions'),
  )
  expect(written).toEqual([])
})
