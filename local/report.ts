import type { Demo, Site } from './demo.ts'
import { reactionEmoji, withoutHtmlComments } from './github/comment-view.ts'
import { writesOf } from './writes.ts'

/** A line with a title. */
export const titled = (text: string): string => `\n── ${text} ${'─'.repeat(Math.max(3, 100 - text.length))}\n`

/** What is on GitHub after a scenario: the conversations, who wrote there with which token, and the diffs. */
export async function report(demo: Demo): Promise<string> {
  const conversations = await Promise.all(demo.sites.map((site) => conversationsOf(site, demo.sites.length > 1)))
  return [...conversations.flat(), ...writes(demo), ...(await diffs(demo))].join('\n')
}

async function conversationsOf({ github }: Site, withRepository: boolean): Promise<string[]> {
  const texts: string[] = []
  for (const number of github.conversations) {
    const { title, user, body, pull_request } = await github.get(`issues/${number}`)
    const name = `${withRepository ? github.repository.fullName : ''}#${number}`
    texts.push(titled(`The ${pull_request === undefined ? 'issue' : 'pull request'} ${name}: ${title}`))
    texts.push(`${(user as { login: string }).login}:\n${indented(String(body ?? ''))}`)
    for (const { id, user, body } of await github.conversation(number)) {
      const reactions = github.reactions.filter(({ on }) => on === `issues/comments/${id}`)
      const emoji = reactions.map(({ content }) => reactionEmoji[content]?.emoji ?? content)
      texts.push(`\n${[`${user.login}:`, ...emoji].join(' ')}\n${indented(withoutHtmlComments(body))}`)
    }
  }
  return texts
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')

function writes(demo: Demo): string[] {
  const rows = writesOf(demo)
  if (rows.length === 0) return []
  const lines = rows.map(
    ({ repository, login, token, what }) => `${repository.padEnd(19)}${login.padEnd(21)}${token.padEnd(35)}${what}`,
  )
  return [titled('What the runs wrote on GitHub, and with which token'), ...lines]
}

async function diffs({ repository }: Demo): Promise<string[]> {
  const branches = await repository.git('branch', '--list', 'docs-agent/*', '--format=%(refname:short)')
  const names = branches.split('\n').filter((name) => name !== '')
  const texts = names.map(async (branch) => [
    titled(`The diff of the pull request (${branch})`),
    await repository.git('diff', `main...${branch}`),
  ])
  return (await Promise.all(texts)).flat()
}
