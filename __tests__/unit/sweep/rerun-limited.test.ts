import { describe, expect, it } from 'vitest'
import type { WorkflowJob, WorkflowRun } from '../../../dev/local/github/state.ts'
import { GitHubError } from '../../../src/io/github-error.ts'
import type { Marker } from '../../../src/protocol/marker.ts'
import { notRerun } from '../../../src/protocol/reasons.ts'
import { rerunLimited } from '../../../src/sweep/rerun-limited.ts'
import type { Sweep } from '../../../src/sweep/sweep-context.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import type { Fault } from '../../helpers/fake-github.ts'
import { leftRunning } from '../../helpers/open-jobs.ts'

const limited: Partial<Marker> = {
  phase: 'waiting',
  outcome: 'rate-limited',
  attempt: 1,
  event: 'issue_comment',
  jobId: undefined,
}
const tried = { reruns: { count: 3, at: '2020-01-01T00:00:00Z' } }

const job = (conclusion: string, from: string, to: string): WorkflowJob => ({
  conclusion,
  startedAt: `2025-06-01T${from}Z`,
  completedAt: `2025-06-01T${to}Z`,
})
const failed = job('failure', '10:00:05', '10:01:00')

function world() {
  const clock = fakeClock()
  const { left, ...rest } = leftRunning(clock)
  const ended: WorkflowRun = {
    status: 'completed',
    conclusion: 'failure',
    event: 'issue_comment',
    attempt: 1,
    createdAt: clock.date().toISOString(),
    jobs: [failed],
  }
  return {
    clock,
    ...rest,
    left,
    /** A request of a failed workflow run that waits for the limit; its comment's id. */
    waits(issue: number, marker: Partial<Marker> = {}, run: Partial<WorkflowRun> = {}, minutes?: number): number {
      const id = String(marker.run ?? 900 + issue)
      rest.github.runs.set(Number(id), { ...ended, ...run })
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
    waits(1, schedule, { status: 'in_progress', attempt: 2 }, 90)
    waits(2, schedule, { status: 'in_progress', attempt: 2 }, 90)
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
  it.each<[string, Partial<Marker>, Partial<WorkflowRun> | 'deleted', keyof typeof notRerun]>([
    ['three times tried', { ...tried, retryAt: '2020-01-01T01:00:00Z' }, {}, 'tried'],
    ['it did not fail', {}, { conclusion: 'success' }, 'did-not-fail'],
    ['too old', {}, { createdAt: '2020-01-01T00:00:00Z' }, 'old'],
    ['deleted', {}, 'deleted', 'deleted'],
    ['another event', {}, { event: 'push' }, 'other'],
    ['still going', {}, { status: 'in_progress' }, 'still-going'],
  ])('%s', async (_, marker, run, note) => {
    const { waits, sweeps, remembered, shown, writes, github } = world()
    const id = waits(1, marker, run === 'deleted' ? {} : run)
    if (run === 'deleted') github.runs.set(901, run)
    waits(2)
    expect(await sweeps()).toEqual(['902'])
    expect(remembered(1, id)?.notRerun).toBe(note)
    expect(shown(1)[0]?.replaceAll('\n', ' ')).toContain(notRerun[note])
    await sweeps()
    expect(writes()).toEqual([])
  })

  it('and one that was still going is started when it has ended, and not called so any more', async () => {
    const { waits, sweeps, remembered, github } = world()
    const id = waits(1, {}, { status: 'in_progress' })
    await sweeps()
    Object.assign(github.runs.get(901) ?? {}, { status: 'completed' })
    expect(await sweeps()).toEqual(['901'])
    expect(remembered(1, id)?.notRerun).toBe(undefined)
  })
})

describe('a re-run would repeat another workflow job', () => {
  const after = job('success', '10:01:09', '10:02:00')

  it.each<[string, WorkflowJob, keyof typeof notRerun]>([
    ['that failed too', failed, 'others-failed'],
    ['that ran after the failed one', after, 'may-depend'],
  ])('%s: nothing is re-run, and the comment says why, once', async (_, job, why) => {
    const { waits, sweeps, remembered, shown, writes, github } = world()
    const id = waits(1)
    Object.assign(github.runs.get(901) ?? {}, { jobs: [failed, job] })
    waits(2)
    expect(await sweeps()).toEqual(['902'])
    expect(remembered(1, id)).toMatchObject({ notRerun: why })
    expect(shown(1)[0]?.replaceAll('\n', ' ')).toContain(notRerun[why])
    await sweeps()
    expect(writes()).toEqual([])
    expect(github.ledger).not.toContain('GET run 901')
  })
})

describe('of two requests, where something goes wrong', () => {
  type World = ReturnType<typeof world>
  const fails =
    (call: string, ...faults: Fault[]) =>
    ({ github }: World) =>
      github.fail(call, ...faults)
  const noJobs =
    (fault: Fault) =>
    ({ github }: World): void => {
      github.faultOf = (line) => (line.startsWith('GET jobs') ? fault : undefined)
    }
  /** The first workflow run is not started by the first try, and what else happens then. */
  const refusing =
    (instead: (github: World['github'], run: string) => Promise<void>) =>
    ({ github }: World): void => {
      const { rerunFailedJobs } = github
      github.rerunFailedJobs = async (run) => {
        if (run === '901') await instead({ ...github, rerunFailedJobs }, run)
        return rerunFailedJobs(run)
      }
    }
  const cannot = async () => Promise.reject(new GitHubError('GitHub refused it.', { status: 403 }))
  const notStarted = /^warning: A request that waits for the limit is not started again\. /

  it.each<[string, (given: World) => unknown, string[], string[], RegExp[]]>([
    ['no permission to read runs', fails('GET run', 'denied', 'denied'), [], ['-', '-'], [notStarted]],
    ['no permission to start one', fails('RERUN', 'denied', 'denied'), [], ['-', '-'], [notStarted]],
    ['its jobs cannot be read', noJobs('denied'), [], ['-', '-'], [notStarted]],
    ['so, 404', noJobs('gone'), [], ['-', '-'], [notStarted]],
    ['so, for a moment', noJobs('down'), [], ['-', '-'], [notStarted]],
    ['one cannot be repeated', refusing(cannot), ['902'], ['refused', '1'], []],
    ['one was started by hand', refusing((github, run) => github.rerunFailedJobs(run)), ['902'], ['1', '1'], []],
    ['a comment may not be edited', fails('EDIT', 'denied'), ['902'], ['-', '1'], [notStarted]],
    ['a comment was deleted meanwhile', fails('EDIT', 'gone'), ['902'], ['-', '1'], [/#1 is left for the next sweep/]],
  ])('%s: what is started, what their comments say, and one warning at most', async (...given) => {
    const [, prepare, started, said, warnings] = given
    const setting = world()
    const { waits, sweeps, remembered, log } = setting
    const ids = [waits(1), waits(2)]
    prepare(setting)
    expect(await sweeps()).toEqual(started)
    const markers = ids.map((id, index) => remembered(index + 1, id))
    expect(markers.map((marker) => marker?.notRerun ?? String(marker?.reruns?.count ?? '-'))).toEqual(said)
    const found = log.lines.filter((line) => line.startsWith('warning'))
    expect(found).toEqual(warnings.map((words) => expect.stringMatching(words)))
  })

  it("GitHub's own limit is reached: the sweep stops, and nothing is counted", async () => {
    const { waits, sweeps, github, remembered } = world()
    const id = waits(1)
    github.fail('RERUN', 'limited')
    await expect(sweeps()).rejects.toThrow('Re-running workflow run 901')
    expect(remembered(1, id)?.reruns).toBe(undefined)
  })
})

it('the limit was reached again by a re-run of this very sweep: nothing else is started', async () => {
  const { waits, sweeps, sweep, github, left, remembered, clock, ago } = world()
  for (let issue = 1; issue <= 4; issue++) waits(issue)
  const answering = {
    ...github,
    async rerunFailedJobs(run: string) {
      await github.rerunFailedJobs(run)
      const { trigger = '', reruns } = remembered(1, 101) ?? {}
      github.remove(101)
      left(1, { ...limited, attempt: 2, run, trigger, reruns, retryAt: ago(-50) }, { minutes: 0 })
      clock.pass(2)
    },
  }
  expect(await sweeps(sweep({ rerunLimited: true }, { github: answering }))).toEqual(['901'])
})

it.each<[string, Error]>([
  ['the conversation is locked', new GitHubError('locked', { status: 403, readOnly: 'locked' })],
  ['the answer to an edit was lost', new GitHubError('bad', { status: 502, mayHaveSucceeded: true })],
])(
  'nothing is started and nothing counted of two legs, if the comment of one cannot be edited: %s',
  async (_, error) => {
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
  },
)

it('comments that the token may not edit are one warning', async () => {
  const { waits, sweeps, github, log } = world()
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
