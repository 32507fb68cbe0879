import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUsableId } from '../../../src/formats.ts'
import type { Job } from '../../../src/io/job-record.ts'
import { checkLink } from '../../../src/io/pull-request-link.ts'
import { breakMarkers, signMarker } from '../../../src/memory/signed-marker.ts'
import { StatusComment } from '../../../src/memory/status-comment.ts'
import { type OutcomeName, outcomeNames } from '../../../src/outcomes.ts'
import { bounded, type Marker, type Phase, shownRecord } from '../../../src/protocol/marker.ts'
import { beginsWithMarker } from '../../../src/protocol/trigger.ts'
import {
  cancelText,
  helpText,
  noJobState,
  statusReplyText,
} from '../../../src/tell/command-reply-text.ts'
import { pullRequestText } from '../../../src/tell/docs-pull-comment-text.ts'
import { advice, headline } from '../../../src/tell/headline-text.ts'
import { notifyRequester } from '../../../src/tell/publish-result.ts'
import type { ShownPull } from '../../../src/tell/shown-pull-text.ts'
import { coversText, statusCommentText, statusText } from '../../../src/tell/status-text.ts'
import { connected } from '../../helpers/connected.ts'
import { fakeClock } from '../../helpers/fake-clock.ts'
import { fakeGitHub } from '../../helpers/fake-github.ts'

import { hostile } from '../../helpers/hostile-text.ts'
import { keys, markerOf, named, readerOf } from '../../helpers/markers.ts'
import { environment } from '../../helpers/open-jobs.ts'

import { recordedLog } from '../../helpers/recorded-log.ts'
import { html, rendered } from '../../helpers/render-markdown.ts'

const around = { runUrl: 'https://github.com/o/r/actions/runs/900' }
const link = checkLink('https://github.com/o/r/pull/7', [])
const pull = { url: 'https://github.com/o/r/pull/7', isHere: false }

/** The checked link of a marker, as a comment shows it. */
function pullOf({ prLink }: Marker): ShownPull | undefined {
  const link = checkLink(prLink, [])
  return link && { url: link.url, isHere: false }
}

const marker = (fields: Partial<Marker> = {}): Marker => ({
  version: 1,
  ...named,
  repository: 7,
  conversation: 1,
  trigger: 'comment:100',
  nonce: 'abcdefghijkl',
  command: '/docs',
  phase: 'created',
  kind: 'create',
  comment: 101,
  requester: 'octocat',
  askedAt: 'https://github.com/o/r/issues/1#issuecomment-100',
  asked: 'explain the retry settings',
  askedLength: 26,
  jobId: 'job-1',
  createdAt: '2025-06-01T12:00:00Z',
  startedAt: '2025-06-01T12:00:04Z',
  waitsUntil: '2025-06-01T13:00:00Z',
  ...fields,
})

const job: Job = {
  id: 'job-1',
  status: 'completed',
  model: 'm-2',
  source: { repository: 'o/r', ref: 'main' },
  createdAt: '2025-06-01T12:00:00Z',
}

/** A comment as it is written. */
const body = (now: Marker, text: string): string =>
  `${signMarker(now, keys)}\n${breakMarkers(text)}`

/** What is posted to notify the requester. */
async function notification(name: OutcomeName): Promise<string | undefined> {
  const github = fakeGitHub(fakeClock())
  const clients = {
    ...connected(github),
    clock: fakeClock(),
    log: recordedLog(),
    redact: (text: string) => text,
  }
  const reader = readerOf(github)
  const place = { conversation: undefined, reader, repostsDeleted: true, text: () => '' }
  const url = 'https://github.com/o/r/issues/1#issuecomment-101'
  const comment = {
    id: 101,
    url,
    createdAt: '2025-06-01T12:00:00Z',
    updatedAt: '2025-06-01T12:00:00Z',
  }
  const state = new StatusComment(place, clients, { marker: marker(), comment })
  await notifyRequester(
    { state, environment, clients, reader, mayBeReportedTwice: false },
    { name, reason: '' },
  )
  return github.conversation(1)[0]?.body
}

