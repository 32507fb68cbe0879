import type { InMemoryGitHub } from '../local/github/in-memory.ts'
import { bot } from '../local/github/people.ts'
import type { KeptComment } from '../local/github/state.ts'
import type { Exchange } from '../local/http/loopback.ts'
import type { Reply } from '../local/http/reply.ts'
import type { Scheduler } from './scheduler.ts'

/** What a comment of ours says from some moment on. */
export interface VisibleText {
  comment: number
  issue: number
  body: string
  /** It was posted so, and not edited. */
  isNew: boolean
  at: number
}

/** GitHub gives a request no longer than that. */
const longestMs = 10_000

/**
 * Keeps what our comments say and when. If edits are `late`, GitHub shows one only when it answers: an edit that is sent
 * later may be shown before. It is shown even if whoever sent it is gone by then.
 */
export function visibleTexts(
  github: Pick<InMemoryGitHub, 'comments' | 'date' | 'handle'>,
  scheduler: Scheduler,
  { late, note }: { late: boolean; note: (kind: string) => void },
) {
  const texts: VisibleText[] = []
  const keep = ({ id, issue, login, body }: KeptComment, isNew: boolean) => {
    if (login === bot) texts.push({ comment: id, issue, body, isNew, at: scheduler.now() })
  }

  /** Shows an edit so much later. */
  function defer(
    comment: KeptComment,
    before: Partial<KeptComment>,
    ms: number,
  ): Partial<KeptComment> {
    const shownAt = new Date(github.date().getTime() + ms)
    const after = { body: comment.body, updated_at: shownAt.toISOString().replace(/\.\d+/, '') }
    Object.assign(comment, before)
    note('edit shown late')
    scheduler.start(async (actor) => {
      await actor.wait(ms)
      Object.assign(comment, after)
      if (github.comments.has(comment.id)) keep(comment, false)
    })
    return { updated_at: after.updated_at }
  }

  function keepPosted({ method, path }: Exchange, reply: Reply): void {
    if (method !== 'POST' || !/\/issues\/\d+\/comments$/.test(path)) return
    const posted = github.comments.get(Number(Object(reply.body).id))
    if (posted) keep(posted, true)
  }

  const visible = {
    texts,
    /** How long the next answer takes, ms. */
    answerMs: 0,
    async handle(exchange: Exchange): Promise<Reply> {
      const edited = /\/issues\/comments\/(\d+)$/.exec(exchange.path)?.[1]
      const comment = exchange.method === 'PATCH' ? github.comments.get(Number(edited)) : undefined
      const before = { body: comment?.body ?? '', updated_at: comment?.updated_at ?? '' }
      const reply = await github.handle(exchange)
      if (reply.status >= 300) return reply
      // It is there by the time of the answer.
      const ms = Math.min(visible.answerMs, longestMs) - 1
      if (comment && late && ms > 0) Object.assign(Object(reply.body), defer(comment, before, ms))
      else if (comment) keep(comment, false)
      keepPosted(exchange, reply)
      return reply
    },
  }
  return visible
}
