import { size } from './section.ts'

/** The longest prompt that is sent, code points. */
export const longestPrompt = 100_000

/** What is wrong with a prompt, as a sentence without its subject; undefined if it may be sent. Quotes nothing of it. */
export function promptProblem(prompt: string, secrets: readonly string[]): string | undefined {
  if (prompt === '') return 'has no visible text.'
  const length = size(prompt)
  if (length > longestPrompt) {
    return `has ${length.toLocaleString('en-US')} characters; at most ${longestPrompt.toLocaleString('en-US')} are allowed.`
  }
  if (secrets.some((secret) => prompt.includes(secret))) {
    return 'contains a secret (an API key or the token of this run); remove it, and replace the secret if others saw it.'
  }
  return undefined
}
