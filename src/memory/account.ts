import type { GitHub, IssueComment } from '../io/github.ts'
import { throwUnlessGitHubError } from '../io/github-error.ts'
import { type Author, authorOf } from '../protocol/trusted-comments.ts'

/** An account that this run writes as. The answer to its own comment says which, or GraphQL. */
export class Account {
  readonly #github: Pick<GitHub, 'viewer'>
  readonly #posted = new Set<number>()
  #asked: Promise<void> | undefined
  #id: number | undefined
  #fault: string | undefined

  constructor(github: Pick<GitHub, 'viewer'>) {
    this.#github = github
  }

  posted({ id, author }: IssueComment): void {
    this.#posted.add(id)
    this.#id = author ?? this.#id
  }

  /** Whose comment it is. Asks GitHub once if need be. */
  async authorOf(comment: IssueComment): Promise<Author> {
    const author = authorOf(comment, { id: this.#id, posted: this.#posted })
    // Without its author nobody's account tells whose it is.
    if (author !== 'untold' || comment.author === undefined) return author
    this.#asked ??= this.#ask()
    await this.#asked
    return authorOf(comment, { id: this.#id, posted: this.#posted })
  }

  /** What was not answered, if it is not known which account this is. */
  get fault(): string | undefined {
    return this.#id === undefined ? this.#fault : undefined
  }

  async #ask(): Promise<void> {
    try {
      this.#id ??= await this.#github.viewer()
      this.#fault = noAccountText
    } catch (error) {
      throwUnlessGitHubError(error)
      this.#fault = error.message
    }
  }
}

const noAccountText = 'GraphQL (viewer) names no account of the token.'
