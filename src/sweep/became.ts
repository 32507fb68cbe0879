import type { ClosedPull } from '../ask/event.ts'
import { checkLink } from '../io/link.ts'
import { Account } from '../memory/keys.ts'
import { readConversation, readMarkers } from '../memory/markers.ts'
import { originOf, untold } from '../protocol/sweep.ts'
import { shownPull } from '../tell/docs-pull.ts'
import { bestEffort } from '../tell/reporter.ts'
import { writeInto } from './publish.ts'
import type { Sweep } from './sweep.ts'

/** Says what became of a docs pull request in the status comments that link it. Returns what was done. */
export async function tellWhatBecame({ number, became }: ClosedPull, sweep: Sweep): Promise<string> {
  const { clients, environment } = sweep
  // Whose comments they are is not asked: only what the newest key signed for this very place counts.
  const reader = { ...sweep.reader, account: new Account({ viewer: async () => undefined }) }
  const { comments } = await clients.github.comments(number, 1)
  const { marked } = await readMarkers(comments, reader, () => number)
  const conversation = originOf(marked, environment.repository.id)
  if (conversation === undefined) return `#${number} is no docs pull request of this repository. Nothing was done.`
  const isLinked = (address: string | undefined): boolean =>
    shownPull(environment, checkLink(address, environment.linkHosts), number)?.isHere === true
  let [pages, told] = [0, 0]
  await bestEffort(sweep, `The status comments of #${conversation} could not be read.`, async () => {
    const range = { number: conversation, isEnough: () => ++pages === 2 }
    const found = await readConversation(clients.github, reader, range)
    for (const one of untold(found.marked, became, isLinked)) {
      if (clients.cancelled.aborted) return
      const write = () => writeInto(one, { move: 'settle', change: { became } }, sweep)
      if (await bestEffort(sweep, `A status comment of #${conversation} could not be edited.`, write)) told++
    }
  })
  return `Pull request #${number}: ${became}. Status comments edited in #${conversation}: ${told}.`
}
