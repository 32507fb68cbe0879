import { describe, expect, it } from 'vitest'
import { GitHubError } from '../../../src/io/github-error.ts'
import type { WorkflowJob, WorkflowRunState } from '../../../src/io/github-runs.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { notRerun } from '../../../src/protocol/reasons.ts'
import { rerunLimited } from '../../../src/sweep/rerun-limited.ts'
import type { Sweep } from '../../../src/sweep/sweep.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { leftRunning } from '../../helpers/open-jobs.ts'

function world() {
  const clock = fakeClock()
  const { left, ...rest } = leftRunning(clock)
  const ended: WorkflowRunState = {
    isCompleted: true,
    conclusion: 'failure',
    event: 'issue_comment',
    attempt: 1,
    createdAt: clock.date().toISOString(),
  }
  const limited: Partial<Marker> = {
    phase: 'waiting',
    outcome: 'rate-limited',
    attempt: 1,
    event: 'issue_comment',
    jobId: undefined,
  }
  return {
    clock,
    ...rest,
    left,
    /** A request of a failed workflow run that waits for the limit; its comment's id. */
    waits(issue: number, marker: Partial<Marker> = {}, run: Partial<WorkflowRunState> = {}, minutes?: number): number {
      const id = String(marker.run ?? 900 + issue)
      rest.github.runs.set(id, { ...ended, ...run })
      return left(issue, { ...limited, run: id, ...marker }, minutes === undefined ? {} : { minutes })
    },
    ago: (minutes: number) => new Date(clock.date().getTime() - minutes * 60_000).toISOString(),
    /** Requests that used the limit within the hour. */
    used(count: number): void {
      const startedAt = clock.date().toISOString()
      for (let issue = 1_000; issue < 1_000 + count; issue++) left(issue, { phase: 'settled', startedAt })
    },
    async sweeps(sweep: Sweep = rest.sweep({ rerunLimited: true })): Promise<string[]> {
      await sweep.openComments.read()
      rest.github.ledger.length = 0
      await rerunLimited(sweep)
      return [...sweep.started]
    },
    reruns: () => rest.github.ledger.filter((line) => line.startsWith('RERUN')),
  }
}

