import { bot } from '../local/github/people.ts'
import type { KeptComment } from '../local/github/state.ts'
import { activeUntil, tokenOf } from './prompts.ts'
import { attemptRun } from './run.ts'
import type { Actor } from './scheduler.ts'
import { markerOf } from './tampering.ts'
import { type Asked, createTrigger } from './triggers.ts'
import { comment, type Trigger, type World } from './world.ts'

/** Somebody requests something; GitHub starts the runs. */
export async function request(world: World, actor: Actor, conversation: number): Promise<void> {
  const { random } = world
  await actor.wait(random.pick([0, 0, 5_000, random.whole(0, 7_200_000)]))
  ask(world, { conversation })
}

/** Two people ask at once: one on an issue, one on its docs pull request. */
export async function requestInBothPlaces(world: World, actor: Actor): Promise<void> {
  const { random, github, faults } = world
  for (let tries = 1; tries <= 20; tries++) {
    await actor.wait(600_000)
    const docs = [...github.comments.values()].find(
      ({ login, issue }) => login === bot && issue >= 9_000,
    )
    const from = docs && markerOf(world, docs)?.from?.conversation
    if (docs === undefined || from === undefined) continue
    faults.note('follow-ups from both places at once')
    for (const place of [from, docs.issue]) {
      ask(world, { conversation: place, kind: 'comment' })
      await actor.wait(random.pick([0, 0, 500, 3_000]))
    }
    return
  }
}

/** Somebody asks: GitHub starts the runs of the request. */
export function ask(world: World, asked: Asked): Trigger {
  const { random, triggers } = world
  const number = triggers.length + 1
  const trigger = createTrigger(world, asked, `ask-${number}`)
  triggers.push(trigger)
  // GitHub sometimes delivers an event twice.
  const deliveries = trigger.id?.startsWith('run:') || random.chance(0.8) ? 1 : 2
  for (let delivery = 1; delivery <= deliveries; delivery++) {
    const runId = `${world.seed}${number}${delivery}`
    world.scheduler.start((runner) => attemptUntilHappy(world, runner, { trigger, runId }))
  }
  return trigger
}

/** Somebody runs the workflow again, mostly after a failure. */
async function attemptUntilHappy(
  world: World,
  actor: Actor,
  { trigger, runId }: { trigger: Trigger; runId: string },
): Promise<void> {
  const { random, github, hazards } = world
  for (let times = 1, number = 1; times <= 3; times++) {
    const { result, killed } = await attemptRun(world, trigger, { runId, number, last: false })
    const outcome = result?.outcome.name ?? ''
    if (hazards.has('left alone')) return
    if (!random.chance(chanceOfRerun(killed, outcome))) return
    await actor.wait(random.whole(1_000, 5_400_000))
    const next = github.runs.startAgain(runId)
    if (next === undefined) return
    number = next
  }
}

const unhappy = ['error', 'rate-limited', 'timed-out', 'cancelled', 'unknown']

function chanceOfRerun(killed: boolean, outcome: string): number {
  if (killed) return 0.8
  return unhappy.includes(outcome) ? 0.6 : 0.1
}

/** People ask where a job is, at a bad moment: before its pull request is shown, or its run could write down what it did. */
export async function askBadly(world: World, actor: Actor): Promise<void> {
  const { random, service, scheduler, triggers, hazards } = world
  for (let times = random.whole(3, 8); times > 0; times--) {
    await actor.wait(random.whole(0, 900_000))
    const job = [...service.jobs.values()].at(-1)
    const [first, last] = [job?.prompts[0], job?.prompts.at(-1)]
    const conversation = triggers.find(({ token }) => token === tokenOf(first?.text))?.conversation
    if (!first || !last || conversation === undefined) continue
    const at = hazards.has('late links')
      ? activeUntil(last)
      : first.at + random.whole(120_000, 300_000)
    await actor.wait(at - scheduler.now() + random.whole(0, 6_000))
    const isStatus = hazards.has('unreadable runs') && random.chance(0.7)
    ask(world, { conversation, kind: 'comment', ...(isStatus ? { text: '/docs status' } : {}) })
  }
}

/** Somebody who may only read posts what our comments said, intents above all, and edits it each minute. */
export async function copyBodies(world: World, actor: Actor): Promise<void> {
  const { random, github, written, faults } = world
  for (let times = random.whole(2, 6); times > 0; times--) {
    await actor.wait(random.pick([random.whole(0, 60_000), random.whole(0, 1_800_000)]))
    const firsts = github.bodies.filter(
      ({ id }, index) => github.bodies.findIndex((body) => body.id === id) === index,
    )
    if (firsts.length === 0) continue
    const { id, issue, body } = random.pick(random.chance(0.8) ? firsts : github.bodies)
    const copy = comment(world, random.chance(0.8) ? issue : random.whole(1, 2), {
      login: 'mallory',
      body,
    })
    faults.note('old body posted by a stranger')
    const original = github.comments.get(id)
    if (original && random.chance(0.2)) removeComment(world, original)
    for (let minutes = random.whole(0, 30); minutes > 0; minutes--) {
      await actor.wait(60_000)
      github.edit(copy, `${copy.body} `)
      written.set(copy.id, copy.body)
    }
  }
}

/** Deletes a comment of ours, if its marker can be read. */
function removeComment(world: World, original: KeptComment): void {
  const { github, scheduler, removals } = world
  const marker = markerOf(world, original)
  if (!marker) return
  const { trigger, phase } = marker
  removals.push({ comment: original.id, trigger, phase, at: scheduler.now() })
  github.comments.delete(original.id)
}

const randomRun = ({ random, attempts }: World): string =>
  attempts.length === 0 ? '' : random.pick(attempts).runId

/** Others delete a workflow run, close a pull request, lock a conversation for a while, copy a comment of ours or delete one of theirs. */
export async function disturb(world: World, actor: Actor): Promise<void> {
  const { random, github, written, faults, service, scheduler } = world
  for (let times = random.whole(1, 4); times > 0; times--) {
    await actor.wait(random.whole(0, 5_400_000))
    switch (random.pick(['close', 'lock', 'copy', 'delete', 'outage', 'delete run'] as const)) {
      case 'outage':
        faults.note('status checks answer 404 for minutes')
        service.outageUntil = scheduler.now() + random.whole(30_000, 480_000)
        break
      case 'delete run':
        github.runs.remove(randomRun(world))
        faults.note('workflow run deleted')
        break
      case 'close':
        github.end(random.whole(9_000, 9_004), 'closed')
        break
      case 'lock':
        github.issue(1).locked = true
        await actor.wait(random.whole(1_000, 600_000))
        github.issue(1).locked = false
        break
      case 'copy': {
        const ours = [...github.comments.values()].filter(({ login }) => login === bot)
        const issue = random.whole(1, 2)
        if (ours.length > 0) faults.note('own comment copied by a stranger')
        if (ours.length > 0)
          comment(world, issue, { login: 'mallory', body: random.pick(ours).body })
        break
      }
      case 'delete': {
        const chat = [...written].find(([, body]) => body === 'Chat.')?.[0]
        if (chat === undefined) break
        github.comments.delete(chat)
        written.delete(chat)
      }
    }
  }
}
