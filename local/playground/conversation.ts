import type { Stage } from '../demo.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Comment, Resource } from '../github/person.ts'
import { faces } from '../runner/log-view.ts'
import { diffHtml } from './diff.ts'
import { type Html, html } from './html.ts'
import { markdown, type Surroundings } from './markdown.ts'
import { type Page, side } from './page.ts'

type Login = { login: string; type?: string }

/** Who may write on the pages. */
export const writers = {
  wim: 'maintainer, may write to the repository',
  rosa: 'stranger, may only read',
}

/** An issue or a pull request; undefined where there is none of this number. */
export async function conversationPage(
  { github, repository, workflow }: Stage,
  number: number,
): Promise<Page | undefined> {
  if (!github.conversations.has(number)) return undefined
  const conversation = await github.get(`issues/${number}`)
  const pull = conversation.pull_request === undefined ? undefined : await github.get(`pulls/${number}`)
  const comments = await github.conversation(number)
  const around = { serverUrl: github.serverUrl, people: Object.keys(github.people) }
  const title = String(conversation.title)
  return {
    title: `${title} #${number}`,
    live: {
      head: head(conversation, pull, await commits(repository, pull)),
      main: html`<h2 id="conversation" class="unseen">Conversation</h2>${[
        said(github, conversation, `issues/${number}`, around),
        ...comments.map((comment) => said(github, comment, `issues/comments/${comment.id}`, around)),
        pull && (await changes(repository, pull)),
      ]}`,
      side: await side(github, workflow.runs),
    },
    foot: box(number, pull !== undefined),
  }
}

function head(conversation: Resource, pull: Resource | undefined, subjects: string[]): Html {
  const state = pull?.merged ? 'merged' : String(conversation.state)
  const names = (list: unknown, field: string) =>
    ((list ?? []) as Record<string, unknown>[]).map((one) => String(one[field])).join(', ')
  const dressed = [
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
    dressed.length > 0 &&
    html`<p id="dressed" class="muted">${dressed.map(([name, value]) => html`${name}: <strong>${value}</strong> `)}</p>`
  }`
}

const branch = (pull: Resource, side: 'head' | 'base') => (pull[side] as { ref: string }).ref

async function commits({ git }: Stage['repository'], pull: Resource | undefined): Promise<string[]> {
  if (pull === undefined) return []
  const subjects = await git('log', '--format=%s', `${branch(pull, 'base')}..${branch(pull, 'head')}`)
  return subjects.split('\n').filter((subject) => subject !== '')
}

async function changes({ git }: Stage['repository'], pull: Resource): Promise<Html> {
  const diff = await git('diff', `${branch(pull, 'base')}...${branch(pull, 'head')}`)
  return html`<section id="files" aria-labelledby="files-title"><h2 id="files-title">Files changed</h2>${diffHtml(diff)}</section>`
}

/** What somebody wrote: a comment, or the first text of a conversation. */
function said(github: LocalGitHub, said: Resource | Comment, on: string, around: Surroundings): Html {
  const { login } = said.user as Login
  const bot = login.endsWith('[bot]')
  const role = github.people[login]
  const id = on.startsWith('issues/comments/') ? `issuecomment-${said.id}` : 'opening'
  const body = String(said.body ?? '')
  const reactions = github.reactions.filter((reaction) => reaction.on === on)
  return html`<article id="${id}" class="comment ${bot ? 'bot' : ''}" aria-label="Comment by ${login}">
<span class="avatar" aria-hidden="true" data-login="${login}">${login.slice(0, 1).toUpperCase()}</span>
<div class="box">
<h3 class="bar"><strong>${login.replace('[bot]', '')}</strong>${bot && html` <span class="label">bot</span>`}
<a class="muted" href="#${id}">${id === 'opening' ? 'opened' : 'commented'} at ${time(String(said.created_at))}</a>${
    typeof role === 'string' && html`<span class="label role">${role}</span>`
  }</h3>
<div class="markdown-body">${body === '' ? html`<p><em>No description provided.</em></p>` : markdown(body, around)}</div>
${
  reactions.length > 0 &&
  html`<ul class="reactions" aria-label="Reactions">${reactions.map(({ content, login }) => {
    const { face, name } = faces[content] ?? { face: content, name: content }
    return html`<li title="${login}"><span role="img" aria-label="${name}">${face}</span> 1</li>`
  })}</ul>`
}</div>
</article>`
}

function time(at: string): Html {
  const date = new Date(at)
  return html`<time datetime="${at}">${date.toLocaleTimeString('en-GB')}</time>`
}

function box(number: number, pull: boolean): Html {
  const ideas = pull
    ? ['/docs shorter, please', '/docs status']
    : ['/docs explain the retry settings', '/docs and say which errors are tried again', '/docs status', '/docs help']
  return html`<form id="say" method="post" action="/conversations/${number}/comments">
<h2><label for="body">Add a comment</label></h2>
<div class="box">
<textarea id="body" name="body" rows="4" maxlength="20000" required aria-describedby="ideas"
  placeholder="A comment that begins with /docs starts the workflow."></textarea>
<p id="ideas" class="ideas"><span class="muted">Try</span> ${ideas.map((idea) => html`<button type="button" data-idea>${idea}</button> `)}</p>
<div class="send">
<fieldset><legend>Write as</legend>${Object.entries(writers).map(
    ([login, about], index) =>
      html`<label><input type="radio" name="as" value="${login}" ${index === 0 && html`checked`}> <strong>${login}</strong> <span class="muted">${about}</span></label>`,
  )}</fieldset>
<button class="primary">Comment</button>
</div>
<p id="trouble" class="trouble" role="alert"></p>
</div>
</form>`
}
