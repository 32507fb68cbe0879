import { describe, expect, it } from 'vitest'
import { InputError } from '../../../src/ask/input-table.ts'
import { readSweepInputs } from '../../../src/ask/inputs.ts'

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
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

it('has defaults for all but the required inputs', () => {
  expect(read({})).toEqual({
    apiKey: 'svc_0123456789abcdef',
    commitStatus: undefined,
    docsToken: undefined,
    docsRepositories: [],
    projectId: 'p1',
    baseUrl: 'https://agent.test',
    githubToken: 'ghs_0123456789abcdef',
    linkHosts: [],
    labels: [],
    reviewers: [],
    assignees: [],
    rerunLimited: false,
    sinceHours: 72,
    maxMinutes: 0,
    concurrency: 10,
    command: '/docs',
    jobIndex: '0',
  })
})

it('ignores an input that only a run has', () => {
  expect(problems({ 'job-id': '..', command: '!', 'min-permission': '!' })).toEqual([])
})

it('asks authors to review, and assigns them nothing', () => {
  expect(problems({ reviewers: 'authors' })).toEqual([])
  expect(problems({ assignees: 'authors' })).toEqual([expect.stringContaining('"authors" is for reviewers only')])
})

describe('numbers', () => {
  it.each([
    ['since-hours', '2', '720'],
    ['max-minutes', '0', '350'],
    ['concurrency', '1', '50'],
  ])('%s is a whole number from %s to %s', (name, least, most) => {
    expect(problems({ [name]: least })).toEqual([])
    expect(problems({ [name]: most })).toEqual([])
    for (const invalid of [String(Number(least) - 1), String(Number(most) + 1), '1.5', '1e1', '0x10', 'ten', '-0']) {
      expect(problems({ [name]: invalid })).toEqual([
        expect.stringContaining(`${name} is "${invalid}": it must be a whole number from ${least} to ${most}`),
      ])
    }
  })
})

it('reports all invalid inputs together', () => {
  const found = problems({ 'api-key': '', 'base-url': 'http://x.test', concurrency: '0', 'since-hours': 'a' })
  expect(found.map((problem) => problem.split(' ')[0])).toEqual(['api-key', 'base-url', 'since-hours', 'concurrency'])
})
