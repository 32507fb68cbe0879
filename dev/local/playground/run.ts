import type { Demo, Site } from '../demo.ts'
import type { Comment, Review } from '../github/resources.ts'
import { type Html, html } from './html.ts'
import { contextOf, markdown } from './markdown.ts'
import { badge, faultForm, type Page, paths, sidebar } from './page.ts'

/** A run of the workflow with its job summary, outputs and log; undefined if there is none with this id. */
export async function runPage(
  demo: Demo,
  { github, workflow }: Site,
  id: number,
): Promise<Page | undefined> {
  const run = workflow.runs.find((run) => run.id === id)
  if (run === undefined) return undefined
  const { step, trigger, title, conversation, attempt, log } = run
  const path = paths(github)
  const [action, label] =
    run.state === 'ended' ? (['rerun', 'Re-run'] as const) : (['cancel', 'Cancel'] as const)
  return {
    title: `Run ${id}`,
    live: {
      head: html`<h1 id="title">Docs agent: ${title} <span class="muted">run ${id}</span></h1>
<p id="state">${badge(run)} <span class="muted">attempt ${attempt}, started by ${trigger ? startedBy(trigger, conversation) : 'a schedule'}</span></p>
<form id="control" method="post" action="${path.control(run, action)}"><button>${label}</button></form>`,
      main: html`<section id="summary" aria-labelledby="summary-title"><h2 id="summary-title">Summary</h2>
<div class="box">${
        step === undefined
          ? html`<p class="muted inner">The summary appears when the run has ended.</p>`
          : html`<div class="markdown-body">${markdown(step.summary, contextOf(github))}</div>`
      }</div></section>
<section id="log" aria-labelledby="log-title"><h2 id="log-title">Log</h2>
<pre class="box log" tabindex="0">${log}</pre></section>
${
  step &&
  html`<section id="outputs" aria-labelledby="outputs-title"><h2 id="outputs-title">Outputs</h2>
<div class="box scroll" tabindex="0" role="region" aria-labelledby="outputs-title"><table class="outputs"><tbody>${Object.entries(
    step.outputs,
  ).map(
    ([name, value]) => html`<tr><th scope="row"><code>${name}</code></th><td>${value}</td></tr>`,
  )}</tbody></table></div></section>`
}`,
      side: await sidebar(demo),
    },
    aside: faultForm,
  }
}

function startedBy(trigger: Comment | Review, conversation: number): Html {
  const { pathname, hash } = new URL(trigger.html_url)
  const kind = 'submitted_at' in trigger ? 'review' : 'comment'
  return html`<a href="${pathname + hash}">the ${kind} of ${trigger.user.login} in #${conversation}</a>`
}
