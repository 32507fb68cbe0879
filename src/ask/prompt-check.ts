const longestPrompt = 100_000

/** What forbids sending a prompt, as a sentence without subject that quotes nothing of it; undefined if nothing does. */
export function promptProblem(prompt: string, secrets: readonly string[]): string | undefined {
  if (prompt === '') return 'has no visible text.'
  let length = 0
  for (const _ of prompt) length++
  if (length > longestPrompt) {
    return `has ${length.toLocaleString('en-US')} characters; at most ${longestPrompt.toLocaleString('en-US')} are allowed.`
  }
  if (secrets.some((secret) => prompt.includes(secret))) {
    return 'contains a secret (an API key or the token of this run); remove it, and replace the secret if others saw it.'
  }
  return undefined
}
