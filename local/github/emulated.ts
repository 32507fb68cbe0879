import { createEmulator } from 'emulate'
import type { Reply } from '../http/reply.ts'

/** The package's GitHub with one repository: stateful, and what it says put into GitHub's own form. */
export interface Emulated {
  /** Asks as somebody; `path` begins with `/repos` or `/users`. Fields are as GitHub would name and write them. */
  ask(login: string, method: string, path: string, body?: unknown): Promise<Reply>
  reset(): void
  close(): Promise<void>
}

/** `api` and `pages` are the addresses that go into its answers in place of its own. */
export async function startEmulated(options: {
  owner: string
  name: string
  logins: string[]
  api: () => string
  pages: string
}): Promise<Emulated> {
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

  function reshaped(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => reshaped(item, key))
    if (typeof value === 'string') {
      // GitHub's times have no milliseconds, and its pages are not where its API is.
      if (key.endsWith('_at')) return value.replace(/\.\d{3}Z$/, 'Z')
      if (!key.endsWith('url') || !value.startsWith(origin)) return value
      return (/^(html|diff|patch|blob|raw)_/.test(key) ? pages : api()) + value.slice(origin.length)
    }
    if (value === null || typeof value !== 'object') return value
    const fields = Object.entries(value).map(([field, held]) => [
      field,
      reshaped(held, field === 'href' ? `${key}_url` : field),
    ])
    const shaped = Object.fromEntries(fields) as Record<string, unknown>
    if (typeof shaped.login === 'string' && shaped.login.endsWith('[bot]')) shaped.type = 'Bot'
    return shaped
  }

  return {
    async ask(login, method, path, body) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: `Bearer ${tokenOf(login)}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const link = response.headers.get('link')?.replaceAll(/<https?:\/\/[^/]+/g, `<${api()}`)
      const told = await response.text()
      return {
        status: response.status,
        headers: link === undefined ? {} : { link },
        ...(told === '' ? {} : { body: reshaped(JSON.parse(told)) }),
      }
    },
    reset: () => emulator.reset(),
    close: () => emulator.close(),
  }
}
