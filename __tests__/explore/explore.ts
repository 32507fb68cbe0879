import { wrongIn } from './invariants.ts'
import { movesOfOthers } from './others.ts'
import { movesOfRun } from './runs.ts'
import { at, type Move, type State, type World } from './world.ts'

/** A rule that is broken, and the shortest story that leads there. */
export interface Violation {
  rule: string
  story: string[]
}

export interface Explored {
  states: number
  violations: Violation[]
}

const mostStates = 3_000_000

let parts = new Map<string, number>()
let known = new WeakMap<object, number>()

/** The number of a part of a state: the same for equal parts. Most parts of a state are those of the one before. */
function numberOf(part: object): number {
  let number = known.get(part)
  if (number === undefined) {
    const text = JSON.stringify(part)
    number = parts.get(text) ?? parts.size
    parts.set(text, number)
    known.set(part, number)
  }
  return number
}

/** A state in some thirty characters: two are equal if and only if their digests are. */
function digest({
  runs,
  rows,
  jobs,
  eye,
  key,
  posts,
  left,
  writers,
  said,
  told,
  tardy,
  broken,
}: State): string {
  let text = `${eye}/${key}${broken ?? ''}`
  for (const run of runs) text += `,${numberOf(run).toString(36)}`
  for (const row of rows) text += `.${numberOf(row).toString(36)}`
  for (const job of jobs) text += `;${numberOf(job).toString(36)}`
  return `${text} ${numberOf(posts)} ${numberOf(left)} ${numberOf(writers)} ${numberOf(said)} ${numberOf(told)} ${tardy ? numberOf(tardy) : ''}`
}

/** All that may happen next, each told as a sentence. */
function moves(state: State, world: World): Move[] {
  const all = movesOfOthers(state, world)
  world.specs.forEach(({ name }, k) => {
    for (const { say, next } of movesOfRun(state, k, world))
      all.push({ say: `${name} ${say}.`, next })
  })
  return all
}

/**
 * Tries every order of events, breadth first, so that the first story of a violation is a shortest one. A broken rule is
 * noticed when one is found.
 */
export function explore(world: World, isBroken = false): Explored {
  parts = new Map()
  known = new WeakMap()
  const graph: Graph = {
    index: new Map([[digest(world.start), 0]]),
    from: [-1],
    edges: [],
    ends: [],
    broken: new Map(),
  }
  const { index, from, edges, ends } = graph
  const isEnough = (): boolean => isBroken && graph.broken.size > 0
  let frontier: State[] = [world.start]
  for (let first = 0; frontier.length > 0 && !isEnough(); ) {
    const next: State[] = []
    frontier.forEach((state, offset) => {
      next.push(...newAfter(state, first + offset, { graph, world }))
    })
    if (index.size > mostStates) throw new Error(`${world.name}: too many states`)
    first += frontier.length
    frontier = next
  }
  const stuck = isEnough() ? -1 : firstStuck(index.size, edges, ends)
  if (stuck >= 0) graph.broken.set('L0 a state from which no end is reached', stuck)
  const violations = [...graph.broken].map(([rule, i]) => ({
    rule,
    story: tell(pathTo(i, from), { index, world }),
  }))
  return { states: index.size, violations }
}

/** All that is known of a world. A state is a number here, in the order in which they were found. */
interface Graph {
  /** By digest. */
  index: Map<string, number>
  /** From which state each was found first. */
  from: number[]
  /** Two numbers for each move: where it leads, and where it begins. */
  edges: number[]
  ends: number[]
  /** By rule: the first state that breaks it. */
  broken: Map<string, number>
}

/** The states that a move leads to from here, and that were not known. Nothing follows a broken rule. */
function newAfter(
  state: State,
  i: number,
  { graph, world }: { graph: Graph; world: World },
): State[] {
  const { index, from, edges, ends, broken } = graph
  const { rules, isEnd } = wrongIn(state, world)
  for (const rule of rules) if (!broken.has(rule)) broken.set(rule, i)
  if (isEnd || rules.length > 0) ends.push(i)
  if (rules.length > 0) return []
  const added: State[] = []
  for (const move of moves(state, world)) {
    const text = digest(move.next)
    let j = index.get(text)
    if (j === undefined) {
      j = index.size
      index.set(text, j)
      from.push(i)
      added.push(move.next)
    }
    edges.push(j, i)
  }
  return added
}

/** The first state from which no end can be reached; -1 if there is none. */
function firstStuck(size: number, edges: number[], ends: number[]): number {
  const { begin, into } = byTarget(size, edges)
  const reaches = new Uint8Array(size)
  const queue = [...ends]
  for (const i of queue) reaches[i] = 1
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    for (const j of into.subarray(begin[i], begin[i + 1])) {
      if (reaches[j] === 1) continue
      reaches[j] = 1
      queue.push(j)
    }
  }
  return reaches.indexOf(0)
}

/** From which states a move leads to each: those in `into` from its `begin` to that of the next. */
function byTarget(size: number, edges: number[]): { begin: Int32Array; into: Int32Array } {
  const count = new Int32Array(size + 1)
  for (let e = 0; e < edges.length; e += 2)
    count[at(edges, e) + 1] = (count[at(edges, e) + 1] ?? 0) + 1
  for (let i = 0; i < size; i++) count[i + 1] = (count[i + 1] ?? 0) + (count[i] ?? 0)
  const into = new Int32Array(edges.length / 2)
  const filled = count.slice()
  for (let e = 0; e < edges.length; e += 2) {
    const to = at(edges, e)
    into[filled[to] ?? 0] = at(edges, e + 1)
    filled[to] = (filled[to] ?? 0) + 1
  }
  return { begin: count, into }
}

function pathTo(i: number, from: number[]): number[] {
  const path: number[] = []
  for (let j = i; j > 0; j = at(from, j)) path.unshift(j)
  return path
}

/** Goes the way once more, and says what happens. */
function tell(
  path: number[],
  { index, world }: { index: Map<string, number>; world: World },
): string[] {
  const story: string[] = []
  let state = world.start
  for (const i of path) {
    const move = moves(state, world).find(({ next }) => index.get(digest(next)) === i)
    if (move === undefined) throw new Error('The way is not found again.')
    story.push(move.say)
    state = move.next
  }
  return story
}
