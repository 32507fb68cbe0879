import { readCommand } from '../../../src/ask/command.ts'
import { type Finding, notTried } from '../../../src/check/finding.ts'
import { answerText, commentText } from '../../../src/check/findings-text.ts'
import { inputAdvice, inputFaults } from '../../../src/check/input-findings.ts'
import { createAgent, rejected, rejectionText, type StatusCheck } from '../../../src/io/agent.ts'
import type { Reply } from '../../../src/io/http-client.ts'
import { localError, toHttpError } from '../../../src/io/http-error.ts'
import type { Job } from '../../../src/io/job-record.ts'
import {
  cancelledReason,
  type Outcome,
  type OutcomeName,
  outcomeNames,
} from '../../../src/outcomes.ts'
import { outcomeOf, statusOutcome } from '../../../src/protocol/job-outcome.ts'
import type { MarkedComment } from '../../../src/protocol/marked-comment.ts'
import type { Marker, Phase } from '../../../src/protocol/marker.ts'
import { endOf, startPolling } from '../../../src/protocol/poll.ts'
import { recordOf } from '../../../src/protocol/request-records.ts'
import { newJobText } from '../../../src/protocol/shared-reasons.ts'
import { takenElsewhere } from '../../../src/protocol/unsent-request.ts'
import { sweepOutputs, sweepReport, sweepSummary } from '../../../src/sweep/summary.ts'
import type { SweptJob } from '../../../src/sweep/sweep-context.ts'
import {
  cancelText,
  helpText,
  noJobState,
  statusReplyText,
  unsentState,
} from '../../../src/tell/command-reply-text.ts'
import { pullRequestText } from '../../../src/tell/docs-pull-comment-text.ts'
import { headline } from '../../../src/tell/headline-text.ts'
import { prose } from '../../../src/tell/markdown.ts'
import { mentionText } from '../../../src/tell/mention-text.ts'
import { notificationText, replyText } from '../../../src/tell/result-text.ts'
import type { ShownPull } from '../../../src/tell/shown-pull-text.ts'
import { coversText, statusText } from '../../../src/tell/status-text.ts'
import { summaryText } from '../../../src/tell/summary-text.ts'

/** A text that people see, and when they see it. */
export interface Sample {
  title: string
  text: string
}

export interface SampleGroup {
  id: string
  title: string
  samples: Sample[]
}

/** Everything that the action writes for people, by its own functions, as it would be in this repository (its address). */
export function sampleTexts(repository: string): SampleGroup[] {
  return [
    { id: 'status', title: 'Status comment', samples: statusComments(repository) },
    { id: 'answers', title: 'Other comments', samples: otherComments(repository) },
    { id: 'check', title: 'Set-up check', samples: checks },
    { id: 'summary', title: 'Job summary', samples: summaries(repository) },
  ]
}

const job: Job & { id: string } = {
  id: 'job-0042',
  status: 'completed',
  model: 'docs-writer-2',
  source: { repository: 'octo-org/handbook', ref: 'main' },
  createdAt: '2026-03-04T10:00:04Z',
}
const noJob = { jobId: undefined, createdAt: undefined, startedAt: undefined }
const prompt = 'explain the retry settings'

const markerOf = (repository: string, fields: Partial<Marker>): Marker => ({
  version: 1,
  project: '',
  service: '',
  repository: 1,
  conversation: 1,
  trigger: 'comment:100',
  nonce: '',
  phase: 'settled',
  kind: 'create',
  requester: 'wim',
  askedAt: `${repository}/issues/1#issuecomment-100`,
  asked: prompt,
  askedLength: prompt.length,
  command: '/docs',
  jobId: job.id,
  createdAt: '2026-03-04T10:00:04Z',
  startedAt: '2026-03-04T10:00:04Z',
  waitsUntil: '2026-03-04T11:00:00Z',
  took: 204,
  ...fields,
})

const jobEnded = (fields: Partial<Job>): Outcome =>
  outcomeOf({ kind: 'settled', job: { ...job, ...fields, id: job.id } }, job.id)
