import { expect, it } from 'vitest'
import { ignoredBy } from '../../../src/ask/ignored-pull.ts'

const none = { changesIgnoreLabels: [], changesIgnoreAuthors: [], changesIgnoreTitles: [] }
const pull = { labels: ['skip-docs'], author: 'dependabot[bot]', title: 'Build(deps): bump undici' }

it.each<[string, Partial<typeof none> | Record<string, string[]>, string | undefined]>([
  ['nothing that is set', {}, undefined],
  ['its label', { changesIgnoreLabels: ['backport', 'Skip-Docs'] }, 'label'],
  ['a label that it does not have', { changesIgnoreLabels: ['skip'] }, undefined],
  ['its author', { changesIgnoreAuthors: ['renovate[bot]', 'Dependabot[bot]'] }, 'author'],
  ['a person with the name of a bot', { changesIgnoreAuthors: ['dependabot'] }, undefined],
  ['the beginning of its title', { changesIgnoreTitles: ['chore', 'build(deps)'] }, 'title'],
  ['a part of its title', { changesIgnoreTitles: ['bump'] }, undefined],
  ['a pattern, which is plain text', { changesIgnoreTitles: ['build.deps.', '.*'] }, undefined],
  [
    'all of them: the label is named',
    {
      changesIgnoreTitles: ['build'],
      changesIgnoreAuthors: ['dependabot[bot]'],
      changesIgnoreLabels: ['skip-docs'],
    },
    'label',
  ],
])('a merged pull request is ignored by %s', (_, inputs, by) => {
  expect(ignoredBy(pull, { ...none, ...inputs })).toBe(by)
})

it('white space before a title does not count', () => {
  const spaced = { ...pull, title: ' \tchore: tidy' }
  expect(ignoredBy(spaced, { ...none, changesIgnoreTitles: ['chore'] })).toBe('title')
})
