import { describe, expect, it } from 'vitest'
import type { Job } from '../../../src/io/job-record.ts'
import { signMarker, signNote } from '../../../src/memory/signed-marker.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { pass } from '../../../src/sweep/pass.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { type FakeGitHub, type Fault, ourAccount } from '../../helpers/fake-github.ts'
import { linkTo } from '../../helpers/links.ts'
import { keys, markerOf } from '../../helpers/markers.ts'
import {
  hasJob,
  markerWith,
  type OneRun,
  on,
  oneRun,
  rewrite,
  type Setup,
} from '../../helpers/one-run.ts'
import { environment, leftRunning } from '../../helpers/open-jobs.ts'

// Who asked is told of a result by one comment. Conversation 1 is theirs, #7 or #90 the docs pull
// request.
const done: Job = { status: 'completed', link: linkTo(7) }
/** A job of more than two minutes: its requester is told by a comment. */
const long = [...Array<string>(7).fill('active'), done]

const postsOn = (github: FakeGitHub, issue: number): string[] =>
  github.ledger.filter((line) => line.startsWith('POST comment') && line.includes(` on #${issue}`))
/** How often @wim was mentioned in comments that stand. */
const mentionsIn = (github: FakeGitHub, ...issues: number[]): number =>
  issues
    .flatMap((issue) => github.conversation(issue))
    .filter(({ body }) => body.includes('\n@wim')).length
const warnings = (log: string[]): string[] => log.filter((line) => line.startsWith('warning'))

/** What somebody posted on a docs pull request for the job of conversation 1. */
function announce(github: FakeGitHub, issue: number, requester: string | undefined): void {
  const from = { repository: 7, conversation: 1, name: 'o/r' }
  const about = {
    kind: 'pull-request',
    phase: 'settled',
    conversation: issue,
    jobId: 'job-1',
    from,
    requester,
  } as const
  github.say(
    issue,
    `${signMarker(markerWith(about), keys)}\n@${requester}, this pull request`,
    undefined,
    ourAccount,
  )
}

/** A sweep is about to tell of the result. */
function writeWord(github: FakeGitHub): void {
  const [{ id, body } = { id: 0, body: '' }] = github.conversation(1)
  const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
  rewrite(github, id, { ...marker, word: 'that-of-the-sweep' })
}

describe('a run whose comment', () => {
  const isNote = (line: string, { github }: OneRun): boolean =>
    line.startsWith('POST comment on #1') && github.ledger.some((one) => one.startsWith('EDIT'))

  it('on the docs pull request was taken, and its answer was lost, has told the requester', async () => {
    const { github, log } = await oneRun({
      found: long,
      before: (world) => world.github.fail('POST comment on #7', 'lost'),
    })
    expect([postsOn(github, 7).length, mentionsIn(github, 1, 7)]).toEqual([1, 1])
    expect(warnings(log)).toEqual([])
  })

  it.each<[string, Fault]>([
    ['was not taken and not answered', 'down'],
    ['was refused', 'denied'],
  ])('on the docs pull request %s tells the requester in the conversation', async (_, fault) => {
    const { github } = await oneRun({
      found: long,
      before: (world) => world.github.fail('POST comment on #7', fault),
    })
    expect([mentionsIn(github, 1), mentionsIn(github, 7)]).toEqual([1, 0])
  })

  it('may be there, for nothing can be read after the lost answer, posts no other that mentions the requester', async () => {
    const { github, log } = await oneRun({
      found: long,
      before: (world) => {
        world.github.fail('POST comment on #7', 'lost')
        world.github.fail('GET comments of #7', 'down')
      },
    })
    expect(mentionsIn(github, 1, 7)).toBe(1)
    expect(warnings(log)).toEqual([
      expect.stringContaining('It is not known whether a comment on #7 was posted.'),
    ])
  })

  it('in the conversation was taken, and its answer was lost, has told the requester', async () => {
    const { github, log } = await oneRun({
      found: [...Array<string>(7).fill('active'), { status: 'failed' }],
      before: (world) => {
        world.github.faultOf = (line) => (isNote(line, world) ? 'lost' : undefined)
      },
    })
    expect([postsOn(github, 1).length, mentionsIn(github, 1)]).toEqual([2, 1])
    expect(warnings(log)).toEqual([])
  })
})

