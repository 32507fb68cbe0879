import { checkedAt, textAt } from '../foreign-json.ts'
import { isCount } from '../schema.ts'
import type { Client } from './github-client.ts'
import { GitHubError, isGitHubError } from './github-error.ts'

/** A file of the default branch, or in a few words why it cannot be used. */
export type FileRead =
  | { kind: 'text'; text: string }
  | { kind: 'missing'; why: string }
  | { kind: 'unusable'; why: string }

/** GitHub sends no more of a file: https://docs.github.com/en/rest/repos/contents#get-repository-content */
const mostBytes = 1_000_000
/** In Base64, with its line breaks: an answer may be wrong about the size. */
const mostEncoded = 1.4 * mostBytes

export function contentRoutes({ call }: Client) {
  return {
    /** A text file as the default branch has it. Throws GitHubError if GitHub does not say what is there. */
    async file(path: string): Promise<FileRead> {
      try {
        const { data } = await call(`Reading ${path}`, 'GET /contents/{path}', { path })
        return readFile(data)
      } catch (error) {
        if (!isGitHubError(error, 404)) throw error
        const why = 'the default branch has no such file, or `contents: read` is missing'
        return { kind: 'missing', why }
      }
    },
    /** The names of the files of a folder of the default branch. Throws GitHubError, also if there is no such folder. */
    async fileNames(path: string): Promise<string[]> {
      const operation = `Reading the folder ${path}`
      const { data } = await call(operation, 'GET /contents/{path}', { path })
      if (!Array.isArray(data)) throw new GitHubError(`${operation}: the answer is no folder.`)
      return data
        .filter((entry) => textAt(entry, 'type') === 'file')
        .map((entry) => textAt(entry, 'name'))
    },
  }
}

function readFile(data: unknown): FileRead {
  if (Array.isArray(data)) return { kind: 'unusable', why: 'it is a folder' }
  const type = textAt(data, 'type')
  if (type !== 'file') return { kind: 'unusable', why: 'it is a link or a submodule, not a file' }
  const encoding = textAt(data, 'encoding')
  const content = textAt(data, 'content')
  const isTooLarge = (checkedAt(isCount, data, 'size') ?? 0) > mostBytes
  if (isTooLarge || encoding === 'none' || content.length > mostEncoded)
    return { kind: 'unusable', why: 'it is larger than 1 MB' }
  const text = decoded(encoding, content)
  if (text === undefined) return { kind: 'unusable', why: 'it is not text in UTF-8' }
  return { kind: 'text', text }
}

/** Undefined if it is not text in UTF-8. */
function decoded(encoding: string, content: string): string | undefined {
  const base64 = content.replace(/\n/g, '')
  if (encoding !== 'base64' || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  const bytes = Buffer.from(base64, 'base64')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
