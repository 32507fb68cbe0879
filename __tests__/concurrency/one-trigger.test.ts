import { describe, expect, it } from 'vitest'
import { seeded } from '../../dev/soak/random.ts'
import { everyOrder } from '../helpers/interleave.ts'
import { type Faults, playRuns, type Scenario } from './one-trigger.ts'

const faults: Partial<Faults> = { kill: 1, lose: 1, reject: 1 }

const scenarios: [string, Scenario][] = [
  ['two runs, no fault', { runs: 2 }],
  ['three runs, no fault', { runs: 3 }],
  ['five runs, no fault', { runs: 5 }],
  ['two runs, another workflow reacted before', { runs: 2, eye: true }],
  ['three runs, another workflow reacted before', { runs: 3, eye: true }],
  ['two runs, no reaction possible', { runs: 2, noEyes: true }],
  ['three runs, no reaction possible', { runs: 3, noEyes: true }],
  ['two runs, a reaction fails or its answer is lost', { runs: 2, left: { eyes: 1 } }],
  ['two runs, both reactions fail', { runs: 2, left: { eyes: 2 } }],
  ['two runs, re-runs of both', { runs: 2, reruns: 2 }],
  ['two runs, re-runs, another workflow reacted before', { runs: 2, reruns: 2, eye: true }],
  ['two runs, kill, lost answer, rejection', { runs: 2, left: { ...faults, kill: 2 } }],
  ['two runs, re-runs, rejections: resumed from waiting', { runs: 2, reruns: 2, left: { reject: 2 } }],
  ['one run, re-run, a rejection', { runs: 1, reruns: 1, served: true, left: { reject: 1 } }],
  ['two runs, re-runs, a rejection', { runs: 2, reruns: 2, served: true, left: { reject: 1 } }],
  ['two runs, re-runs, rejections, another workflow reacted', { runs: 2, reruns: 2, eye: true, left: { reject: 2 } }],
  ['two runs, re-runs, rejections, no reaction possible', { runs: 2, reruns: 2, noEyes: true, left: { reject: 2 } }],
  ['two runs, re-runs, kill, lost answer', { runs: 2, reruns: 2, left: { kill: 2, lose: 1 } }],
  ['two runs, re-runs, kill, lost answer, post step', { runs: 2, reruns: 2, post: true, left: { kill: 2, lose: 1 } }],
  ['two runs, re-runs, kill, rejection', { runs: 2, reruns: 2, left: { kill: 1, reject: 1 } }],
  ['two runs, re-runs, kill, rejection, post step', { runs: 2, reruns: 2, post: true, left: { kill: 1, reject: 1 } }],
  ['two runs, re-runs, kill, rejection, reaction', { runs: 2, reruns: 2, left: { kill: 1, reject: 1, eyes: 1 } }],
  ['one run, re-run, deletion, every other fault', { runs: 1, reruns: 1, left: { ...faults, delete: 1, eyes: 1 } }],
  [
    'one run, re-run, deletion, another workflow reacted before',
    { runs: 1, reruns: 1, eye: true, left: { ...faults, delete: 1, eyes: 1 } },
  ],
  [
    'two runs, re-runs, deletion of what is no intent, once no first attempt decides any more',
    { runs: 2, reruns: 2, late: true, left: { delete: 1, kill: 1, reject: 1 } },
  ],
  ['two runs, re-runs, key replaced', { runs: 2, reruns: 2, left: { rotate: 1, kill: 1, reject: 1 } }],
  [
    'two runs, re-runs, key replaced, previous-key set',
    { runs: 2, reruns: 2, previousKey: true, left: { rotate: 1, kill: 1, reject: 1 } },
  ],
  ['one run, re-run, key replaced, every other fault', { runs: 1, reruns: 1, left: { ...faults, rotate: 1, eyes: 1 } }],
  [
    'zombie: an earlier attempt lives on beside its re-run',
    { runs: 1, reruns: 1, zombie: true, left: { lose: 1, reject: 1, eyes: 1 } },
  ],
  ['zombie, beside another run', { runs: 2, reruns: 1, zombie: true, left: { reject: 1 } }],
  ['two runs, a comment cannot be deleted', { runs: 2, left: { stuck: 1 } }],
  [
    'two runs, re-runs, a rejection, a comment cannot be deleted',
    { runs: 2, reruns: 2, left: { reject: 1, stuck: 1 } },
  ],
  ['two runs, a run stalls for two minutes', { runs: 2, stalls: true }],
  ['two runs, re-runs, GitHub fails now and then', { runs: 2, reruns: 2, left: { github: 3, kill: 1, reject: 1 } }],
]

/** PROTOCOL_SEEDS=1000 and PROTOCOL_DEVIATIONS=2 take some minutes. */
const seeds = Number(process.env.PROTOCOL_SEEDS ?? 20)
const deviations = Number(process.env.PROTOCOL_DEVIATIONS ?? 1)
const delays = [...Array.from({ length: 12 }, () => 0), 300, 900, 1_100, 2_300, 5_200, 12_000]

describe('in any order of the steps of its runs a request is sent at most once', () => {
  it.each(scenarios)('%s', async (_, scenario) => {
    for (let seed = 0; seed < seeds; seed++) {
      const { broken, story } = await playRuns(scenario, { random: seeded(seed), delays })
      expect(broken, `seed ${seed}\n${story.join('\n')}`).toEqual([])
    }
  })
})

describe('in every order that deviates little from the usual one', () => {
  it.each<[string, Scenario]>([
    ['two runs', { runs: 2 }],
    ['two runs, no reaction possible', { runs: 2, noEyes: true }],
    ['two runs, another workflow reacted before', { runs: 2, eye: true }],
    ['two runs, a reaction fails', { runs: 2, left: { eyes: 1 } }],
    ['one run that is killed or rejected, and its re-run', { runs: 1, reruns: 1, left: { kill: 1, reject: 1 } }],
    ['one run that is killed, its post step and its re-run', { runs: 1, reruns: 1, post: true, left: { kill: 1 } }],
    ['two runs, one is rejected and run again', { runs: 2, reruns: 1, left: { reject: 1 } }],
  ])('%s', async (_, scenario) => {
    const orders = await everyOrder(deviations, async (random) => {
      const { broken, story } = await playRuns(scenario, { random, delays: [0, 1_200, 3_500] })
      expect(broken, story.join('\n')).toEqual([])
    })
    expect(orders).toBeGreaterThan(50)
  })
})
