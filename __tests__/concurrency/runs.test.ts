import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/ask/event.ts'
import type { Invocation } from '../../src/ask/event-filter.ts'
import { type Inputs, readInputs } from '../../src/ask/inputs.ts'
import { checkPage } from '../../src/io/link.ts'
import { run } from '../../src/run/run.ts'
import type { RunResult } from '../../src/run/run-context.ts'
import { type FakeGitHub, fakeGitHub } from '../helpers/fake-github.ts'
import { type FakeService, fakeService, requestsSent } from '../helpers/fake-service.ts'
import { type Part, type Stage, stage } from '../helpers/interleave.ts'
import { linkTo } from '../helpers/links.ts'
import { keys, markerOf } from '../helpers/markers.ts'
import { recordedLog } from '../helpers/recorded-log.ts'

const given: Record<string, string> = {
  'api-key': 'svc_0123456789abcdef',
  'project-id': 'p1',
  'base-url': 'https://agent.test',
  'github-token': 'ghs_0123456789abcdef',
  context: 'none',
}
const inputs = readInputs((name) => given[name] ?? '', { ask: 'command', repositoryPrivate: false })

/** One repository, one service, and time that everybody shares. */
interface World {
  github: FakeGitHub
  service: FakeService
  play: Stage['play']
  /** Somebody's comment with a command, and the runs of it. */
  command(
    text: string,
    ask?: Partial<Invocation & { kind: 'prompt' }>,
  ): (attempt?: number) => (part: Part) => Promise<RunResult>
  /** The runs of a step with a prompt. */
  step(
    prompt: string,
    name: { run?: string; job?: string; index?: string; step?: string },
  ): (attempt?: number) => (part: Part) => Promise<RunResult>
}

function world(seed: number, options?: { takes: number }): World {
  const { clock, play } = stage(seed)
  const github = fakeGitHub(clock)
  const service = fakeService(clock, options)
  const requester = { id: 1, login: 'octocat', bot: false }
  const repository = { id: 7, owner: 'o', name: 'r', private: false }

  const runs =
    (event: Event, ask: Invocation, given: Inputs, name = { id: '900', job: 'docs', index: '0', step: 'docs' }) =>
    (attempt = 1) =>
    ({ gate, clock }: Part): Promise<RunResult> =>
      run({
        event,
        invocation: ask,
        inputs: given,
        environment: {
          run: { ...name, attempt },
          apiUrl: 'https://api.github.com',
          repository: { id: 7, owner: 'o', name: 'r', url: 'https://github.com/o/r' },
          command: '/docs',
          linkHosts: ['github.com'],
          metadata: { labels: [], reviewers: [], assignees: [] },
          githubPage: (url) => checkPage(url, 'https://github.com'),
          commit: { sha: '0'.repeat(40), workflow: 'docs.yml', branch: 'main', event: event.name },
          keys,
        },
        clients: {
          agent: service.through(gate),
          github: github.through(gate),
          clock,
          log: recordedLog(),
          redact: (text) => text,
          cancelled: new AbortController().signal,
          graceOver: new AbortController().signal,
        },
        writer: { saveJob() {}, saveMarker() {} },
      })

  return {
    github,
    service,
    play,
    command(text, ask = {}) {
      const comments = github.conversation(1).length
      const { id, url, createdAt } = github.say(1, `/docs ${text}`)
      const event: Event = {
        name: 'issue_comment',
        action: 'created',
        repository,
        person: true,
        sender: requester,
        conversation: { number: 1, kind: 'issue', comments: comments + 1 },
        written: {
          trigger: `comment:${id}`,
          body: `/docs ${text}`,
          author: requester,
          byApp: false,
          url,
          createdAt,
          reactTo: { kind: 'issue-comment', id },
        },
      }
      const asked: Invocation = {
        kind: 'prompt',
        prompt: text,
        forceNew: false,
        wait: true,
        removed: { comments: [], invisible: 0 },
        ...ask,
      }
      return runs(event, asked, inputs)
    },
    step(prompt, { run: id = '900', job = 'docs', index = '0', step = 'docs' }) {
      const event: Event = { name: 'schedule', repository, person: false }
      return runs(event, { kind: 'prompted' }, { ...inputs, prompt, issueNumber: 1 }, { id, job, index, step })
    },
  }
}

