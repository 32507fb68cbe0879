import { expect, it } from 'vitest'
import { scheduled } from '../../dev/local/github/events.ts'
import { reply } from '../../dev/local/http/faults.ts'
import { shown } from '../helpers/comments.ts'
import { leftRunning, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld, type With, warningsOf } from '../helpers/world.ts'

// Which ends are mentioned is in unit/protocol/mention.test.ts, and for a sweep in unit/sweep/mention.test.ts.
const here = await fileWorld()

const issue = async () => (await here.github.as('mara').openIssue('Nightly documentation')).number
const inputsFor = (number: number, more: Record<string, string> = {}) => ({
  prompt: 'refresh the docs',
  'issue-number': String(number),
  mention: 'mara, wim, Mara',
  ...more,
})
const night = (number: number, runId: number, { inputs, ...how }: With = {}) =>
  // Slow enough that no request is given up, and made again, on a busy machine: they are counted.
  here.run(scheduled(here.github), {
    runId,
    env: { FAST_TIME: '10' },
    ...how,
    inputs: inputsFor(number, inputs),
  })
const expires = (error = 'It has expired.') =>
  here.service.faults.add('POST *', reply(401, { error }))
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

it('a key that expired is noticed the first night, with two requests: one comment for each streak', async () => {
  const number = await issue()
  expires('The key <!-- docs-agent:1: --> @noor #1 expired.')
  expect(await requests(() => night(number, 1_001))).toBe(
    2 + (await requests(async () => failed(await issue(), 1_002, { inputs: { mention: '' } }))),
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

it('a failure that mentioned nobody silences no mention: that of a push run without `mention` in the same issue', async () => {
  const number = await issue()
  await failed(number, 1_001, { inputs: { mention: '' } })
  expect(await mentions(number)).toEqual([])
  await failed(number, 1_002)
  await failed(number, 1_003)
  expect(await mentions(number)).toEqual([
    expect.stringMatching(/^@mara @wim .*actions\/runs\/1002/s),
  ])
})

it('a sweep without `mention` finishes a night, and the next night that fails mentions people', async () => {
  const event = { trigger: 'run:901/docs/0/docs/0', requester: undefined, run: '901', attempt: 1 }
  const { number } = await leftRunning(here, { status: 'failed' }, event)
  await sweep(here)
  expect(await mentions(number)).toEqual([])
  await failed(number, 1_002)
  expect(await mentions(number)).toHaveLength(1)
})

it.each([
  ['skipped', expires],
  [
    'error',
    () =>
      here.github.faults.add('GET /repos/*/*/issues/*/comments', reply(403, { message: 'No.' })),
  ],
])('a dry run that ends %s mentions nobody, and writes nothing', async (end, breaks) => {
  const number = await issue()
  breaks()
  here.github.ledger.length = 0
  const { ended } = await night(number, 1_001, { inputs: { 'dry-run': 'true' } })
  expect(ended.outputs.outcome, ended.log).toBe(end)
  expect(new Set(here.github.ledger.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect([here.service.ledger, await shown(here, number)]).toEqual([[], []])
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
    const night = { trigger: 'run:901/docs/0/docs/0', requester: undefined, run: '901', attempt: 1 }
    const left = await leftRunning(here, { status: 'failed' }, night)
    const warnings = [run, await sweep(here, inputs)].map((each) =>
      warningsOf(each).filter((text) => text.includes('team')),
    )
    expect(warnings.map(({ length }) => length)).toEqual([count, count])
    for (const failed of [number, left.number])
      expect(await mentions(failed)).toEqual([
        expect.stringMatching(/^@octo-org\/writers \[the docs agent\]/),
      ])
  },
)
