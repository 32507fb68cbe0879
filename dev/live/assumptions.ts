import { setTimeout as wait } from 'node:timers/promises'
import { itemsAt, textAt, valueAt } from '../../src/foreign-json.ts'
import type { StepResult } from '../local/runner/runner.ts'
import { type Answer, itemsOf, NotTried } from './api.ts'
import { command } from './runs.ts'
import type { Stage } from './stage.ts'

/** What is assumed, what GitHub did, and perhaps what else was seen. */
type Tried = [assumed: string, observed: string, also?: string]

const idsOf = ({ body }: Answer) => itemsOf(body).map((item) => Number(valueAt(item, 'id')))
const whether = (is: boolean, text: string) => (is ? text : `not ${text}`)

const listed = ({ api, issue, since }: Stage, query = 'per_page=100') =>
  api.ask(`GET /issues/${issue}/comments?since=${since}&${query}`)

/** An account that is in no repository, with its permission. */
async function stranger({ api }: Stage): Promise<unknown> {
  const { status, body } = await api.ask('GET /collaborators/ghost/permission')
  if (status === 404) throw new NotTried('This server has no account with the name ghost.')
  return body
}

/** Whether an issue's timeline has a new reference by another one, or soon gets it. */
async function isNamed(
  { api, since, options }: Stage,
  number: number,
  by: number,
): Promise<boolean> {
  for (let times = 0; times < 5; times++) {
    await wait(options.patienceMs / 5)
    const references = itemsOf(
      await api.must(`GET /issues/${number}/timeline?per_page=100`),
    ).filter(
      (event) =>
        valueAt(event, 'event') === 'cross-referenced' &&
        valueAt(event, 'source', 'issue', 'number') === by,
    )
    if (references.some((event) => textAt(event, 'updated_at') >= since)) return true
    if (references.length > 0)
      throw new NotTried(`#${by} named it before. With --pull-request it is a new number.`)
  }
  return false
}

const goodOutcome = ({ pull }: Stage) => (pull ? 'completed' : 'no-pull-request')
const sent = ({ service }: Stage) =>
  `, sent ${[...service.jobs.values()].map(({ prompts }) => prompts.length)}`

/** How a run ended, and why, if that is not what is assumed. */
function ends(
  assumed: string,
  { outputs: { outcome, reason }, code }: StepResult,
  more = '',
): Tried {
  const observed = `${outcome ?? `exit code ${code}`}${more}`
  return [assumed, observed === assumed ? observed : `${observed}. ${reason}`]
}

/** These need only what every token has that is given to the action: to read, write, edit, delete and react. */
export const core = [
  'account',
  'text',
  'reaction',
  'order',
  'delay',
  'pages',
  'edit',
  'deleted',
  'run',
  'rerun',
]

