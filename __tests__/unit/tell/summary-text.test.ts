import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import { type Outcome, outcomeNames } from '../../../src/outcomes.ts'
import { summaryText } from '../../../src/tell/summary-text.ts'
import { hostile } from '../../helpers/hostile-text.ts'
import { linkTo } from '../../helpers/links.ts'
import { rendered } from '../../helpers/render-markdown.ts'

const commentUrl = 'https://github.com/o/r/issues/1#issuecomment-101'
const job: Job & { id: string } = { id: 'job-1', status: 'completed', link: linkTo(7) }

const at = (time: string) => new Date(`2026-03-04T${time}Z`)

/** What a reader sees of a run with this outcome. */
const ends: [name: string, outcome: Outcome, about: Partial<Parameters<typeof summaryText>[1]>][] =
  [
    [
      'completed',
      { name: 'completed', reason: 'Job job-1 completed with a pull request.', job },
      {
        prompt: 'explain',
        requester: 'octocat',
        commentUrl,
        times: { asked: at('10:00:00'), started: at('10:00:12'), ended: at('10:03:20') },
      },
    ],
    [
      'completed, reported again by a re-run',
      { name: 'completed', reason: 'Job job-1 finished in an earlier attempt.', job },
      { prompt: 'explain', times: { asked: at('10:00:00'), ended: at('12:00:00') } },
    ],
    [
      'no-pull-request, of a nightly run',
      {
        name: 'no-pull-request',
        reason: 'Job job-1 completed and no pull request appeared.',
        job: { id: 'job-1' },
      },
      { prompt: 'Refresh.', times: { started: at('02:00:05'), ended: at('02:08:05') } },
    ],
    ['archived', { name: 'archived', reason: 'Job job-1 was archived.' }, { prompt: 'explain' }],
    [
      'failed',
      { name: 'failed', reason: 'Job job-1 failed at the service.' },
      { prompt: 'explain' },
    ],
    [
      'timed-out',
      {
        name: 'timed-out',
        reason: 'Job job-1 was still running at the timeout. It keeps running.',
        job: { id: 'job-1' },
      },
      { times: { started: at('10:00:00'), ended: at('11:00:00') } },
    ],
    [
      'timed-out before it was sent',
      {
        name: 'timed-out',
        reason: 'Job job-1 was still running at the timeout. The follow-up was not sent.',
      },
      { prompt: 'explain', times: { asked: at('10:00:00'), ended: at('11:00:00') } },
    ],
    [
      'detached',
      { name: 'detached', reason: 'Job job-1 was left running on purpose.', job: { id: 'job-1' } },
      {},
    ],
    [
      'unconfirmed',
      { name: 'unconfirmed', reason: 'The job shows no sign of having started on it.', job },
      {},
    ],
    [
      'unknown',
      { name: 'unknown', reason: 'The job may have been created.' },
      { prompt: 'explain', requester: 'octocat' },
    ],
    [
      'rate-limited',
      { name: 'rate-limited', reason: 'The hourly limit is reached. Nothing was started.' },
      {},
    ],
    [
      'skipped',
      { name: 'skipped', reason: 'This conversation has no job.' },
      { requester: 'octocat' },
    ],
    ['refused', { name: 'refused', reason: '@rosa has read; write is needed.' }, {}],
    ['cancelled', { name: 'cancelled', reason: 'The run was cancelled. Nothing was started.' }, {}],
    ['error', { name: 'error', reason: 'project-id is empty.\nbase-url is empty.' }, {}],
  ]

