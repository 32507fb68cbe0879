import { readSetup } from '../../src/ask/inputs.ts'
import { allValid } from '../../src/ask/read-inputs.ts'
import type { Request } from '../../src/ask/request.ts'
import type { Environment } from '../../src/environment.ts'
import { checkPage } from '../../src/io/github-page.ts'
import type { Job } from '../../src/io/job-record.ts'
import { Account } from '../../src/memory/account.ts'
import type { Keys } from '../../src/memory/signed-marker.ts'
import type { Outcome } from '../../src/outcomes.ts'
import type { Marker } from '../../src/protocol/marker.ts'
import { drive } from '../../src/run/drive.ts'
import { repairComment } from '../../src/run/repair.ts'
import { createRunContext, samePrompt } from '../../src/run/run-context.ts'
import { connected } from './connected.ts'
import { fakeGitHub, ourAccount } from './fake-github.ts'
import { fakeService } from './fake-service.ts'
import type { Part, Stage } from './interleave.ts'
import { keys, markerOf } from './markers.ts'
import { recordedLog } from './recorded-log.ts'

const given: Record<string, string> = {
  'api-key': 'svc_0123456789abcdef',
  'project-id': 'p1',
  'base-url': 'https://agent.test',
  'github-token': 'ghs_0123456789abcdef',
  context: 'none',
}
/** What a run is given, and its defaults. */
export const inputs = allValid(
  readSetup((name) => given[name] ?? '', { handledAs: 'command', visibility: 'public' }),
)

/** What asks, and where. */
export interface Trigger {
  name: string
  conversation: number
  createdAt: string | undefined
  forceNew?: boolean
}

/** One attempt of one workflow run. */
export interface Attempt {
  /** `A1`: the first attempt of run A. */
  name: string
  attempt: number
  trigger: string
  /** Undefined while it is alive, and if it was killed. */
  outcome: Outcome | undefined
  isKilled: boolean
  /** What it saved for the post step. */
  saved: { marker?: Marker; commentId?: number | undefined; jobId?: string }
}

/** Whether an attempt will do no more. */
export const isOver = ({ outcome, isKilled }: Attempt): boolean => outcome !== undefined || isKilled

export type Starter = (part: Part) => Promise<Attempt>

/** What becomes of the next step of an attempt: it is killed there, or the step takes so many milliseconds. */
export type Step = (attempt: Attempt, call: string) => 'kill' | number

export type Repository = ReturnType<typeof repository>

