import { createEmulator } from 'emulate'
import { Pool } from 'undici'
import type { Ask, Fields } from './backend.ts'

export type Emulator = Awaited<ReturnType<typeof startEmulator>>

/** May rename repositories and write their branches; has no other part. */
export const administrator = 'administrator'

/**
 * The package's GitHub. All its repositories are public. Its answers are corrected to have GitHub's own form.
 * `api` and `pages` are the addresses that its answers contain in place of its own, `about` are the fields of a repository
 * that it does not know.
 */
export async function startEmulator(options: {
  repositories: { owner: string; name: string }[]
  logins: string[]
  api: () => string
  pages: string
  about: (repositoryId: unknown) => Fields
}) {
  const { repositories, logins, api, pages, about } = options
  const owners = [...new Set(repositories.map(({ owner }) => owner))]
  const tokenOf = (login: string) => `token-of-${login}`
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries(
        [...logins, administrator].map((login) => [tokenOf(login), { login, scopes: ['repo', 'user'] }]),
      ),
      github: {
        users: [...logins, administrator].map((login) => ({ login })),
        orgs: owners.map((login) => ({ login, members: [{ login: administrator, role: 'admin' }] })),
        repos: repositories.map(({ owner, name }) => ({ owner, name })),
      },
    },
  })
  const { origin, port } = new URL(emulator.url)
  const pool = new Pool(`http://127.0.0.1:${port}`)

  function corrected(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => corrected(item, key))
    if (typeof value === 'string') {
      // GitHub's times have no milliseconds, and its pages have another origin than its API.
      if (key.endsWith('_at')) return value.replace(/\.\d{3}Z$/, 'Z')
      if (!key.endsWith('url') || !value.startsWith(origin)) return value
      return (/^(html|diff|patch|blob|raw)_/.test(key) ? pages : api()) + value.slice(origin.length)
    }
    if (value === null || typeof value !== 'object') return value
    const fields = Object.entries(value).map(([field, content]) => [
      field,
      corrected(content, field === 'href' ? `${key}_url` : field),
    ])
    const result = Object.fromEntries(fields) as Fields
    if ('full_name' in result) Object.assign(result, about(result.id))
    if (typeof result.login === 'string' && result.login.endsWith('[bot]')) result.type = 'Bot'
    return result
  }

  const as =
    (login: string): Ask =>
    async (method, path, body) => {
      const { statusCode, headers, ...response } = await pool.request({
        method,
        path,
        headers: { authorization: `Bearer ${tokenOf(login)}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.body.text()
      return {
        status: statusCode,
        headers:
          typeof headers.link === 'string' ? { link: headers.link.replaceAll(/<https?:\/\/[^/]+/g, `<${api()}`) } : {},
        ...(text === '' ? {} : { body: corrected(JSON.parse(text)) }),
      }
    }

  return {
    as,
    /** Gives the repository at a path (`/repos/owner/name`) another name. */
    async rename(path: string, name: string): Promise<void> {
      const { status } = await as(administrator)('PATCH', path, { name })
      if (status !== 200) throw new Error(`The emulator answered ${status} to a new name for ${path}.`)
    },
    reset: () => emulator.reset(),
    async close() {
      await Promise.all([pool.close(), emulator.close()])
    },
  }
}
