// `npm run soak -- --seed N --runs N [--hazard NAME]…`: whole runs against a service and a GitHub that fail at random.
import { parseArgs } from 'node:util'
import { type Hazard, hazards } from './hazards.ts'
import { soak } from './soak.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '2000' },
    hazard: { type: 'string', multiple: true },
  },
})
const [seed, runs] = [Number(values.seed), Number(values.runs)]
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(runs) || runs < 1) {
  console.error('--seed and --runs must be whole numbers, --runs at least 1.')
  process.exit(1)
}
const given = values.hazard && hazards.filter((hazard) => values.hazard?.includes(hazard))
if (given?.length !== values.hazard?.length) {
  console.error(`--hazard must be one of: ${hazards.join(', ')}.`)
  process.exit(1)
}
const { text, passed } = await soak(
  seed,
  runs,
  (line) => console.log(line),
  given && new Set<Hazard>(given),
)
console.log(text)
if (!passed) process.exitCode = 1
