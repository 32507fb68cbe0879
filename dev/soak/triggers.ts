import { userOf } from '../local/github/people.ts'
import { pages } from './settings.ts'
import { comment, type Trigger, type World } from './world.ts'

/** How often each occurs. A `merge` is a push that has a conversation. */
const kinds = {
  comment: 60,
  line: 8,
  review: 5,
  opened: 5,
  schedule: 8,
  push: 3,
  stateless: 3,
  attach: 5,
  merge: 0,
}
type TriggerKind = keyof typeof kinds
const randomKind = ({ random }: World): TriggerKind => random.weighted(kinds)

/** Where somebody asks; the rest is random if it is not given. */
export interface Asked {
  conversation: number
  kind?: TriggerKind
  text?: string
  flags?: string
  /** Who asks. */
  login?: string
  inputs?: Record<string, string>
}

/** A random event with a random text in a conversation. `token` is the first word of its prompt. */
export function createTrigger(
  world: World,
  { conversation, kind = randomKind(world), text: given, flags, login, inputs: more }: Asked,
  token: string,
): Trigger {
  const { random, service, triggers, seed } = world
  const flagged = flags && `/docs ${flags} ${token} explain them`
  const text = given ?? flagged ?? randomText(world, token)
  const jobs = [...service.jobs.keys()]
  const jobId =
    jobs.length > 0 && (kind === 'attach' || random.chance(0.05)) ? random.pick(jobs) : undefined
  const inputs = { ...randomInputs(world, jobId), ...more }
  const { repository, ...event } = eventFields(world, conversation, login)
  const { sender } = event
  const isPerson = !['schedule', 'push', 'merge', 'attach'].includes(kind)
  const requester = isPerson ? sender.login : undefined
  const asks = text.includes(token) ? token : undefined
  const base = { token: asks, requester, inputs, attempts: [], jobId, conversation }
  const number = triggers.length + 1
  const prompted = { ...base, token, inputs: { ...inputs, prompt: `${token} every night` } }
  const inConversation = { 'issue-number': String(conversation) }
  const runId = `run:${seed}${number}1/docs/0/docs`
  const written = (id: number, at = world.github.date().toISOString()) => ({
    id,
    body: text,
    user: sender,
    html_url: `${pages}/issues/${conversation}#${id}`,
    created_at: at,
  })
  const commented = () => {
    const { id, created_at } = comment(world, conversation, { login: sender.login, body: text })
    return { repository, ...event, action: 'created', comment: written(id, created_at) }
  }
  switch (kind) {
    case 'comment': {
      const payload = commented()
      return { ...base, event: 'issue_comment', payload, id: `comment:${payload.comment.id}` }
    }
    case 'line': {
      const payload = { repository, ...event, action: 'created', comment: written(number) }
      return {
        ...base,
        event: 'pull_request_review_comment',
        payload,
        id: `review-comment:${number}`,
      }
    }
    case 'review': {
      const payload = { repository, ...event, action: 'submitted', review: written(number) }
      return { ...base, event: 'pull_request_review', payload, id: `review:${number}` }
    }
    case 'opened': {
      const opened = 99 + number
      const issue = { ...written(0), number: opened, comments: 0, locked: false }
      const payload = { repository, sender, action: 'opened', issue }
      return { ...base, event: 'issues', payload, id: `issue:${opened}`, conversation: opened }
    }
    case 'schedule':
    case 'merge':
      return {
        ...prompted,
        inputs: { ...prompted.inputs, ...inConversation },
        event: kind === 'merge' ? 'push' : kind,
        payload: { repository },
        id: runId,
      }
    case 'push':
      return {
        ...prompted,
        event: 'push',
        payload: { repository },
        id: undefined,
        conversation: undefined,
      }
    case 'stateless': {
      const stateless = {
        ...base,
        inputs: { ...inputs, comment: 'none' },
        id: undefined,
        conversation: undefined,
      }
      return { ...stateless, event: 'issue_comment', payload: commented() }
    }
    case 'attach': {
      const attach = { ...inputs, ...inConversation, 'job-id': jobId ?? 'no-job' }
      return {
        ...base,
        token: undefined,
        inputs: attach,
        event: 'schedule',
        payload: { repository },
        id: runId,
      }
    }
  }
}

const randomText = ({ random }: World, token: string): string =>
  random.weighted({
    [`/docs ${token} explain the retry settings`]: 70,
    [`/docs --new ${token} explain them`]: 10,
    [`/docs --no-wait ${token} explain them`]: 8,
    '/docs status': 8,
    '/docs help': 1,
    '/docs --fast now': 1,
    'Thank you.': 2,
  })

const randomInputs = (
  { random, service }: World,
  jobId: string | undefined,
): Record<string, string> => ({
  // Where the limit is low, few runs wait until it has room.
  'timeout-minutes': String(
    random.pick(service.settings.limit < 100 ? [1, 1, 5, 60] : [1, 5, 30, 60]),
  ),
  'poll-interval': String(random.pick([5, 20, 60])),
  ...(random.chance(0.1) ? { wait: 'false' } : {}),
  ...(random.chance(0.2) ? { 'fail-on': 'failed' } : {}),
  ...(jobId === undefined ? {} : { 'job-id': jobId }),
})

/** What most events say about repository, sender and issue. */
function eventFields({ random, github }: World, number: number, login?: string) {
  const usual = random.chance(0.05) ? 'rosa' : 'wim'
  const { id, type, ...user } = userOf('', login ?? usual)
  const sender = { id, login: user.login, type }
  const repository = { id: 7, full_name: 'octo-org/handbook', private: false }
  const issue = {
    number,
    comments: github.conversation(number).length + random.pick([0, 1]),
    locked: false,
    title: 'Retries',
    body: 'What is tried again?',
    ...(number >= 9_000 ? { pull_request: {} } : {}),
  }
  return { sender, repository, issue }
}
