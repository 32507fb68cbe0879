import type { Exchange } from '../local/http/loopback.ts'

/** Answers that a run waited for one after another. What is on its way at the same time counts once. */
export interface RoundTrips {
  /** Until it sent the create or the follow-up. */
  toJob: number
  /** From its first request until then. */
  toJobMs: number
  /** From its last status check until its last edit of a comment was answered. */
  toReport: number
  /** The most writes to GitHub that were on their way at the same time. */
  writesAtOnce: number
}

/** Reads them from what the servers got; undefined if the run sent nothing to the service, or edited no comment. */
export function roundTrips(ledgers: {
  github: Exchange[]
  service: Exchange[]
}): RoundTrips | undefined {
  const { github, service } = ledgers
  const all = [...github, ...service].toSorted((one, other) => one.at - other.at)
  const sent = service.find(({ method }) => method === 'POST')
  const lastCheck = service.findLast(({ method }) => method === 'GET')
  const lastEdit = github.findLast(({ method }) => method === 'PATCH')
  if (sent === undefined || lastCheck === undefined || lastEdit === undefined) return undefined
  const writes = github.filter(({ method }) => method !== 'GET')
  return {
    toJobMs: sent.at - (all[0]?.at ?? sent.at),
    toJob: waves(all.filter(({ at }) => at < sent.at)),
    toReport: waves(all.filter(({ at }) => at > lastCheck.at && at <= lastEdit.at)),
    writesAtOnce: Math.max(
      ...writes.map(
        ({ at }) => writes.filter((other) => other.at <= at && endOf(other) > at).length,
      ),
    ),
  }
}

/** A request begins a new wave if it was sent after an answer of the last one. */
function waves(requests: Exchange[]): number {
  let count = 0
  let firstAnswer = Number.NEGATIVE_INFINITY
  for (const request of requests) {
    if (request.at >= firstAnswer) {
      count++
      firstAnswer = endOf(request)
    } else firstAnswer = Math.min(firstAnswer, endOf(request))
  }
  return count
}

const endOf = ({ answeredAt }: Exchange): number => answeredAt ?? Number.POSITIVE_INFINITY
