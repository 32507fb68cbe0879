import { createEmulator } from 'emulate'
import type { Reply } from '../http/reply.ts'

/** The package's GitHub with one repository. Its answers are corrected to have GitHub's own form. */
export interface Emulator {
  /** Sends requests in somebody's name; a path begins with `/repos` or `/users`. */
  as(login: string): (method: string, path: string, body?: unknown) => Promise<Reply>
  reset(): void
  close(): Promise<void>
}

/** `api` and `pages` are the addresses that its answers contain in place of its own. */
export async function startEmulator(options: {
  owner: string
  name: string
  logins: string[]
  api: () => string
  pages: string
}): Promise<Emulator> {
  const { owner, name, logins, api, pages } = options
  const tokenOf = (login: string) => `token-of-${login}`
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries(logins.map((login) => [tokenOf(login), { login, scopes: ['repo', 'user'] }])),
      github: { users: logins.map((login) => ({ login })), orgs: [{ login: owner }], repos: [{ owner, name }] },
    },
  })
  const { origin, port } = new URL(emulator.url)

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
    const result = Object.fromEntries(fields) as Record<string, unknown>
    if (typeof result.login === 'string' && result.login.endsWith('[bot]')) result.type = 'Bot'
    return result
  }

  return {
    as: (login) => async (method, path, body) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: `Bearer ${tokenOf(login)}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const link = response.headers.get('link')?.replaceAll(/<https?:\/\/[^/]+/g, `<${api()}`)
      const text = await response.text()
      return {
        status: response.status,
        headers: link === undefined ? {} : { link },
        ...(text === '' ? {} : { body: corrected(JSON.parse(text)) }),
      }
    },
    reset: () => emulator.reset(),
    close: () => emulator.close(),
  }
}
