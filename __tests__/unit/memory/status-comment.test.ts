import { describe, expect, it } from 'vitest'
import { StatusComment } from '../../../src/memory/status-comment.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { fakeGitHub } from '../../helpers/fake-github.ts'
import { readerOf, unrelatedKeys } from '../../helpers/markers.ts'
import { leave, markerWith, states } from '../../helpers/one-run.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

/** A status comment that says nothing yet. */
function comment({ text = (now: Marker) => `### ${now.phase}`, remembers = true } = {}) {
  const clock = fakeClock()
  const github = fakeGitHub(clock)
  const log = recordedLog()
  const kept: string[] = []
  const state = new StatusComment(
    {
      conversation: remembers ? { number: 1, comments: 0 } : undefined,
      reader: readerOf(github),
      repostsDeleted: true,
      text,
      save: ({ phase }, id, isWritten) =>
        kept.push(`${phase} in ${id}${isWritten ? '' : ', not yet'}`),
    },
    { github, clock, log },
    { marker: markerWith({ phase: 'waiting', asked: 'explain' }) },
  )
  return { github, state, log: log.lines, kept }
}

function made(state: StatusComment, ...[move, change]: Parameters<StatusComment['advance']>) {
  state.advance(move, change)
  return state.write()
}

/** The same, about to be sent. */
async function intent(setup?: Parameters<typeof comment>[0]) {
  const world = comment(setup)
  world.state.advance('send')
  await world.state.write()
  return world
}

it('begins with its marker, and its text quotes none', async () => {
  const { github } = await intent({ text: () => 'quoted: <!-- docs-agent:1:x.y -->' })
  expect(github.conversation(1)[0]?.body).toMatch(
    /^<!-- docs-agent:1:\S+ -->\nquoted: <! -- docs-agent:1:x\.y -->$/,
  )
})

describe('a move', () => {
  it('is written into the comment with what changed, and the comment then carries its own id', async () => {
    const { github, state, kept } = await intent()
    await made(state, 'accept', { jobId: 'job-1' })
    expect(github.ledger.at(-1)).toBe('EDIT comment 101')
    expect(states(github)).toEqual(['101 created anchored'])
    expect(state.marker).toMatchObject({
      phase: 'created',
      jobId: 'job-1',
      comment: 101,
      asked: 'explain',
    })
    expect(kept).toEqual([
      'intent in undefined, not yet',
      'intent in 101',
      'created in 101, not yet',
      'created in 101',
    ])
  })

  it.each(['down', 'denied'] as const)(
    'that cannot be written (%s) is an error, and is saved before',
    async (fault) => {
      const { github, state, kept } = await intent()
      github.fail('EDIT comment', fault)
      await expect(made(state, 'accept', { jobId: 'job-1' })).rejects.toMatchObject({
        name: 'GitHubError',
      })
      expect(kept.at(-1)).toBe('created in 101, not yet')
    },
  )

  it.each(['down', 'denied'] as const)(
    'on which nothing depends, and which cannot be written (%s): a warning',
    async (fault) => {
      const { github, state, log } = await intent()
      github.fail('EDIT comment', fault)
      state.advance('accept', { jobId: 'job-1' })
      await state.writeWithin(0, false)
      expect(state.marker).toMatchObject({ phase: 'created', jobId: 'job-1' })
      const words =
        'warning: The status comment could not be written. The job is not affected. Editing the status comment: '
      expect(log).toEqual([expect.stringContaining(words)])
      state.advance('settle', { outcome: 'completed' })
      await state.writeWithin(0, false)
      expect(states(github)).toEqual(['101 settled anchored'])
    },
  )

  it('into a comment that was deleted is posted anew, with all that was known', async () => {
    const { github, state, log } = await intent()
    github.remove(101)
    await made(state, 'accept', { jobId: 'job-1' })
    expect(states(github)).toEqual(['102 created anchored'])
    expect(state.marker).toMatchObject({ jobId: 'job-1', asked: 'explain', comment: 102 })
    await made(state, 'settle', { outcome: 'completed' })
    expect(states(github)).toEqual(['102 settled anchored'])
    expect(log).toEqual([])
  })

  it('with texts of any length is written at a length that GitHub takes', async () => {
    const { github, state } = await intent({
      text: ({ reason, notes = [] }) => [reason, ...notes].join('\n'),
    })
    const notes = Array.from({ length: 200 }, (_, at) => `${at} ${'☂'.repeat(1_200)}`)
    await made(state, 'hold', { reason: '☂'.repeat(50_000), notes })
    expect(github.conversation(1)[0]?.body.length).toBeLessThan(65_000)
    expect(states(github)).toEqual(['101 waiting anchored'])
  })

  it('that must never be made is an internal error', async () => {
    const { state } = await intent()
    state.advance('lose', {})
    await state.writeWithin(0, false)
    expect(() => state.advance('send')).toThrow('A trigger in phase unknown cannot send.')
  })

  it('without a conversation is kept for this run alone', async () => {
    const { github, state, kept } = await intent({ remembers: false })
    await state.reread()
    await made(state, 'accept', { jobId: 'job-1' })
    await made(state, 'settle', { outcome: 'completed' })
    expect(kept.filter((line) => !line.endsWith('yet'))).toEqual([
      'intent in undefined',
      'created in undefined',
      'settled in undefined',
    ])
    expect(state).toMatchObject({ comment: undefined, conversation: { marked: [] } })
    expect(state.marker).toMatchObject({ phase: 'settled', jobId: 'job-1', outcome: 'completed' })
    expect(github.ledger).toEqual([])
  })
})

it('a warning each says what cannot be verified, and of what nobody tells whose it is', async () => {
  const { github, state, log } = comment()
  for (const phase of ['created', 'settled'] as const)
    leave(github, { phase, comment: 0 }, { under: unrelatedKeys })
  const { id } = github.say(1, '')
  leave(github, { phase: 'intent' })
  github.userOf = (user) => (Object(user).login === 'octocat' ? null : user)
  github.edit(id, github.conversation(1).at(-1)?.body ?? '')
  await state.reread()
  expect(log).toEqual([
    expect.stringMatching(
      /^warning: 2 status comments of this account cannot be verified, because the keys were/,
    ),
    'warning: 1 status comment does not count, because GitHub does not say whether this account wrote it. GitHub names no author.',
  ])
})
