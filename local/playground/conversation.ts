import type { Demo, Site } from '../demo.ts'
import { reactionEmoji } from '../github/comment-view.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Comment, Resource } from '../github/person.ts'
import { diffHtml } from './diff.ts'
import { type Html, html } from './html.ts'
import { contextOf, type MarkdownContext, markdown } from './markdown.ts'
import { type Page, paths, sidebar } from './page.ts'

type Login = { login: string }

/** The people who can comment on the pages. */
export const commenters = {
  wim: 'may write to the repository',
  rosa: 'may only read it',
}

/** An issue or a pull request; undefined if there is none with this number. */
export async function conversationPage(demo: Demo, { github }: Site, number: number): Promise<Page | undefined> {
  if (!github.conversations.has(number)) return undefined
  const conversation = await github.get(`issues/${number}`)
  const pull = conversation.pull_request === undefined ? undefined : await github.get(`pulls/${number}`)
  const comments = await github.conversation(number)
  const context = contextOf(github)
  const title = String(conversation.title)
  return {
    title: `${title} #${number}`,
    live: {
      head: heading(conversation, pull, await commitSubjects(demo.repository, pull)),
      main: html`<h2 id="conversation" class="visually-hidden">Conversation</h2>${[
        commentHtml(github, conversation, { ...context, on: `issues/${number}` }),
        ...comments.map((comment) => commentHtml(github, comment, { ...context, on: `issues/comments/${comment.id}` })),
        pull && (await changedFiles(demo.repository, pull)),
      ]}`,
      side: await sidebar(demo),
    },
    foot: commentForm(paths(github).comments(number), pull !== undefined),
  }
}

function heading(conversation: Resource, pull: Resource | undefined, subjects: string[]): Html {
  const state = pull?.merged ? 'merged' : String(conversation.state)
  const names = (list: unknown, field: string) =>
    ((list ?? []) as Record<string, unknown>[]).map((item) => String(item[field])).join(', ')
  const metadata = [
    ['Labels', names(pull?.labels, 'name')],
    ['Reviewers', names(pull?.requested_reviewers, 'login')],
    ['Team reviewers', names(pull?.requested_teams, 'slug')],
    ['Assignees', names(pull?.assignees, 'login')],
  ].filter(([, value]) => value !== '')
  return html`<h1 id="title">${String(conversation.title)} <span class="muted">#${Number(conversation.number)}</span></h1>
<p id="state"><span class="state ${state}">${pull ? 'Pull request' : 'Issue'}: ${state}</span>
${
  pull &&
  html`<span class="muted"><strong>${(pull.user as Login).login}</strong> wants to merge ${subjects.length}
${subjects.length === 1 ? 'commit' : 'commits'} into <code>${branch(pull, 'base')}</code> from <code>${branch(pull, 'head')}</code></span>`
}</p>${
    metadata.length > 0 &&
    html`<p id="metadata" class="muted">${metadata.map(([name, value]) => html`${name}: <strong>${value}</strong> `)}</p>`
  }`
}

const branch = (pull: Resource, side: 'head' | 'base') => (pull[side] as { ref: string }).ref

async function commitSubjects({ git }: Demo['repository'], pull: Resource | undefined): Promise<string[]> {
  if (pull === undefined) return []
  const subjects = await git('log', '--format=%s', `${branch(pull, 'base')}..${branch(pull, 'head')}`)
  return subjects.split('\n').filter((subject) => subject !== '')
}

async function changedFiles({ git }: Demo['repository'], pull: Resource): Promise<Html> {
  const diff = await git('diff', `${branch(pull, 'base')}...${branch(pull, 'head')}`)
  return html`<section id="files" aria-labelledby="files-title"><h2 id="files-title">Files changed</h2>${diffHtml(diff)}</section>`
}

/** A comment, or the text that opens a conversation. `on` is where its reactions are. */
function commentHtml(
  github: LocalGitHub,
  comment: Resource | Comment,
  { on, ...context }: MarkdownContext & { on: string },
): Html {
  const { login } = comment.user as Login
  const bot = login.endsWith('[bot]')
  const role = github.people[login]
  const id = on.startsWith('issues/comments/') ? `issuecomment-${comment.id}` : 'opening'
  const body = String(comment.body ?? '')
  const reactions = github.reactions.filter((reaction) => reaction.on === on)
  return html`<article id="${id}" class="comment ${bot ? 'bot' : ''}" aria-label="Comment by ${login}">
<span class="avatar" aria-hidden="true" data-login="${login}">${login.slice(0, 1).toUpperCase()}</span>
<div class="box">
<h3 class="bar"><strong>${login.replace('[bot]', '')}</strong>${bot && html` <span class="label">bot</span>`}
<a class="muted" href="#${id}">${id === 'opening' ? 'opened' : 'commented'} at ${time(String(comment.created_at))}</a>${
    typeof role === 'string' && html`<span class="label role">${role}</span>`
  }</h3>
<div class="markdown-body">${body === '' ? html`<p><em>No description provided.</em></p>` : markdown(body, context)}</div>
${
  reactions.length > 0 &&
  html`<ul class="reactions" aria-label="Reactions">${reactions.map(({ content, login }) => {
    const { emoji, name } = reactionEmoji[content] ?? { emoji: content, name: content }
    return html`<li title="${login}"><span role="img" aria-label="${name}">${emoji}</span> 1</li>`
  })}</ul>`
}</div>
</article>`
}

function time(at: string): Html {
  const date = new Date(at)
  return html`<time datetime="${at}">${date.toLocaleTimeString('en-GB')}</time>`
}

function commentForm(action: string, pull: boolean): Html {
  const suggestions = pull
    ? ['/docs shorter, please', '/docs status']
    : ['/docs explain the retry settings', '/docs and say which errors are tried again', '/docs status', '/docs help']
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
<button class="primary">Comment</button>
</div>
<p id="form-error" class="form-error" role="alert"></p>
</div>
</form>`
}
