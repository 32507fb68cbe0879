import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { type Explored, explore } from './explore.ts'
import { mutated, mutations } from './mutations.ts'
import { scenarios } from './scenarios.ts'
import { at } from './world.ts'

// npm run explore [-- <words of a scenario's name>]: every order of events in every scenario, and that each broken rule is
// noticed. It exits with 1 if a rule of the contract does not hold, or nobody notices that one is broken.

/** A scenario by its number, or a mutation in one of the scenarios that have to notice it. */
interface Task {
  mutation?: number
  world: number
}

interface Done extends Task, Explored {
  seconds: number
}

const worlds = scenarios()

function perform({ mutation, world }: Task): Done {
  const began = performance.now()
  const one = mutation === undefined ? at(worlds, world) : mutated(at(mutations, mutation), worlds)
  return {
    ...(mutation === undefined ? {} : { mutation }),
    world,
    ...explore(one, mutation !== undefined),
    seconds: (performance.now() - began) / 1_000,
  }
}

async function main(words: string): Promise<void> {
  const began = performance.now()
  const all = worlds.map((_, world): Task => ({ world }))
  const chosen = all.filter(({ world }) => at(worlds, world).name.includes(words))
  const breaks = words === '' ? mutations.map((_, mutation): Task => ({ mutation, world: -1 })) : []
  const results = await allDone([...chosen.sort((a, b) => weight(b) - weight(a)), ...breaks])
  const explored = results
    .filter(({ mutation }) => mutation === undefined)
    .sort((a, b) => a.world - b.world)
  const isSound = explored.map(report).every(Boolean)
  const states = explored.reduce((sum, done) => sum + done.states, 0)
  console.log(
    `\n${explored.length} scenarios, ${states.toLocaleString('en')} states, ${Math.round((performance.now() - began) / 1_000)} s`,
  )
  const isNoticed = words !== '' || reportMutations(results)
  if (!isSound || !isNoticed) process.exitCode = 1
}

/** The longest first: with more runs there are many more orders. */
const weight = ({ world }: Task): number =>
  at(worlds, world).specs.filter(({ facts }) => facts.attempt === 1).length * 10 +
  at(worlds, world).specs.length

function allDone(tasks: Task[]): Promise<Done[]> {
  const results: Done[] = []
  const left = [...tasks]
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: 4_096 },
      })
      const next = (): void => {
        const task = left.shift()
        if (task) worker.postMessage(task)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (done: Done) => {
        results.push(done)
        next()
      })
      worker.on('error', reject)
      next()
    })
  return Promise.all(Array.from({ length: availableParallelism() }, work)).then(() => results)
}

/** One line a scenario, and the stories of what is broken. Whether all is as it should be. */
function report({ world, states, seconds, violations }: Done): boolean {
  const { name, limit } = at(worlds, world)
  const holds = violations.length === 0
  const broken = limit === undefined ? 'BROKEN  ' : 'limit   '
  const verdict = holds ? 'holds   ' : broken
  console.log(
    `${verdict} ${states.toLocaleString('en').padStart(9)} ${seconds.toFixed(1).padStart(6)} s  ${name}${limit === undefined ? '' : `: ${limit}`}`,
  )
  if (limit !== undefined) return true
  for (const { rule, story } of violations)
    console.log(`  ${rule}\n${story.map((line, i) => `    ${i + 1}. ${line}`).join('\n')}`)
  return holds
}

function reportMutations(results: Done[]): boolean {
  const noticed = new Set(
    results.flatMap(({ mutation, violations }) => (violations.length > 0 ? mutation : undefined)),
  )
  for (const [i, { rule }] of mutations.entries())
    console.log(`${noticed.has(i) ? 'noticed    ' : 'NOT NOTICED'} ${rule}`)
  noticed.delete(undefined)
  console.log(`${noticed.size} of ${mutations.length} mutations noticed`)
  return noticed.size === mutations.length
}

if (isMainThread) await main(process.argv.slice(2).join(' '))
else parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)))