const active = { ...job, status: 'active' }
const polling = startPolling({ id: job.id, kind: 'create', startedAt: 0 }, { deadline: 0 })
const missing: StatusCheck = {
  kind: 'missing',
  message: rejectionText(404, 'handbook', job.id),
}
const gone = endOf(missing, { ...polling, missingSince: 0 }, { age: 120, isLast: false })

/** What a create says if the service answers so. */
async function createSays(reply: Promise<Reply>): Promise<string> {
  const settings = {
    baseUrl: 'https://agent.example',
    projectId: 'handbook',
    apiKey: '',
    linkHosts: [],
  }
  const http = { exchange: () => reply }
  const date = () => new Date(0)
  const sent = await createAgent({
    ...settings,
    http,
    clock: { date },
    redact: (text) => text,
  }).create(prompt)
  return 'message' in sent ? sent.message : ''
}
const limited = await createSays(Promise.resolve({ status: 429, headers: {}, body: '' }))
const failure = {
  url: new URL('https://agent.example'),
  reached: 'host',
  connectMs: 10_000,
  timeoutMs: 60_000,
} as const
const lost = await createSays(Promise.reject(toHttpError(localError('ECONNRESET'), failure)))

/** Each outcome as a run gives it. */
const outcomes: Record<OutcomeName, Outcome> = {
  completed: jobEnded({
    link: { url: 'https://github.example/octo-org/handbook/pull/2', number: 2 },
  }),
  'no-pull-request': jobEnded({}),
  archived: jobEnded({ status: 'archived' }),
  failed: jobEnded({ status: 'failed' }),
  'timed-out': outcomeOf({ kind: 'timed-out', job: active }, job.id),
  detached: outcomeOf({ kind: 'detached', job: active }, job.id),
  unconfirmed: outcomeOf({ kind: 'unconfirmed', job }, job.id),
  unknown: { name: 'unknown', reason: `${lost} It is not sent again.` },
  'rate-limited': {
    name: 'rate-limited',
    reason: `${limited} Try again at 10:40 UTC. Nothing was started.`,
  },
  skipped: takenElsewhere,
  refused: {
    name: 'refused',
    reason: '@rosa has read access to this repository; min-permission is write.',
  },
  cancelled: outcomeOf({ kind: 'cancelled', job: active }, job.id),
  error: outcomeOf(gone ?? { kind: 'cancelled' }, job.id),
}

const covers = ['#13', '#12']

type StatusCase = [
  title: string,
  fields: Partial<Marker>,
  more?: { pull?: ShownPull; job?: Job; earlier?: string },
]

const pullAt = (url: string, isHere = false): { pull: ShownPull } => ({ pull: { url, isHere } })
const open = (phase: Phase, fields: Partial<Marker> = {}): Partial<Marker> => ({
  phase,
  took: undefined,
  ...fields,
})
const ended = (outcome: OutcomeName, fields: Partial<Marker> = {}): Partial<Marker> => ({
  outcome,
  reason: outcomes[outcome].reason,
  ...fields,
})

function statusComments(repository: string): Sample[] {
  const runUrl = `${repository}/actions/runs/1000001`
  return [...begunCases, ...settledCases(repository), ...openCases(repository)].map(
    ([title, fields, more]) => ({
      title,
      text: statusText(markerOf(repository, fields), { runUrl, ...more }),
    }),
  )
}

/** While the run is on its way. */
const begunCases: StatusCase[] = [
  ['The request is about to be sent', open('intent', noJob)],
  [
    'The request waits for an earlier job',
    open('waiting', {
      ...noJob,
      reason: 'Job job-0041 is still active. The request is sent when it has finished.',
    }),
  ],
  ['The agent works', open('created')],
  [
    'The agent works on a new job, because the earlier pull request is closed',
    open('created', { earlier: { prLink: '', state: 'closed' }, notes: [newJobText] }),
    { earlier: '#2' },
  ],
  ['The agent works, and the run does not wait', open('created', { waitsUntil: undefined })],
  [
    'Another request was sent to the same job before its end was told',
    open('created', { handedOver: { status: 'completed', at: '2026-03-04T10:03:28Z' } }),
  ],
]