describe('a request that waits for the limit', () => {
  it('is counted in its comment, then started again, in five requests', async () => {
    const { waits, sweeps, github, remembered, shown, clock } = world()
    const id = waits(1)
    expect(await sweeps()).toEqual(['901'])
    expect(github.ledger).toEqual([
      'GET run 901',
      'GET jobs of run 901',
      'GET changed comments, page 1',
      `EDIT comment ${id}`,
      'RERUN 901',
    ])
    const at = clock.date().toISOString()
    expect(remembered(1, id)).toMatchObject({ phase: 'waiting', outcome: 'rate-limited', reruns: { count: 1, at } })
    expect(shown(1)[0]).toContain('Started again by a sweep at ')
  })

  it('is started once by two sweeps, one after the other or at once', async () => {
    const { waits, sweeps, sweep, reruns, remembered } = world()
    const id = waits(1)
    const both = [sweep({ rerunLimited: true }), sweep({ rerunLimited: true })]
    await Promise.all(both.map((given) => given.openComments.read()))
    await sweeps(both[0])
    await rerunLimited(both[1] as Sweep)
    await sweeps()
    expect(reruns()).toEqual([])
    expect(remembered(1, id)).toMatchObject({ reruns: { count: 1 } })
  })

  it.each([
    [88, ['901', '902']],
    [89, ['901']],
    [90, []],
    [95, []],
  ])('after %i uses in this hour: %j', async (uses, expected) => {
    const { waits, used, sweeps } = world()
    waits(1)
    waits(2)
    used(uses)
    expect(await sweeps()).toEqual(expected)
  })

  it('with two legs is one re-run, counted in both comments, and needs room for both', async () => {
    const { waits, used, sweeps, remembered } = world()
    const legs = [waits(1, { run: '900' }), waits(2, { run: '900' })]
    waits(3)
    used(87)
    expect(await sweeps()).toEqual(['900', '903'])
    expect(remembered(1, legs[0] ?? 0)?.reruns).toEqual(remembered(2, legs[1] ?? 0)?.reruns)
  })

  it('keeps its room for longer than an hour if its run is still going, and people who wait do not take it', async () => {
    const { waits, used, sweeps, ago } = world()
    const schedule = { run: '800', requester: undefined, reruns: { count: 1, at: ago(61) } }
    waits(1, schedule, { isCompleted: false, attempt: 2 }, 90)
    waits(2, schedule, { isCompleted: false, attempt: 2 }, 90)
    for (const issue of [3, 4, 5]) waits(issue)
    used(87)
    expect(await sweeps()).toEqual(['903'])
  })

  it('with more legs than an hour has room for waits for an empty one, and keeps nobody waiting', async () => {
    const { waits, used, sweeps, log } = world()
    for (let leg = 1; leg <= 91; leg++) waits(leg, { run: '800' })
    waits(92)
    used(1)
    expect(await sweeps()).toEqual(['992'])
    expect(log.lines).toContain('info: Workflow run 800 sends 91 requests, and the hour has room for 89.')
  })

  it('is not started before the time that the service said to another one', async () => {
    const { waits, sweeps, github, clock } = world()
    waits(1, { retryAt: new Date(clock.date().getTime() + 60_000).toISOString() })
    waits(2)
    expect(await sweeps()).toEqual([])
    expect(github.ledger).toEqual([])
    clock.pass(61)
    expect(await sweeps()).toEqual(['901', '902'])
  })

  it('whose re-run never began is started again after ten minutes, as the second time', async () => {
    const { waits, sweeps, remembered, github, clock } = world()
    const id = waits(1)
    github.fail('RERUN', 'down')
    expect(await sweeps()).toEqual([])
    clock.pass(540)
    expect(await sweeps()).toEqual([])
    clock.pass(61)
    expect(await sweeps()).toEqual(['901'])
    expect(remembered(1, id)?.reruns?.count).toBe(2)
  })
})

describe('is named in its comment, once, and not started again', () => {
  it.each<[string, Partial<Marker>, Partial<WorkflowRunState> | 'deleted', keyof typeof notRerun]>([
    [
      'three times tried',
      { reruns: { count: 3, at: '2020-01-01T00:00:00Z' }, retryAt: '2020-01-01T01:00:00Z' },
      {},
      'tried',
    ],
    ['it did not fail', {}, { conclusion: 'success' }, 'did-not-fail'],
    ['too old', {}, { createdAt: '2020-01-01T00:00:00Z' }, 'old'],
    ['deleted', {}, 'deleted', 'deleted'],
    ['another event', {}, { event: 'push' }, 'other'],
    ['still going', {}, { isCompleted: false }, 'still-going'],
  ])('%s', async (_, marker, run, note) => {
    const { waits, sweeps, remembered, shown, writes, github } = world()
    const id = waits(1, marker, run === 'deleted' ? {} : run)
    if (run === 'deleted' && github.runs.delete('901')) github.over.add('901')
    waits(2)
    expect(await sweeps()).toEqual(['902'])
    expect(remembered(1, id)?.notRerun).toBe(note)
    expect(shown(1)[0]?.replaceAll('\n', ' ')).toContain(notRerun[note])
    await sweeps()
    expect(writes()).toEqual([])
  })

  it('and one that was still going is started when it has ended, and not called so any more', async () => {
    const { waits, sweeps, remembered, github } = world()
    const id = waits(1, {}, { isCompleted: false })
    await sweeps()
    github.runs.set('901', {
      ...(github.runs.get('901') as WorkflowRunState),
      isCompleted: true,
      conclusion: 'failure',
    })
    expect(await sweeps()).toEqual(['901'])
    expect(remembered(1, id)?.notRerun).toBe(undefined)
  })
})

