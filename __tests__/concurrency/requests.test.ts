import { describe, expect, it } from 'vitest'
import { authorize } from '../../src/ask/authorize.ts'
import type { Event } from '../../src/ask/event.ts'
import { readInputs } from '../../src/ask/inputs.ts'
import { checkPage } from '../../src/io/link.ts'
import { run } from '../../src/run/run.ts'
import { connected } from '../helpers/connected.ts'
import { type FakeGitHub, fakeGitHub } from '../helpers/fake-github.ts'
import { fakeService } from '../helpers/fake-service.ts'
import { stage } from '../helpers/interleave.ts'
import { recordedLog } from '../helpers/recorded-log.ts'

const given: Record<string, string> = {
  'api-key': 'svc_0123456789abcdef',
  'project-id': 'p1',
  'base-url': 'https://agent.test',
  'github-token': 'ghs_0123456789abcdef',
}
const inputs = readInputs((name) => given[name] ?? '', { asks: 'command', visibility: 'public' })
const requester = { id: 1, login: 'octocat', bot: false }

/** Plays a whole run of `/docs explain` in a conversation of so many comments, and again as a follow-up. */
async function ledgers(comments: number, runs: number): Promise<string[][]> {
  const { clock, play } = stage(1)
  const github = fakeGitHub(clock)
  const service = fakeService(clock)
  for (let at = 0; at < comments; at++) github.say(1, 'chat')
  const found: string[][] = []
  for (let at = 0; at < runs; at++) {
    const before = github.ledger.length
    await play([
      ({ gate, clock }) => {
        const event = commandOn(github)
        const reach = connected(github.through(gate))
        return run({
          event,
          allowed: authorize(event, inputs, reach.github),
          asks: { kind: 'command', work: { kind: 'prompt', prompt: 'explain', forceNew: false, wait: true } },
          inputs,
          environment: {
            run: { id: '900', attempt: 1, job: 'docs', index: '0', step: 'docs' },
            apiUrl: 'https://api.github.com',
            repository: { id: 7, owner: 'o', name: 'r', visibility: 'public', url: 'https://github.com/o/r' },
            command: '/docs',
            linkHosts: ['github.com'],
            commitStatus: undefined,
            metadata: { labels: [], reviewers: [], assignees: [] },
            githubPage: (url) => checkPage(url, 'https://github.com'),
            commit: { sha: '0'.repeat(40), workflow: 'docs.yml', branch: 'main', event: 'issue_comment' },
          },
          clients: {
            agent: service.through(gate),
            ...reach,
            clock,
            log: recordedLog(),
            redact: (text) => text,
            cancelled: new AbortController().signal,
            graceOver: new AbortController().signal,
          },
          writer: { saveJob() {}, saveMarker() {} },
        })
      },
    ])
    found.push(github.ledger.slice(before))
  }
  return found
}

function commandOn(github: FakeGitHub): Event {
  const { id, url, createdAt } = github.say(1, '/docs explain')
  const comments = github.conversation(1).length
  return {
    name: 'issue_comment',
    action: 'created',
    repository: { id: 7, owner: 'o', name: 'r', visibility: 'public' },
    person: true,
    sender: requester,
    conversation: { number: 1, kind: 'issue', comments },
    written: {
      trigger: `comment:${id}`,
      body: '/docs explain',
      author: requester,
      byApp: false,
      url,
      createdAt,
    },
  }
}

describe('the requests of a run to GitHub', () => {
  it('on an issue with fewer than 100 comments: at most 8', async () => {
    const [first = []] = await ledgers(98, 1)
    expect(first).toMatchInlineSnapshot(`
      [
        "GET permission of octocat",
        "POST comment 200 on #1",
        "GET comments of #1, page 1",
        "REACT eyes to issue-comment 199",
        "EDIT comment 200",
        "POST comment 201 on #901",
        "EDIT comment 200",
        "REACT rocket to issue-comment 199",
      ]
    `)
    expect(first.length).toBeLessThanOrEqual(8)
  })

  it('one more if the status comment begins a second page', async () => {
    const [first = []] = await ledgers(99, 1)
    expect(first).toContain('GET comments of #1, page 1')
    expect(first).toContain('GET comments of #1, page 2')
    expect(first.length).toBeLessThanOrEqual(9)
  })

  it('as a follow-up on an issue: at most 10', async () => {
    const [, second = []] = await ledgers(0, 2)
    expect(second).toMatchInlineSnapshot(`
      [
        "GET permission of octocat",
        "POST comment 105 on #1",
        "GET comments of #1, page 1",
        "REACT eyes to issue-comment 104",
        "GET pull request #901",
        "GET comments of #901, page 1",
        "EDIT comment 105",
        "EDIT comment 105",
        "REACT rocket to issue-comment 104",
      ]
    `)
    expect(second.length).toBeLessThanOrEqual(10)
  })
})
