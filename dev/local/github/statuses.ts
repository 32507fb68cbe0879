import type { Reply } from '../http/reply.ts'
import { type Backend, type Fields, type Request, type Route, refusal } from './backend.ts'
import { gitHistory } from './git-history.ts'
import type { RepositoryState, Status } from './state.ts'

/** https://docs.github.com/en/rest/commits/statuses#create-a-commit-status */
const mostOfOneContext = 1000
const longest = { description: 140, context: 255 }

/** Commit statuses. */
export function statusRoutes({ state, read, user, api, now, history }: Backend): Route[] {
  async function isKnown(sha: string): Promise<boolean> {
    const pulls = await Promise.all([...state.pulls].map((number) => read(`pulls/${number}`)))
    if (pulls.some(({ body }) => (body as { head: { sha: string } }).head.sha === sha)) return true
    return history !== undefined && (await gitHistory(history).commitOf(sha)) !== undefined
  }

  async function create({ named, login, exchange: { json } }: Request): Promise<Reply> {
    const { sha = '' } = named
    const { context = 'default', ...given } = json as Partial<Status> & Pick<Status, 'state'>
    const { target_url = null, description = null } = given
    if (!/^[\da-f]{40}$/i.test(sha)) return invalid('sha', 'sha must be a 40 character SHA1')
    if (!(await isKnown(sha))) return refusal(422, `No commit found for SHA: ${sha}`)
    for (const [field, text] of Object.entries({ description: description ?? '', context })) {
      const most = longest[field as keyof typeof longest]
      if (text.length > most) return invalid(field, `${field} is too long (maximum is ${most} characters)`)
    }
    if (target_url !== null && !/^https?:\/\//.test(target_url))
      return invalid('target_url', 'target_url must use http(s) scheme')
    const isSame = (status: Status) => status.sha === sha && status.context.toLowerCase() === context.toLowerCase()
    if (state.statuses.filter(isSame).length >= mostOfOneContext)
      return invalid('base', 'This SHA and context has reached the maximum number of statuses.')
    const status: Status = { sha, context, state: given.state, target_url, description, login }
    const id = state.statuses.push(status)
    const created_at = now()
    const url = `${api()}/repos/${state.repository.fullName}/statuses/${sha}`
    const { sha: _sha, login: _login, ...shown } = status
    const creator = (await user(login)).body as Fields
    const avatar_url = creator.avatar_url ?? null
    return {
      status: 201,
      body: { id, node_id: `SC_${id}`, url, avatar_url, ...shown, created_at, updated_at: created_at, creator },
    }
  }

  return [{ method: 'POST', path: 'statuses/:sha', answer: create }]
}

/** The newest status of each context at the head of a pull request. */
export function checksOf({ statuses }: Pick<RepositoryState, 'statuses'>, { head }: Fields): Status[] {
  const own = statuses.filter(({ sha }) => sha === (head as { sha: string }).sha)
  return [...new Map(own.map((status) => [status.context.toLowerCase(), status])).values()]
}

const invalid = (field: string, message: string): Reply => ({
  status: 422,
  body: { message: 'Validation Failed', errors: [{ resource: 'Status', code: 'custom', field, message }] },
})
