import type { Random } from './random.ts'

const ids = ['jöb/ü?#%', 'a'.repeat(256), '0', '-', "';--", '％2e％2e']

/** An id that nobody expects, with a number at its end. */
export const oddId = (number: number, random: Random): string => `${random.pick(ids).slice(0, 250)}${number}`

/** What is not the address of a pull request. */
export const oddLink = (random: Random): unknown =>
  random.pick(['javascript:alert(1)', 'http://x.test/1', 7, ['a'], ''])

/** A record that breaks the interface in some way. */
export function oddRecord(record: Record<string, unknown>, random: Random): unknown {
  const { status, ...withoutStatus } = record
  return random.pick([
    { ...record, status: random.pick(['queued', 'Completed', '', null, 3, 'constructor']) },
    withoutStatus,
    { ...record, id: undefined },
    { ...record, id: 'somebody-elses' },
    { ...record, prLink: random.pick([7, {}, ['x'], '\u0000']), more: { deep: [[[[1]]]] } },
    { ...record, model: 'm'.repeat(5_000), source: 'main', createdAt: 'yesterday' },
    { status },
    [record],
    null,
    'completed',
    {},
  ])
}
