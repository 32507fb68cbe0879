import type { LocalGitHub } from '../github/github.ts'
import { type Entry, reviewVerb } from '../github/timeline.ts'
import { commentHtml } from './comment.ts'
import { type Html, html } from './html.ts'
import { contextOf } from './markdown.ts'

/** How many lines above a comment GitHub shows. */
const shownLines = 4

/** A review with its comments on lines, and the replies to them. */
export function reviewHtml(
  github: LocalGitHub,
  { review, threads }: Extract<Entry, { kind: 'review' }>,
): Html {
  const context = contextOf(github)
  const id = `pullrequestreview-${review.id}`
  const about = { ...context, id, on: '', verb: reviewVerb[review.state], at: review.submitted_at }
  return commentHtml(github, review, {
    ...about,
    name: `Review by ${review.user.login}`,
    inside: html`${threads.map(
      ({ place, first, replies }) => html`<section class="thread" aria-label="${place}">
<h4 class="bar"><code>${place}</code></h4>
${first.diff_hunk !== '' && html`<pre class="hunk">${String(first.diff_hunk).split('\n').slice(1).slice(-shownLines).join('\n')}</pre>`}
${[first, ...replies].map((comment) => commentHtml(github, comment, { ...context, id: `discussion_r${comment.id}`, on: `pulls/comments/${comment.id}` }))}
</section>`,
    )}`,
  })
}
