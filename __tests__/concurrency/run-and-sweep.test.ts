import { describe, expect, it } from 'vitest'
import { authorize } from '../../src/ask/authorize.ts'
import type { Work } from '../../src/ask/command.ts'
import type { Event } from '../../src/ask/event.ts'
import type { Job } from '../../src/io/job-record.ts'
import { run } from '../../src/run/run.ts'
import { pass } from '../../src/sweep/pass.ts'
import { connected } from '../helpers/connected.ts'
import { type Part, stage } from '../helpers/interleave.ts'
import { linkTo } from '../helpers/links.ts'
import { markerOf } from '../helpers/markers.ts'
import { type LeftRunning, leftRunning } from '../helpers/open-jobs.ts'
import { recordedLog } from '../helpers/recorded-log.ts'
import { environmentOf, inputs } from '../helpers/repository.ts'

function world(seed: number, takes?: { takes: number }) {
  const { clock, play } = stage(seed)
  const left = leftRunning(clock, takes)
  const { github, service } = left
  const requester = { id: 1, login: 'wim', bot: false }
  const { signal } = new AbortController()
  const never = { cancelled: signal, graceOver: signal }

  /** The run of somebody's comment in conversation 1; of the first one if it is run again. */
  function command(
    text: string,
    { wait = true, runId = '900', attempt = 1 } = {},
  ): (part: Part) => Promise<unknown> {
    const earlier = attempt > 1 ? github.conversation(1)[0] : undefined
    const { id, url, createdAt } = earlier ?? github.say(1, `/docs ${text}`)
    const written = {
      trigger: `comment:${id}`,
      body: `/docs ${text}`,
      author: requester,
      url,
      createdAt,
    }
    const conversation = { number: 1, kind: 'issue', comments: github.conversation(1).length }
    const event = {
      name: 'issue_comment',
      person: true,
      sender: requester,
      conversation,
      written,
    } as Event
    const work: Work =
      text === 'status'
        ? { kind: 'status' }
        : { kind: 'prompt', prompt: text, forceNew: false, wait }
    return ({ gate, clock }) => {
      const reach = connected(github.through(gate))
      return run({
        event,
        allowed: authorize(event, inputs, reach.github),
        handledAs: { kind: 'command', work },
        inputs,
        environment: environmentOf({ run: runId, attempt }),
        clients: {
          ...reach,
          ...never,
          agent: service.through(gate),
          clock,
          log: recordedLog(),
          redact: String,
        },
        writer: { saveJob() {}, saveMarker() {} },
      })
    }
  }

  async function sweep({ clock, gate }: Part): Promise<void> {
    const given = left.sweep(
      {},
      { clock, github: github.through(gate), agent: service.through(gate) },
    )
    await given.repositoryComments.read()
    await pass(given)
  }

  const later =
    (seconds: number, start: (part: Part) => Promise<unknown>) =>
    async (part: Part): Promise<unknown> => {
      await part.clock.sleep(seconds * 1_000)
      return start(part)
    }

  const sweepsAt = (...seconds: number[]) => seconds.map((at) => later(at, sweep))

  /** What each comment of ours in conversation 1 remembers. */
  const states = () =>
    github.conversation(1).flatMap(({ id, body }) => {
      const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
      return marker ? [[marker.phase, marker.outcome, marker.jobId].join(' ')] : []
    })
  return { ...left, play, command, sweep, sweepsAt, later, states }
}

describe('a job that was left running ends as one that was waited for', () => {
  it.each<[string, Job]>([
    [
      'completed',
      { status: 'completed', link: linkTo(90), model: 'm-1', createdAt: '2025-06-01T12:00:00Z' },
    ],
    ['completed without a link', { status: 'completed' }],
    [
      'completed with a link that may not be shown',
      { status: 'completed', refusedLink: 'http://evil.test/pull/1' },
    ],
    ['failed', { status: 'failed' }],
    ['archived', { status: 'archived', link: linkTo(90) }],
  ])('%s', async (_, record) => {
    const [waited, detached] = [true, false].map(async (wait) => {
      const { play, command, sweep, later, service, github, shown } = world(1, { takes: 200 })
      await play([
        command('explain', { wait }),
        later(140, async () => service.show('job-1', record)),
      ])
      github.running.delete(900)
      if (!wait) await play([sweep])
      const reactions = github.ledger.filter((line) => line.startsWith('REACT'))
      return { conversation: shown(1).map(timeless), pull: shown(90), reactions }
    })
    expect(await detached).toEqual(await waited)
  })
})

it('a result that comes with a request for the status, while the docs pull request gets its comment: that is there once', async () => {
  const { play, command, sweep, left, states, github } = world(3)
  left(1, {}, { record: { status: 'completed', link: linkTo(901) } })
  await play([command('status', { runId: '903' }), sweep, sweep])
  expect(states()).toEqual(['settled completed job-1'])
  expect(github.conversation(901)).toHaveLength(1)
  expect(github.edits.filter(({ after }) => after.includes('901> is ready'))).toHaveLength(1)
})

