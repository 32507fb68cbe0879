import type { Environment } from '../environment.ts'
import { isSha } from '../formats.ts'
import type { Clients } from '../io/clients-by-token.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import type { CommitState } from '../io/github-pulls.ts'
import { type Outcome, outcomeRow } from '../outcomes.ts'
import { isRetried } from './best-effort.ts'
import { headline } from './headline-text.ts'
import { capitalized } from './markdown.ts'
import type { Teller } from './reporter.ts'
import { shownPull } from './shown-pull-text.ts'
import { commentUrl } from './status-text.ts'

/** GitHub cuts nothing: a longer description is an error. https://docs.github.com/en/rest/commits/statuses */
const longestDescription = 140

/**
 * The head commit of the pull request where it was asked, if a status is wanted there. What cannot be read is a warning,
 * unless the pull request is read again for the prompt (`isReadAgain`), which then warns of the same.
 */
export async function readHeadCommit(
  conversation:
    | { number: number; kind?: 'issue' | 'pull-request'; head?: string | undefined }
    | undefined,
  { commitStatus }: Environment,
  { github, log, isReadAgain }: Pick<Clients, 'github' | 'log'> & { isReadAgain: boolean },
): Promise<string | undefined> {
  if (commitStatus === undefined || conversation?.kind !== 'pull-request') return undefined
  if (isSha(conversation.head)) return conversation.head
  try {
    return (await github.pull(conversation.number)).sha || undefined
  } catch (error) {
    throwUnlessGitHubError(error)
    log[isReadAgain ? 'debug' : 'warning'](`The commit status was not set. ${error.message}`)
    return undefined
  }
}

export const setPending = (reporter: Teller): Promise<void> =>
  setStatus(reporter, { state: 'pending', text: headline(undefined, 'created') })

export async function settleCommitStatus(reporter: Teller, { name, job }: Outcome): Promise<void> {
  const { commitStatus: state } = outcomeRow(name)
  if (state === undefined) return
  const pull = shownPull(reporter.environment, job?.link, reporter.state.marker.conversation)
  await setStatus(reporter, {
    state,
    text: headline(name, 'settled', pull?.isHere ? pull : undefined),
    url: pull?.url,
  })
}

// Best effort: what GitHub does not take is one warning, however many commits it concerns.
async function setStatus(
  reporter: Teller,
  {
    state,
    text,
    url = commentUrl(reporter),
  }: { state: CommitState; text: string; url?: string | undefined },
): Promise<void> {
  const { environment, clients } = reporter
  const { commitStatus: context, repository } = environment
  const { commit } = reporter.state.marker
  if (context === undefined || commit === undefined) return
  const description = capitalized(text).slice(0, longestDescription)
  const status = { state, context, description, ...(url === undefined ? {} : { target_url: url }) }
  try {
    await clients.github.setCommitStatus(commit, status)
  } catch (error) {
    throwUnlessGitHubError(error)
    if (isRetried(error, reporter)) throw error
    const isNews = clients
      .repositories(`${repository.owner}/${repository.name}`)
      .isNews('commit status')
    clients.log[isNews ? 'warning' : 'debug'](`The commit status was not set. ${error.message}`)
  }
}