/** How each assumption is tried, or why it is not. */
export const tries: Record<string, string | ((stage: Stage) => Promise<Tried>)> = {
  async account({ comment, viewer }) {
    return [
      `account ${valueAt((await comment('Who writes?')).body, 'user', 'id')}`,
      `account ${viewer.id}`,
    ]
  },
  async text({ comment }) {
    const line = '<!-- docs-agent-live: a_Z-0.9= -->'
    const { status, body } = await comment(`${line}\nThere is a hidden line above.`)
    return [
      '201, as sent',
      `${status}, ${whether(textAt(body, 'body').split(/\r?\n/)[0] === line, 'as sent')}`,
    ]
  },
  async reaction({ api, comment }) {
    const { id } = await comment('Look.')
    const react = async () =>
      (await api.ask(`POST /issues/comments/${id}/reactions`, { content: 'eyes' })).status
    return ['201, then 200', `${await react()}, then ${await react()}`]
  },
  async order(stage) {
    const written = [
      (await stage.comment('The first.')).id,
      (await stage.comment('The second.')).id,
    ]
    const ids = idsOf(await listed(stage)).filter((id) => written.includes(id))
    const isAscending = String(written) === String(written.toSorted((a, b) => a - b))
    return ['oldest first', whether(isAscending && String(ids) === String(written), 'oldest first')]
  },
  async delay(stage) {
    const { id } = await stage.comment('Is this listed?')
    if (idsOf(await listed(stage)).includes(id)) return ['listed', 'listed', 'at once']
    await wait(1_000)
    return ['listed', whether(idsOf(await listed(stage)).includes(id), 'listed'), 'after a second']
  },
  async pages(stage) {
    for (const text of ['One.', 'Two.']) await stage.comment(text)
    const all = await listed(stage)
    const link = (await listed(stage, 'per_page=1')).headers.get('link') ?? ''
    const last = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(link)?.[1]
    return [
      `last is ${idsOf(all).length}, no link`,
      `last is ${last}, ${all.headers.has('link') ? 'a' : 'no'} link`,
    ]
  },
  async edit(stage) {
    const { id } = await stage.comment('Old.')
    const { status, body } = await stage.api.ask(`PATCH /issues/comments/${id}`, { body: 'New.' })
    const shown = itemsOf((await listed(stage)).body).find((item) => valueAt(item, 'id') === id)
    return ['200, New., New.', [status, textAt(body, 'body'), textAt(shown, 'body')].join(', ')]
  },
  async deleted({ api, comment }) {
    const path = `/issues/comments/${(await comment('This is deleted.')).id}`
    const { status } = await api.ask(`DELETE ${path}`)
    return [
      '204, then 404',
      `${status}, then ${(await api.ask(`PATCH ${path}`, { body: 'Again.' })).status}`,
    ]
  },
  async permission(stage) {
    const answer = await stranger(stage)
    const flags = valueAt(answer, 'user', 'permissions')
    const values = ['pull', 'triage', 'push', 'maintain', 'admin'].map((flag) =>
      valueAt(flags, flag),
    )
    values.unshift(valueAt(answer, 'permission'), valueAt(answer, 'user', 'id'))
    return ['string,number,boolean', String([...new Set(values.map((value) => typeof value))])]
  },
  async forbidden({ api }) {
    // There is no such commit, so nothing is written whatever the token may do.
    const asked = api.ask(`POST /statuses/${'0'.repeat(40)}`, { state: 'pending' })
    const error = await asked.catch((cause: unknown) => cause)
    if (!(error instanceof NotTried)) throw new NotTried('The token may set commit statuses.')
    return [
      'statuses=write',
      error.answer?.headers.get('x-accepted-github-permissions') ?? 'no header',
    ]
  },
  async code(stage) {
    const number = await stage.other()
    await stage.comment(`\`#${number}\`\n\n\`\`\`text\n#${number}\n\`\`\``)
    return ['not named', whether(await isNamed(stage, number, stage.issue), 'named')]
  },
  async reference(stage) {
    const { api, comment, issue } = stage
    const number = await stage.other()
    await comment(`Covers #${number}.`)
    const isMade = await isNamed(stage, number, issue)
    const { id } = await comment('This is edited.', number)
    await api.ask(`PATCH /issues/comments/${id}`, { body: `Covers #${issue}.` })
    const byEdit = await isNamed(stage, issue, number)
      .then((is) => (is ? 'made' : 'not made'))
      .catch(() => 'not tried')
    return ['named', whether(isMade, 'named'), `by an edit: ${byEdit}`]
  },
  async pull(stage) {
    const { body } = await stage.api.ask(`GET /pulls/${(await stage.pullRequest()).number}`)
    const fields = ['state', 'head.sha', 'base.repo.id', 'user.login', 'merge_commit_sha']
    const has = fields.filter((field) => valueAt(body, ...field.split('.')) !== undefined)
    return [String(fields), String(has)]
  },
  async reviewer(stage) {
    const path = `POST /pulls/${(await stage.pullRequest()).number}/requested_reviewers`
    return ['422', String((await stage.api.ask(path, { reviewers: [stage.viewer.login] })).status)]
  },
  async run(stage) {
    return ends(`${goodOutcome(stage)}, sent 1`, (await stage.requested()).ended, sent(stage))
  },
  async rerun(stage) {
    const { asked } = await stage.requested()
    const assumed = goodOutcome(stage) + sent(stage)
    return ends(assumed, await stage.run({ ...asked, attempt: 2 }), sent(stage))
  },
  async followUp(stage) {
    await stage.requested()
    const ended = await stage.run(await stage.request('and when they apply'))
    return ends(`${goodOutcome(stage)}, sent 2`, ended, sent(stage))
  },
  async status(stage) {
    if (stage.viewer.isBot)
      throw new NotTried('The token is a bot, and only a person may use a command.')
    await stage.requested()
    return ends(goodOutcome(stage), await stage.run(await stage.request('status')))
  },
  async refused(stage) {
    const event = await stage.eventOfComment(
      `${command} delete all`,
      valueAt(await stranger(stage), 'user'),
    )
    return ends('refused', await stage.run({ event }))
  },
  async check(stage) {
    const inputs = { check: 'true', 'issue-number': String(stage.issue) }
    return ends(
      'skipped',
      await stage.run(stage.viewer.isBot ? { inputs } : await stage.request('check')),
    )
  },
  async labels(stage) {
    const { number, label } = await stage.pullRequest()
    if (label === '') throw new NotTried('The repository has no label.')
    await stage.requested()
    const { body } = await stage.api.ask(`GET /pulls/${number}`)
    return [label, String(itemsAt(body, 'labels').map((item) => textAt(item, 'name')))]
  },
  async sweep(stage) {
    stage.service.settings.scenario = 'slow'
    const left = await stage.run(await stage.request('and take your time', { wait: 'false' }))
    stage.service.replan({ scenario: 'completed' })
    const action = new URL('../../sweep/action.yml', import.meta.url)
    // GitHub forbids this if a sweep cannot know that the run has ended.
    await stage.api.ask('GET /actions/runs/1')
    const { outputs } = await stage.run({ action, inputs: { 'since-hours': '2' } })
    return ends(
      'detached, 1 finished, 0 open',
      left,
      `, ${outputs.settled} finished, ${outputs.open} open`,
    )
  },
  limit: 'It would use up the limit of all who use the token.',
  moved: 'It would need a second repository.',
  lag: 'Lists lag too seldom.',
  cancelled: 'Only a runner of GitHub does it.',
}
