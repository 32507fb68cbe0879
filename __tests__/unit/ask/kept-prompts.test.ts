import { describe, expect, it } from 'vitest'
import { keptPromptsText, readKeptPrompt } from '../../../src/ask/kept-prompts.ts'
import type { FileRead } from '../../../src/io/github-contents.ts'
import { GitHubError } from '../../../src/io/github-error.ts'

const text = (given: string): FileRead => ({ kind: 'text', text: given })
const path = '.github/docs-agent/prompts/changelog.md'

async function readIf(file: FileRead) {
  const asked: string[] = []
  const github = {
    async file(named: string) {
      asked.push(named)
      return file
    },
  }
  const read = await readKeptPrompt('changelog', { github, secrets: ['key_0123456789'] })
  expect(asked).toEqual([path])
  return read
}

describe('a prompt that the repository keeps', () => {
  it.each<[title: string, given: string, prompt: string, removed: string]>([
    ['is the text of its file', 'Write the changelog.\n', 'Write the changelog.', ''],
    [
      'has nothing that nobody sees',
      '<!-- ours -->\nWrite\u200b it.',
      'Write it.',
      'Not sent: 1 HTML comment (<!-- ours -->) and 1 invisible character.',
    ],
    ['may be long', 'a'.repeat(100_000), 'a'.repeat(100_000), ''],
  ])('%s', async (_, given, prompt, removed) => {
    expect(await readIf(text(given))).toEqual({ kind: 'read', prompt, removed })
  })

  it('is not there', async () => {
    expect(await readIf({ kind: 'missing', why: 'gone' })).toEqual({
      kind: 'none',
      problem: 'There is no prompt changelog on the default branch, or contents: read is missing.',
    })
  })

  it.each<[title: string, file: FileRead, message: string]>([
    ['empty', text(' \n<!-- a -->'), `${path} has no visible text. Nothing was sent.`],
    [
      'too long',
      text('a'.repeat(100_001)),
      `${path} has 100,001 characters; at most 100,000 are allowed. Nothing was sent.`,
    ],
    [
      'larger than GitHub sends',
      { kind: 'unusable', why: 'it is larger than 1 MB' },
      `${path}: it is larger than 1 MB. Nothing was sent.`,
    ],
  ])('is %s', async (_, file, message) => {
    await expect(readIf(file)).rejects.toThrow(new Error(message))
  })

  it('has a secret', async () => {
    await expect(readIf(text('Use key_0123456789.'))).rejects.toThrow(
      /^.*changelog\.md contains a secret/,
    )
  })
})

describe('the names in the usage', () => {
  const many = Array.from({ length: 32 }, (_, at) => `p${String(at).padStart(2, '0')}.md`)
  it.each<[title: string, files: string[], text: string]>([
    [
      'sorted',
      ['release.md', 'changelog.md'],
      'Prompts of this repository for `--use`: `changelog`, `release`.',
    ],
    [
      'without other files, and those that no command can name',
      ['README.md', 'a.txt', 'b.md', '`@x`.md', 'a b.md', '.md', 'Release.md'],
      'Prompts of this repository for `--use`: `b`.',
    ],
    [
      'at most thirty',
      many.toReversed(),
      `Prompts of this repository for \`--use\`: ${many
        .slice(0, 30)
        .map((name) => `\`${name.slice(0, -3)}\``)
        .join(', ')} and 2 more.`,
    ],
    ['none', [], ''],
  ])('%s', async (_, files, expected) => {
    expect(await keptPromptsText({ fileNames: async () => files })).toBe(expected)
  })

  it('are left out if they cannot be read', async () => {
    const fileNames = () => Promise.reject(new GitHubError('denied', { status: 403 }))
    expect(await keptPromptsText({ fileNames })).toBe('')
    const broken = () => Promise.reject(new TypeError('a fault of ours'))
    await expect(keptPromptsText({ fileNames: broken })).rejects.toThrow(TypeError)
  })
})
