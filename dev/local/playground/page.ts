import type { Demo, Site } from '../demo.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { WorkflowRun } from '../runner/workflow.ts'
import { faultHelp, faultKinds, faultyRequests } from '../service/named-faults.ts'
import { type Html, html } from './html.ts'

/** A page: the places that are updated while it is open, and the rest. */
export interface Page {
  title: string
  /** By the id of the place: `head`, `main` and `side`. Each child has an id, by which it is kept or replaced. */
  live: Record<string, Html>
  /** Below `main`, never updated. */
  foot?: Html
  /** Below `side`, never updated. */
  aside?: Html
  /** Nothing of it changes while it is open. */
  isStatic?: boolean
}

/** The paths of the pages, as on GitHub. */
export function paths({ repository: { fullName } }: Pick<LocalGitHub, 'repository'>) {
  return {
    conversation: (number: number, pull: boolean) =>
      `/${fullName}/${pull ? 'pull' : 'issues'}/${number}`,
    run: ({ id }: WorkflowRun) => `/${fullName}/actions/runs/${id}`,
    /** What the pages send: a comment, a re-run or a cancellation. */
    comments: (number: number) => `/${fullName}/conversations/${number}/comments`,
    control: ({ id }: WorkflowRun, action: 'rerun' | 'cancel') =>
      `/${fullName}/runs/${id}/${action}`,
  }
}

/** Where faults are switched on and off. */
export const faultsPath = '/faults'

/** The form that switches on a fault of the service. */
export const faultForm = html`<form id="fault-form" method="post" action="${faultsPath}">
<p><label>Requests <select name="request">${faultyRequests.map((name) => html`<option>${name}</option>`)}</select></label></p>
<p><label>Fault <select name="fault">${faultKinds.map(
  (kind, index) => html`<option value="${kind}">${faultHelp[index]}</option>`,
)}</select></label></p>
<button>Switch on</button>
</form>`

/** The page of all texts. */
export const galleryPath = '/gallery'

/** The whole document. */
export function document(
  github: LocalGitHub,
  { title, live, foot, aside, isStatic = false }: Page,
): Html {
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
${
  isStatic
    ? html`<link rel="stylesheet" href="/light.css">
<link rel="stylesheet" href="/dark.css">
<link rel="stylesheet" href="/gallery.css">`
    : html`<script type="module" src="/client.js"></script>`
}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<p class="repository"><a href="/">${github.repository.owner} / <strong>${github.repository.name}</strong></a></p>
<p class="local">This runs on your machine only. The agent is a stand-in: it writes a short page.</p>
</header>
<main id="content" class="columns">
${place('head')}
<div class="wide">${place('main')}${foot}</div>
<aside aria-label="Other pages">${place('side')}${aside}</aside>
</main>
<p id="announcement" class="visually-hidden" role="status"></p>
</body>
</html>`
}

/** The sidebar of every page: the conversations and the workflow runs, of both repositories if there are two. */
export async function sidebar({ sites, service }: Demo): Promise<Html> {
  const lists = await Promise.all(sites.map(conversationList))
  const runs = sites.flatMap((site) => site.workflow.runs.map((run) => ({ site, run })))
  const name = ({ github }: Site) => (sites.length > 1 ? github.repository.fullName : '')
  return html`<nav id="conversations" aria-labelledby="conversations-title"><h2 id="conversations-title">Conversations</h2>${sites.map(
    (site, at) => html`${sites.length > 1 && html`<h3>${name(site)}</h3>`}${lists[at]}`,
  )}</nav>
<nav id="runs" aria-labelledby="runs-title"><h2 id="runs-title">Workflow runs</h2>${
    runs.length === 0 &&
    html`<p class="muted">None yet. A comment that begins with <code>/docs</code> starts one.</p>`
  }<ul>${runs
    .toSorted((a, b) => b.run.id - a.run.id)
    .map(
      ({
        site,
        run,
      }) => html`<li><a href="${paths(site.github).run(run)}">Run ${run.id}</a> ${badge(run)}
      <span class="muted">${run.trigger ? `${run.trigger.user.login} in ${name(site)}#${run.conversation}` : 'schedule'}: ${run.title}</span></li>`,
    )}</ul></nav>
<nav id="texts" aria-labelledby="texts-title"><h2 id="texts-title">Texts</h2><p><a href="${galleryPath}">All comments and job summaries</a></p></nav>
<section id="faults" aria-labelledby="faults-title"><h2 id="faults-title">Faults of the service</h2>${
    service.faults.names.length === 0 && html`<p class="muted">None.</p>`
  }${service.faults.names.map(
    (
      name,
    ) => html`<form method="post" action="${faultsPath}"><input type="hidden" name="off" value="${name}">
<p><code>${name}</code> <button>Switch off</button></p></form>`,
  )}</section>`
}

async function conversationList({ github }: Site): Promise<Html> {
  const path = paths(github)
  const conversations = await Promise.all(
    [...github.issues.keys()].map((number) => github.get(`issues/${number}`)),
  )
  if (conversations.length === 0) return html`<p class="muted">None yet.</p>`
  return html`<ul>${conversations.map(({ number, title, pull_request }) => {
    const pull = pull_request !== undefined
    return html`<li><a href="${path.conversation(Number(number), pull)}">${pull ? 'Pull request' : 'Issue'} #${Number(number)}</a>
        <span class="muted">${String(title)}</span></li>`
  })}</ul>`
}

/** The state or outcome of a run, in a word and a color. */
export function badge(run: WorkflowRun): Html {
  const { word, kind } = stateOf(run)
  return html`<span class="badge ${kind}">${word}</span>`
}

function stateOf({ state, step }: WorkflowRun): { word: string; kind: string } {
  if (state === 'queued') return { word: 'queued', kind: 'waiting' }
  if (state === 'running') return { word: 'in progress', kind: 'working' }
  if (step === undefined) return { word: 'cancelled', kind: 'waiting' }
  const word = step.outputs.outcome ?? 'no outcome'
  if (step.code !== 0) return { word, kind: 'bad' }
  return { word, kind: word === 'completed' ? 'good' : 'waiting' }
}