const unsent = { jobId: undefined, createdAt: undefined, startedAt: undefined }

/** Every outcome, with the phase that it leaves. */
const ends: [OutcomeName | undefined, Phase, Partial<Marker>][] = [
  [undefined, 'intent', unsent],
  [
    undefined,
    'waiting',
    { ...unsent, reason: 'Job job-0 is still active. The request is sent when it has finished.' },
  ],
  [undefined, 'created', {}],
  [undefined, 'unknown', unsent],
  [undefined, 'settled', {}],
  [
    'completed',
    'settled',
    { prLink: link?.url, took: 200, reason: 'Job job-1 completed with a pull request.' },
  ],
  [
    'no-pull-request',
    'settled',
    { took: 45, reason: 'Job job-1 completed and no pull request appeared.' },
  ],
  ['archived', 'settled', { settledAt: '2025-06-01T12:40:00Z', reason: 'Job job-1 was archived.' }],
  ['failed', 'settled', { took: 4_000, reason: 'Job job-1 failed at the service.' }],
  [
    'timed-out',
    'created',
    { reason: 'Job job-1 was still running at the timeout. It keeps running.' },
  ],
  [
    'timed-out',
    'waiting',
    {
      ...unsent,
      reason: 'Job job-0 was still running at the timeout. The follow-up was not sent.',
    },
  ],
  ['detached', 'created', { reason: 'Job job-1 was still running at 2025-06-01 12:00 UTC.' }],
  [
    'unconfirmed',
    'created',
    {
      kind: 'follow-up',
      prLink: link?.url,
      reason:
        'The service accepted the follow-up to job job-1, but the job shows no sign of having started on it.',
    },
  ],
  ['unknown', 'unknown', { ...unsent, reason: 'The answer was lost.' }],
  [
    'rate-limited',
    'waiting',
    { ...unsent, reason: "The service's hourly limit is reached (429)." },
  ],
  ['cancelled', 'created', { reason: 'The run was cancelled. Job job-1 keeps running.' }],
  ['cancelled', 'waiting', { ...unsent, reason: 'The run was cancelled. Nothing was started.' }],
  [
    'error',
    'waiting',
    { ...unsent, reason: 'The service does not accept the api-key for project p1 (401).' },
  ],
  [
    'error',
    'created',
    { reason: 'The service answered 404 to every status check of job job-1 for 120 s.' },
  ],
]

