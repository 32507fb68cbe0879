import { inDigits } from './number-text.ts'
import { holdsSecret } from './read-inputs.ts'
import { size } from './shortened-text.ts'

/** Code points, as in all limits of a prompt. */
export const longestPrompt = 100_000
export const longestInstructions = 10_000
/** How much may be added to the instruction. */
export const mostAdded = 60_000

/** The heading is what foreign text cannot write: each of its lines is indented. */
export const withInstructions = (prompt: string, instructions: string | undefined): string =>
  instructions === undefined
    ? prompt
    : `${prompt}\n\n## Standing instructions of this repository\n\n${instructions}`

interface Instructions {
  instructions?: string | undefined
  instructionsFile?: string | undefined
}

/** How long a prompt may be beside the instructions that are sent with it, and how much they take. */
export function roomBeside({ instructions, instructionsFile }: Instructions) {
  // The file is read later: its room is kept.
  const sent = instructionsFile === undefined ? instructions : 'x'.repeat(longestInstructions)
  const taken = size(withInstructions('', sent))
  return { longest: longestPrompt - taken, taken }
}

/** What is wrong with a prompt, as a sentence without its subject; undefined if it may be sent. Quotes nothing of it. */
export function promptProblem(
  prompt: string,
  secrets: readonly string[],
  { longest, taken = 0 }: { longest: number; taken?: number },
): string | undefined {
  if (prompt === '') return 'has no visible text.'
  const length = size(prompt)
  if (length > longest) {
    const problem = `has ${inDigits(length)} characters; at most ${inDigits(longest)} are allowed`
    if (taken === 0) return `${problem}.`
    return `${problem}, as instructions take ${inDigits(taken)} of 100,000.`
  }
  const hasSecret = secrets.some((secret) => prompt.includes(secret))
  return hasSecret ? holdsSecret : undefined
}
