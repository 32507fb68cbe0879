import type { Marker } from '../../src/protocol/marker.ts'
import { leftOpenBy } from '../../src/protocol/who-is-told.ts'
import {
  at,
  broken,
  listsFor,
  mentioned,
  type Said,
  type State,
  spend,
  type Telling,
  type World,
  withRow,
} from './world.ts'

// How who asked is told of a result, and people of a failure, as src/tell/ does it: in steps that may be cut off, that two
// may do at one moment, and whose answers may be lost. Assumed: whoever has read that their word stands, and what stands
// in both places, posts within the second that everybody else waits. Their lists show a comment at once.

/** One way that a step may go, and what is still to do. */
export interface Stepped {
  say: string
  state: State
  telling: Telling
  rest: string[]
  /** Somebody else tells. */
  isTheirs?: true
  /** GitHub refused the mention. */
  isRefused?: true
}

/** Whose result it is, and who is about to tell of it. `mine`: the status comment as it is known to them. */
export interface About {
  id: number
  mine: Marker
  runs: Set<string | undefined>
  telling: Telling
}

const steps: Record<string, (state: State, about: About, world: World) => Stepped[]> = {
  second: passes,
  ours: checksWord,
  look: looks,
  announce: announces,
  'find announcement': findsAnnouncement,
  note: notes,
  'find note': findsNote,
  'mention ours': checksMention,
  mention: mentions,
}

/** These wait a second: nobody who has seen that it is theirs takes longer to post. */
const waits = ['second', 'find announcement', 'find note']

export function stepsOf(
  name: string,
  state: State,
  { about, world }: { about: About; world: World },
): Stepped[] {
  const isBlocked = waits.includes(name) && isAnyoneElsePosting(state, about)
  return isBlocked ? [] : (steps[name]?.(state, about, world) ?? [])
}

const isAnyoneElsePosting = ({ runs, writers }: State, { telling }: About): boolean =>
  [...runs, ...writers].some((one) => one.telling?.isPosting === true && one.telling !== telling)

/** What is told of a result, and to whom, before anything of it is done. */
export function tellingOf(
  { requester, nonce }: Marker,
  about: Pick<Telling, 'request' | 'link' | 'mayRepeat' | 'isSweep'>,
): Telling {
  return { ...about, requester, nonce, hasNote: false, isAnnounced: false }
}

/** Whether a docs pull request is news, by the rule of src/tell/docs-pull-comment.ts. */
export function newLink(
  state: State,
  marker: Marker,
  {
    link,
    isAlive,
    world,
  }: { link: string | undefined; isAlive: (run?: string) => boolean; world: World },
) {
  if (link === undefined || link !== marker.before?.prLink) return link
  const [list] = listsFor(
    state,
    { place: 'issue', key: 0, account: 1 },
    { ...world, lags: 'nothing' },
  )
  const left = leftOpenBy(list?.marked ?? [], marker, link)
  return left && !isAlive(left.marker.run) ? link : undefined
}

function passes(state: State, { telling }: About): Stepped[] {
  return [{ say: 'waits a second', state, telling, rest: [] }]
}

/** The status comment shows whether somebody else has come to it. */
function checksWord(state: State, { id, mine, runs, telling }: About, { rules }: World): Stepped[] {
  const there = at(state.rows, id - 1).marker
  const isTheirs = there && (rules.isClaimed(there, mine) || rules.hasGoneOn(there, mine, runs))
  if (isTheirs) return [{ say: 'leaves it to another', state, telling, rest: [], isTheirs }]
  return [
    {
      say: 'finds that nobody else tells',
      state,
      telling: { ...telling, isPosting: true },
      rest: [],
    },
  ]
}

function looks(state: State, { telling }: About, { rules }: World): Stepped[] {
  if (!rules.readsWhatStands(telling.mayRepeat))
    return [{ say: 'looks at nothing', state, telling: { ...telling, isPosting: true }, rest: [] }]
  const hasNote = find(state, 'note', telling.nonce) !== undefined
  const announced = state.said.filter(
    ({ form, about }) => form === 'announcement' && about === telling.link,
  )
  const standing = announced.find((one) => rules.isNamedBy(one, telling)) ?? announced[0]
  return [
    {
      say: 'reads what stands',
      state,
      telling: { ...telling, hasNote, standing, isPosting: true },
      rest: [],
    },
  ]
}

const find = ({ said }: State, form: Said['form'], about: string): Said | undefined =>
  said.find((one) => one.form === form && one.about === about)

