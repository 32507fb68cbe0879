import { describe, expect, it } from 'vitest'
import { gate, reply } from '../../dev/local/http/faults.ts'
import { asks, shown, signed, states, status } from '../helpers/comments.ts'
import { action, age, leftRunning, opened, sweep } from '../helpers/sweep-runs.ts'
import { fileWorld } from '../helpers/world.ts'

// What a sweep does with each job is in unit/sweep/pass.test.ts; one of them whole in transcripts/sweep.txt.
const here = await fileWorld()

const counts = ({ outputs: { jobs: _, ...numbers } }: { outputs: Record<string, string> }) =>
  numbers
const none = { settled: '0', failed: '0', open: '0', lost: '0' }
const edits = () =>
  here.github.ledger
    .filter(({ method }) => method === 'PATCH')
    .map(({ path }) => Number(path.split('/').at(-1)))
const statusChecks = () => here.service.ledger.filter(({ method }) => method === 'GET')

it('succeeds with one request if there is nothing to do', async () => {
  const { ended } = await sweep(here)
  expect(ended).toMatchObject({ code: 0, outputs: { ...none, jobs: '[]' } })
  expect(here.github.ledger).toHaveLength(1)
  expect(here.service.ledger).toEqual([])
})

it('edits no copy of a marker, and no comment of others', async () => {
  const { number, id, statusComment } = await leftRunning(here, { status: 'failed' })
  const body =
    (await here.github.conversation(number)).find((comment) => comment.id === statusComment)
      ?.body ?? ''
  const other = await here.github.as('rosa').openIssue('Another', 'What else?')
  for (const [on, text] of [
    [number, body],
    [number, `Look:\n${body}`],
    [number, body + body],
    [number, body.replace('docs-agent:1:', 'docs-agent:1:e30')],
    [other.number, body],
  ] as const)
    await here.github.as('noor').comment(on, text)
  expect(counts((await sweep(here)).ended)).toMatchObject({ settled: '1' })
  expect(new Set(edits())).toEqual(new Set([statusComment]))
  expect((await status(here, number)).marker.jobId).toBe(id)
})

it('leaves a request that met the limit to a re-run, which sends it once', async () => {
  const { event, number } = await asks(here)
  const attempt = async (number: number) =>
    (await here.run(event, { runId: 700, attempt: number })).ended.outputs
  here.service.faults.add('POST /v2/agent/*/job', reply(429, { error: 'reached' }))
  expect((await attempt(1)).outcome).toBe('rate-limited')
  const before = await status(here, number)
  expect(before.text).toContain('Re-run the workflow later to send it.')
  const { ended } = await sweep(here)
  expect(ended).toMatchObject({ code: 0, outputs: { ...none, jobs: '[]' } })
  expect(ended.summary).toContain('#### Open: 0')
  expect((await status(here, number)).text).toBe(before.text)
  const { jobId } = await attempt(2)
  expect(await states(here, number)).toEqual([`settled completed ${jobId}`])
  expect(here.service.jobs.size).toBe(1)
})

it('tells whoever asked first, if the comment on the docs pull request mentions the requester of a follow-up', async () => {
  const { number: pull, prLink } = await opened(here)
  const { number, id } = await leftRunning(here, { status: 'completed', prLink })
  const from = {
    repository: here.github.repository.id,
    conversation: number,
    name: here.github.repository.fullName,
  }
  const names = {
    kind: 'pull-request',
    conversation: pull,
    jobId: id,
    from,
    requester: 'mara',
  } as const
  await here.github
    .as('github-actions[bot]')
    .comment(pull, `${signed(here, names)}\n@mara, this pull request`)
  age(here, 10)
  await sweep(here)
  const comments = [...(await shown(here, number)), ...(await shown(here, pull))]
  expect(comments.flatMap(({ text }) => text.match(/^@\w+/) ?? [])).toEqual(['@wim', '@mara'])
})

describe('fails', () => {
  it('if the service does not accept the key, with every output', async () => {
    await leftRunning(here, { status: 'failed' })
    await leftRunning(here, { status: 'failed' })
    here.service.faults.add('GET /v2/agent/*/job/*', reply(401, { error: 'no' }), { times: 9 })
    const { ended } = await sweep(here, { concurrency: '1' })
    expect(ended.code).toBe(1)
    expect(counts(ended)).toEqual({ ...none, open: '2' })
    expect(ended.stdout).toContain(
      '::error::The service does not accept the api-key for project handbook (401)',
    )
    expect(statusChecks()).toHaveLength(1)
  })

  it('if GitHub may not be read, and names the permission', async () => {
    Object.assign(here.github.grants, { issues: 'none', pull_requests: 'none' })
    const { ended } = await sweep(here)
    expect(ended).toMatchObject({ code: 1, outputs: none })
    expect(ended.stdout).toMatch(/::error::Reading the repository's comments:.*issues: read/)
  })

  it('with invalid inputs, reported together, before any request', async () => {
    const { ended } = await sweep(here, {
      concurrency: '0',
      'since-hours': 'x',
      'base-url': 'ftp://x',
    })
    expect(ended.code).toBe(1)
    for (const name of ['concurrency', 'since-hours', 'base-url'])
      expect(ended.stdout).toContain(name)
    expect(here.github.ledger).toEqual([])
  })

  it('on an older Node, with one sentence', async () => {
    const old =
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.1.0"})'
    const { ended } = await sweep(here, {}, { preload: new URL(old) })
    expect(ended).toMatchObject({ code: 1, outputs: { settled: '', jobs: '' } })
    expect(ended.stdout).toMatch(/^::error::This action needs Node 24/)
  })
})

it('leaves the rest open when it is cancelled, with all outputs', async () => {
  await leftRunning(here, { status: 'failed' })
  const held = gate('before')
  here.service.faults.add('GET /v2/agent/*/job/*', held.fault)
  const running = await here.start(
    { name: 'schedule', payload: {} },
    { action, env: { FAST_TIME: '1' } },
  )
  await held.reached
  const ended = await running.cancel()
  held.open()
  expect(counts(ended)).toEqual({ ...none, open: '1' })
  expect(ended.ms).toBeLessThan(7_000)
})
