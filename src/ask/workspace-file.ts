import { readFileSync, realpathSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { inDigits } from './number-text.ts'
import { InputError, quoted } from './read-inputs.ts'

const largestFile = 1_000_000

/**
 * The text of a file that an input names. Throws InputError if it cannot be read. What is not UTF-8 is an error, or becomes
 * U+FFFD with `isRepaired`.
 */
export function readWorkspaceFile(
  path: string,
  {
    input,
    workspace,
    isRepaired,
  }: { input: string; workspace: string | undefined; isRepaired: boolean },
): string {
  const invalid = (why: string) => new InputError(`${input} is ${quoted(path)}: ${why}.`)
  if (!workspace)
    throw invalid('GITHUB_WORKSPACE is empty, so there is no workspace to read it from')
  try {
    const root = realpathSync(workspace)
    // Resolved before the check, as a link in the workspace may lead out of it.
    const file = realpathSync(resolve(root, path))
    const problem = fileProblem(file, root)
    if (problem !== undefined) throw invalid(problem)
    return new TextDecoder('utf-8', { fatal: !isRepaired }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof InputError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw invalid(whyUnreadable.get(code) ?? 'it cannot be read')
  }
}

function fileProblem(file: string, root: string): string | undefined {
  const folder = root.endsWith(sep) ? root : root + sep
  if (!file.startsWith(folder)) return 'it must be inside the workspace'
  const stats = statSync(file)
  if (!stats.isFile()) return 'it is not a file'
  if (stats.size > largestFile)
    return `it has ${inDigits(stats.size)} bytes; at most 1,000,000 are allowed`
  return undefined
}

const whyUnreadable = new Map<unknown, string>([
  ['ENOENT', 'the workspace has no such file: put actions/checkout before the step'],
  ['EACCES', 'this run has no permission to read it'],
  ['ERR_ENCODING_INVALID_ENCODED_DATA', 'it is not UTF-8 text'],
  ['ERR_INVALID_ARG_VALUE', 'it is not the name of a file'],
])
