import type { OutcomeName } from '../../src/outcomes.ts'
import type { Marker, Phase } from '../../src/protocol/marker.ts'
import { isState } from './tellings.ts'
import type { WorldResult } from './world.ts'
import { markerIn } from './writes.ts'

/** Status comments whose words and whose marker say different things, at any time. */
export function wrongTexts({ github }: WorldResult): string[] {
  return github.visible.texts.flatMap(({ comment, body }) => {
    const marker = markerIn(body)
    if (!isState(marker)) return []
    const { phase, outcome } = marker
    const problem = contradiction(marker) ?? wrongHeading(marker, headingOf(body))
    return problem === undefined
      ? []
      : [`${comment} (${[phase, outcome].filter(Boolean).join(' ')}) ${problem}`]
  })
}

const headingOf = (body: string): string =>
  body.split('\n').find((line) => line.startsWith('###')) ?? ''

const settled: OutcomeName[] = ['completed', 'no-pull-request', 'archived', 'failed']
const unsent: OutcomeName[] = ['timed-out', 'cancelled', 'rate-limited', 'error', 'skipped']
const open: OutcomeName[] = ['timed-out', 'cancelled', 'detached', 'unconfirmed', 'error']

/** With which outcomes a marker may have a phase; undefined: its run has not ended. */
const outcomesOf: Record<Phase, (OutcomeName | undefined)[]> = {
  waiting: [undefined, ...unsent],
  intent: [undefined],
  unknown: ['unknown', 'cancelled'],
  created: [undefined, ...open],
  settled,
}

function contradiction({ phase, outcome }: Marker): string | undefined {
  return outcomesOf[phase].includes(outcome)
    ? undefined
    : 'has an outcome that its phase cannot have'
}

const done = '✅'
const failed = '❌'
const warning = '⚠️'
const going = '⏳'

/** What a heading begins with, by what the marker says. */
function signOf({ phase, outcome, became, unseen }: Marker): string {
  const isOpen = phase === 'created'
  if (became !== undefined) return became === 'merged' ? done : warning
  if (phase === 'unknown') return warning
  if (outcome === undefined) return going
  if (unseen) return isOpen ? going : failed
  return signOfOutcome(outcome, isOpen)
}

function signOfOutcome(outcome: OutcomeName, isOpen: boolean): string {
  switch (outcome) {
    case 'completed':
    case 'no-pull-request':
      return done
    case 'failed':
      return failed
    case 'error':
      return isOpen ? going : failed
    case 'detached':
      return going
    case 'timed-out':
    case 'cancelled':
      return isOpen ? going : warning
    default:
      return warning
  }
}

function wrongHeading(marker: Marker, heading: string): string | undefined {
  const sign = signOf(marker)
  if (!heading.startsWith(`### ${sign} `)) return `has the heading "${heading}", and not ${sign}`
  const link = /<(https:[^>]+)>/.exec(heading)?.[1]
  const isOther = link !== undefined && link !== marker.prLink
  return isOther
    ? `names ${link} in its heading, and its pull request is ${marker.prLink}`
    : undefined
}
