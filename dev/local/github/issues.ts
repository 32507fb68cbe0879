import { type Backend, created, type Fields, invalid, ok, oneOf, type Routes } from './backend.ts'
import { isText } from './comments.ts'
import { paged } from './paging.ts'
import { isMember } from './people.ts'
import { issueResource, labelsOf } from './resources.ts'
import type { KeptIssue } from './state.ts'

/** All issues, and new ones. */
export const issueListRoutes = (backend: Backend): Routes => ({
  'GET issues'(asked) {
    const { state = 'open', creator } = Object.fromEntries(asked.query)
    const all = [...backend.state.issues.values()]
      .filter((issue) => creator === undefined || issue.login === creator)
      .filter((issue) => state === 'all' || issue.state === state)
    return paged(all.toReversed(), asked, (issue) => issueResource(backend, issue))
  },
  'POST issues'({ login, sent: { title, body } }) {
    if (!isText(title)) return invalid
    return created(issueResource(backend, addIssue(backend, login, { title, body })))
  },
})

/** One issue, and what pull requests have as issues: labels and assignees. */
export function issueRoutes(backend: Backend): Routes {
  const { state, now } = backend
  const ofIssue = oneOf(state.issues)
  const shown = (issue: KeptIssue) => issueResource(backend, issue)

  return {
    'GET issues/:number': ofIssue((issue) => ok(shown(issue))),
    'PATCH issues/:number': ofIssue((issue, { sent }) =>
      ok(shown(changeIssue(issue, sent, now()))),
    ),
    /** One of those that GitHub gives to each repository. */
    'GET labels': (asked) => paged(labelsOf(new Set(['documentation'])), asked),
    'POST issues/:number/labels': ofIssue(({ labels }, { sent }) => {
      for (const name of sent.labels as string[]) labels.add(name)
      return ok(labelsOf(labels))
    }),
    // GitHub leaves out whoever cannot be assigned, without an error.
    'POST issues/:number/assignees': ofIssue((issue, { sent }) => {
      for (const login of sent.assignees as string[])
        if (isMember(state.people, login)) issue.assignees.add(login)
      return created(shown(issue))
    }),
  }
}

/** Somebody opens an issue. */
export function addIssue(
  { state, now, lastIds }: Backend,
  login: string,
  {
    title,
    body,
    number = state.issues.size + 1,
  }: { title: string; body?: unknown; number?: number },
): KeptIssue {
  const issue: KeptIssue = {
    id: ++lastIds.issue,
    number,
    title,
    body: isText(body) ? body : null,
    login,
    state: 'open',
    locked: false,
    created_at: now(),
    updated_at: now(),
    labels: new Set(),
    assignees: new Set(),
  }
  state.issues.set(number, issue)
  return issue
}

/** Gives an issue other fields. */
export function changeIssue(
  issue: KeptIssue,
  { title, body, state }: Fields,
  updated_at: string,
): KeptIssue {
  const changed = Object.entries({ title, body, state, updated_at }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.assign(issue, Object.fromEntries(changed))
}
