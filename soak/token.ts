/** What tells the instructions of a world apart: the first word of each. */
export const tokenOf = (prompt: string): string => /^ask-\d+\b/.exec(prompt)?.[0] ?? 'no token'
