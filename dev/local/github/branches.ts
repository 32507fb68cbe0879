import { type Backend, created, notFound, ok, type Request, type Routes } from './backend.ts'
import { commitNamed, commitOf } from './git-history.ts'
import { paged } from './paging.ts'

/** Branches. Without git they have no files, so what is put there is not kept. */
export function branchRoutes({ state: { branches }, history }: Backend): Routes {
  const shaOf = async (name: string) =>
    (await commitOf(history, name)) ?? (branches.has(name) ? commitNamed(name) : undefined)
  const nameOf = ({ named }: Request) => (named.ref ?? '').replace('heads/', '')

  return {
    async 'GET branches'(asked) {
      const all = [...branches].map(async (name) => ({ name, commit: { sha: await shaOf(name) } }))
      return paged(await Promise.all(all), asked)
    },
    async 'GET git/ref/:ref'(asked) {
      const sha = await shaOf(nameOf(asked))
      return sha === undefined
        ? notFound
        : ok({ ref: `refs/${asked.named.ref}`, object: { type: 'commit', sha } })
    },
    'POST git/refs'({ sent: { ref, sha } }) {
      branches.add(String(ref).replace('refs/heads/', ''))
      return created({ ref, object: { type: 'commit', sha } })
    },
    'DELETE git/refs/:ref': (asked) =>
      branches.delete(nameOf(asked)) ? { status: 204 } : notFound,
    'PUT contents/:path': () => created({ commit: {} }),
  }
}
