import { describe, expect, it } from 'vitest'
import { commentCreated } from '../../dev/local/github/events.ts'
import { acting, type Fault, html, nothing, reply } from '../../dev/local/http/faults.ts'
import { prose } from '../../src/tell/markdown.ts'
import { unwrapped } from '../helpers/comments.ts'
import { fileWorld, type Run } from '../helpers/world.ts'

// What each answer means is in unit/io/agent.test.ts; here is what becomes of the run.
const here = await fileWorld()

const inputs = { 'timeout-minutes': '2', context: 'none' }

async function ask(more: Record<string, string> = {}): Promise<Run> {
  const issue = await here.github.as('rosa').openIssue('Retries')
  const comment = await here.github.as('wim').comment(issue.number, '/docs explain the retries')
  return here.run(await commentCreated(here.github, comment), { inputs: { ...inputs, ...more } })
}

/** The status comment, as the requester finds it. */
async function statusComment(): Promise<string> {
  const comments = await here.github.conversation(1)
  return unwrapped(comments.find(({ body }) => body.startsWith('<!-- docs-agent:'))?.body ?? '')
}

/** A text without what differs from run to run. */
const plain = (text = '') =>
  text
    .replaceAll(new URL(here.service.url).host, 'HOST')
    .replaceAll(/\b\d\d:\d\d UTC/g, 'CLOCK UTC')
    .replace(/for \d+ s\./, 'for N s.')

const error = (status: number, headers: Record<string, string> = {}): Fault =>
  reply(status, { error: `no (${status})` }, headers)
const said = (status: number) => ` The service said: "no (${status})".`
const uncertain = (what: string, why: string, more = '') =>
  `${what}, but the service gave no usable answer: ${why}${more} Check the project's dashboard before you ask again. It is not sent again.`
const lost = (why: string, more?: string) => uncertain('The job may have been created', why, more)

type Case = [title: string, fault: () => Fault, outcome: string, reason: string]

describe('a create that is answered with', () => {
  it.each<Case>([
    [
      '422',
      () => error(422),
      'error',
      `The service rejected the request (422). Check the prompt and project-id.${said(422)} Nothing was started.`,
    ],
    [
      '502, after the job was created',
      () => acting(error(502)),
      'unknown',
      lost('it answered 502.', said(502)),
    ],
    ['a page of HTML', html, 'unknown', lost('it answered 200 without a usable job record.')],
    [
      'no answer',
      () => acting(nothing()),
      'unknown',
      lost('no answer within 60 s (HOST, HTTP_DEADLINE).'),
    ],
    [
      '429 with a Retry-After beyond the timeout',
      () => error(429, { 'retry-after': '900' }),
      'rate-limited',
      `The service's hourly limit is reached (429): 100 new jobs and follow-ups per project.${said(429)} Try again at CLOCK UTC. Nothing was started.`,
    ],
  ])('%s', async (_title, fault, outcome, reason) => {
    here.service.faults.add('POST /v2/agent/*/job', fault())
    const { ended } = await ask()
    expect([ended.outputs.outcome, ended.code]).toEqual([outcome, 1])
    expect(plain(ended.outputs.reason)).toBe(reason)
    expect(here.service.ledger.map(({ method }) => method)).toEqual(['POST'])
    // What to do is said below it.
    const [shown = ''] =
      ended.outputs.reason?.split(/ (?:Check the project's dashboard|Try again at) /) ?? []
    expect(await statusComment()).toContain(prose(shown))
  })
})
