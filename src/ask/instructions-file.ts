import type { GitHub } from '../io/github.ts'
import { longestInstructions, promptProblem } from './prompt-limits.ts'
import { quoted } from './read-inputs.ts'
import { removedText, visibleText } from './visible-text.ts'

/** The rules of `instructions-file`, or why no request may be sent with them. */
export type InstructionsRead =
  | { kind: 'read'; instructions: string; removed: string }
  | { kind: 'invalid'; problem: string }

/** Reads the file as the default branch has it, never as a pull request does. Throws GitHubError. */
export async function readInstructionsFile(
  path: string,
  { github, secrets }: { github: Pick<GitHub, 'file'>; secrets: readonly string[] },
): Promise<InstructionsRead> {
  const file = await github.file(path)
  if (file.kind !== 'text')
    return { kind: 'invalid', problem: `instructions-file is ${quoted(path)}: ${file.why}.` }
  const instructions = visibleText(file.text)
  const problem = promptProblem(instructions, secrets, { longest: longestInstructions })
  if (problem !== undefined) return { kind: 'invalid', problem: `instructions-file ${problem}` }
  return { kind: 'read', instructions, removed: removedText(file.text) }
}