const names = (told: (RunResult | 'killed')[]): string[] =>
  told.map((one) => (one === 'killed' ? one : one.outcome.name))

/** What each status comment of the conversation remembers: `comment:101 settled completed job-1`. */
const states = (github: FakeGitHub): string[] =>
  github.conversation(1).flatMap(({ id, body }) => {
    const marker = markerOf(body, { repository: 7, conversation: 1, comment: id })
    return marker ? [[marker.trigger, marker.phase, marker.outcome, marker.jobId].filter(Boolean).join(' ')] : []
  })

const seeds = Array.from({ length: 50 }, (_, seed) => seed)

describe('in any order of their steps', () => {
  it.each(seeds)('two runs of one comment: one request (%i)', async (seed) => {
    const { command, play, service, github } = world(seed)
    const runOf = command('explain')
    const told = await play([runOf(), runOf()])
    expect(service.requests).toEqual(['create "explain" → job-1'])
    expect(names(told).toSorted()).toEqual(['completed', 'skipped'])
    expect(states(github)).toEqual(['comment:101 settled completed job-1'])
  })

  it.each(seeds)('five runs of one comment: one request (%i)', async (seed) => {
    const { command, play, service, github } = world(seed)
    const runOf = command('explain')
    const told = await play([runOf(), runOf(), runOf(), runOf(), runOf()])
    expect(service.requests).toEqual(['create "explain" → job-1'])
    expect(names(told).toSorted()).toEqual(['completed', 'skipped', 'skipped', 'skipped', 'skipped'])
    expect(states(github)).toHaveLength(1)
  })

  it.each(seeds)(
    'two commands: two requests, the later one to the job of the earlier, and both end (%i)',
    async (seed) => {
      const { command, play, service, github } = world(seed)
      const [one, other] = [command('one'), command('other')]
      const told = await play([one(), other()])
      expect(names(told)).toEqual(['completed', 'completed'])
      expect(service.requests).toHaveLength(2)
      expect(service.requests.filter((request) => request.startsWith('create'))).toHaveLength(1)
      expect(service.requests.filter((request) => request.startsWith('follow-up to job-1'))).toHaveLength(1)
      expect(states(github).toSorted()).toEqual([
        'comment:101 settled completed job-1',
        'comment:102 settled completed job-1',
      ])
    },
  )

  it.each(seeds)('two commands with --new: two jobs, and both end (%i)', async (seed) => {
    const { command, play, service } = world(seed)
    const told = await play([command('one', { forceNew: true })(), command('other', { forceNew: true })()])
    expect(names(told)).toEqual(['completed', 'completed'])
    expect(service.requests.map((request) => request.slice(0, 6))).toEqual(['create', 'create'])
  })

  it.each(seeds.slice(0, 20))('two steps, two jobs and two legs of one run: each sends its own (%i)', async (seed) => {
    const { step, play, service } = world(seed, { takes: 10 })
    const told = await play([
      step('a', {})(),
      step('b', { step: 'again' })(),
      step('c', { job: 'other' })(),
      step('d', { index: '1' })(),
    ])
    expect(names(told)).toEqual(['completed', 'completed', 'completed', 'completed'])
    expect(service.requests.map((request) => /"(.)"/.exec(request)?.[1]).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each(seeds)('two later attempts at a command that is still waiting: one request (%i)', async (seed) => {
    const { command, play, service, github } = world(seed)
    const runOf = command('explain')
    service.answers.push('limited')
    expect(names(await play([runOf()]))).toEqual(['rate-limited'])
    await play([runOf(2), runOf(2)])
    expect(requestsSent(service)).toEqual(['create "explain" → job-1'])
    expect(states(github)).toEqual(['comment:101 settled completed job-1'])
  })

  it.each(seeds)(
    'a run that waits for its turn, and a later attempt of another run of the same comment: one request (%i)',
    async (seed) => {
      const { command, play, service, github } = world(seed)
      await play([command('first')()])
      service.show('job-1', { status: 'active' })
      const runOf = command('more')
      const settles = async ({ clock }: Part): Promise<RunResult> => {
        await clock.sleep(300_000)
        service.show('job-1', { status: 'completed', link: linkTo(901) })
        return { outcome: { name: 'completed', reason: '' } }
      }
      const later = async (part: Part): Promise<RunResult> => {
        await part.clock.sleep(60_000)
        return runOf(2)(part)
      }
      await play([runOf(), later, settles])
      expect(requestsSent(service)).toEqual(['create "first" → job-1', 'follow-up to job-1 "more" → job-1'])
      expect(states(github)).toEqual(['comment:101 settled completed job-1', expect.stringContaining(' settled ')])
    },
  )
})

describe('a run that is killed at any of its steps, and then another attempt', () => {
  /** The number of steps of an undisturbed run. */
  const steps = async (
    script: (given: World) => (attempt?: number) => (part: Part) => Promise<RunResult>,
  ): Promise<number> => {
    let count = 0
    const given = world(1)
    const runOf = script(given)
    await given.play([
      (part) =>
        runOf()({
          ...part,
          gate: (call) => {
            count++
            return part.gate(call)
          },
        }),
    ])
    return count
  }

  const cases: [string, (given: World) => (attempt?: number) => (part: Part) => Promise<RunResult>][] = [
    ['a new job', ({ command }) => command('explain')],
    ['a step with a prompt', ({ step }) => step('explain', {})],
    [
      'a lost answer',
      (given) => {
        given.service.answers.push('lost')
        return given.command('explain')
      },
    ],
    [
      'an answer that never came',
      (given) => {
        given.service.answers.push('swallowed')
        return given.command('explain')
      },
    ],
    [
      'a limit that passes',
      (given) => {
        given.service.answers.push('limited 30')
        return given.command('explain')
      },
    ],
    [
      'a rejection',
      (given) => {
        given.service.answers.push('rejected')
        return given.command('explain')
      },
    ],
    [
      'a lost comment',
      (given) => {
        given.github.fail('POST comment', 'lost')
        return given.command('explain')
      },
    ],
    [
      'a comment that could not be edited',
      (given) => {
        given.github.fail('EDIT comment', 'down', 'down', 'down', 'down')
        return given.command('explain')
      },
    ],
  ]

  it.each(cases)('%s: at most one request', async (_, script) => {
    const all = await steps(script)
    expect(all).toBeGreaterThan(8)
    const seen = new Set<string>()
    for (let step = 1; step <= all + 1; step++) {
      const given = world(step)
      const runOf = script(given)
      const [first] = await given.play([runOf()], { run: 0, step })
      const sent = requestsSent(given.service).length
      const [second] = await given.play([runOf(2)])
      const [third] = await given.play([runOf(3)])
      const where = `killed at step ${step} of ${all}: ${names([first ?? 'killed', second ?? 'killed', third ?? 'killed'])}`
      expect(requestsSent(given.service).length, where).toBeLessThanOrEqual(1)
      // Nobody is left without a word: the work was done, or the last attempt says what is not known.
      const end = third === 'killed' ? undefined : third?.outcome
      expect(['completed', 'unknown'], where).toContain(end?.name)
      if (end?.name === 'completed') expect(requestsSent(given.service), where).toHaveLength(1)
      if (end?.name === 'unknown') expect(end.reason, where).toContain('--new')
      expect(states(given.github).length, where).toBeLessThanOrEqual(1)
      seen.add(`${sent} ${end?.name}`)
    }
    expect([...seen].some((one) => one.endsWith('completed') || one.endsWith('unknown'))).toBe(true)
  })

  it('a follow-up: at most one request, and never a second job', async () => {
    const script = (given: World) => given.command('more')
    for (let step = 1; step <= 45; step++) {
      const given = world(step)
      await given.play([given.command('explain')()])
      const runOf = script(given)
      await given.play([runOf()], { run: 0, step })
      const told = await given.play([runOf(2)])
      expect(
        requestsSent(given.service).filter((request) => request.includes('"more"')).length,
        `step ${step}`,
      ).toBeLessThanOrEqual(1)
      expect(
        requestsSent(given.service).filter((request) => request.startsWith('create')),
        `step ${step}`,
      ).toHaveLength(1)
      expect(['completed', 'unknown', 'unconfirmed'], `step ${step}`).toContain(names(told)[0])
    }
  })
})

describe('however GitHub fails', () => {
  it('a run that is held and cannot delete its comment leaves that of the other alone', async () => {
    const { command, play, service, github } = world(3)
    const runOf = command('explain')
    service.answers.push('swallowed')
    // The first run is thrown away just before it sends: its intent stays.
    await play([runOf()], { run: 0, step: 9 })
    expect(states(github)).toEqual(['comment:101 intent'])
    github.fail('DELETE comment', 'down')
    const told = await play([runOf()])
    expect(states(github)[0]).toBe('comment:101 intent')
    expect(names(told)).toEqual(['skipped'])
    expect(service.requests).toEqual([])
  })

  it.each(seeds.slice(0, 20))(
    'two runs of one comment, and every fault once: at most one request (%i)',
    async (seed) => {
      for (const call of ['POST comment', 'GET comments', 'EDIT comment', 'DELETE comment']) {
        for (const fault of ['down', 'lost'] as const) {
          const { command, play, service, github } = world(seed)
          const runOf = command('explain')
          github.fail(call, fault)
          await play([runOf(), runOf()])
          await play([runOf(2)])
          await play([runOf(2)])
          expect(requestsSent(service).length, `${call}: ${fault}`).toBeLessThanOrEqual(1)
        }
      }
    },
  )
})

describe('what it costs', () => {
  const chatBefore = async (comments: number) => {
    const { command, play, github } = world(1)
    for (let at = 0; at < comments; at++) github.say(1, 'chat')
    await play([command('explain')()])
    return github.ledger
  }
  const writes = (ledger: string[]) => ledger.filter((line) => /^(POST|EDIT|DELETE)/.test(line))

  it('a command in a conversation of up to 100 comments, the status comment among them: at most 8 requests to GitHub', async () => {
    const ledger = await chatBefore(98)
    expect(ledger).toContain('REACT eyes to issue-comment 199')
    expect(ledger.length).toBeLessThanOrEqual(8)
    expect(writes(ledger).length).toBeLessThanOrEqual(4)
  })

  it('where the status comment begins a second page: one more, to read it', async () => {
    const ledger = await chatBefore(99)
    expect(ledger).toMatchInlineSnapshot(`
      [
        "GET permission of octocat",
        "POST comment 201 on #1",
        "GET comments of #1, page 2",
        "REACT eyes to issue-comment 200",
        "GET comments of #1, page 1",
        "EDIT comment 201",
        "POST comment 202 on #901",
        "EDIT comment 201",
        "REACT rocket to issue-comment 200",
      ]
    `)
    expect(ledger.length).toBeLessThanOrEqual(9)
    expect(writes(ledger).length).toBeLessThanOrEqual(4)
  })

  it('a follow-up: at most 9', async () => {
    const { command, play, github } = world(1)
    await play([command('explain')()])
    const before = github.ledger.length
    await play([command('more')()])
    expect(github.ledger.slice(before)).toMatchInlineSnapshot(`
      [
        "GET permission of octocat",
        "POST comment 105 on #1",
        "REACT eyes to issue-comment 104",
        "GET comments of #1, page 1",
        "GET comments of #901, page 1",
        "GET pull request #901",
        "EDIT comment 105",
        "EDIT comment 105",
        "REACT rocket to issue-comment 104",
      ]
    `)
    expect(github.ledger.length - before).toBeLessThanOrEqual(9)
  })
})