describe('a re-run would repeat another workflow job', () => {
  const failed: WorkflowJob = {
    conclusion: 'failure',
    startedAt: '2025-06-01T10:00:05Z',
    completedAt: '2025-06-01T10:01:00Z',
  }
  const after: WorkflowJob = {
    conclusion: 'success',
    startedAt: '2025-06-01T10:01:09Z',
    completedAt: '2025-06-01T10:02:00Z',
  }

  it.each<[string, WorkflowJob, keyof typeof notRerun]>([
    ['that failed too', failed, 'others-failed'],
    ['that ran after the failed one', after, 'may-depend'],
  ])('%s: nothing is re-run, and the comment says why, once', async (_, job, why) => {
    const { waits, sweeps, remembered, shown, writes, github } = world()
    const id = waits(1)
    github.jobs.set('901', [failed, job])
    waits(2)
    expect(await sweeps()).toEqual(['902'])
    expect(remembered(1, id)).toMatchObject({ notRerun: why })
    expect(shown(1)[0]?.replaceAll('\n', ' ')).toContain(notRerun[why])
    await sweeps()
    expect(writes()).toEqual([])
    expect(github.ledger).not.toContain('GET run 901')
  })

  it.each(['denied', 'gone', 'down'] as const)(
    'or nobody can tell (%s): nothing is re-run, one warning',
    async (fault) => {
      const { waits, sweeps, github, log, remembered } = world()
      const ids = [waits(1), waits(2)]
      github.faultOf = (line) => (line.startsWith('GET jobs') ? fault : undefined)
      expect(await sweeps()).toEqual([])
      expect(ids.map((id, index) => remembered(index + 1, id)?.notRerun)).toEqual([undefined, undefined])
      const warnings = log.lines.filter((line) => line.startsWith('warning'))
      expect(warnings).toEqual([expect.stringContaining('A request that waits for the limit is not started again. ')])
    },
  )
})

describe('GitHub does not start it again', () => {
  it.each(['GET run', 'RERUN'])(
    'for want of a permission (%s): one warning, nothing counted, the rest is left',
    async (call) => {
      const { waits, sweeps, remembered, log, github, reruns } = world()
      const ids = [waits(1), waits(2)]
      github.fail(call, 'denied', 'denied')
      expect(await sweeps()).toEqual([])
      expect(reruns().length).toBeLessThan(2)
      expect(ids.map((id, index) => remembered(index + 1, id)?.reruns)).toEqual([undefined, undefined])
      const warnings = log.lines.filter((line) => line.startsWith('warning'))
      expect(warnings).toEqual([expect.stringContaining('A request that waits for the limit is not started again. ')])
    },
  )

  it('because this run cannot be repeated: its comment says so, and the others are started', async () => {
    const { waits, sweeps, sweep, remembered, github } = world()
    const id = waits(1)
    waits(2)
    const refusing = {
      ...github,
      async rerunFailedJobs(run: string) {
        if (run === '901') throw new GitHubError('GitHub refused it.', { status: 403 })
        return github.rerunFailedJobs(run)
      },
    }
    expect(await sweeps(sweep({ rerunLimited: true }, { github: refusing }))).toEqual(['902'])
    expect(remembered(1, id)).toMatchObject({ notRerun: 'refused' })
    expect(remembered(1, id)?.reruns).toBe(undefined)
  })

  it('because somebody started it by hand in this moment: nothing is said', async () => {
    const { waits, sweeps, sweep, remembered, github, log } = world()
    const id = waits(1)
    const late = {
      ...github,
      async rerunFailedJobs(run: string) {
        await github.rerunFailedJobs(run)
        return github.rerunFailedJobs(run)
      },
    }
    expect(await sweeps(sweep({ rerunLimited: true }, { github: late }))).toEqual([])
    expect(remembered(1, id)?.notRerun).toBe(undefined)
    expect(log.lines.filter((line) => line.startsWith('warning'))).toEqual([])
  })

  it('because its limit is reached: the sweep stops', async () => {
    const { waits, sweeps, github } = world()
    waits(1)
    github.fail('RERUN', 'limited')
    await expect(sweeps()).rejects.toThrow('RERUN')
  })

  it('because its comment was deleted meanwhile: the run is not touched', async () => {
    const { waits, sweeps, github, reruns } = world()
    waits(1)
    github.fail('EDIT', 'gone')
    expect(await sweeps()).toEqual([])
    expect(reruns()).toEqual([])
  })
})

