import { describe, expect, it } from 'vitest'
import { InputError } from '../../../src/ask/inputs.ts'
import { readSweepInputs, sweepInputNames } from '../../../src/ask/sweep-inputs.ts'

const required = {
  'api-key': 'svc_0123456789abcdef',
  'project-id': 'p1',
  'base-url': 'https://agent.test/',
  'github-token': 'ghs_0123456789abcdef',
}

const read = (given: Record<string, string>) => readSweepInputs((name) => ({ ...required, ...given })[name] ?? '')

function problems(given: Record<string, string>): readonly string[] {
  try {
    read(given)
  } catch (fault) {
    if (fault instanceof InputError) return fault.problems
    throw fault
  }
  return []
}

it('has its defaults', () => {
  expect(read({})).toMatchObject({
    sinceHours: 72,
    maxMinutes: 0,
    concurrency: 10,
    common: { baseUrl: 'https://agent.test' },
  })
})

it('reads what it shares with a run as a run does', () => {
  const { common } = read({
    'previous-api-key': 'svc_fedcba9876543210',
    'link-hosts': 'git.example.com',
    labels: 'docs',
  })
  expect(common).toMatchObject({
    previousApiKey: 'svc_fedcba9876543210',
    linkHosts: ['git.example.com'],
    labels: ['docs'],
  })
})

it.each(['prompt', 'command', 'wait', 'job-id', 'fail-on', 'min-permission', 'dry-run'])(
  'takes no notice of %s, which it has not',
  (name) => {
    expect((sweepInputNames as readonly string[]).includes(name)).toBe(false)
    expect(problems({ [name]: '!' })).toEqual([])
  },
)

describe('numbers', () => {
  it.each([
    ['since-hours', '2', '720'],
    ['max-minutes', '0', '350'],
    ['concurrency', '1', '50'],
  ])('%s takes %s and %s, and nothing beyond', (name, least, most) => {
    expect(problems({ [name]: least })).toEqual([])
    expect(problems({ [name]: most })).toEqual([])
    for (const bad of [
      String(Number(least) - 1),
      String(Number(most) + 1),
      '1.5',
      '1e1',
      '0x10',
      'ten',
      '-0',
      '9'.repeat(400),
    ]) {
      const [problem, ...more] = problems({ [name]: bad })
      expect(problem).toContain(`${name} is "${bad.slice(0, 100)}": it must be a whole number from ${least} to ${most}`)
      expect(more).toEqual([])
    }
  })
})

it('tells all that is wrong at once', () => {
  const told = problems({ 'api-key': '', 'base-url': 'http://x.test', concurrency: '0', 'since-hours': 'a' })
  expect(told.map((problem) => problem.split(' ')[0])).toEqual(['api-key', 'base-url', 'since-hours', 'concurrency'])
})
