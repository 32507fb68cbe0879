import type { Inputs } from './inputs.ts'

/** What about a pull request keeps it from counting as a change. */
export type Ignored = 'label' | 'author' | 'title'

export type IgnoreInputs = Pick<
  Inputs,
  'changesIgnoreLabels' | 'changesIgnoreAuthors' | 'changesIgnoreTitles'
>

/** Which input keeps a merged pull request from counting; undefined if none does. GitHub's logins and labels have no case. */
export function ignoredBy(
  pull: { labels: string[]; author: string; title: string },
  { changesIgnoreLabels, changesIgnoreAuthors, changesIgnoreTitles }: IgnoreInputs,
): Ignored | undefined {
  const title = pull.title.trim().toLowerCase()
  const labels = pull.labels.map((label) => label.toLowerCase())
  const author = pull.author.toLowerCase()
  if (changesIgnoreLabels.some((label) => labels.includes(label.toLowerCase()))) return 'label'
  if (changesIgnoreAuthors.some((login) => login.toLowerCase() === author)) return 'author'
  if (changesIgnoreTitles.some((start) => title.startsWith(start.toLowerCase()))) return 'title'
  return undefined
}
