import type { LocalGitHub } from '../github/github.ts'
import type { WorkflowRun } from '../runner/workflow.ts'
import { type Html, html } from './html.ts'

/** A page: the places that are updated while it is open, and the rest. */
export interface Page {
  title: string
  /** By the id of the place: `head`, `main` and `side`. Each child has an id, by which it is kept or replaced. */
  live: Record<string, Html>
  /** Below `main`, never updated. */
  foot?: Html
}

/** The paths of the pages, as on GitHub. */
export function paths({ repository: { fullName } }: Pick<LocalGitHub, 'repository'>) {
  return {
    conversation: (number: number, pull: boolean) => `/${fullName}/${pull ? 'pull' : 'issues'}/${number}`,
    run: ({ id }: WorkflowRun) => `/${fullName}/actions/runs/${id}`,
  }
}

/** The whole document. */
export function document(github: LocalGitHub, { title, live, foot }: Page): Html {
  const place = (id: string) => html`<div id="${id}" data-live>${live[id]}</div>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${github.repository.fullName}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/github-markdown.css">
<link rel="stylesheet" href="/page.css">
<link rel="stylesheet" href="/conversation.css">
<script type="module" src="/client.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<p class="repository">${github.repository.owner} / <strong>${github.repository.name}</strong></p>
<p class="local">This runs on your machine only. The agent is a stand-in: it adds the text of the request to a page.</p>
</header>
<main id="content" class="columns">
${place('head')}
<div class="wide">${place('main')}${foot}</div>
<aside aria-label="This repository">${place('side')}</aside>
</main>
<p id="announcement" class="visually-hidden" role="status"></p>
</body>
</html>`
}

/** The sidebar of every page: the conversations and the workflow's runs. */
export async function sidebar(github: LocalGitHub, runs: WorkflowRun[]): Promise<Html> {
  const path = paths(github)
  const conversations = await Promise.all([...github.conversations].map((number) => github.get(`issues/${number}`)))
  return html`<nav id="conversations" aria-labelledby="conversations-title"><h2 id="conversations-title">Conversations</h2><ul>${conversations.map(
    ({ number, title, pull_request }) => {
      const pull = pull_request !== undefined
      return html`<li><a href="${path.conversation(Number(number), pull)}">${pull ? 'Pull request' : 'Issue'} #${Number(number)}</a>
        <span class="muted">${String(title)}</span></li>`
    },
  )}</ul></nav>
<nav id="runs" aria-labelledby="runs-title"><h2 id="runs-title">Workflow runs</h2>${
    runs.length === 0 && html`<p class="muted">None yet. A comment that begins with <code>/docs</code> starts one.</p>`
  }<ul>${runs.toReversed().map(
    (run) => html`<li><a href="${path.run(run)}">Run ${run.id}</a> ${badge(run)}
      <span class="muted">${run.comment.user.login} in #${run.conversation}: ${firstLine(run.comment.body)}</span></li>`,
  )}</ul></nav>`
}

/** The state or outcome of a run, in a word and a colour. */
export function badge(run: WorkflowRun): Html {
  const { word, kind } = stateOf(run)
  return html`<span class="badge ${kind}">${word}</span>`
}

function stateOf({ state, step }: WorkflowRun): { word: string; kind: string } {
  if (state === 'queued') return { word: 'queued', kind: 'waiting' }
  if (state === 'running') return { word: 'in progress', kind: 'working' }
  if (step === undefined) return { word: 'cancelled', kind: 'waiting' }
  const word = step.outputs.outcome ?? 'no outcome'
  return { word, kind: step.code !== 0 ? 'bad' : word === 'completed' ? 'good' : 'waiting' }
}

export const firstLine = (text: string): string => text.split('\n')[0]?.slice(0, 100) ?? ''
