import { bot } from '../local/github/people.ts'
import { wrongStreaks } from './streak-checks.ts'
import { isRefused, nameOf, statesOf, type Telling, tellingsOf } from './tellings.ts'
import { workOf } from './whose-work.ts'
import type { Trigger, WorldResult } from './world.ts'

const minute = 60_000
/** A job that takes longer notifies whoever asked. */
const notifyAfter = 2 * minute

/** People who were mentioned twice for one thing, and people who were not told. */
export function wrongMentions(world: WorldResult): string[] {
  // Nobody can remember what somebody deletes, or signed with a key that was replaced.
  if (world.removals.length > 0 || world.used > 1) return []
  const tellings = tellingsOf(world)
  return [
    ...mentionedTwice(tellings, world),
    ...world.triggers.flatMap((trigger) => untold(trigger, tellings, world)),
    ...wrongStreaks(tellings, world),
  ]
}

/** The same person twice for the same request. Who asks for an answer gets it each time. */
function mentionedTwice(tellings: Telling[], world: WorldResult): string[] {
  const mentions = tellings
    .filter(({ isAnswer, about }) => !isAnswer && about !== undefined)
    .flatMap((telling) =>
      telling.names.map((name) => ({ of: `@${name} for ${nameOf(telling.about)}`, telling })),
    )
  return [...Map.groupBy(mentions, ({ of }) => of)].flatMap(([of, all]) => {
    const told = all.map(({ telling }) => telling)
    if (told.length < 2 || couldNotBeWritten(told, world)) return []
    return [
      `${of}: mentioned ${told.length} times, in ${told.map(({ comment }) => comment).join(', ')}`,
    ]
  })
}

/** Whether they are in different places, and GitHub took no edit that says where the first one is. */
function couldNotBeWritten(told: Telling[], world: WorldResult): boolean {
  const [first, last] = [told[0], told.at(-1)]
  if (first?.about === undefined || last === undefined || first.issue === last.issue) return false
  const comments = new Set(statesOf(first.about, world).map(({ comment }) => comment))
  return world.editFaults.some(
    ({ comment, at }) => comments.has(comment) && at >= first.at && at <= last.at,
  )
}

/** Who asked for something that is finished, took long or brought a pull request, and was told in no way. */
function untold(trigger: Trigger, tellings: Telling[], world: WorldResult): string[] {
  const { id, token, requester, conversation = 0 } = trigger
  const settled = statesOf(trigger, world).find(({ marker }) => marker.phase === 'settled')
  if (id === undefined || requester === undefined || settled === undefined) return []
  const own = tellings.filter(({ about }) => about === trigger)
  const announced = own.filter(({ announces }) => announces !== undefined)
  const isDue = announced.length > 0 || tookLong(trigger, world)
  const places = [conversation, ...announced.map(({ issue }) => issue)]
  if (
    !isDue ||
    places.some((place) => isRefused(place, world) || wasUnread(place, settled.at, world))
  )
    return []
  const job = world.service.placeOf(token)?.job.record.id
  // Who is mentioned on the docs pull request need not be mentioned again for another request that it answers.
  const ofJob = tellings.filter(({ announces }) => announces !== undefined && announces === job)
  const isMentioned = [...own, ...ofJob].some(({ names }) => names.includes(requester))
  const isTold =
    isMentioned || isAnsweredInThread(trigger, world) || isAskedToReview(trigger, world)
  return isTold ? [] : [`@${requester} was never told of ${token} (${id})`]
}

/** Whether a request for a place's comments failed in the minutes before: what was not read is not written to. */
const wasUnread = (place: number, until: number, { faulty }: WorldResult): boolean =>
  faulty.some(
    ({ url, at }) =>
      url.includes(`/issues/${place}/comments`) && at <= until && at > until - 5 * minute,
  )

/** Whether nobody saw the end of its work within two minutes. */
function tookLong(trigger: Trigger, world: WorldResult): boolean {
  const work = workOf(trigger, world)
  const prompt = work?.job.prompts[work.index]
  const [end] = work ? world.service.shown.endsOf(work.job, work.index) : []
  return prompt !== undefined && end !== undefined && end.at - prompt.at > notifyAfter
}

/** A reply in a review thread notifies those in it. */
const isAnsweredInThread = ({ id, conversation }: Trigger, { github }: WorldResult): boolean =>
  id?.startsWith('review-comment:') === true &&
  [...github.lineComments.values()].some(
    ({ login, pull }) => login === bot && pull === conversation,
  )

const isAskedToReview = (
  { conversation = 0, requester = '' }: Trigger,
  { github }: WorldResult,
): boolean => github.pulls.get(conversation)?.reviewers.has(requester) === true
