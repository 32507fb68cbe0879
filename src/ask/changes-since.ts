import { compareSince, type History, type Since } from './base-of-changes.ts'
import { type Changes, changeFacts } from './change-facts.ts'
import { type ListedQuery, readListedChanges } from './listed-repositories.ts'
import {
  type ChangedRepository,
  findChanges,
  mostJudged,
  readRepositoryChanges,
  type WhatCounts,
} from './repository-changes.ts'
import { lines } from './section.ts'

interface OwnQuery extends History, WhatCounts, Pick<ChangedRepository, 'judge'> {
  since: Since
  github: History['github'] & ChangedRepository['github']
}

/** What changed since a base: in the repositories that are listed, else in the run's own. */
export const readChanges = (query: OwnQuery & ListedQuery): Promise<Changes> =>
  query.repositories.length > 0 ? readListedChanges(query) : readOwnChanges(query)

async function readOwnChanges(query: OwnQuery): Promise<Changes> {
  const compared = await compareSince(query.since, query)
  switch (compared.kind) {
    case 'same':
      return { kind: 'nothing', reason: `Nothing changed since ${compared.name}.` }
    case 'no-base': {
      const { why } = compared
      query.log.warning(`${why} The prompt has no list of changes.`)
      return { kind: 'some', section: lines(`${why} Everything may have changed.`), facts: {} }
    }
    case 'compared': {
      const repository = { ...query, place: '', needsPatches: false }
      const found = await findChanges(compared, repository)
      const changes = await readRepositoryChanges(found, mostJudged, repository)
      if (changes.kind === 'nothing') return changes
      const covers = changes.covers.map((pull) => `#${pull}`)
      const facts = changeFacts({ ...changes, covers })
      return { kind: 'some', section: changes.section, facts }
    }
  }
}