function announces(state: State, { telling }: About, world: World): Stepped[] {
  const { link = '', standing, requester, hasNote } = telling
  if (standing) {
    const isAnnounced = world.rules.isNamedBy(standing, { requester })
    const next = { ...telling, isAnnounced }
    return [
      {
        say: 'finds the docs pull request commented',
        state,
        telling: next,
        rest: afterwards(next, world),
      },
    ]
  }
  const isMentioned = !hasNote && requester !== undefined
  const posted = say(
    state,
    { form: 'announcement', about: link, requester },
    isMentioned ? telling.request : undefined,
  )
  const next = { ...telling, isAnnounced: isMentioned }
  return [
    {
      say: 'comments on the docs pull request',
      state: posted,
      telling: next,
      rest: afterwards(next, world),
    },
    ...lostAnswers(state, { posted, telling, rest: ['find announcement'] }),
  ]
}

function findsAnnouncement(state: State, { telling }: About, world: World): Stepped[] {
  const isThere = find(state, 'announcement', telling.link ?? '') !== undefined
  const next = { ...telling, isAnnounced: isThere && !telling.hasNote }
  const rest = afterwards(next, world)
  if (isThere) return [{ say: 'finds its comment there', state, telling: next, rest }]
  // The next sweep does what failed.
  if (telling.isSweep)
    return [{ say: 'does not find its comment', state, telling, rest: [], isTheirs: true }]
  return [{ say: 'does not find its comment', state, telling: next, rest }]
}

/** What is left to do when it is known whether the docs pull request tells them. */
function afterwards(telling: Telling, { rules }: World): string[] {
  const told = { byAnnouncement: telling.isAnnounced, byReview: false, byNote: telling.hasNote }
  if (!rules.isNoteDue(telling, told, Number.POSITIVE_INFINITY)) return []
  return telling.mayRepeat ? ['ours', 'look', 'note'] : ['note']
}

function notes(state: State, { telling }: About, { rules }: World): Stepped[] {
  const told = { byAnnouncement: telling.isAnnounced, byReview: false, byNote: telling.hasNote }
  if (!rules.isNoteDue(telling, told, Number.POSITIVE_INFINITY))
    return [{ say: 'finds the requester told', state, telling, rest: [] }]
  const posted = say(state, { form: 'note', about: telling.nonce }, telling.request)
  return [
    { say: 'tells the requester in the conversation', state: posted, telling, rest: [] },
    ...lostAnswers(state, { posted, telling, rest: ['find note'] }),
  ]
}

function findsNote(state: State, { telling }: About): Stepped[] {
  return [{ say: 'looks for its comment', state, telling, rest: [] }]
}

interface Posting {
  posted: State
  telling: Telling
  rest: string[]
}

/** GitHub takes a comment or does not, and gives no answer. */
function lostAnswers(state: State, { posted, telling, rest }: Posting): Stepped[] {
  if (state.left.post === 0) return []
  const next = { ...telling, isPosting: false }
  return [
    { say: 'comments, and the answer is lost', state: spend(posted, 'post'), telling: next, rest },
    {
      say: 'comments, and GitHub does not take it',
      state: spend(state, 'post'),
      telling: next,
      rest,
    },
  ]
}

/** A comment is posted. `told`: the request whose requester it mentions. */
function say(state: State, comment: Said, told?: number): State {
  const next = { ...state, said: [...state.said, comment] }
  if (told === undefined) return next
  const counted = { ...next, told: next.told.with(told, at(next.told, told) + 1) }
  return at(counted.told, told) > 1 ? broken(counted, 'M2 who asked is told twice') : counted
}

/** A second after its comment remembered the mention. */
function checksMention(state: State, { id, mine, telling }: About, world: World): Stepped[] {
  const { rules } = world
  const lists = listsFor(
    state,
    { place: 'issue', key: 0, account: 1 },
    { ...world, lags: 'nothing' },
  )
  const isMade = ({ nonce }: Marker): boolean => find(state, 'mention', nonce) !== undefined
  const isOurs = lists.every(({ marked }) =>
    rules.isMentionOurs({ id, marker: mine, marked, isMade }),
  )
  if (!isOurs)
    return [{ say: 'leaves the mention to another', state, telling, rest: [], isTheirs: true }]
  return [
    {
      say: 'finds that the mention is its own',
      state,
      telling: { ...telling, isPosting: true },
      rest: [],
    },
  ]
}

function mentions(state: State, { telling }: About): Stepped[] {
  const posted = mentioned({
    ...state,
    said: [...state.said, { form: 'mention', about: telling.nonce }],
  })
  const moves: Stepped[] = [{ say: 'mentions people', state: posted, telling, rest: [] }]
  if (state.left.post === 0) return moves
  moves.push({
    say: 'mentions people, and the answer is lost',
    state: spend(posted, 'post'),
    telling,
    rest: [],
  })
  const refused = spend(state, 'post')
  moves.push({ say: 'may not mention people', state: refused, telling, rest: [], isRefused: true })
  return moves
}

/** The comment says that nobody was mentioned, whatever else stands there by now. */
export function takenBack(state: State, id: number, { word }: Marker): State {
  const { marker } = at(state.rows, id - 1)
  if (marker === undefined || marker.word !== word) return state
  return withRow(state, id, { marker: { ...marker, mentioned: false } })
}
