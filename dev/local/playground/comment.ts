import { reactionEmoji } from '../github/comment-view.ts'
import type { LocalGitHub } from '../github/github.ts'
import type { Resource } from '../github/resources.ts'
import { type Html, html } from './html.ts'
import { type MarkdownContext, markdown } from './markdown.ts'

/** How a comment is shown. `inside` follows its text. */
interface Shown extends MarkdownContext {
  /** Where it is on the page. */
  id: string
  /** Where its reactions are. */
  on: string
  name?: string
  verb?: string
  at?: string
  inside?: Html
}

/** A comment, a review, or the text that opens a conversation. */
export function commentHtml(github: LocalGitHub, comment: Resource, shown: Shown): Html {
  const { login } = comment.user as { login: string }
  const { id, on, verb = 'commented', name = `Comment by ${login}`, inside, ...context } = shown
  const at = shown.at ?? String(comment.created_at)
  const bot = login.endsWith('[bot]')
  const role = github.people[login]
  const body = String(comment.body ?? '')
  return html`<article id="${id}" class="comment ${bot ? 'bot' : ''}" aria-label="${name}">
<span class="avatar" aria-hidden="true" data-login="${login}">${login.slice(0, 1).toUpperCase()}</span>
<div class="box">
<h3 class="bar"><strong>${login.replace('[bot]', '')}</strong>${bot && html` <span class="label">bot</span>`}
<a class="muted" href="#${id}">${verb} at ${time(at)}</a>${
    typeof role === 'string' && html`<span class="label role">${role}</span>`
  }</h3>
${textOf(body, inside, context)}
${reactionList(github, on)}${inside}</div>
</article>`
}

/** A review may have comments on lines alone. */
function textOf(
  body: string,
  inside: Html | undefined,
  context: MarkdownContext,
): Html | undefined {
  if (body === '' && inside !== undefined) return undefined
  const text =
    body === '' ? html`<p><em>No description provided.</em></p>` : markdown(body, context)
  return html`<div class="markdown-body">${text}</div>`
}

function reactionList(github: LocalGitHub, on: string): Html | false {
  const reactions = github.reactions.filter((reaction) => reaction.on === on)
  return (
    reactions.length > 0 &&
    html`<ul class="reactions" aria-label="Reactions">${reactions.map(({ content, login }) => {
      const { emoji, name } = reactionEmoji[content] ?? { emoji: content, name: content }
      return html`<li title="${login}"><span role="img" aria-label="${name}">${emoji}</span> 1</li>`
    })}</ul>`
  )
}

function time(at: string): Html {
  const date = new Date(at)
  return html`<time datetime="${at}">${date.toLocaleTimeString('en-GB')}</time>`
}