/** One repository, one service, and the runs that were started: the code of the action over fakes. */
export function repository(
  clock: Stage['clock'],
  {
    step = () => 0,
    ...service
  }: { step?: Step; takes?: number; stale?: number; result?: (id: string) => Job } = {},
) {
  /** What took effect, in order, with who did it. */
  const story: string[] = []
  const attempts: Attempt[] = []
  let actor = ''
  const note = (line: string): void =>
    void story.push(`${(clock.now() / 1_000).toFixed(1)} s ${actor}: ${line}`)
  const github = fakeGitHub(clock, note)
  const agent = fakeService(clock, { ...service, note })

  /** The clients of one attempt; its calls are in the story under its name. */
  function clientsOf(name: string, { gate, clock }: Part) {
    const named = async (call: string, ms?: number) => {
      await gate(call, ms)
      actor = name
    }
    const never = new AbortController().signal
    return {
      agent: agent.through(named),
      ...connected(github.through(named)),
      clock,
      log: recordedLog(),
      redact: (text: string) => text,
      cancelled: never,
      graceOver: never,
    }
  }

  return {
    github,
    service: agent,
    story,
    attempts,
    /** Somebody's comment with a command. */
    ask(conversation: number, about: { forceNew?: boolean } = {}): Trigger {
      const { id, createdAt } = github.say(conversation, '/docs explain')
      return { name: `comment:${id}`, conversation, createdAt, ...about }
    },
    /** Starts one attempt of a run. `letter` names the run. */
    run(
      trigger: Trigger,
      about: { letter: string; attempt?: number; keys?: Keys; wait?: boolean },
    ): Starter {
      const { letter, attempt = 1, keys: by = keys, wait = true } = about
      return async (part) => {
        const record: Attempt = {
          name: `${letter}${attempt}`,
          attempt,
          trigger: trigger.name,
          outcome: undefined,
          isKilled: false,
          saved: {},
        }
        attempts.push(record)
        const gate = (call: string): Promise<void> => {
          const becomes = step(record, call)
          if (becomes !== 'kill') return part.gate(call, becomes)
          record.isKilled = true
          story.push(`${record.name} is killed`)
          part.kill()
          return part.gate(call)
        }
        const clients = clientsOf(record.name, { ...part, gate })
        const writer = {
          saveJob: (job: { id: string }) => void Object.assign(record.saved, { jobId: job.id }),
          saveMarker: (marker: Marker, commentId: number | undefined) =>
            void Object.assign(record.saved, { marker, commentId }),
        }
        const environment = environmentOf({ run: runOf(letter), attempt })
        const reader = { keys: by, repository: 7, account: new Account(clients.github) }
        const request = requestOf(trigger, wait)
        const readPrompt = async () => samePrompt(request.work.prompt)
        const wired = { request, inputs, environment, reader, clients, writer }
        const context = createRunContext(wired, { readPrompt })
        record.outcome = await drive(context)
        story.push(`${record.name} ends: ${record.outcome.name}. ${record.outcome.reason}`)
        return record
      }
    },
    /** The post step of a run that was killed. */
    post(attempt: Attempt): Starter {
      return async (part) => {
        const { marker, commentId, jobId } = attempt.saved
        if (marker === undefined) return attempt
        const environment = environmentOf({
          run: runOf(attempt.name[0] ?? ''),
          attempt: attempt.attempt,
        })
        const clients = clientsOf(`${attempt.name} (post)`, part)
        await repairComment(marker, { commentId, jobId }, { environment, keys, clients })
        return attempt
      }
    },
    /** The markers of a conversation that count under the keys. */
    markers: (conversation: number, by = keys) =>
      github.conversation(conversation).flatMap(({ id, body }) => {
        const marker = markerOf(body, { repository: 7, conversation, comment: id }, by)
        return marker ? [{ id, marker }] : []
      }),
  }
}

/** What a run is to do for a trigger. */
export const requestOf = (
  { name, conversation, createdAt, forceNew = false }: Trigger,
  wait: boolean,
): Request & { work: { kind: 'prompt' } } => ({
  authorized: {
    kind: 'authorized',
    requester: { id: 1, login: 'wim', bot: false },
  } as Request['authorized'],
  work: { kind: 'prompt', prompt: 'explain', forceNew, wait },
  trigger: name,
  ...(createdAt === undefined
    ? {}
    : { written: { url: 'https://github.com/o/r/issues/1', createdAt } }),
  conversation: { number: conversation, comments: 0 },
})

const runOf = (letter: string): string => String(900 + letter.charCodeAt(0))

/** Where a run is. */
export const environmentOf = (about: { run: string; attempt: number }): Environment => ({
  run: { id: about.run, attempt: about.attempt, job: 'docs', index: '0', step: 'docs' },
  commit: { sha: '', workflow: 'docs.yml', branch: 'main', event: 'issue_comment' },
  apiUrl: 'https://api.github.com',
  repository: {
    id: 7,
    owner: 'o',
    name: 'r',
    visibility: 'public',
    url: 'https://github.com/o/r',
  },
  command: '/docs',
  commandsPage: undefined,
  linkHosts: ['github.com'],
  commitStatus: undefined,
  metadata: { labels: [], reviewers: [], assignees: [] },
  mention: [],
  jobPage: () => undefined,
  githubPage: (url) => checkPage(url, 'https://github.com'),
})

/** Another workflow of the repository has reacted to this trigger. */
export async function reactedBefore({ github }: Repository, { name }: Trigger): Promise<void> {
  await github
    .as(ourAccount)
    .react({ kind: 'issue-comment', id: Number(name.split(':')[1]) }, 'eyes')
}
