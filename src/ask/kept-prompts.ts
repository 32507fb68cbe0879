import type { GitHub } from '../io/github.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { noPromptNamed, promptName } from './command.ts'
import { longestPrompt, promptProblem } from './prompt-limits.ts'
import { removedText, visibleText } from './visible-text.ts'

/** A prompt of `--use`; `none`: there is no such prompt, as the usage says it. */
export type KeptPrompt =
  | { kind: 'read'; prompt: string; removed: string }
  | { kind: 'none'; problem: string }

const promptsFolder = '.github/docs-agent/prompts'

const mostNames = 30

/** Reads a prompt as the default branch has it, never as a pull request does. Throws if it cannot be sent. */
export async function readKeptPrompt(
  name: string,
  { github, secrets }: { github: Pick<GitHub, 'file'>; secrets: readonly string[] },
): Promise<KeptPrompt> {
  const path = `${promptsFolder}/${name}.md`
  const file = await github.file(path)
  if (file.kind === 'missing') return { kind: 'none', problem: noPromptNamed(name) }
  if (file.kind === 'unusable') throw new Error(`${path}: ${file.why}. Nothing was sent.`)
  const prompt = visibleText(file.text)
  const problem = promptProblem(prompt, secrets, { longest: longestPrompt })
  if (problem !== undefined) throw new Error(`${path} ${problem} Nothing was sent.`)
  return { kind: 'read', prompt, removed: removedText(file.text) }
}

/** Which prompts the repository keeps, in a sentence for the usage; '' if there are none, or they may not be read. */
export async function keptPromptsText(github: Pick<GitHub, 'fileNames'>): Promise<string> {
  const names = await namesIn(github)
  if (names.length === 0) return ''
  const shown = names.slice(0, mostNames).map((name) => `\`${name}\``)
  const more = names.length - shown.length
  const rest = more === 0 ? '' : ` and ${more} more`
  return `Prompts of this repository for \`--use\`: ${shown.join(', ')}${rest}.`
}

async function namesIn(github: Pick<GitHub, 'fileNames'>): Promise<string[]> {
  try {
    const files = await github.fileNames(promptsFolder)
    const names = files
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -'.md'.length))
    return names.filter((name) => promptName.test(name)).sort()
  } catch (error) {
    throwUnlessGitHubError(error)
    return []
  }
}