// The time it took is known only to a run that waited.
const timeless = (text: string): string => text.replace(/Took (?:at most )?\d[^·]*/, 'Took ')

/** What takes part: runs and sweeps, each so many seconds after the beginning. */
type Cast = (given: ReturnType<typeof world>) => Promise<void>

const denied = ({ github }: Pick<LeftRunning, 'github'>): void => {
  github.faultOf = (line) => (line.startsWith('GET run') ? 'denied' : undefined)
}

/** A run whose last edits GitHub refuses three times. */
function refused({
  github,
  service,
  command,
}: ReturnType<typeof world>): (part: Part) => Promise<unknown> {
  let isLast = false
  let refusals = 3
  github.faultOf = (line) => {
    if (line.startsWith('GET run')) return 'denied'
    const fault = isLast && refusals-- > 0 ? 'limited 20' : undefined
    isLast = false
    return fault
  }
  return (part) => {
    const gate: Part['gate'] = async (call, ms) => {
      await part.gate(call, ms)
      isLast = call === 'updateComment' && service.checks.length > 0
    }
    return command('explain')({ ...part, gate })
  }
}

const mentionsIn = ({ github }: Pick<LeftRunning, 'github'>): string[] =>
  github.ledger.filter((line) => /^POST comment \d+ on #901/.test(line))

describe('in any order of their steps a job is reported once, in one comment each', () => {
  const casts: [string, Cast][] = [
    [
      'a run, and sweeps',
      async (w) => void (await w.play([w.command('explain'), ...w.sweepsAt(58, 60, 70)])),
    ],
    [
      'a run, and sweeps that may not read whether it is in progress',
      async (w) => {
        denied(w)
        await w.play([w.command('explain'), ...w.sweepsAt(58, 60, 70)])
      },
    ],
    [
      'a run whose last edits are refused, and sweeps',
      async (w) => void (await w.play([refused(w), ...w.sweepsAt(58, 60, 70)])),
    ],
    [
      'a run that does not wait, and sweeps',
      async (w) => {
        await w.play([w.command('explain', { wait: false }), ...w.sweepsAt(38, 62)])
        w.github.running.delete(900)
        await w.play([w.sweep])
      },
    ],
    [
      'a run that is run again when its job has settled, and sweeps',
      async (w) => {
        await w.play([w.command('explain', { wait: false })])
        await w.play([
          w.later(30, w.command('explain', { attempt: 2 })),
          ...w.sweepsAt(29.5, 30, 30.5),
        ])
        w.github.running.delete(900)
        await w.play([w.sweep])
      },
    ],
    [
      'requests for the status that may not read whether the run is in progress',
      async (w) => {
        denied(w)
        const status = (at: number) =>
          w.later(at, w.command('status', { runId: String(1_000 + at) }))
        await w.play([w.command('explain'), ...[40, 55, 59, 60, 61, 62].map(status)])
        expect(w.github.edits.filter(({ after }) => after.includes('left running'))).toEqual([])
      },
    ],
    [
      'sweeps that begin at one moment',
      async (w) => {
        await w.play([w.command('explain', { wait: false })])
        await w.play([w.later(60, async () => {})])
        w.github.running.delete(900)
        await w.play(w.sweepsAt(0, 0, 0.3))
      },
    ],
    [
      'a request for the status, and a sweep',
      async (w) => {
        await w.play([w.command('explain', { wait: false })])
        await w.play([w.later(60, async () => {})])
        w.github.running.delete(900)
        await w.play([w.command('status', { runId: '903' }), w.sweep])
      },
    ],
  ]

  it.each(casts)('%s', async (_, play) => {
    for (let seed = 0; seed < 30; seed++) {
      const given = world(seed)
      await play(given)
      expect(given.states(), `seed ${seed}`).toEqual(['settled completed job-1'])
      expect(given.github.conversation(901), `seed ${seed}`).toHaveLength(1)
      // One that is deleted has notified the requester all the same.
      expect(mentionsIn(given), `seed ${seed}\n${given.github.ledger.join('\n')}`).toHaveLength(1)
    }
  })

  it('a follow-up in the same conversation, and sweeps', async () => {
    for (let seed = 0; seed < 30; seed++) {
      const { play, command, sweep, sweepsAt, states, github, service } = world(seed)
      await play([command('explain', { wait: false })])
      await play([command('and more', { runId: '902' }), ...sweepsAt(20, 30, 90)])
      github.running.delete(900)
      await play([sweep])
      expect(service.requests.map((request) => request.slice(0, 14))).toEqual([
        'create "explai',
        'follow-up to j',
      ])
      const followUp = expect.stringMatching(/^settled completed|^created unconfirmed/)
      expect(states(), `seed ${seed}`).toEqual(['settled completed job-1', followUp])
      expect(github.conversation(901)).toHaveLength(1)
    }
  })
})
