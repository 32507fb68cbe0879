import type { LocalJob } from '../local/service/jobs.ts'
import type { Random } from './random.ts'

/** Status checks that do not find a job that is there, by chance: one alone, some in a row, or all for some seconds. */
export function missingJobs(random: Random, now: () => number, note: (kind: string) => void) {
  const gaps = new Map<LocalJob, { checks: number; until: number }>()
  const kinds = {
    'a status check answers 404': () => ({ checks: 1, until: 0 }),
    'some status checks in a row answer 404': () => ({ checks: random.whole(2, 4), until: 0 }),
    'status checks answer 404 for some seconds': () => ({
      checks: 0,
      until: now() + random.whole(5, 60) * 1_000,
    }),
  }
  return (job: LocalJob): boolean => {
    const gap = gaps.get(job)
    if (gap !== undefined && (gap.checks > 0 || gap.until > now())) {
      gap.checks--
      return true
    }
    if (!random.chance(0.12)) return false
    const kind = random.pick(Object.keys(kinds) as (keyof typeof kinds)[])
    note(kind)
    const next = kinds[kind]()
    gaps.set(job, { ...next, checks: next.checks - 1 })
    return true
  }
}
