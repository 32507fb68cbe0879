import { textAt, valueAt } from '../../src/foreign-json.ts'
import { startService } from '../local/service/service.ts'
import {
  type Api,
  type Ground,
  itemsOf,
  type LiveOptions,
  messageOf,
  NotTried,
  openGround,
  type Undo,
} from './api.ts'
import { createRuns } from './runs.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** Opens what is needed to try something. `undo` gets what has to be undone, even if this fails halfway. */
export async function openStage(options: LiveOptions, given: { undo: Undo; stopped: AbortSignal }) {
  const ground = await openGround(options, given)
  const issue = await openIssue(ground, 'Docs agent: what it takes for granted', options.issue)
  const comment = commentsOn(ground, issue)
  const opened = options.withPull
    ? await openPull(ground)
    : new NotTried('It needs --pull-request.')
  const pull = opened instanceof NotTried ? undefined : opened
  const service = await startService({
    apiKey: `adm_${crypto.randomUUID()}`,
    projectId: `live-${crypto.randomUUID()}`,
    settings: { activeMs: 0, activeChecks: 1, repository: options.repository },
    // It names no other pull request of the repository.
    agent: async () => pull?.url ?? null,
  })
  ground.undo.set('the service', service.close)
  let other: Promise<number> | undefined
  return {
    ...ground,
    ...createRuns(ground, { service, issue, comment, labels: pull?.label ?? '' }),
    ...{ issue, service, comment, pull },
    pullRequest: () => pull ?? Promise.reject(opened),
    /** The number of the pull request, or of another issue of its own. */
    other(): Promise<number> {
      other ??= pull
        ? Promise.resolve(pull.number)
        : openIssue(ground, 'Docs agent: an issue to be named')
      return other
    },
  }
}

/** Opens this issue again, or else that of an earlier time, or else a new one. */
async function openIssue(
  { api, undo, viewer, page }: Ground,
  title: string,
  given?: number,
): Promise<number> {
  const marker = `<!-- docs-agent-live: ${title} -->`
  // Only its own account's: anybody can write such a text.
  const isOwn = (item: unknown) =>
    textAt(item, 'body').startsWith(marker) &&
    viewer.id !== undefined &&
    valueAt(item, 'user', 'id') === viewer.id
  const list = `GET /issues?state=all&sort=updated&per_page=100&creator=${encodeURIComponent(viewer.login)}`
  const found = given
    ? await api.must(`GET /issues/${given}`)
    : itemsOf(await api.must(list)).find(isOwn)
  const body = `${marker}\n\`npm run live\` opens this issue, tries the docs agent here, and closes it.`
  const issue = found ?? (await api.must('POST /issues', { title, body }))
  const number = Number(valueAt(issue, 'number'))
  if (valueAt(issue, 'pull_request') !== undefined) throw new Error(`#${number} is a pull request.`)
  undo.set(`the open issue ${page}/issues/${number}`, (last) =>
    last.must(`PATCH /issues/${number}`, { state: 'closed' }),
  )
  await api.must(`PATCH /issues/${number}`, { state: 'open' })
  return number
}

/** Comments on the issue, or elsewhere. At the end its own and those of the runs are deleted. */
function commentsOn({ api, viewer, since, undo, page }: Ground, issue: number) {
  /** The number of the issue, by the comment's id. */
  const written = new Map<number, number>()
  /** Also where GraphQL does not name the account. */
  const accounts = new Set<unknown>(viewer.id === undefined ? [] : [viewer.id])

  async function findThoseOfRuns(last: Api): Promise<void> {
    const list = await last.must(`GET /issues/${issue}/comments?per_page=100&since=${since}`)
    for (const item of itemsOf(list)) {
      const isOfRun = textAt(item, 'body').startsWith('<!-- docs-agent:')
      if (isOfRun && accounts.has(valueAt(item, 'user', 'id')))
        written.set(Number(valueAt(item, 'id')), issue)
    }
  }

  undo.set('comments', async (last) => {
    const problems: string[] = []
    const note = (error: unknown) => void problems.push(messageOf(error))
    await findThoseOfRuns(last).catch(note)
    const left = new Map<number, number>()
    for (const [id, on] of written)
      await remove(id, last).catch((error: unknown) => {
        left.set(on, (left.get(on) ?? 0) + 1)
        note(error)
      })
    if (problems.length === 0) return
    const places = [...left].map(([on, count]) => `${count} in ${page}/issues/${on}`)
    const where =
      places.length > 0 ? places.join(', ') : `those of the runs in ${page}/issues/${issue}`
    throw new Error(`${where}. ${problems.at(-1)}`)
  })
  return async (text: string, on = issue) => {
    const answer = await api.ask(`POST /issues/${on}/comments`, { body: text })
    const id = Number(valueAt(answer.body, 'id'))
    if (answer.status < 300) {
      written.set(id, on)
      accounts.add(valueAt(answer.body, 'user', 'id'))
    }
    return { ...answer, id }
  }
}

/** It may be gone already. */
async function remove(comment: number, last: Api): Promise<void> {
  const { status, body } = await last.ask(`DELETE /issues/comments/${comment}`)
  const isGone = status < 300 || status === 404 || status === 410
  if (!isGone)
    throw new Error(
      `GitHub answered ${status} to DELETE /issues/comments/${comment}. ${textAt(body, 'message')}`,
    )
}

async function openPull({ api, repository, undo, page }: Ground) {
  const base = textAt(repository, 'default_branch')
  const branch = `docs-agent-live-${Date.now()}`
  const content = Buffer.from('`npm run live` wrote this file.\n').toString('base64')
  try {
    const head = await api.must(`GET /git/ref/heads%2F${encodeURIComponent(base)}`)
    undo.set(`the branch ${page}/tree/${branch}`, async (last) => {
      const { status } = await last.ask(`GET /git/ref/heads%2F${branch}`)
      if (status !== 404) await last.must(`DELETE /git/refs/heads%2F${branch}`)
    })
    await api.must('POST /git/refs', {
      ref: `refs/heads/${branch}`,
      sha: textAt(head, 'object', 'sha'),
    })
    await api.must(`PUT /contents/${branch}.md`, {
      message: 'Try the docs agent [skip ci]',
      content,
      branch,
    })
    const title = 'Docs agent: not to be merged'
    const pull = await api.must('POST /pulls', {
      title,
      head: branch,
      base,
      body: 'It will be closed.',
    })
    const number = Number(valueAt(pull, 'number'))
    undo.set(`the open pull request ${page}/pull/${number}`, (last) =>
      last.must(`PATCH /pulls/${number}`, { state: 'closed' }),
    )
    const label = textAt(itemsOf(await api.must('GET /labels?per_page=1'))[0], 'name')
    return { number, url: textAt(pull, 'html_url'), label }
  } catch (error) {
    if (error instanceof NotTried) return error
    throw error
  }
}
