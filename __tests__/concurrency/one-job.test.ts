import { describe, expect, it } from 'vitest'
import { seeded } from '../../soak/random.ts'
import { everyOrder } from '../helpers/interleave.ts'
import { playTriggers, type Scenario } from './one-job.ts'

const scenarios: [string, Scenario][] = [
  ['two newcomers, listed at once', { first: ['issue', 'issue'], lag: false }],
  ['three newcomers, listed at once', { first: ['issue', 'issue', 'issue'], lag: false }],
  ['the issue and its docs pull request, listed at once', { first: ['issue', 'pull'], lag: false }],
  ['one resumes, a newcomer', { first: ['issue'], later: ['issue'] }],
  ['one resumes, a newcomer elsewhere', { first: ['pull'], later: ['issue'] }],
  ['one resumes, a newcomer elsewhere, the job is active', { first: ['pull'], later: ['issue'], busy: true }],
  ['two resume', { first: [], later: ['issue', 'issue'] }],
  ['two resume in two places', { first: [], later: ['issue', 'pull'] }],
  ['two resume, a newcomer', { first: ['pull'], later: ['issue', 'issue'] }],
  ['one resumes, two newcomers, listed at once', { first: ['issue', 'pull'], later: ['issue'], lag: false }],
  [
    'one resumes, two newcomers, listed at once, kill, lost answer',
    { first: ['issue', 'issue'], later: ['issue'], lag: false, left: { kill: 1, lose: 1 } },
  ],
  ['two steps resume', { first: [], later: ['step', 'step'] }],
  ['a step and a comment resume', { first: [], later: ['step', 'issue'] }],
  ['a comment and a step resume, a newcomer', { first: ['issue'], later: ['issue', 'step'] }],
  ['two steps, listed at once', { first: ['step', 'step'], lag: false }],
]

/** PROTOCOL_SEEDS=1000 and PROTOCOL_DEVIATIONS=2 take some minutes. */
const seeds = Number(process.env.PROTOCOL_SEEDS ?? 20)
const deviations = Number(process.env.PROTOCOL_DEVIATIONS ?? 1)
const delays = [...Array.from({ length: 12 }, () => 0), 300, 900, 1_100, 2_300, 5_200]

describe('a job gets one follow-up at a time, in any order of the steps', () => {
  it.each(scenarios)('%s', async (_, scenario) => {
    for (let seed = 0; seed < seeds; seed++) {
      const { broken, story } = await playTriggers(scenario, { random: seeded(seed), delays })
      expect(broken, `seed ${seed}\n${story.join('\n')}`).toEqual([])
    }
  })
})

describe('a job gets one follow-up at a time, in every order that deviates little from the usual one', () => {
  it.each<[string, Scenario]>([
    ['the issue and its docs pull request', { first: ['issue', 'pull'], lag: false }],
    ['one resumes, a newcomer', { first: ['issue'], later: ['issue'] }],
    ['a comment and a step resume', { first: [], later: ['issue', 'step'] }],
  ])('%s', async (_, scenario) => {
    const orders = await everyOrder(deviations, async (random) => {
      const { broken, story } = await playTriggers(scenario, { random, delays: [0, 1_200, 3_500] })
      expect(broken, story.join('\n')).toEqual([])
    })
    expect(orders).toBeGreaterThan(50)
  })
})
