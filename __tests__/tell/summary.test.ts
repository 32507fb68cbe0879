import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Job } from '../../src/io/agent.ts'
import { checkLink } from '../../src/tell/link.ts'
import { summaryText } from '../../src/tell/summary.ts'
import { outcomeNames } from '../../src/work/outcome.ts'
import { hostile } from './hostile.ts'
import { alive, code } from './rendered.ts'

const link = checkLink('https://github.com/o/r/pull/7', [])
const commentUrl = 'https://github.com/o/r/issues/1#issuecomment-101'
const job: Job & { id: string } = { id: 'job-1', status: 'completed', prLink: 'https://github.com/o/r/pull/7' }

describe('the job summary', () => {
  it('with everything there can be', () => {
    const outcome = { name: 'completed', reason: 'Job job-1 completed with a pull request.', job } as const
    expect(
      summaryText(outcome, { link, prompt: 'explain', asker: 'octocat', commentUrl, seconds: 200 }),
    ).toMatchInlineSnapshot(`
      "### Docs agent: the pull request is ready

      Pull request: <https://github.com/o/r/pull/7>

      \`completed\` after 3 min 20 s, told in [the thread](<https://github.com/o/r/issues/1#issuecomment-101>)

      \`\`\`text
      Job job-1 completed with a pull request.
      \`\`\`

      Asked by \`octocat\`:

      \`\`\`text
      explain
      \`\`\`

      <details><summary>The job's record</summary>

      \`\`\`json
      {
        "id": "job-1",
        "status": "completed",
        "prLink": "https://github.com/o/r/pull/7"
      }
      \`\`\`

      </details>
      "
    `)
  })

  it('with nothing but an outcome', () => {
    expect(summaryText({ name: 'skipped', reason: '' }, { seconds: 0 })).toMatchInlineSnapshot(`
      "### Docs agent: nothing to do

      \`skipped\` after 0 s
      "
    `)
  })

  it('calls a link of an unconfirmed follow-up the earlier one', () => {
    const text = summaryText({ name: 'unconfirmed', reason: 'No sign.' }, { link, seconds: 90 })
    expect(text).toContain('Pull request (the earlier one): <https://github.com/o/r/pull/7>')
  })

  it.each(outcomeNames)('names %s', (name) => {
    expect(summaryText({ name, reason: 'Why.' }, { seconds: 5 })).toContain(`\`${name}\` after 5 s`)
  })

  it('foreign text is nothing but text in it', () => {
    const withText = (text: string) =>
      summaryText(
        {
          name: 'failed',
          reason: `r ${text}`,
          job: { id: 'j', status: `s ${text}`, model: `m ${text}`, prLink: `l ${text}` },
        },
        { prompt: `p ${text}`, asker: 'octocat', commentUrl, link, seconds: 5 },
      )
    const plain = alive(withText('x'))
    fc.assert(
      fc.property(hostile, (text) => {
        expect(alive(withText(text))).toBe(plain)
        expect(code(withText(text))).toHaveLength(3)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['x', '☂', '`', '\u0001', '𝒳'])('stays far below 1 MiB with the largest of everything (%s)', (unit) => {
    const field = unit.repeat(1_024)
    const text = summaryText(
      {
        name: 'failed',
        reason: unit.repeat(100_000),
        job: {
          id: field,
          status: field,
          model: field,
          prLink: field,
          createdAt: field,
          archivedAt: field,
          source: { repository: field, ref: field },
        },
      },
      { prompt: unit.repeat(160_000), asker: 'o', commentUrl, link, seconds: 5 },
    )
    expect(Buffer.byteLength(text)).toBeLessThan(512 * 1_024)
    expect(text.isWellFormed()).toBe(true)
  })
})
