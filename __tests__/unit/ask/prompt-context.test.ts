import { describe, expect, it } from 'vitest'
import { example } from '../../../dev/local/github/examples.ts'
import { fileLine } from '../../../src/ask/changed-file-text.ts'
import type { Event } from '../../../src/ask/event.ts'
import { readContext } from '../../../src/ask/prompt-context.ts'
import type { ChangedFile } from '../../../src/io/github-commits.ts'
import { change, eventOf } from '../../helpers/payload.ts'
import { recordedLog } from '../../helpers/recorded-log.ts'

const plenty = 1_000_000

const file = (path: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  path,
  status: 'modified',
  added: 1,
  removed: 2,
  sha: 'a',
  ...more,
})

/** GitHub with one pull request; `asked` are the reads. */
function github(pages: ChangedFile[][] = [[]], last = pages.length) {
  const asked: string[] = []
  return {
    asked,
    async pull(number: number) {
      asked.push(`pull ${number}`)
      const [title, text] = ['Title of the pull request', 'Text of the pull request']
      return { title, text, head: 'octocat:branch', base: 'main' } as never
    },
    async issue(number: number) {
      asked.push(`issue ${number}`)
      return {
        isOpen: true,
        isLocked: false,
        isPull: number === 8,
        title: 'A\u202e\nB',
        text: '<!-- x -->Foreign',
      }
    },
    async pullFiles(number: number, page: number) {
      asked.push(`files ${number}, page ${page}`)
      return { files: pages[page - 1] ?? [], last }
    },
  }
}

async function read(event: Event, hub = github(), isInBody = false) {
  const { create, followUp } = await readContext(event, isInBody, {
    github: hub,
    log: recordedLog(),
  })
  return { create: create(plenty), followUp: followUp(plenty), asked: hub.asked }
}

describe("GitHub's own examples", () => {
  it('a comment on an issue', async () => {
    expect(await read(eventOf('issue_comment', example('issue_comment', 'created')))).toEqual({
      create:
        "Title: Spelling error in the README file\n\nText:\n  It looks like you accidently spelled 'commit' with two 't's.\n\n",
      followUp: '',
      asked: [],
    })
  })

  it('a comment on a pull request', async () => {
    const payload = change(example('issue_comment', 'created'), 'issue.pull_request', { url: 'x' })
    const { create, followUp, asked } = await read(
      eventOf('issue_comment', payload),
      github([[file('a.ts', { patch: '@@ -1 +1 @@\n-a\n+b' })]]),
    )
    expect(create).toContain('Branch: octocat:branch into main\n')
    expect(create).toContain(
      'Changed files (1):\n  modified a.ts (+1 -2)\n\nDiffs:\n  a.ts\n    @@ -1 +1 @@\n    -a\n    +b\n',
    )
    expect(followUp).toBe('')
    expect(asked).toEqual(['pull 1', 'files 1, page 1'])
  })

  it.each([
    ['pull_request_review', 'submitted'],
    ['pull_request', 'opened'],
    ['pull_request_target', 'opened'],
  ])('%s', async (name, action) => {
    const payload = example(name === 'pull_request_target' ? 'pull_request' : name, action)
    const { create, asked } = await read(eventOf(name, payload))
    expect(create).toContain('Branch: Codertocat:changes into master')
    expect(asked).toEqual(['files 2, page 1'])
  })

  it.each<[string, Parameters<typeof readContext>[0], string, string[]]>([
    [
      'an issue',
      { conversation: { number: 7 } },
      'Title: A B\n\nText:\n  Foreign\n\n',
      ['issue 7'],
    ],
    [
      'a pull request',
      { conversation: { number: 7, kind: 'pull-request' } },
      'Title: Title of the pull request\nBranch: octocat:branch into main\n\nText:\n  Text of the pull request\n\n',
      ['pull 7', 'files 7, page 1'],
    ],
    [
      'what turns out to be a pull request',
      { conversation: { number: 8 } },
      'Title: A B\nBranch: octocat:branch into main\n\nText:\n  Foreign\n\n',
      ['issue 8', 'pull 8', 'files 8, page 1'],
    ],
    [
      'a pull request that is known',
      {
        conversation: { number: 7, kind: 'pull-request' },
        subject: { title: 'T', text: 'U', head: 'x:a', base: 'b' },
      },
      'Title: T\nBranch: x:a into b\n\nText:\n  U\n\n',
      ['files 7, page 1'],
    ],
  ])('%s that issue-number names', async (_, about, expected, reads) => {
    const { create, followUp, asked } = await read(about as Event)
    expect(create.replace(/Changed files[\s\S]*/, '')).toBe(expected)
    expect([followUp, asked]).toEqual(['', reads])
  })

  it.each(['schedule', 'push', 'workflow_dispatch', 'release'])(
    '%s has no context',
    async (name) => {
      expect(await read(eventOf(name, {}))).toEqual({ create: '', followUp: '', asked: [] })
    },
  )
})