function settledCases(repository: string): StatusCase[] {
  const onPull = {
    conversation: 2,
    kind: 'follow-up',
    asked: 'shorter, please',
    askedLength: 15,
  } as const
  return [
    ['completed', ended('completed'), { job, ...pullAt(`${repository}/pull/2`) }],
    [
      'completed, and the pull request was read',
      ended('completed', { size: { files: 4, added: 120, removed: 30 } }),
      { job, ...pullAt(new URL('/octo-org/website/pull/31', repository).href) },
    ],
    [
      'completed, on the docs pull request itself',
      ended('completed', onPull),
      { job, ...pullAt(`${repository}/pull/2`, true) },
    ],
    [
      'completed, on another server, with notes',
      ended('completed', {
        notes: ['Job job-0041 of this conversation is archived. A new job was started.'],
      }),
      { job, ...pullAt('https://gitlab.com/octo/handbook/-/merge_requests/7') },
    ],
    [
      'completed, finished by a sweep, of a nightly run',
      ended('completed', {
        requester: undefined,
        askedAt: undefined,
        asked: 'Bring the reference pages up to date with what changed.',
        askedLength: 57,
        took: undefined,
        settledAt: '2026-03-04T10:37:00Z',
        covers,
        coversMore: 4,
        coversCommits: 14,
      }),
      { job, ...pullAt(`${repository}/pull/2`) },
    ],
    [
      'The pull request was merged',
      ended('completed', { became: 'merged' }),
      { job, ...pullAt(`${repository}/pull/2`) },
    ],
    [
      'The pull request was closed without a merge',
      ended('completed', { became: 'closed' }),
      { job, ...pullAt(`${repository}/pull/2`) },
    ],
    ['no-pull-request', ended('no-pull-request'), { job }],
    ['archived', ended('archived'), { job: { ...job, status: 'archived' } }],
    ['failed', ended('failed'), { job: { ...job, status: 'failed' } }],
  ]
}

/** The run has ended, and the job has not, as far as it knows. */
function openCases(repository: string): StatusCase[] {
  return [
    ['timed-out', open('created', ended('timed-out'))],
    [
      'timed-out, before the request was sent',
      open('waiting', {
        ...noJob,
        outcome: 'timed-out',
        reason: 'Job job-0041 was still running at the timeout. The follow-up was not sent.',
      }),
    ],
    ['detached', open('created', ended('detached'))],
    [
      'detached, after /docs status',
      open('created', {
        outcome: 'detached',
        reason: statusOutcome(
          { kind: 'timed-out', job: active },
          job.id,
          Date.UTC(2026, 2, 4, 10, 20),
        ).reason,
      }),
    ],
    [
      'unconfirmed',
      open('created', ended('unconfirmed', { kind: 'follow-up' })),
      { job, ...pullAt(`${repository}/pull/2`) },
    ],
    ['unknown', open('unknown', ended('unknown', noJob))],
    [
      'rate-limited',
      open('waiting', ended('rate-limited', { ...noJob, retryAt: '2026-03-04T10:40:00Z' })),
    ],
    ['cancelled', open('created', ended('cancelled'))],
    [
      'cancelled, before the request was sent',
      open('waiting', { ...noJob, outcome: 'cancelled', reason: cancelledReason('nothing-sent') }),
    ],
    ['error', open('created', ended('error'))],
    [
      'error, and nothing was sent',
      open('waiting', {
        ...noJob,
        outcome: 'error',
        reason: `${rejectionText(401, 'handbook')} Nothing was started.`,
      }),
    ],
  ]
}

