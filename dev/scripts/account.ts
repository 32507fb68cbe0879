import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** Stands in place of the account while package.json names none. */
export const noAccount = 'OWNER'

/** The name that every copy of this repository has, whoever holds it. */
export const repositoryName = 'docs-agent-action'

/** Whether GitHub gives accounts such a name: letters, digits and single hyphens, none of them at an end. */
export const isAccountName = (name: string): boolean =>
  name.length <= 39 && /^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/.test(name)

/** The account of a repository as package.json may name it; `OWNER` while it names none. Throws if it is no address. */
export function accountOf(repository: unknown): string {
  if (repository === undefined) return noAccount
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
  JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).repository,
)

/** A text with this account before `/docs-agent-action`, whatever stands there. */
export const withAccount = (text: string, name = account): string =>
  text.replaceAll(/(?<![\w-])[A-Za-z\d-]+(?=\/docs-agent-action(?![\w-]))/g, name)

const isText = (path: string) => /\.(?:md|yml)$/.test(path)
const within = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(isText)

/** The files that can name this action with its account. `npm run tables` and `npm run copy` write it there. */
export const filesWithAccount: string[] = [
  ...readdirSync(root).filter(isText),
  ...within('docs'),
  ...within('examples'),
  ...within('.github'),
]