describe('a re-run of a run that was killed', () => {
  const again = (setup: Setup = {}, fields: Partial<Marker> = {}) => {
    const marker = {
      trigger: 'comment:100',
      phase: 'created',
      run: '900',
      attempt: 1,
      requester: 'wim',
      ...fields,
    } as const
    const { before, ...more } = setup
    return oneRun({
      attempt: 2,
      ...more,
      before: (world) => {
        hasJob(done, { prLink: undefined, ...marker })(world)
        before?.(world)
      },
    })
  }

  it.each<[string, string | undefined, number]>([
    ['that had told the requester on the docs pull request posts nothing', 'wim', 0],
    [
      'that found the comment for a follow-up there tells the requester in the conversation',
      'mara',
      1,
    ],
    [
      'that named nobody on the docs pull request, as more people read it, does so too',
      undefined,
      1,
    ],
  ])('%s', async (_, named, notes) => {
    const { github } = await again({ before: (world) => announce(world.github, 7, named) })
    expect([postsOn(github, 7), mentionsIn(github, 1)]).toEqual([[], notes])
  })

  it('that had told the requester in the conversation comments on the docs pull request, and mentions nobody', async () => {
    const { github } = await again({
      before: (world) => {
        const note = signNote('notification:their-nonce', keys)
        world.github.say(1, `${note}\n@wim the docs agent`, undefined, ourAccount)
      },
    })
    expect([mentionsIn(github, 1), mentionsIn(github, 7), postsOn(github, 7).length]).toEqual([
      1, 0, 1,
    ])
  })

  it('whose comment on the docs pull request was not taken leaves the rest to a sweep that came to it meanwhile', async () => {
    const { github } = await again({
      before: (world) => {
        world.github.fail('POST comment on #7', 'down')
        on(world.github, 'POST comment on #7', () => writeWord(world.github))
      },
    })
    expect([postsOn(github, 7), mentionsIn(github, 1, 7)]).toEqual([
      ['POST comment on #7: down'],
      0,
    ])
  })

  it('finds two comments on the docs pull request, of which the second names the requester', async () => {
    const { github } = await again({
      before: (world) => {
        announce(world.github, 7, 'mara')
        announce(world.github, 7, 'wim')
      },
    })
    expect([postsOn(github, 7), mentionsIn(github, 1)]).toEqual([[], 0])
  })

  it('leaves the telling to a sweep whose word stands in the comment', async () => {
    const { github } = await again({
      before: (world) => on(world.github, 'EDIT comment', () => writeWord(world.github)),
    })
    const [{ body } = { body: '' }] = github.conversation(1)
    const marker = markerOf(body, { repository: 7, conversation: 1, comment: 101 })
    expect(marker).toMatchObject({ phase: 'created', word: 'that-of-the-sweep' })
    expect([postsOn(github, 1), postsOn(github, 7)]).toEqual([[], []])
  })

  it('waits a second after it took the comment, if a person is to be told, and else does not', async () => {
    const [person, nobody] = [await again(), await again({ mention: [] }, { requester: undefined })]
    expect([person.clock.slept.includes(1), nobody.clock.slept.includes(1)]).toEqual([true, false])
  })

  it('that cannot read what stands in the conversation mentions nobody', async () => {
    const { github, log } = await again({
      before: (world) =>
        on(world.github, 'GET comment 101', () => world.github.fail('GET comments of #1', 'down')),
    })
    expect([mentionsIn(github, 1, 7), postsOn(github, 7).length]).toEqual([0, 1])
    expect(warnings(log)).toEqual([expect.stringContaining('The requester could not be notified.')])
  })
})

describe('a sweep', () => {
  const completed: Job = { status: 'completed', link: linkTo(90) }
  const reviewers = ['mara']
  const sweepOf = (world: ReturnType<typeof leftRunning>) => async (): Promise<void> => {
    const metadata = { ...environment.metadata, reviewers }
    const given = { ...world.sweep(), environment: { ...environment, metadata } }
    await given.repositoryComments.read()
    await pass(given)
  }

  it.each<[string, string | undefined, number]>([
    [
      'finds the comment for a follow-up on the docs pull request: whoever asked first is told too',
      'mara',
      1,
    ],
    ['finds the comment that names the requester: they are not told again', 'wim', 0],
  ])('%s', async (_, named, notes) => {
    const world = leftRunning(fakeClock())
    world.left(1, {}, { record: completed })
    announce(world.github, 90, named)
    await sweepOf(world)()
    await sweepOf(world)()
    expect([postsOn(world.github, 90), mentionsIn(world.github, 1)]).toEqual([[], notes])
  })

  it.each<[string, Fault]>([
    ['refuses', 'denied'],
    ['does not answer', 'down'],
  ])(
    'each hour, while GitHub %s every edit of the status comment: nobody is told or asked twice',
    async (_, fault) => {
      const world = leftRunning(fakeClock())
      world.left(1, {}, { record: completed })
      world.github.faultOf = (line) => (line.startsWith('EDIT') ? fault : undefined)
      const sweep = sweepOf(world)
      await sweep()
      await sweep()
      world.github.faultOf = () => undefined
      await sweep()
      const { ledger } = world.github
      expect(ledger.filter((line) => line.startsWith('POST comment'))).toHaveLength(1)
      expect(ledger.filter((line) => line.startsWith('REQUEST'))).toHaveLength(1)
    },
  )

  it('each hour, while the last edit alone is refused, asks nobody twice to review again', async () => {
    const world = leftRunning(fakeClock())
    const id = world.left(90, { isReview: true, trigger: 'review:5' }, { record: { ...completed } })
    world.github.faultOf = (line) => (line === `EDIT comment ${id}` ? 'denied' : undefined)
    for (const _ of 'abc') await sweepOf(world)()
    expect(world.github.ledger.filter((line) => line.startsWith('REQUEST'))).toEqual([
      'REQUEST reviews of #90: wim',
    ])
  })

  it('whose word is written over in the second after it tells nobody, and writes nothing more', async () => {
    const clock = fakeClock()
    const world = leftRunning(clock)
    const id = world.left(1, {}, { record: completed })
    clock.at(0.5, () => {
      const marker = { ...(world.remembered(1, id) as Marker), word: 'that-of-another' }
      world.github.edit(id, `${signMarker(marker, keys)}\nTheirs.`)
    })
    await sweepOf(world)()
    expect(world.writes()).toEqual([`EDIT comment ${id}`])
    expect(world.shown(1)).toEqual(['Theirs.'])
  })
})
