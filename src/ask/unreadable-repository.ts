import type { GitHubError } from '../io/github-error.ts'

/**
 * Why a repository of `changes-repository` cannot be read, and what to do. Without GitHub's words and without what was asked
 * for: not all who read this may know what is there.
 */
export function unreadable(
  { name, tokenInput }: { name: string; tokenInput: 'github-token' | 'changes-token' },
  { status, limited, isTransient }: GitHubError,
): { says: string; cure: string } {
  const answer = status === undefined ? 'no answer came' : `HTTP ${status}`
  if (limited)
    return {
      says: `${name} cannot be read: GitHub's rate limit is reached.`,
      cure: 'Run it later.',
    }
  const says = `${name} cannot be read (${answer}).`
  if (isTransient) return { says, cure: 'Run it again.' }
  return {
    says,
    cure: `Check its name, its branch and a ref in changes-since, and that ${tokenInput} has \`contents: read\` and \`pull-requests: read\` there; a private repository answers 404 without them.`,
  }
}
