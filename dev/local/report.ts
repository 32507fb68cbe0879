import type { Demo, Site } from './demo.ts'
import { reactionEmoji, withoutHtmlComments } from './github/comment-view.ts'
import type { LocalGitHub } from './github/github.ts'
import type { Comment } from './github/resources.ts'
import { checksOf } from './github/statuses.ts'
import { type Entry, reviewVerb, timeline } from './github/timeline.ts'
import { writesOf } from './writes.ts'

type ReviewEntry = Extract<Entry, { kind: 'review' }>

/** A line with a title. */
export const titled = (text: string): string =>
  `\n── ${text} ${'─'.repeat(Math.max(3, 100 - text.length))}\n`

/** What is on GitHub after a scenario: the conversations, who wrote there with which token, and the diffs. */
export async function report(demo: Demo): Promise<string> {
  const conversations = await Promise.all(
    demo.sites.map((site) => conversationsOf(site, demo.sites.length > 1)),
  )
  return [...conversations.flat(), ...writes(demo), ...(await diffs(demo))].join('\n')
}

async function conversationsOf({ github }: Site, withRepository: boolean): Promise<string[]> {
  const texts: string[] = []
  for (const number of github.issues.keys()) {
    const { title, user, body, pull_request } = await github.get(`issues/${number}`)
    const name = `${withRepository ? github.repository.fullName : ''}#${number}`
    texts.push(
      titled(`The ${pull_request === undefined ? 'issue' : 'pull request'} ${name}: ${title}`),
    )
    texts.push(`${(user as { login: string }).login}:\n${indented(String(body ?? ''))}`)
    for (const entry of await timeline(github, number)) {
      if (entry.kind === 'comment')
        texts.push(`\n${said(github, entry.comment, 'issues/comments')}`)
      else texts.push(`\n${reviewText(github, entry)}`)
    }
    texts.push(...(await requestsAndChecks(github, number)))
  }
  return texts
}

/** A comment, with who wrote it and the reactions. `kind` is as in the path of its reactions. */
function said(
  { reactions }: LocalGitHub,
  { id, user, body }: Pick<Comment, 'id' | 'user' | 'body'>,
  kind: string,
): string {
  const own = reactions.filter(({ on }) => on === `${kind}/${id}`)
  const emoji = own.map(({ content }) => reactionEmoji[content]?.emoji ?? content)
  return `${[`${user.login}:`, ...emoji].join(' ')}\n${indented(withoutHtmlComments(body))}`
}

function reviewText(github: LocalGitHub, { review, threads }: ReviewEntry): string {
  const lines = threads.map(({ place, first, replies }) => {
    const texts = [first, ...replies].map((comment) => said(github, comment, 'pulls/comments'))
    return `\n${place}\n${texts.join('\n')}`
  })
  const head = `${review.user.login} ${reviewVerb[review.state]}:`
  return [head, indented([review.body, ...lines].join('\n'))].join('\n')
}

/** Who is asked to review a pull request, and the commit statuses at its head. */
async function requestsAndChecks(github: LocalGitHub, number: number): Promise<string[]> {
  if (!github.pulls.has(number)) return []
  const pull = await github.get(`pulls/${number}`)
  const logins = (pull.requested_reviewers as { login: string }[]).map(({ login }) => login)
  const checks = checksOf(github, pull).map(({ context, state, description }) =>
    `\nCommit status ${context}: ${state}. ${description ?? ''}`.trimEnd(),
  )
  return [...(logins.length === 0 ? [] : [`\nAsked to review: ${logins.join(', ')}`]), ...checks]
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')

function writes(demo: Demo): string[] {
  const rows = writesOf(demo)
  if (rows.length === 0) return []
  const lines = rows.map(
    ({ repository, login, token, what }) =>
      `${repository.padEnd(19)}${login.padEnd(21)}${token.padEnd(35)}${what}`,
  )
  return [titled('What the runs wrote on GitHub, and with which token'), ...lines]
}

async function diffs({ repository }: Demo): Promise<string[]> {
  const branches = await repository.git(
    'branch',
    '--list',
    'docs-agent/*',
    '--format=%(refname:short)',
  )
  const names = branches.split('\n').filter((name) => name !== '')
  const texts = names.map(async (branch) => [
    titled(`The diff of the pull request (${branch})`),
    await repository.git('diff', `main...${branch}`),
  ])
  return (await Promise.all(texts)).flat()
}
