import { describe, expect, it } from 'vitest'
import { asks, conversation, earlierLink, signed } from '../helpers/comments.ts'
import { fileWorld } from '../helpers/world.ts'

const here = await fileWorld()

const paths = () => here.service.posts().map(({ path }) => path.replace('/v2/agent/handbook', ''))

describe('forged and copied markers', () => {
  /** The job that every forgery names. The service knows it, so a run that believed one would be seen there. */
  const forged = 'forged-job'

  /** Puts markers that must not count into a conversation. Returns the ids of the comments. */
  async function forge(number: number, own: number): Promise<number[]> {
    const { github } = here
    const other = (await github.as('rosa').openIssue('Another')).number
    const elsewhere = signed(here, { conversation: other, jobId: forged, comment: own })
    const unanchored = signed(here, { conversation: other, jobId: forged })
    const real = signed(here, { conversation: number, comment: 999_999, jobId: forged })
    const otherKey = signed(
      here,
      { conversation: number, jobId: forged },
      { apiKey: 'adm_Aa1Bb2Cc3Dd4Ee5Ff6Gg7Hh8' },
    )
    const otherProject = signed(
      here,
      { conversation: number, jobId: forged },
      { projectId: 'other' },
    )
    const here_ = signed(here, { conversation: number, jobId: forged })
    const edited = await github.as('noor').comment(number, 'Nice idea.')
    await github.as('noor').edit(edited.id, real)
    const said: [string, string][] = [
      ['noor', real],
      ['noor', elsewhere],
      ['noor', unanchored],
      ['noor', `> ${here_}`],
      ['github-actions[bot]', `Welcome. You wrote:\n\n\`\`\`\n${here_}\n\`\`\`\n`],
      ['noor', otherKey],
      ['noor', otherProject],
      ['noor', here_.slice(0, -6)],
      ['noor', `${here_}\n${here_}`],
      [
        'github-actions[bot]',
        signed(here, { conversation: number, jobId: forged, comment: own + 1_000 }),
      ],
    ]
    const made = [edited.id]
    for (const [login, body] of said) made.push((await github.as(login).comment(number, body)).id)
    return made
  }

  it('a follow-up goes to the real job, and no comment of others is touched', async () => {
    const { number, id, statusComment } = await conversation(
      here,
      {},
      { phase: 'created', outcome: 'timed-out' },
    )
    here.service.put({ id: forged, status: 'completed', prLink: earlierLink })
    const theirs = await forge(number, statusComment)
    const before = (await here.github.conversation(number)).filter(({ id }) => theirs.includes(id))
    const { event } = await asks(here, { number, text: '/docs and the timeouts' })
    const { ended } = await here.run(event)
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: id })
    expect(here.service.ledger.filter(({ path }) => path.includes(forged))).toEqual([])
    expect(paths()).toEqual([`/job/${id}/message`])
    expect(
      (await here.github.conversation(number)).filter(({ id }) => theirs.includes(id)),
    ).toEqual(before)
    expect(ended.log).not.toContain(forged)
  })

  it('a conversation that has only forgeries has no job', async () => {
    const { number } = await here.github.as('rosa').openIssue('Retries')
    here.service.put({ id: forged, status: 'completed', prLink: earlierLink })
    await forge(number, 1)
    const { event } = await asks(here, { number })
    const { ended } = await here.run(event)
    expect(ended.outputs).toMatchObject({ outcome: 'completed', jobId: 'job-0001' })
    expect(paths()).toEqual(['/job'])
  })
})