// What stands in every second line here.
const request = '`explain the retry settings` · '
const requester = /(?: · )?\[Requested\]\(<.*$/m

describe('the status comment', () => {
  it('says in its heading, its second line and below what happened', () => {
    const said = ends.map(([outcome, phase, fields]) => {
      const seen = phase === 'settled' || outcome === 'unconfirmed' ? shownRecord(job) : {}
      const now = marker({ outcome, phase, ...seen, ...fields })
      const [text = ''] = statusText(now, { ...around, pull: pullOf(now) }).split('\n\n<details>')
      return `${outcome ?? '-'}, ${phase}\n${text.replace(request, '').replace(requester, '')}`
    })
    expect(
      said.map((text) => text.trimEnd().replace(/\n+/g, '\n  ')).join('\n'),
    ).toMatchInlineSnapshot(`
      "-, intent
        ### ⏳ Docs agent: starting
        The run stops waiting at 2025-06-01 13:00 UTC
      -, waiting
        ### ⏳ Docs agent: waiting to be sent
        The run stops waiting at 2025-06-01 13:00 UTC
        Job \`job-0\` is still active. The request is sent when it has finished.
      -, created
        ### ⏳ Docs agent: working
        Started 2025-06-01 12:00 UTC · The run stops waiting at 13:00 UTC
      -, unknown
        ### ⚠️ Docs agent: it is not known whether the work started
      -, settled
        ### ✅ Docs agent: done
      completed, settled
        ### ✅ Docs agent: pull request <https://github.com/o/r/pull/7> is ready
        Took 3 min 20 s
        Want changes? Write \`/docs …\`, and the agent continues this job.
      no-pull-request, settled
        ### ✅ Docs agent: done, without a pull request
        Took 45 s
        Job \`job-1\` completed and no pull request appeared.
      archived, settled
        ### ⚠️ Docs agent: the job was archived
        Took at most 39 min 56 s
        Write \`/docs …\` to start a new job.
      failed, settled
        ### ❌ Docs agent: the job failed
        Took 1 h 6 min
        See the job on the project's dashboard. Write \`/docs …\` to start a new job.
      timed-out, created
        ### ⏳ Docs agent: still running at the timeout
        Started 2025-06-01 12:00 UTC
        Re-run the workflow or write \`/docs status\`.
      timed-out, waiting
        ### ⚠️ Docs agent: not sent before the timeout
        Job \`job-0\` was still running at the timeout. The follow-up was not sent.
        Re-run the workflow to try again.
      detached, created
        ### ⏳ Docs agent: left running
        Started 2025-06-01 12:00 UTC
        Job \`job-1\` was still running at 2025-06-01 12:00 UTC.
        Write \`/docs status\` to check it. A scheduled clean-up, if this repository has one, finishes it.
      unconfirmed, created
        ### ⚠️ Docs agent: sent, but the job shows no sign of having started on it
        The earlier pull request: <https://github.com/o/r/pull/7> · Sent 2025-06-01 12:00 UTC
        Write \`/docs status\` to check it.
      unknown, unknown
        ### ⚠️ Docs agent: it is not known whether the work started
        The answer was lost.
        Check the project's dashboard first. \`/docs --new …\` starts a new job. A re-run sends nothing again.
      rate-limited, waiting
        ### ⚠️ Docs agent: the hourly limit is reached, nothing was started
        The service's hourly limit is reached (429).
        Re-run the workflow later to send it. A new \`/docs …\` is another request.
      cancelled, created
        ### ⏳ Docs agent: the run was cancelled
        Started 2025-06-01 12:00 UTC
        Job \`job-1\` keeps running.
        Re-run the workflow or write \`/docs status\`.
      cancelled, waiting
        ### ⚠️ Docs agent: the run was cancelled
        Nothing was started.
        Re-run the workflow to continue.
      error, waiting
        ### ❌ Docs agent: an error occurred
        The service does not accept the api-key for project p1 (401).
        Re-run the workflow to try again.
      error, created
        ### ⏳ Docs agent: an error occurred
        Started 2025-06-01 12:00 UTC
        The service answered 404 to every status check of job \`job-1\` for 120 s.
        Re-run the workflow or write \`/docs status\`."
    `)
  })

  it('with everything there can be', () => {
    const now = marker({
      outcome: 'completed',
      phase: 'settled',
      prLink: link?.url,
      took: 200,
      reason: 'Job job-1 completed with a pull request.',
      size: { files: 4, added: 120, removed: 30 },
      notes: ['Job job-0 of this conversation is archived. A new job was started.'],
      covers: ['#13', '#12'],
      coversMore: 4,
      coversCommits: 14,
      askedLength: 300,
      ...shownRecord(job),
    })
    expect(statusText(now, { ...around, pull })).toMatchInlineSnapshot(`
      "### ✅ Docs agent: pull request <https://github.com/o/r/pull/7> is ready
      \`explain the retry settings\` · 4 files, +120 −30 · Took 3 min 20 s · [Requested](<https://github.com/o/r/issues/1#issuecomment-100>) by \`octocat\` · [Workflow run](<https://github.com/o/r/actions/runs/900>)

      Want changes? Write \`/docs …\`, and the agent continues this job.

      Covers #13, #12 and 4 more. In total 14 commits and 6 merged pull requests.

      Job \`job-0\` of this conversation is archived. A new job was started.

      <details><summary>Prompt and job details</summary>

      \`\`\`text
      explain the retry settings
      … and 274 more characters
      \`\`\`

      \`\`\`text
      job      job-1
      status   completed
      model    m-2
      source   o/r @ main
      created  2025-06-01T12:00:00Z
      \`\`\`

      </details>
      "
    `)
  })

  it.each([
    ['completed', '### ✅ Docs agent: the changes are in this pull request'],
    ['failed', '### ❌ Docs agent: the job failed'],
    ['unconfirmed', '### ⚠️ Docs agent: sent, but the job shows no sign of having started on it'],
  ] as const)('on the docs pull request itself does not name it again: %s', (outcome, heading) => {
    const now = marker({ outcome, phase: 'settled', kind: 'follow-up', prLink: link?.url })
    const text = statusText(now, { ...around, pull: { ...pull, isHere: true } })
    expect(text.split('\n')[0]).toBe(heading)
    expect(text).not.toContain(pull.url)
  })

  it('that failed names a pull request that there is in its second line', () => {
    const text = statusText(marker({ outcome: 'failed' }), { ...around, pull })
    expect(text.split('\n')[1]).toMatch(
      /^`explain the retry settings` · Pull request: <https:\S+pull\/7> · /,
    )
  })

  it.each<[string, Partial<Marker>, string]>([
    [
      'working over midnight',
      { waitsUntil: '2025-06-02T00:10:00Z' },
      'Started 2025-06-01 12:00 UTC · The run stops waiting at 2025-06-02 00:10 UTC',
    ],
    [
      'working, of a run that leaves its job',
      { waitsUntil: undefined },
      'Started 2025-06-01 12:00 UTC',
    ],
    [
      'ended, started by nobody here',
      {
        phase: 'settled',
        outcome: 'failed',
        startedAt: undefined,
        settledAt: '2025-06-01T12:40:00Z',
      },
      'Ended by 2025-06-01 12:40 UTC',
    ],
    [
      'with dates that are none',
      { startedAt: '2025-99-99T99:99:99Z', waitsUntil: '2025-06-01T::::::Z' },
      '',
    ],
  ])('says how long in its second line: %s', (_, fields, times) => {
    const line = statusText(marker(fields), around).split('\n')[1]
    const rest = '[Requested](<https://github.com/o/r/issues/1#issuecomment-100>) by `octocat`'
    expect(line).toBe(
      `\`explain the retry settings\` · ${times === '' ? '' : `${times} · `}${rest} · [Workflow run](<${around.runUrl}>)`,
    )
  })

  it.each<[string, Partial<Marker>, string | undefined]>([
    ['nothing', {}, undefined],
    ['a commit without a pull request', { coversCommits: 1 }, 'Covers 1 commit.'],
    [
      'more commits than pull requests',
      { covers: ['#12'], coversCommits: 3 },
      'Covers #12. In total 3 commits and 1 merged pull request.',
    ],
    [
      'more pull requests than are named',
      { covers: ['#13', 'o/web#12'], coversMore: 1_200, coversCommits: 1_300 },
      'Covers #13, o/web#12 and 1,200 more. In total 1,300 commits and 1,202 merged pull requests.',
    ],
  ])('says what a request covers: %s', (_, covered, text) => {
    expect(coversText(marker(covered))).toBe(text)
  })

  it('gives the size of the pull request, if it shows one', () => {
    const size = { files: 1, added: 3, removed: 0 }
    const now = marker({
      outcome: 'completed',
      phase: 'settled',
      took: 200,
      size,
      prLink: 'https://evil.test/',
    })
    expect(statusText(now, { ...around, pull })).toContain(' · 1 file, +3 −0 · Took')
    expect(statusText(now, around)).not.toMatch(/file|evil\.test/)
  })

  it('without a command, a job or a requester', () => {
    const bare = marker({
      requester: undefined,
      askedAt: undefined,
      asked: undefined,
      jobId: undefined,
      createdAt: undefined,
      startedAt: undefined,
    })
    expect(statusText(bare, around)).toMatchInlineSnapshot(`
      "### ⏳ Docs agent: working
      The run stops waiting at 2025-06-01 13:00 UTC · [Workflow run](<https://github.com/o/r/actions/runs/900>)
      "
    `)
  })

  it.each(ends)(
    'is written anew from its marker alone (%s in phase %s)',
    (outcome, phase, fields) => {
      const now = marker({ outcome, phase, ...shownRecord(job), ...fields })
      const written = body(now, statusText(now, around))
      const read = markerOf(written, { repository: 7, conversation: 1, comment: 101 })
      expect(read).toBeDefined()
      expect(body(read as Marker, statusText(read as Marker, around))).toBe(written)
    },
  )
})

describe('foreign text', () => {
  const dull = 'x'
  const withText = (foreign: string): string => {
    // What the stages give is well-formed.
    const text = foreign.toWellFormed()
    const record: Job = {
      id: 'x',
      status: `s ${text}`,
      model: `m ${text}`,
      source: { repository: `p ${text}`, ref: `q ${text}` },
      createdAt: `d ${text}`,
    }
    const now = marker({
      outcome: 'failed',
      phase: 'settled',
      reason: `r ${text}`,
      notes: [`n ${text}`, `m ${text}`],
      asked: `a ${text}`,
      askedLength: undefined,
      jobId: isUsableId(`j ${text}`) ? `j ${text}` : 'j',
      ...shownRecord(record),
    })
    return body(now, statusText(now, { ...around, pull }))
  }

  it('is nothing but text in a status comment, whatever it is', () => {
    const plain = rendered(withText(dull)).tags
    fc.assert(
      fc.property(hostile, (text) => {
        const written = withText(text)
        const { tags, prose, code } = rendered(written)
        expect(tags).toBe(plain)
        expect(prose).not.toMatch(/[@#<>]|:\/\/|www\.|\b[\da-f]{7,}\b/)
        expect(code).toHaveLength(2)
        expect(markerOf(written, { repository: 7, conversation: 1, comment: 101 })).toBeDefined()
      }),
      { numRuns: 1_000 },
    )
  }, 120_000)

  it('is nothing but text in the usage', () => {
    const plain = rendered(helpText('/docs', { problem: dull })).tags
    fc.assert(
      fc.property(hostile, (text) => {
        const { tags, prose } = rendered(helpText('/docs', { problem: `p ${text}` }))
        expect(tags).toBe(plain)
        expect(prose).not.toMatch(/[@#<>]|:\/\/|www\.|\b[\da-f]{7,}\b/)
      }),
      { numRuns: 500 },
    )
  })

  it('of several lines can be read as it was written', () => {
    const [asked] = rendered(withText('```js\nconst a = 1\n```\n@org/team')).code
    expect(asked).toBe('a ```js\nconst a = 1\n```\n@org/team')
  })
})

const notified = (await notification('completed')) ?? ''

const onPull = {
  conversation: { text: '#1', url: 'https://github.com/o/r/issues/1' },
  command: '/docs',
  isOwn: true,
}

const aStatus = {
  mention: '@octocat',
  state: headline('completed', 'settled', pull),
  statusUrl: 'https://github.com/o/r/issues/1#issuecomment-101',
  unsent: [{ url: 'https://github.com/o/r/issues/1#issuecomment-1', how: 'over' as const }],
}

describe('every comment of the action', () => {
  const all: [string, string][] = [
    ...ends.map(([outcome, phase, fields]): [string, string] => {
      const texts = { asked: '/docs do it again', notes: ['/docs and again'] }
      const now = marker({ outcome, phase, ...shownRecord(job), ...fields, ...texts })
      return [`${outcome} in phase ${phase}`, body(now, statusText(now, { ...around, pull }))]
    }),
    [
      'on the docs pull request',
      body(marker({ kind: 'pull-request' }), pullRequestText({ ...onPull, mention: '@octocat' })),
    ],
    ['a notification', notified],
    ['the usage', helpText('/docs', { problem: '/docs' })],
    ['a status', statusReplyText(aStatus)],
    ['no job', statusReplyText({ state: noJobState('/docs'), unsent: [] })],
    ['a cancel command', cancelText()],
  ]

  it.each(all)('%s: is never a command', (_, text) => {
    const first = text.split('\n').find((line) => line.trim() !== '') ?? ''
    expect(beginsWithMarker(text) || !first.trimStart().startsWith('/')).toBe(true)
  })

  it.each(all)('%s: in plain words', (_, text) => {
    const shown = rendered(text)
      .alive.replace(/<h3>(?:✅|❌|⏳) /, '')
      .replace(/<[^>]*>/g, '')
    expect(shown).not.toMatch(/!(?!\w)|undefined|null|NaN|\p{Emoji_Presentation}/u)
  })

  it.each(all)('%s: only its own links', (_, text) => {
    for (const [, href] of html(text).matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/github\.com\/o\/r\//)
  })
})

describe('the other comments', () => {
  it('on the docs pull request', () => {
    expect(pullRequestText({ ...onPull, mention: '@octocat' })).toMatchInlineSnapshot(`
      "@octocat, this pull request answers [#1](<https://github.com/o/r/issues/1>).

      Want changes? Write \`/docs …\` here, and the agent continues this job.
      "
    `)
    expect(pullRequestText({ ...onPull, mention: undefined })).toMatchInlineSnapshot(`
      "This pull request answers [#1](<https://github.com/o/r/issues/1>).

      Want changes? Write \`/docs …\` here, and the agent continues this job.
      "
    `)
  })

  it('on the docs pull request of a schedule: the merged pull requests are references', () => {
    const covers = coversText(marker({ covers: ['#13', '#12'] }))
    expect(pullRequestText({ ...onPull, covers }).split('\n\n')[1]).toBe('Covers #13, #12.')
  })

  it('that mentions the requester if nothing else notifies', () => {
    expect(notified).toMatchInlineSnapshot(
      `
      "<!-- docs-agent:note:VHmj438iYxXuBiCgu92vmdW40Hz5tKFvaOrTqI_ktn0 -->
      @octocat [the docs agent](<https://github.com/o/r/issues/1#issuecomment-101>): the pull request is ready."
    `,
    )
  })

  it('the usage', () => {
    expect(helpText('/docs')).toMatchInlineSnapshot(`
      "### Docs agent: how to use it

      - \`/docs explain the retry settings\` starts a job, or sends a follow-up to the job of this conversation.
      - \`/docs --new explain the retry settings\` starts a new job.
      - \`/docs --no-wait explain the retry settings\` sends the request, and leaves the job running.
      - \`/docs --use changelog for 2.3\` sends the prompt \`changelog\` that the repository keeps, then the text.
      - \`/docs status\` checks the job once, and answers with its state.
      - \`/docs check\` checks the set-up: the key, the permissions, the inputs.
      - \`/docs help\` shows this text.

      The command is the first word of the comment. Everything after it is the prompt.
      "
    `)
    const [heading, problem, ...rest] = helpText('/docs', {
      problem: 'There is no flag --x.',
    }).split('\n\n')
    expect([heading, problem]).toEqual([
      '### Docs agent: nothing was sent',
      'There is no flag `--x`.',
    ])
    expect(helpText('/docs').split('\n\n').slice(1)).toEqual(rest)
  })

  it('a status', () => {
    expect(statusReplyText(aStatus)).toMatchInlineSnapshot(`
      "@octocat Docs agent: pull request <https://github.com/o/r/pull/7> is ready. [Status comment](<https://github.com/o/r/issues/1#issuecomment-101>)

      - [A request](<https://github.com/o/r/issues/1#issuecomment-1>) waited in a workflow run that has ended. Re-run the workflow to send it.
      "
    `)
    expect(statusReplyText({ state: noJobState('/docs'), unsent: [] })).toMatchInlineSnapshot(`
      "Docs agent: no job in this conversation yet. Write \`/docs …\` to start one.
      "
    `)
  })
})

describe('a request that reached the limit', () => {
  const limited = (fields: Partial<Marker>) =>
    statusText(
      marker({
        ...unsent,
        phase: 'waiting',
        outcome: 'rate-limited',
        reason: "The service's hourly limit is reached (429). Nothing was started.",
        retryAt: '2025-06-01T13:00:00Z',
        ...fields,
      }),
      around,
    )

  it('says in its second line when to try again', () => {
    expect(limited({}).split('\n')[1]).toMatch(
      /^`explain the retry settings` · Try again at 2025-06-01 13:00 UTC · /,
    )
  })

  it('says that a re-run sends it, and that a new command is another request', () => {
    expect(limited({})).toContain(
      'Re-run the workflow later to send it. A new `/docs …` is another request.',
    )
  })
})

it.each([
  ['failed', 'Job job-1 failed at the service.', ''],
  ['failed', 'Job job-1 failed at the service. It said why.', 'It said why.'],
  [
    'timed-out',
    'Job job-1 was still running at the timeout. It keeps running. The service answered 500.',
    '500',
  ],
  ['cancelled', 'The run was cancelled. Job job-1 keeps running.', 'Job `job-1` keeps running.'],
] as const)('%s: what the heading says is not said twice: %s', (outcome, reason, rest) => {
  const text = statusText(marker({ outcome, reason }), around)
  const [, paragraph = ''] = text.split('\n\n')
  if (rest !== '') expect(paragraph).toContain(rest)
  expect(paragraph).not.toMatch(/failed at|was still running|was cancelled/)
})

it.each([
  ['x'.repeat(60), `\`${'x'.repeat(60)}\``],
  ['x'.repeat(61), `\`${'x'.repeat(60)}…\``],
  [`${'x'.repeat(58)}👩\u200d💻 more`, `\`${'x'.repeat(58)}…\``],
  [`${'x'.repeat(59)}👍🏽`, `\`${'x'.repeat(59)}…\``],
  [`${'😀'.repeat(60)}x`, `\`${'😀'.repeat(60)}…\``],
  ['explain\n\n@org/team `now`', '`` explain @org/team `now` ``'],
])('the second line begins with the request: %j', (asked, shown) => {
  const [, line = ''] = statusText(marker({ asked }), around).split('\n')
  expect(line.startsWith(`${shown} · `)).toBe(true)
})

describe('a comment stays below the length that GitHub accepts', () => {
  const most = 65_000
  const units: [string, string][] = [
    ['letters', 'x'],
    ['back-ticks', '`'],
    ['three bytes each', '☂'],
    ['four bytes each', '𝒳'],
    ['what JSON escapes', '"'],
    ['control characters', '\u0001'],
    ['markers', '<!-- docs-agent:'],
  ]
  const long = (unit: string, length: number) =>
    unit
      .repeat(Math.ceil(length / unit.length))
      .slice(0, length)
      .toWellFormed()

  it.each(units)('with the largest of everything the stages give: %s', (_, unit) => {
    // What the service sends has no control characters left: see io/agent.ts.
    const theirs = unit === '\u0001' ? '\ufffd' : unit
    const record: Job = {
      id: long(theirs, 256),
      status: long(theirs, 1_024),
      model: long(theirs, 1_024),
      source: { repository: long(theirs, 1_024), ref: long(theirs, 1_024) },
      createdAt: long(theirs, 1_024),
    }
    const now = bounded(
      marker({
        outcome: 'unconfirmed',
        phase: 'settled',
        trigger: `run:${long('9', 20)}/${long('j', 100)}/0/${long('s', 100)}`,
        requester: long('o', 39),
        asked: long(unit, 2_000),
        askedLength: 100_000,
        askedAt: `https://github.com/o/r/issues/1#${long('x', 1_000)}`,
        jobId: long(theirs, 256),
        ...shownRecord(record),
        before: { status: long(theirs, 1_024), prLink: long(theirs, 1_024) },
        prLink:
          checkLink(`https://github.com/${long('☂', 110)}/r/pull/7`, [])?.url ??
          expect.fail('It is no link.'),
        reason: long(theirs, 1_000),
        notes: [long(theirs, 1_200), long(theirs, 300)],
        took: 4_000,
        covers: Array.from({ length: 20 }, (_, at) => `#${999_999_999 - at}`),
        coversMore: 980,
        coversCommits: 9_000,
      }),
    )
    const written = body(now, statusText(now, { ...around, pull: pullOf(now) }))
    expect(written.length).toBeLessThan(most)
    expect(markerOf(written, { repository: 7, conversation: 1, comment: 101 })).toBeDefined()
    expect(rendered(written).alive).toContain('Workflow run')
  })

  it.each([
    ['a reason without end', { reason: long('☂', 50_000) }],
    [
      'a note for each of 200 other commands',
      {
        notes: Array.from(
          { length: 200 },
          (_, at) =>
            `It is not known whether an earlier command started work: https://github.com/organisation/repository/issues/12345#issuecomment-30000000${at}`,
        ),
      },
    ],
    ['many long notes', { notes: Array.from({ length: 20 }, () => long('`', 1_200)) }],
  ])('with %s', (_, fields) => {
    const now = bounded(marker({ outcome: 'failed', phase: 'settled', ...fields }))
    const written = body(now, statusText(now, around))
    expect(written.length).toBeLessThan(most)
    expect(markerOf(written, { repository: 7, conversation: 1, comment: 101 })).toBeDefined()
  })
})

describe('the earlier pull request of a new job', () => {
  const where = { ...environment, linkHosts: ['git.example'] }
  const written = (earlier: Marker['earlier'], fields: Partial<Marker> = {}): string | undefined =>
    /^Earlier.*$/m.exec(
      statusCommentText(where, (text) => text)(marker({ earlier, ...fields })),
    )?.[0]

  it.each<[prLink: string, state: 'open' | 'closed' | undefined, shown: string | undefined]>([
    ['https://github.com/o/r/pull/41', 'open', '#41, still open.'],
    ['https://github.com/O/R/pull/41', 'closed', '#41, closed.'],
    ['https://github.com/o/r/pull/41', undefined, '#41.'],
    [
      'https://github.com/o/docs_x/pull/41',
      'open',
      '[o/docs\\_x#41](<https://github.com/o/docs_x/pull/41>), still open.',
    ],
    ['https://git.example/o/r/pulls/41', undefined, '<https://git.example/o/r/pulls/41>.'],
    [
      'https://gitlab.com/o/r/-/merge_requests/41',
      undefined,
      '<https://gitlab.com/o/r/-/merge_requests/41>.',
    ],
    ['https://evil.example/o/r/pull/41', 'open', undefined],
    ['https://github.com/o/r/issues/41', 'open', undefined],
  ])('%s, %s', (prLink, state, shown) => {
    expect(written({ prLink, state })).toBe(shown && `Earlier pull request: ${shown}`)
  })

  it('is not named if the new job goes on with it', () => {
    const prLink = 'https://github.com/o/r/pull/41'
    expect(written({ prLink, state: 'open' }, { prLink })).toBeUndefined()
  })
})

describe('words', () => {
  it.each(outcomeNames)(
    '%s has a headline, and advice that names the command as it is called',
    (name) => {
      expect(headline(name, 'settled')).toMatch(/^[a-z][^!.]+$/)
      for (const phase of ['waiting', 'intent', 'unknown', 'created', 'settled'] as const) {
        const text = advice(name, '/fix-docs', { phase })
        if (text === undefined) continue
        expect(text).toMatch(/^[A-Z`].*\.$/)
        expect(text).not.toMatch(/!|\/docs\b/)
      }
    },
  )
})

it('a request that may never have arrived is not said to have started', () => {
  const text = statusText(
    marker({ phase: 'unknown', outcome: 'unknown', jobId: undefined }),
    around,
  )
  expect(text).not.toMatch(/Started|Sent/)
  expect(text).toContain('[Workflow run]')
})
