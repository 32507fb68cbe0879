import { describe, expect, it } from 'vitest'
import { serviceFindings } from '../../../src/check/service-findings.ts'
import type { Answered, ProbeAnswer } from '../../../src/io/service-probe.ts'

const answer = (status: number, body: Answered['body'] = 'an object'): Answered => ({
  kind: 'answered',
  status,
  body,
  said: '',
  words: '',
})
const cut = (status: number): Answered => ({
  ...answer(status, 'no JSON'),
  incomplete: 'the answer is too large',
})
const moved: Answered = { ...answer(302, 'no JSON'), target: 'https://login.test' }
const silence: ProbeAnswer = { kind: 'silent', failure: 'no such host (agent.test:443, ENOTFOUND)' }

async function found(
  withKey: ProbeAnswer,
  withMadeUpKey: ProbeAnswer,
  inMadeUpProject: ProbeAnswer = silence,
) {
  let isProjectTried = false
  const probe = {
    withKey: async () => withKey,
    withMadeUpKey: async () => withMadeUpKey,
    async inMadeUpProject() {
      isProjectTried = true
      return inMadeUpProject
    },
  }
  return { findings: await serviceFindings(probe, 'p1'), isProjectTried: isProjectTried }
}

describe('what the answers to the key and to a made-up one say', () => {
  it.each<[string, ProbeAnswer, ProbeAnswer, string, RegExp]>([
    ['404 and 401', answer(404), answer(401), 'works', /The key was accepted/],
    [
      '404 and 401, each with a text as JSON',
      answer(404, 'other JSON'),
      answer(401),
      'works',
      /The key was accepted/,
    ],
    [
      '404 and 404',
      answer(404),
      answer(404),
      'note',
      /not proved: this address answers any key so/,
    ],
    [
      '404 and 500',
      answer(404),
      answer(500),
      'note',
      /not proved: a made-up key got another answer: HTTP 500/,
    ],
    [
      '404 and nothing',
      answer(404),
      silence,
      'note',
      /not proved: a made-up key got another answer: no such host/,
    ],
    [
      '200 and 401',
      answer(200),
      answer(401),
      'note',
      /HTTP 200 for a job that cannot exist, and HTTP 401/,
    ],
  ])('%s', async (_, withKey, withMadeUpKey, result, says) => {
    const { findings } = await found(withKey, withMadeUpKey)
    const [finding] = findings
    expect(finding).toMatchObject({ what: 'Key', result, says: expect.stringMatching(says) })
  })

  const check = /^Check base-url\.$/
  it.each<[string, ProbeAnswer, ProbeAnswer, RegExp, RegExp]>([
    [
      '401 and 401',
      answer(401),
      answer(401),
      /does not accept the api-key for project p1 \(401\)\.$/,
      /expired/,
    ],
    [
      '403 and 403',
      answer(403),
      answer(403),
      /may not be used for project p1 \(403\)\.$/,
      /IP allow-list/,
    ],
    ['401 that is cut off', cut(401), answer(401), /does not accept the api-key/, /expired/],
    [
      'a page, 404',
      answer(404, 'no JSON'),
      answer(404),
      /404 that is no JSON, so another server answers here/,
      check,
    ],
    [
      'a page for the key alone',
      answer(200, 'no JSON'),
      answer(401),
      /200 that is no JSON, so another server/,
      check,
    ],
    [
      'a page for any key',
      answer(200, 'no JSON'),
      answer(200, 'no JSON'),
      /is no JSON, so another server/,
      check,
    ],
    [
      'an empty success',
      answer(204, 'no JSON'),
      answer(401),
      /204 that is no JSON, so another server/,
      check,
    ],
    [
      'a list',
      answer(200, 'other JSON'),
      answer(401),
      /200 that is no JSON object, so another server/,
      check,
    ],
    [
      'a success that is cut off',
      cut(200),
      answer(401),
      /HTTP 200, but not whole: the answer is too large/,
      check,
    ],
    [
      'a 404 that is cut off',
      cut(404),
      answer(401),
      /HTTP 404, but not whole: the answer is too large/,
      check,
    ],
    ['200 and 200', answer(200), answer(200), /HTTP 200 to any key/, check],
    [
      'a redirect',
      moved,
      moved,
      /HTTP 302 to any key, with a redirect to https:\/\/login\.test\.$/,
      check,
    ],
    [
      'a redirect of the key alone',
      moved,
      answer(401),
      /HTTP 302 to a status check, with a redirect to/,
      check,
    ],
    ['400 and 401', answer(400), answer(401), /HTTP 400 to a status check\.$/, check],
    [
      '503 and 401',
      answer(503),
      answer(401),
      /HTTP 503 to a status check/,
      /^Check again later\.$/,
    ],
    [
      '429 and 429',
      answer(429),
      answer(429),
      /HTTP 429 to a status check/,
      /^Check again later\.$/,
    ],
    ['nothing', silence, silence, /did not answer: no such host/, check],
  ])('%s: a fault, and what to do', async (_, withKey, withMadeUpKey, says, cure) => {
    const { findings, isProjectTried } = await found(withKey, withMadeUpKey)
    const [finding, project] = findings
    const words = { says: expect.stringMatching(says), cure: expect.stringMatching(cure) }
    expect(finding).toMatchObject({ what: 'Key', result: 'fault', ...words })
    expect([project?.result, isProjectTried]).toEqual(['not tried', false])
  })

  it('that the key may start a job is never proved', async () => {
    const { findings } = await found(answer(404), answer(401))
    expect(findings.at(-1)).toMatchObject({ what: 'Starting a job', result: 'not proved' })
  })
})

describe('what the answer about a made-up project says', () => {
  const noJob = { ...answer(404), said: 'There is no job x.', words: 'error there is no job' }
  const noProject = { ...answer(404), said: 'No project typo.', words: 'error no project' }
  const wordless = answer(404)
  it.each<[string, Answered, ProbeAnswer, string, string]>([
    ['other words', noJob, noProject, 'works', 'A made-up project is answered otherwise.'],
    ['another status', wordless, answer(403), 'works', 'A made-up project is answered otherwise.'],
    [
      'a record and a refusal',
      answer(200),
      answer(404),
      'works',
      'A made-up project is answered otherwise.',
    ],
    [
      'the same words',
      noProject,
      { ...noProject, said: 'No project other.' },
      'not proved',
      'A made-up project is answered alike: "No project typo."',
    ],
    [
      'no words',
      wordless,
      wordless,
      'not proved',
      'A made-up project is answered alike: HTTP 404.',
    ],
    [
      'nothing',
      noJob,
      silence,
      'not proved',
      'What a made-up project is answered is not known: no such host (agent.test:443, ENOTFOUND).',
    ],
    [
      '429',
      noJob,
      answer(429),
      'not proved',
      'What a made-up project is answered is not known: HTTP 429.',
    ],
    [
      '502',
      noJob,
      answer(502),
      'not proved',
      'What a made-up project is answered is not known: HTTP 502.',
    ],
    [
      'a part',
      noJob,
      cut(404),
      'not proved',
      'What a made-up project is answered is not known: HTTP 404.',
    ],
  ])('%s', async (_, withKey, inMadeUpProject, result, says) => {
    const { findings } = await found(withKey, answer(401), inMadeUpProject)
    expect(findings[1]).toMatchObject({ what: 'Project', result, says })
  })

  it('of two that are alike, it says what to check', async () => {
    const { findings } = await found(noProject, answer(401), noProject)
    expect(findings[1]?.cure).toMatch(/^Check project-id, and the path in base-url\./)
  })
})