describe('reviewed lines', () => {
  const at = (fields: Record<string, unknown>): Event => {
    const payload = example('pull_request_review_comment', 'created')
    Object.assign(payload.comment as object, { line: undefined, side: 'RIGHT', ...fields })
    return eventOf('pull_request_review_comment', payload)
  }

  it.each([
    [{ line: 3 }, 'Reviewed: README.md, line 3\n'],
    [{ line: 3, start_line: 1 }, 'Reviewed: README.md, lines 1 to 3\n'],
    [{ line: 3, start_line: 3 }, 'Reviewed: README.md, line 3\n'],
    [{ line: 3, side: 'LEFT' }, 'Reviewed: README.md, line 3 of the old version\n'],
    [{ line: null, original_line: 7 }, 'Reviewed: README.md, line 7\n'],
    [{ line: null, subject_type: 'file' }, 'Reviewed: README.md\n'],
    [{ path: 'a\nb<!-- x -->\u202ec', line: 1 }, 'Reviewed: a bc, line 1\n'],
  ])('%j', async (fields, line) => {
    const { create, followUp, asked } = await read(at(fields))
    expect(create).toContain(line)
    expect(followUp).toContain(line)
    expect(asked).toEqual([])
  })

  it('of a long hunk keep their end, where the comment stands', async () => {
    const hunk = `@@ -1,500 +1,500 @@\n${Array.from({ length: 500 }, (_, at) => ` line ${at}`).join('\n')}`
    const { followUp } = await readContext(at({ line: 500, diff_hunk: hunk }), false, {
      github: github(),
      log: recordedLog(),
    })
    const text = followUp(1_000)
    expect(text).toMatch(
      /^Reviewed: README\.md, line 500\n\nDiff:\n {2}… \([\d,]+ more characters\)\n/,
    )
    expect(text).toContain('line 499')
    expect(text).not.toContain('line 0\n')
  })
})

describe('a payload with', () => {
  it.each([
    ['no text', 'issue.body', null, 'Title: Spelling error in the README file\n\n'],
    [
      'no title',
      'issue.title',
      null,
      "Text:\n  It looks like you accidently spelled 'commit' with two 't's.\n\n",
    ],
    [
      'invisible text',
      'issue.body',
      '<!-- x -->\u200b',
      'Title: Spelling error in the README file\n\n',
    ],
  ])('%s', async (_, path, value, create) => {
    const payload = change(example('issue_comment', 'created'), path, value)
    expect((await read(eventOf('issue_comment', payload))).create).toBe(create)
  })

  it('the command itself does not repeat it', async () => {
    const { create } = await read(eventOf('issues', example('issues', 'opened')), github(), true)
    expect(create).toBe('Title: Spelling error in the README file\n\n')
  })

  it('a long title is shortened, and says so', async () => {
    const payload = change(example('issue_comment', 'created'), 'issue.title', '😀'.repeat(10_000))
    expect((await read(eventOf('issue_comment', payload))).create).toContain(
      `${'😀'.repeat(500)}… (9,500 more characters)\n`,
    )
  })
})

it('every text of others loses what nobody sees', async () => {
  const hidden = 'a\u200bb\u202ec\u{e0041}\ufeffd'
  const subject = { title: hidden, text: hidden, head: `x:${hidden}`, base: hidden }
  const about = { conversation: { number: 7, kind: 'pull-request' as const }, subject }
  const changed = file(hidden, { before: hidden, patch: `@@\n+${hidden}` })
  const pull = await readContext(about, false, { github: github([[changed]]), log: recordedLog() })
  const reviewed = { path: hidden, from: 1, to: 2, old: false, hunk: hidden }
  const review = await readContext({ ...about, reviewed }, false, {
    github: github(),
    log: recordedLog(),
  })
  const texts = [pull.create(plenty), review.create(plenty), review.followUp(plenty)]
  for (const text of texts) expect(text).not.toMatch(/[\u200b\u202e\u{e0041}\ufeff]/u)
  expect(texts.map((text) => text.match(/abcd/g)?.length)).toEqual([8, 6, 2])
})

it('hidden markup is taken out of a text, and stays in a diff and in a title', async () => {
  const subject = { title: 'Use <?php ?>', text: 'a <? b ?>`<? c ?>`', head: 'x:a', base: 'b' }
  const about = { conversation: { number: 7, kind: 'pull-request' as const }, subject }
  const changed = file('a.php', { patch: '@@ -1 +1 @@\n+<?php echo 1 ?>' })
  const { create } = await readContext(about, false, {
    github: github([[changed]]),
    log: recordedLog(),
  })
  expect(create(plenty)).toContain('Title: Use <?php ?>\n')
  expect(create(plenty)).toContain('Text:\n  a `<? c ?>`\n')
  expect(create(plenty)).toContain('    +<?php echo 1 ?>\n')
})

describe('files', () => {
  const payload = change(example('issue_comment', 'created'), 'issue.pull_request', { url: 'x' })
  const event = eventOf('issue_comment', payload)
  const page = (at: number) => Array.from({ length: 100 }, (_, number) => file(`${at}/${number}`))

  it('of three pages are read, of more are counted', async () => {
    const { create, asked } = await read(event, github([page(1), page(2), page(3)], 5))
    expect(create).toContain('Changed files (more than 400):')
    expect(create).toContain('and at least 101 more files')
    expect(asked.filter((route) => route.startsWith('files'))).toHaveLength(3)
  })

  it('without a diff, or with one that is too long, are named', async () => {
    const { create } = await read(
      event,
      github([[file('image.png'), file('long.txt', { patch: 'x'.repeat(100_000) })]]),
    )
    expect(create).toContain('Diffs:\n  long.txt\n    (100,000 characters, too long to be shown)\n')
  })

  it.each([
    [file('a b'), 'modified a b (+1 -2)'],
    [file('b', { before: 'a', status: 'renamed' }), 'renamed b (before: a) (+1 -2)'],
    [{ path: 'a', status: 'added' }, 'added a'],
    [{ path: 'a', status: 'added', added: 1 }, 'added a'],
    [file('a\nb\u200bc'), 'modified a bc (+1 -2)'],
  ])('%j', (changed, line) => expect(fileLine(changed)).toBe(line))
})