describe('the limit was reached again', () => {
  it('by a re-run of this very sweep: nothing else is started', async () => {
    const { waits, sweeps, sweep, github, left, remembered, clock, ago } = world()
    for (let issue = 1; issue <= 4; issue++) waits(issue)
    const answering = {
      ...github,
      async rerunFailedJobs(run: string) {
        await github.rerunFailedJobs(run)
        const { trigger = '', reruns } = remembered(1, 101) ?? {}
        github.remove(101)
        left(
          1,
          {
            phase: 'waiting',
            outcome: 'rate-limited',
            attempt: 2,
            event: 'issue_comment',
            jobId: undefined,
            run,
            trigger,
            reruns,
            retryAt: ago(-50),
          },
          { minutes: 0 },
        )
        clock.pass(2)
      },
    }
    expect(await sweeps(sweep({ rerunLimited: true }, { github: answering }))).toEqual(['901'])
  })
})

describe('nothing was started, so nothing is counted', () => {
  it.each<[string, Error]>([
    ['the conversation is locked', new GitHubError('locked', { status: 403, readOnly: 'locked' })],
    ['the answer to an edit was lost', new GitHubError('bad', { status: 502, mayHaveSucceeded: true })],
  ])('of two legs, if the comment of one cannot be edited: %s', async (_, error) => {
    const { waits, sweeps, sweep, github, remembered, reruns, clock } = world()
    const [one, two] = [waits(1, { run: '900' }), waits(2, { run: '900' })]
    const failing = {
      ...github,
      updateComment: (id: number, body: string) =>
        id === two ? Promise.reject(error) : github.updateComment(id, body),
    }
    for (let times = 1; times <= 4; times++) {
      await sweeps(sweep({ rerunLimited: true }, { github: failing }))
      expect(reruns()).toEqual([])
      clock.pass(3_700)
    }
    const { reruns: counted, notRerun: why } = remembered(1, one) ?? {}
    expect({ counted, why }).toEqual({ counted: undefined, why: undefined })
  })

  it("if GitHub's own limit is reached", async () => {
    const { waits, sweeps, github, remembered } = world()
    const id = waits(1)
    github.fail('RERUN', 'limited')
    await expect(sweeps()).rejects.toThrow('RERUN')
    expect(remembered(1, id)?.reruns).toBe(undefined)
  })
})

it('a comment that the token may not edit keeps no other request waiting', async () => {
  const { waits, sweeps, github, log } = world()
  waits(1)
  waits(2)
  github.fail('EDIT', 'denied')
  expect(await sweeps()).toEqual(['902'])
  expect(log.lines.filter((line) => line.startsWith('warning'))).toHaveLength(1)
})

it('comments that the token may not edit are one warning', async () => {
  const { waits, sweeps, github, log } = world()
  const tried = { reruns: { count: 3, at: '2020-01-01T00:00:00Z' } }
  for (let issue = 1; issue <= 3; issue++) waits(issue, tried)
  github.fail('EDIT', 'denied', 'denied', 'denied')
  await sweeps()
  expect(log.lines.filter((line) => line.startsWith('warning'))).toHaveLength(1)
})

it.each(['created', 'intent', 'settled', 'unknown'] as const)(
  'a request that another comment has taken further meanwhile is left alone: %s',
  async (phase) => {
    const { waits, sweeps, sweep, github, left, remembered, reruns } = world()
    const id = waits(1)
    const { trigger = '' } = remembered(1, id) ?? {}
    const busy = {
      ...github,
      async workflowRun(run: string) {
        const found = await github.workflowRun(run)
        left(1, { phase, trigger, run: '777', attempt: 2 }, { minutes: 0 })
        return found
      },
    }
    expect(await sweeps(sweep({ rerunLimited: true }, { github: busy }))).toEqual([])
    expect(reruns()).toEqual([])
  },
)
