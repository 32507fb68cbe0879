import { createHash } from 'node:crypto'
import {
  addressesOf,
  type Backend,
  created,
  notFound,
  ok,
  type Request,
  type Routes,
} from './backend.ts'
import { commitNamed, commitOf } from './git-history.ts'
import { paged } from './paging.ts'

/** Branches. Without git they have no files, so what is put there is not kept. */
export function branchRoutes(backend: Backend): Routes {
  const { history } = backend
  const { branches, contents } = backend.state
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
    'GET contents/:path'({ named: { path = '' } }) {
      const content = contents.get(path)
      if (content === undefined) return folderResource(path, [...contents.keys()], backend)
      const isFile = typeof content === 'string' || content instanceof Uint8Array
      return ok(isFile ? fileResource(path, content, backend) : content)
    },
    'PUT contents/:path': () => created({ content: null, commit: {} }),
  }
}

/** A folder is there as far as a file is in it. */
function folderResource(folder: string, paths: string[], backend: Backend) {
  const below = paths.filter((path) => path.startsWith(`${folder}/`))
  const names = new Set(below.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))
  if (names.size === 0) return notFound
  const entries = [...names].map((name) => {
    const path = `${folder}/${name}`
    const sha = createHash('sha1').update(path).digest('hex')
    const html_url = `${addressesOf(backend).page}/tree/main/${path}`
    return { type: paths.includes(path) ? 'file' : 'dir', name, path, sha, html_url, size: 0 }
  })
  return ok(entries)
}

/** https://docs.github.com/en/rest/repos/contents#get-repository-content */
function fileResource(path: string, content: string | Uint8Array, backend: Backend) {
  const bytes = Buffer.from(content)
  // GitHub breaks the lines after 60 characters.
  const lines = bytes.toString('base64').match(/.{1,60}/g) ?? []
  const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  return {
    type: 'file',
    encoding: 'base64',
    size: bytes.length,
    name: path.split('/').at(-1),
    path,
    html_url: `${addressesOf(backend).page}/blob/main/${path}`,
    content: lines.map((line) => `${line}\n`).join(''),
    sha,
  }
}
