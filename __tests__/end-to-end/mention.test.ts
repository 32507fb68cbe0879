import { describe, expect, it } from 'vitest'
import { scheduled } from '../../dev/local/github/events.ts'
import { gate, reply } from '../../dev/local/http/faults.ts'
import { asks, shown, states } from '../helpers/comments.ts'
import { leftRunning, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type With, warningsOf } from '../helpers/world.ts'

// Which ends are mentioned is in unit/protocol/mention.test.ts.
const here = await fileWorld()

const mention = { mention: 'mara, wim' }
const issue = async () => (await here.github.as('mara').openIssue('Nightly documentation')).number
const inputsFor = (number: number, more: Record<string, string> = {}) => ({
  prompt: 'refresh the docs',
  'issue-number': String(number),
  ...mention,
  ...more,
})
const night = (number: number, runId: number, { inputs, ...how }: With = {}) =>
  here.run(scheduled(here.github), { runId, ...how, inputs: inputsFor(number, inputs) })
const expires = (error = 'It has expired.') => here.service.faults.add('POST *', reply(401, { error }))
const failed = (number: number, runId: number, how?: With) => {
  expires()
  return night(number, runId, how)
}
const mentions = async (number: number) =>
  (await shown(here, number)).flatMap(({ text }) => (text.startsWith('@') ? [text] : []))
const requests = async (act: () => Promise<unknown>) => {
  const before = here.github.ledger.length
  await act()
  return here.github.ledger.length - before
}

it('a key that expired is noticed the first night, with one request: one comment for each streak', async () => {
  const number = await issue()
  expires('The key <!-- docs-agent:1: --> @noor #1 expired.')
  expect(await requests(() => night(number, 1_001))).toBe(
    1 + (await requests(async () => failed(await issue(), 1_002, { inputs: { mention: '' } }))),
  )
  expect(await mentions(number)).toEqual([
    `@mara @wim [the docs agent](<https://github.example/octo-org/handbook/issues/${number}#issuecomment-1>): an error occurred.

The service does not accept the api-key for project handbook (401). Check the secret: the key may have expired or been replaced. The service said: \`The key <! -- docs-agent:1: --> @noor #1 expired.\` Nothing was started.

Outcome \`error\` · [Workflow run](<https://github.example/octo-org/handbook/actions/runs/1001>)
`,
  ])
  await failed(number, 1_003)
  expect(await mentions(number)).toHaveLength(1)
  await night(number, 1_004)
  await failed(number, 1_005)
  expect(await mentions(number)).toHaveLength(2)
})

describe('nobody is mentioned', () => {
  it('if a person asked, or the run is a dry run, keeps no state, or is a re-run', async () => {
    const { number, event } = await asks(here)
    expires()
    await here.run(event, { inputs: mention })
    await failed(number, 1_001, { inputs: { 'dry-run': 'true' } })
    await failed(number, 1_002, { inputs: { comment: 'none' } })
    await failed(number, 1_003, { attempt: 2 })
    expect(await mentions(number)).toEqual([])
  })

  it.each<[string, string]>([
    ['if the status comment could not be posted', 'POST /repos/*/*/issues/*/comments'],
    ['if GitHub takes no edit of the status comment, so that nothing would remember it', 'PATCH *'],
  ])('%s', async (_, on) => {
    const number = await issue()
    here.github.faults.add(on, reply(403, { message: 'Resource not accessible by integration' }), { times: 9 })
    await failed(number, 1_001)
    here.service.faults.clear()
    expect(await mentions(number)).toEqual([])
  })

  it('a second time, after a run that was killed just before the mention', async () => {
    const number = await issue()
    const { fault, reached } = gate('before')
    here.github.faults.add('POST /repos/*/*/issues/*/comments', fault, { after: 1 })
    expires()
    const first = await here.start(scheduled(here.github), { runId: 1_001, inputs: inputsFor(number) })
    await reached
    await first.kill()
    await first.post()
    await sweep(here, mention)
    await failed(number, 1_001, { attempt: 2 })
    expect(await mentions(number)).toEqual([])
  })
})

it('an attached job: the streak is read first', async () => {
  const number = await issue()
  const attached = (runId: number, id: string) => {
    here.service.put({ id, status: 'failed' })
    return night(number, runId, { inputs: { prompt: '', 'job-id': id } })
  }
  await attached(1_001, 'job-7')
  await attached(1_002, 'job-8')
  expect(await states(here, number)).toEqual(['settled failed job-7', 'settled failed job-8'])
  expect(await mentions(number)).toHaveLength(1)
})

describe('a sweep', () => {
  const ofNight = (run: string) => ({ trigger: `run:${run}/docs/0/docs/0`, requester: undefined, run, attempt: 1 })

  it('mentions for what it finishes: not twice, not after a mention at the timeout, not where a person asked', async () => {
    const [left, again, asked] = [
      await leftRunning(here, { status: 'failed' }, ofNight('901')),
      await leftRunning(here, { status: 'failed' }, { ...ofNight('902'), outcome: 'timed-out', mentioned: true }),
      await leftRunning(here, { status: 'failed' }),
    ]
    for (const _ of 'ab') await sweep(here, mention)
    expect(await mentions(left.number)).toEqual([
      expect.stringMatching(
        /^@mara @wim \[the docs agent\].*: the job failed\.\n\nOutcome `failed` · .*runs\/901>\)\n$/,
      ),
    ])
    expect([...(await mentions(again.number)), ...(await mentions(asked.number))]).toEqual([])
  })

  it('reads in the conversation whether the streak has begun before', async () => {
    const number = await issue()
    await failed(number, 800)
    here.service.settings.scenario = 'slow'
    await night(number, 801, { inputs: { wait: 'false' } })
    here.service.put({ id: 'job-0001', status: 'failed' })
    await sweep(here, mention)
    expect((await states(here, number)).at(-1)).toBe('settled failed job-0001')
    expect(await mentions(number)).toHaveLength(1)
  })
})

it.each([
  ['GITHUB_TOKEN', undefined, 1],
  ['the token of a person', 'mara', 0],
])(
  'a team is named with its owner, and a warning says that no bot can mention it: with %s',
  async (_, login, count) => {
    const number = await issue()
    const { fullName } = here.github.repository
    const token = login && here.github.createToken({ login, repositories: [fullName] })
    const inputs = { mention: 'team:writers', ...(token ? { 'github-token': token } : {}) }
    const run = await failed(number, 1_001, { inputs })
    const warnings = [run, await sweep(here, inputs)].map((each) =>
      warningsOf(each).filter((text) => text.includes('team')),
    )
    expect(warnings.map(({ length }) => length)).toEqual([count, count])
    expect(await mentions(number)).toEqual([expect.stringMatching(/^@octo-org\/writers \[the docs agent\]/)])
  },
)
