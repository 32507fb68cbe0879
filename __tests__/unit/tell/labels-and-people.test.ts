import { expect, it } from 'vitest'
import type { GitHub } from '../../../src/io/github.ts'
import { GitHubError } from '../../../src/io/github-error.ts'
import { applyMetadata, warnWithoutMetadata } from '../../../src/tell/labels-and-people.ts'
import { linkTo } from '../../helpers/links.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

type Refused = Partial<Record<string, GitHubError>>
const error = (said: string, status: number) => new GitHubError(`${said}.`, { status })

/** What is asked of GitHub for a pull request by Bo, and the warning. `refused` by what is asked. */
async function applied(
  inputs: Partial<Record<'labels' | 'reviewers' | 'assignees', string[]>>,
  {
    refused = {},
    pull = {},
    again,
    ...marker
  }: { refused?: Refused; pull?: object; [field: string]: unknown } = {},
) {
  const asked: string[] = []
  const ask = async (line: string): Promise<void> => {
    asked.push(line)
    if (refused[line]) throw refused[line]
  }
  const github = {
    addLabels: (at: number, labels: string[]) => ask(`#${at} labels ${labels}`),
    addAssignees: (at: number, people: string[]) => ask(`#${at} assigned ${people}`),
    requestReviewers: (at: number, people: string[], teams: string[]) =>
      ask(`#${at} reviews ${people}|${teams}`),
    pull: (at: number) => ask(`#${at} read`).then(() => ({ author: 'Bo', reviewers: again ?? [] })),
  } as unknown as GitHub
  const log = recordedLog()
  const repository = {
    isOwn: true,
    mayWrite: () => true,
    write: (act: (there: GitHub) => unknown) => act(github),
  }
  const reporter = {
    environment: { metadata: { labels: [], reviewers: [], assignees: [], ...inputs } },
    state: { marker: { requester: 'wim', authors: ['wim', 'Mara', 'bo'], ...marker } },
    clients: { log },
    mayBeReportedTwice: again !== undefined,
  }
  const where = { repository, number: 7, isPublicPlace: false, author: undefined, ...pull }
  const problem = await applyMetadata(reporter as never, where as never).catch(
    (thrown) => thrown.message,
  )
  return [asked, ...log.lines, ...(problem ? [`thrown: ${problem}`] : [])]
}

const left = (what: string): string =>
  `warning: Not all labels, reviewers and assignees were set on pull request #7. ${what}`
const gone = error('Gone', 404)
const both = { labels: ['docs'], assignees: ['mara'] }
const bothAsked = ['#7 labels docs', '#7 assigned mara']
const people = { reviewers: ['requester', 'authors'], assignees: ['requester', 'wim', 'mara'] }

it.each<[string, ...Parameters<typeof applied>, ...unknown[]]>([
  ['nothing', {}, {}, []],
  ['labels and assignees', both, {}, bothAsked],
  [
    'everything, each person once, and nobody who opened it',
    {
      labels: ['a', 'b'],
      reviewers: ['mara', 'team:docs', 'requester', 'authors'],
      assignees: ['requester', 'wim'],
    },
    {},
    ['#7 labels a,b', '#7 reviews mara|docs', '#7 reviews wim|', '#7 read', '#7 assigned wim'],
  ],
  [
    'the authors alone',
    { reviewers: ['authors'] },
    {},
    ['#7 read', '#7 reviews wim|', '#7 reviews Mara|'],
  ],
  [
    'an opener that is known',
    { reviewers: ['authors'] },
    { pull: { author: 'MARA' } },
    ['#7 reviews wim|', '#7 reviews bo|'],
  ],
  ['no requester', people, { requester: undefined, authors: undefined }, ['#7 assigned wim,mara']],
  ['a bot as requester', people, { requesterIsBot: true, authors: [] }, ['#7 assigned wim,mara']],
  [
    'a public place: nobody who is not named',
    people,
    { pull: { isPublicPlace: true } },
    ['#7 assigned wim,mara'],
  ],
  ['a token that may not write', both, { pull: { repository: { mayWrite: () => false } } }, []],
  ['the requester, who is named', { reviewers: ['WIM', 'requester'] }, {}, ['#7 reviews WIM|']],
  [
    'what GitHub refuses: the rest is tried',
    both,
    { refused: { '#7 labels docs': gone } },
    bothAsked,
    left('Gone.'),
  ],
  [
    'reviewers that GitHub refuses',
    { reviewers: ['mara', 'team:docs', 'requester'] },
    { refused: { '#7 reviews mara|docs': gone, '#7 reviews wim|': gone } },
    ['#7 reviews mara|docs', '#7 reviews wim|'],
    left(
      "Gone. A team needs a token that may read teams, such as a GitHub App's. GITHUB_TOKEN may not. Left out: @mara, team:docs.\nGone. Left out: @wim.",
    ),
  ],
  [
    'of what others may have asked for, only what is missing, after one read',
    { labels: ['a'], reviewers: ['Mara', 'tom', 'team:docs', 'team:code', 'requester', 'authors'] },
    { again: ['mara', 'team:Docs', 'wim'] },
    ['#7 labels a', '#7 read', '#7 reviews tom|code'],
  ],
  [
    'of what others have asked for, nothing',
    { reviewers: ['mara'] },
    { again: ['MARA'] },
    ['#7 read'],
  ],
  [
    'what others may have asked for, and cannot be read',
    { reviewers: ['mara'] },
    { again: [], refused: { '#7 read': gone } },
    ['#7 read'],
    left('Gone. Left out: @mara.'),
  ],
  [
    'an opener that cannot be read',
    { reviewers: ['authors'] },
    { refused: { '#7 read': gone } },
    ['#7 read'],
    left('Gone. Left out: @wim, @Mara, @bo.'),
  ],
  [
    'a token that has expired: the rest is not tried',
    both,
    { refused: { '#7 labels docs': error('Expired', 401) } },
    ['#7 labels docs'],
    left('Expired.'),
  ],
  [
    'no answer: the rest is not tried',
    both,
    { refused: { '#7 labels docs': error('Down', 502) } },
    ['#7 labels docs'],
    left('Down.'),
  ],
])('%s', async (_, inputs, more, ...expected) => {
  expect(await applied(inputs, more)).toEqual(expected)
})

it.each([
  [
    'on another server',
    { url: 'https://gitlab.com/a/b/-/merge_requests/7', number: 7 },
    {},
    ['not on this GitHub server'],
  ],
  [
    'that no token may write on',
    linkTo(7),
    { cure: 'Set docs-token.' },
    ['it is in o/r. Set docs-token.'],
  ],
  ['whose repository has had its warning', linkTo(7), { cure: 'Set it.', isNews: () => false }, []],
  ['that a token may write on', linkTo(7), {}, []],
])('a pull request %s', (_, link, more, expected) => {
  const log = recordedLog()
  const repositories = (name: string) => ({ name, isNews: () => true, ...more })
  const environment = {
    repository: { url: 'https://github.com/o/r' },
    metadata: { labels: ['a'], reviewers: [], assignees: [] },
  }
  warnWithoutMetadata({ environment, clients: { log, repositories } } as never, link)
  expect(log.lines).toEqual(
    expected.map(
      (text) =>
        expect.stringContaining(`were not set on ${link.url}: `) && expect.stringContaining(text),
    ),
  )
})