function otherComments(repository: string): Sample[] {
  const mention = '@wim'
  const statusUrl = `${repository}/issues/1#issuecomment-101`
  const conversation = { text: '#1', url: `${repository}/issues/1` }
  const onPull = { mention, conversation, command: '/docs' }
  const covered = coversText(markerOf(repository, { covers }))
  const pull = { url: 'https://gitlab.com/octo/handbook/-/merge_requests/7', isHere: false }
  const notify = (outcome: OutcomeName, pull?: ShownPull): string =>
    notificationText(outcome, { mention, statusUrl, pull })
  return [
    { title: 'On the docs pull request', text: pullRequestText({ ...onPull, isOwn: true }) },
    {
      title: 'On the docs pull request of a nightly run',
      text: pullRequestText({ ...onPull, mention: undefined, covers: covered, isOwn: true }),
    },
    {
      title: 'On the docs pull request in another repository',
      text: pullRequestText({
        ...onPull,
        conversation: { ...conversation, text: 'octo-org/app#1' },
        isOwn: false,
      }),
    },
    {
      title: 'On a docs pull request that more people may read',
      text: pullRequestText({
        mention: undefined,
        conversation: undefined,
        command: '/docs',
        isOwn: false,
      }),
    },
    { title: 'The requester is mentioned: completed', text: notify('completed', pull) },
    { title: 'The requester is mentioned: failed', text: notify('failed') },
    {
      title: 'In the thread of a review: completed',
      text: replyText('completed', { statusUrl, pull }),
    },
    {
      title: 'In the thread of a review: failed',
      text: replyText('failed', { statusUrl, pull: undefined }),
    },
    {
      title: 'A nightly run failed, and mentions people',
      text: mentionText(
        markerOf(
          repository,
          open('waiting', {
            ...noJob,
            ...ended('error', { reason: `${rejectionText(401, 'handbook')} Nothing was started.` }),
          }),
        ),
        {
          mention: '@mara @octo-org/writers',
          statusUrl,
          runUrl: `${repository}/actions/runs/1000001`,
        },
      ),
    },
    { title: '/docs help', text: helpText('/docs', { commandsPage }) },
    { title: '/docs with an unknown flag', text: usageOf('/docs --model=best explain') },
    { title: '/docs with a misspelled word', text: usageOf('/docs hepl') },
    {
      title: '/docs status, without a job',
      text: statusReplyText({ state: noJobState('/docs'), unsent: [] }),
    },
    {
      title: '/docs status, while requests wait',
      text: statusReplyText({
        state: unsentState,
        unsent: [
          { url: statusUrl, how: 'alive' },
          { url: statusUrl, how: 'limited' },
          { url: statusUrl, how: 'over' },
        ],
      }),
    },
    {
      title: '/docs status, of a job that is ready',
      text: statusReplyText({
        state: headline('completed', 'settled', { url: `${repository}/pull/2`, isHere: false }),
        statusUrl,
        unsent: [],
      }),
    },
    {
      title: '/docs status, of a job that was not found',
      text: statusReplyText({
        state: headline('error', 'created'),
        statusUrl,
        why: prose(outcomes.error.reason),
        unsent: [],
      }),
    },
    { title: '/docs cancel', text: cancelText() },
  ]
}

const commandsPage = 'https://github.example/octo-org/docs-agent-action#commands'

/** The usage, as the command asks for it. */
function usageOf(comment: string): string {
  const work = readCommand(comment, '/docs')
  if (work?.kind !== 'usage') throw new Error(`This is no wrong command: ${comment}`)
  return helpText('/docs', { problem: work.problem, commandsPage })
}

const read = (what: string): Finding => ({ what, result: 'works', says: 'It can be read.' })
const workingSetup: Finding[] = [
  { what: 'Key', result: 'works', says: 'The key was accepted.' },
  { what: 'Project', result: 'works', says: 'A made-up project is answered otherwise.' },
  {
    what: 'Starting a job',
    result: 'not proved',
    says: 'Only a request shows whether the key may do it.',
  },
  ...['Comments', 'Pull requests', 'Workflow runs', 'Contents'].map(read),
  { what: 'agent-login', result: 'works', says: 'GitHub has this account.' },
  { what: 'Writing comments', result: 'works', says: 'This answer was written.' },
]

