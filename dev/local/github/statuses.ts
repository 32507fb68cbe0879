import type { Reply } from '../http/reply.ts'
import {
  type Backend,
  created,
  type Fields,
  type Request,
  type Routes,
  refusal,
} from './backend.ts'
import { commitOf } from './git-history.ts'
import { userOf } from './people.ts'
import type { RepositoryState, Status } from './state.ts'

/** https://docs.github.com/en/rest/commits/statuses#create-a-commit-status */
const mostOfOneContext = 1000
const longest = { description: 140, context: 255 }

/** Commit statuses. */
export function statusRoutes({ state, pages, now, history }: Backend): Routes {
  const isKnown = async (sha: string): Promise<boolean> =>
    [...state.pulls.values()].some((pull) => pull.sha === sha) ||
    (await commitOf(history, sha)) !== undefined

  async function create({ named, login, sent }: Request): Promise<Reply> {
    const { sha = '' } = named
    const { context = 'default', ...given } = sent as Partial<Status> & Pick<Status, 'state'>
    const { target_url = null, description = null } = given
    if (!/^[\da-f]{40}$/i.test(sha)) return invalidField('sha', 'sha must be a 40 character SHA1')
    if (!(await isKnown(sha))) return refusal(422, `No commit found for SHA: ${sha}`)
    for (const [field, text] of Object.entries({ description: description ?? '', context })) {
      const most = longest[field as keyof typeof longest]
      if (text.length > most)
        return invalidField(field, `${field} is too long (maximum is ${most} characters)`)
    }
    if (target_url !== null && !/^https?:\/\//.test(target_url))
      return invalidField('target_url', 'target_url must use http(s) scheme')
    const isSame = (status: Status) =>
      status.sha === sha && status.context.toLowerCase() === context.toLowerCase()
    if (state.statuses.filter(isSame).length >= mostOfOneContext)
      return invalidField(
        'base',
        'This SHA and context has reached the maximum number of statuses.',
      )
    const shown = { context, state: given.state, target_url, description }
    const id = state.statuses.push({ ...shown, sha, login })
    return created({
      id,
      ...shown,
      created_at: now(),
      updated_at: now(),
      creator: userOf(pages, login),
    })
  }

  return { 'POST statuses/:sha': create }
}

/** The newest status of each context at the head of a pull request. */
export function checksOf(
  { statuses }: Pick<RepositoryState, 'statuses'>,
  { head }: Fields,
): Status[] {
  const own = statuses.filter(({ sha }) => sha === (head as { sha: string }).sha)
  return [...new Map(own.map((status) => [status.context.toLowerCase(), status])).values()]
}

const invalidField = (field: string, message: string): Reply => ({
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ resource: 'Status', code: 'custom', field, message }],
  },
})
