import type { LocalGitHub } from '../../dev/local/github/github.ts'

/** A request of the repository's workflow to the local GitHub; `path` is below the repository. */
export async function callRepository(
  { url, repository, token }: LocalGitHub,
  method: string,
  { path, body }: { path: string; body?: unknown },
) {
  const response = await fetch(`${url}/repos/${repository.fullName}${path}`, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}