describe('the job summary', () => {
  it('says in its heading, its second line and below what happened, and what is folded', () => {
    const said = ends.map(([name, outcome, about]) => {
      const text = summaryText(outcome, { seconds: 200, ...about }).replace(
        /^`{3}json\n[\s\S]*?^`{3}$/m,
        '',
      )
      const lines = text.split('\n').filter((line) => !/^(?:`{3}|<\/|$)/.test(line))
      return [name, ...lines.map((line) => line.replace(' · The step took 3 min 20 s', ''))].join(
        '\n  ',
      )
    })
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "completed
        ### ✅ Docs agent: pull request <https://github.com/o/r/pull/7> is ready
        Outcome \`completed\` · Requested by \`octocat\` · [Status comment](<https://github.com/o/r/issues/1#issuecomment-101>)
        <details><summary>Prompt, times and job details</summary>
        explain
        asked    2026-03-04 10:00:00 UTC
        started  2026-03-04 10:00:12 UTC, 12 s later
        finished 2026-03-04 10:03:20 UTC, 3 min 8 s later
      completed, reported again by a re-run
        ### ✅ Docs agent: pull request <https://github.com/o/r/pull/7> is ready
        Outcome \`completed\`
        <details><summary>Prompt, times and job details</summary>
        explain
        asked    2026-03-04 10:00:00 UTC
        ended    2026-03-04 12:00:00 UTC, 2 h later
      no-pull-request, of a nightly run
        ### ✅ Docs agent: done, without a pull request
        Outcome \`no-pull-request\`
        Job \`job-1\` completed and no pull request appeared.
        <details><summary>Prompt, times and job details</summary>
        Refresh.
        started  2026-03-04 02:00:05 UTC
        finished 2026-03-04 02:08:05 UTC, 8 min later
      archived
        ### ⚠️ Docs agent: the job was archived
        Outcome \`archived\`
        Job \`job-1\` was archived.
        <details><summary>Prompt</summary>
        explain
      failed
        ### ❌ Docs agent: the job failed
        Outcome \`failed\`
        Job \`job-1\` failed at the service.
        <details><summary>Prompt</summary>
        explain
      timed-out
        ### ⏳ Docs agent: still running at the timeout
        Outcome \`timed-out\`
        <details><summary>Times and job details</summary>
        started  2026-03-04 10:00:00 UTC
        ended    2026-03-04 11:00:00 UTC, 1 h later
      timed-out before it was sent
        ### ⚠️ Docs agent: not sent before the timeout
        Outcome \`timed-out\`
        Job \`job-1\` was still running at the timeout. The follow-up was not sent.
        <details><summary>Prompt and times</summary>
        explain
        asked    2026-03-04 10:00:00 UTC
        ended    2026-03-04 11:00:00 UTC, 1 h later
      detached
        ### ⏳ Docs agent: left running
        Outcome \`detached\`
        <details><summary>Job details</summary>
      unconfirmed
        ### ⚠️ Docs agent: sent, but the job shows no sign of having started on it
        The earlier pull request: <https://github.com/o/r/pull/7> · Outcome \`unconfirmed\`
        The job shows no sign of having started on it.
        <details><summary>Job details</summary>
      unknown
        ### ⚠️ Docs agent: it is not known whether the work started
        Outcome \`unknown\` · Requested by \`octocat\`
        The job may have been created.
        <details><summary>Prompt</summary>
        explain
      rate-limited
        ### ⚠️ Docs agent: the hourly limit is reached, nothing was started
        Outcome \`rate-limited\`
        The hourly limit is reached.
      skipped
        ### Docs agent: nothing to do
        Outcome \`skipped\` · Requested by \`octocat\`
        This conversation has no job.
      refused
        ### Docs agent: not allowed
        Outcome \`refused\`
        \`@rosa\` has read; write is needed.
      cancelled
        ### ⚠️ Docs agent: the run was cancelled
        Outcome \`cancelled\`
        Nothing was started.
      error
        ### ❌ Docs agent: an error occurred
        Outcome \`error\`
        project-id is empty.
        base-url is empty."
    `)
  })

  it('has a case for every outcome', () => {
    expect(new Set(ends.map(([, { name }]) => name))).toEqual(new Set(outcomeNames))
  })

  it('of a run without details has no empty part', () => {
    expect(summaryText({ name: 'skipped', reason: '' }, { seconds: 0 })).toMatchInlineSnapshot(`
      "### Docs agent: nothing to do
      Outcome \`skipped\` · The step took 0 s
      "
    `)
  })

  it('has no timeline if only the end is known', () => {
    const times = { ended: at('10:00:00') }
    expect(
      summaryText({ name: 'completed', reason: '', job }, { times, seconds: 5 }),
    ).not.toContain('10:00:00')
  })

  it('says why a completed job has no link', () => {
    expect(summaryText({ name: 'completed', reason: 'Why.' }, { seconds: 5 })).toContain('Why.')
  })

  it('shows foreign text as nothing but text', () => {
    const withText = (text: string) =>
      summaryText(
        {
          name: 'failed',
          reason: `r ${text}`,
          job: {
            id: 'j',
            status: `s ${text}`,
            model: `m ${text}`,
            refusedLink: `l ${text}`,
            link: linkTo(7),
          },
        },
        { prompt: `p ${text}`, requester: 'octocat', commentUrl, seconds: 5 },
      )
    const plain = rendered(withText('x')).tags
    fc.assert(
      fc.property(hostile, (text) => {
        const { tags, prose, code } = rendered(withText(text))
        expect(tags).toBe(plain)
        expect(prose).not.toMatch(/[@#<>]|:\/\/|www\.|\b[\da-f]{7,}\b/)
        expect(code).toHaveLength(2)
      }),
      { numRuns: 500 },
    )
  })

  it('stays far below 1 MiB', () => {
    const outcome: Outcome = { name: 'failed', reason: '☂'.repeat(100_000) }
    expect(summaryText(outcome, { prompt: '☂'.repeat(160_000), seconds: 5 }).length).toBeLessThan(
      12_300,
    )
  })
})
