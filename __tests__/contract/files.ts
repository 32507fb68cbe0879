import { readdirSync, readFileSync } from 'node:fs'

export const root = new URL('../../', import.meta.url)

/** A file of the repository, with the line ends of Unix. */
export const read = (path: string): string =>
  readFileSync(new URL(path, root), 'utf8').replaceAll('\r\n', '\n')

/** The files of a folder ('' or with a slash at the end) whose names end so, from the root. */
export const filesIn = (folder: string, end = ''): string[] =>
  readdirSync(new URL(folder || '.', root))
    .filter((name) => name.endsWith(end))
    .map((name) => folder + name)

/** The pages that people read here. */
export const allPages = ['', 'docs/', '__tests__/', 'dev/'].flatMap((folder) =>
  filesIn(folder, '.md'),
)
