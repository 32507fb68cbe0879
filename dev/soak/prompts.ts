import type { LocalJob, Prompt } from '../local/service/jobs.ts'

/** The first word of a prompt: it tells the prompts of a world apart. */
export const tokenOf = (prompt: unknown): string =>
  /^ask-\d+\b/.exec(String(prompt))?.[0] ?? 'no token'

export const tokensOf = ({ prompts }: Pick<LocalJob, 'prompts'>): string[] =>
  prompts.map(({ text }) => tokenOf(text))

/** Until when a job is active with a prompt. */
export const activeUntil = ({ at, plan }: Prompt): number => at + plan.activeMs
