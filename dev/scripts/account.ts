import { readFileSync } from 'node:fs'

/** The account of a repository as package.json may name it; `OWNER` while it names none. Throws if it is no address. */
export function accountOf(repository: unknown): string {
  if (repository === undefined) return 'OWNER'
  const address =
    typeof repository === 'object' && repository !== null && 'url' in repository
      ? repository.url
      : repository
  const [, account] = /([A-Za-z\d-]+)\/[\w.-]+$/.exec(String(address)) ?? []
  if (account === undefined)
    throw new Error('The repository in package.json is not the address of a repository.')
  return account
}

/** The account that holds this repository. It is written in package.json alone. */
export const account = accountOf(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).repository,
)

/** A text with this account before `/docs-agent-action`, whatever stands there. */
export const withAccount = (text: string, name = account): string =>
  text.replaceAll(/(?<![\w-])[A-Za-z\d-]+(?=\/docs-agent-action(?![\w-]))/g, name)
