import type { Demo, Site } from '../demo.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Resource } from '../github/resources.ts'
import { checksOf } from '../github/statuses.ts'
import { timeline } from '../github/timeline.ts'
import { commentHtml } from './comment.ts'
import { diffHtml } from './diff.ts'
import { type Html, html } from './html.ts'
import { contextOf } from './markdown.ts'
import { faultForm, type Page, paths, sidebar } from './page.ts'
import { reviewHtml } from './review.ts'

type Login = { login: string }

/** The people who can comment on the pages. */
export const commenters = {
  wim: 'may write to the repository',
  rosa: 'may only read it',
}

/** An issue or a pull request; undefined if there is none with this number. */
export async function conversationPage(
  demo: Demo,
  { github }: Site,
  number: number,
): Promise<Page | undefined> {
  if (!github.issues.has(number)) return undefined
  const conversation = await github.get(`issues/${number}`)
  const pull =
    conversation.pull_request === undefined ? undefined : await github.get(`pulls/${number}`)
  const entries = await timeline(github, number)
  const context = contextOf(github)
  const title = String(conversation.title)
  return {
    title: `${title} #${number}`,
    live: {
      head: html`${heading(conversation, pull, await commitSubjects(demo.repository, pull))}${pull && metadata(github, pull)}`,
      main: html`<h2 id="conversation" class="visually-hidden">Conversation</h2>${[
        commentHtml(github, conversation, {
          ...context,
          id: 'opening',
          on: `issues/${number}`,
          verb: 'opened',
        }),
        ...entries.map((entry) => {
          if (entry.kind === 'review') return reviewHtml(github, entry)
          const { id } = entry.comment
          return commentHtml(github, entry.comment, {
            ...context,
            id: `issuecomment-${id}`,
            on: `issues/comments/${id}`,
          })
        }),
        pull && (await changedFiles(demo.repository, pull)),
      ]}`,
      side: await sidebar(demo),
    },
    aside: faultForm,
    foot: commentForm(paths(github).comments(number), pull !== undefined),
  }
}

function heading(conversation: Resource, pull: Resource | undefined, subjects: string[]): Html {
  const state = pull?.merged ? 'merged' : String(conversation.state)
  return html`<h1 id="title">${String(conversation.title)} <span class="muted">#${Number(conversation.number)}</span></h1>
<p id="state"><span class="state ${state}">${pull ? 'Pull request' : 'Issue'}: ${state}</span>
${
  pull &&
  html`<span class="muted"><strong>${(pull.user as Login).login}</strong> wants to merge ${subjects.length}
${subjects.length === 1 ? 'commit' : 'commits'} into <code>${branch(pull, 'base')}</code> from <code>${branch(pull, 'head')}</code></span>`
}</p>`
}

function metadata(github: LocalGitHub, pull: Resource): Html | undefined {
  const names = (list: unknown, field: string) =>
    ((list ?? []) as Record<string, unknown>[]).map((item) => String(item[field])).join(', ')
  const checks = checksOf(github, pull).map(({ context, state }) => `${context} ${state}`)
  const shown = [
    ['Labels', names(pull.labels, 'name')],
    ['Reviewers', names(pull.requested_reviewers, 'login')],
    ['Team reviewers', names(pull.requested_teams, 'slug')],
    ['Assignees', names(pull.assignees, 'login')],
    ['Commit statuses', checks.join(', ')],
  ].filter(([, value]) => value !== '')
  if (shown.length === 0) return undefined
  return html`<p id="metadata" class="muted">${shown.map(([name, value]) => html`${name}: <strong>${value}</strong> `)}</p>`
}

const branch = (pull: Resource, side: 'head' | 'base') => (pull[side] as { ref: string }).ref

async function commitSubjects(
  { git }: Demo['repository'],
  pull: Resource | undefined,
): Promise<string[]> {
  if (pull === undefined) return []
  const subjects = await git(
    'log',
    '--format=%s',
    `${branch(pull, 'base')}..${branch(pull, 'head')}`,
  )
  return subjects.split('\n').filter((subject) => subject !== '')
}

async function changedFiles({ git }: Demo['repository'], pull: Resource): Promise<Html> {
  const diff = await git('diff', `${branch(pull, 'base')}...${branch(pull, 'head')}`)
  return html`<section id="files" aria-labelledby="files-title"><h2 id="files-title">Files changed</h2>${diffHtml(diff)}</section>`
}

function commentForm(action: string, pull: boolean): Html {
  const suggestions = pull
    ? ['/docs shorter, please', '/docs status']
    : [
        '/docs explain the retry settings',
        '/docs and say which errors are tried again',
        '/docs status',
        '/docs help',
      ]
  return html`<form id="comment-form" method="post" action="${action}">
<h2><label for="body">Add a comment</label></h2>
<div class="box">
<textarea id="body" name="body" rows="4" maxlength="20000" required aria-describedby="suggestions"
  placeholder="A comment that begins with /docs starts the workflow."></textarea>
<p id="suggestions" class="suggestions"><span class="muted">Try</span> ${suggestions.map((text) => html`<button type="button" data-suggestion>${text}</button> `)}</p>
<div class="send">
<fieldset><legend>Comment as</legend>${Object.entries(commenters).map(
    ([login, about], index) =>
      html`<label><input type="radio" name="as" value="${login}" ${index === 0 && html`checked`}> <strong>${login}</strong> <span class="muted">${about}</span></label>`,
  )}</fieldset>
<span><button class="primary">Comment</button>
${pull && html`<button name="event" value="REQUEST_CHANGES">Request changes</button>`}</span>
</div>
<p id="form-error" class="form-error" role="alert"></p>
</div>
</form>`
}
