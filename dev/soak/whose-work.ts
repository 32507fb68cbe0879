import type { LocalJob } from '../local/service/jobs.ts'
import { activeUntil } from './prompts.ts'
import type { Trigger, World } from './world.ts'

/** Whether a job was still at work with the prompt before, when it got its `index`-th, counted from 0. */
export function cameIntoWork({ prompts }: LocalJob, index: number): boolean {
  const [before, prompt] = [prompts[index - 1], prompts[index]]
  return before !== undefined && prompt !== undefined && prompt.at < activeUntil(before)
}

/** The work of such a prompt has no end of its own: nobody can tell it from that of its neighbour. */
const isMixed = (job: LocalJob, index: number): boolean =>
  cameIntoWork(job, index) || cameIntoWork(job, index + 1)

type Known = Pick<World, 'service' | 'triggers'>

/** Where a request's work is, if it has an end of its own. */
export function workOf({ token }: Pick<Trigger, 'token'>, { service }: Pick<World, 'service'>) {
  const place = service.placeOf(token)
  return place && !isMixed(place.job, place.index) ? place : undefined
}

/** The request of a marker's trigger. A step's name ends with a digest. */
export const requestOf = ({ triggers }: Pick<World, 'triggers'>, name = ''): Trigger | undefined =>
  triggers.find(({ id }) => id !== undefined && (name === id || name.startsWith(`${id}/`)))

/** Whether the service had shown that the work of a trigger's request has ended, or that cannot be told. */
export function hasShownItsEnd(world: Known, trigger: string): boolean {
  const request = requestOf(world, trigger)
  const work = request?.token === undefined ? undefined : workOf(request, world)
  return work === undefined || world.service.shown.endsOf(work.job, work.index).length > 0
}