/** What `/docs check` answers. A test compares the first with the answer of a run. */
const checks: Sample[] = [
  { title: 'Everything works', text: commentText(workingSetup) },
  {
    title: 'It could be set better',
    text: commentText([
      ...inputAdvice({ memoryKey: undefined, agentLogin: undefined }),
      ...workingSetup.filter(({ what }) => what !== 'agent-login'),
    ]),
  },
  {
    title: 'The service does not accept the key',
    text: commentText([
      { what: 'Key', result: 'fault', ...rejected(401, 'handbook') },
      {
        what: 'Project',
        result: 'not tried',
        says: 'It shows nothing while the key has a fault.',
      },
      ...workingSetup.slice(2),
    ]),
  },
  {
    title: 'An input is invalid, in the job summary',
    text: answerText([
      ...inputFaults(['project-id is empty.'], 'private'),
      notTried('Service'),
      ...workingSetup.slice(3),
    ]),
  },
]

function summaries(repository: string): Sample[] {
  const at = (time: string): Date => new Date(`2026-03-04T${time}Z`)
  const started = { asked: at('10:00:00'), started: at('10:00:04'), ended: at('10:03:28') }
  const commentUrl = `${repository}/issues/1#issuecomment-101`
  const runs = outcomeNames.map((name) => {
    const outcome = outcomes[name]
    const times = outcome.job ? { times: started } : {}
    const asked = name === 'refused' ? {} : { prompt, requester: 'wim', commentUrl, ...times }
    return { title: name, text: summaryText(outcome, { ...asked, seconds: 211 }) }
  })
  return [
    ...runs,
    {
      title: 'An invalid input',
      text: summaryText(
        {
          name: 'error',
          reason: 'project-id is empty.\npoll-interval is "4": it must be from 5 to 300.',
        },
        { seconds: 0 },
      ),
    },
    { title: 'A sweep', text: sweepText(repository) },
    {
      title: 'A sweep, where nothing was left',
      text: `${sweepSummary([], sweepOutputs([])).text}\n${reportOf(repository, [])}`,
    },
  ]
}

/** As the action writes it: what the sweep did, and the report. */
function sweepText(repository: string): string {
  const jobs = swept(repository)
  return `${sweepSummary(jobs, sweepOutputs(jobs)).text}\n${reportOf(repository, jobs)}`
}

/** The report of requests that these jobs come from. */
function reportOf(repository: string, jobs: SweptJob[]): string {
  const comments = jobs.map(
    ({ conversation, jobId, kind, outcome, prLink }, index): MarkedComment => {
      const id = 101 + index
      const fields = { trigger: `comment:${id}`, conversation, jobId, attempt: 1, prLink }
      const result = { phase: 'settled', outcome: outcome as OutcomeName } as const
      const marker = markerOf(repository, {
        ...fields,
        ...(kind === 'open' ? open('created') : { ...result, settledAt: '2026-03-04T10:03:28Z' }),
      })
      const date = '2026-03-04T10:00:02Z'
      return {
        comment: { id, url: '', createdAt: date, updatedAt: date, author: undefined },
        marker,
      }
    },
  )
  return sweepReport({
    environment: { repository: { url: repository }, linkHosts: [] },
    sinceHours: 72,
    swept: new Map(),
    repositoryComments: {
      open: new Map(
        comments
          .filter(({ marker }) => marker.phase === 'created')
          .map((found) => [found.comment.id, found]),
      ),
      waiting: new Map(),
      requests: new Map(comments.map((found) => [found.comment.id, recordOf(found)])),
    },
    clients: { github: { date: () => new Date('2026-03-04T10:37:00Z') } },
  })
}

const swept = (repository: string): SweptJob[] => [
  {
    conversation: 1,
    jobId: 'job-0042',
    status: 'completed',
    outcome: 'completed',
    prLink: `${repository}/pull/2`,
    kind: 'settled',
  },
  {
    conversation: 3,
    jobId: 'job-0043',
    status: 'failed',
    outcome: 'failed',
    prLink: '',
    kind: 'settled',
  },
  { conversation: 4, jobId: 'job-0044', status: 'active', outcome: '', prLink: '', kind: 'open' },
]
