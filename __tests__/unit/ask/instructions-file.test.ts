import { describe, expect, it } from 'vitest'
import { readInstructionsFile } from '../../../src/ask/instructions-file.ts'
import type { FileRead } from '../../../src/io/github-contents.ts'

const path = '.github/docs-agent/instructions.md'
const secret = 'key_0123456789'

const readIf = (file: FileRead) =>
  readInstructionsFile(path, { github: { file: async () => file }, secrets: [secret] })
const text = (text: string): FileRead => ({ kind: 'text', text })

describe('a file with instructions', () => {
  it.each([
    ['as they stand', 'American English.\n', 'American English.', ''],
    [
      'without what nobody sees',
      '<!-- ours -->\r\nOne\u200b page a feature.',
      'One page a feature.',
      'Not sent: 1 HTML comment (<!-- ours -->) and 1 invisible character.',
    ],
    ['as many as may be', '😀'.repeat(10_000), '😀'.repeat(10_000), ''],
  ])('%s', async (_, given, instructions, removed) => {
    expect(await readIf(text(given))).toEqual({ kind: 'read', instructions, removed })
  })

  it.each<[string, FileRead, string]>([
    [
      'that cannot be read',
      { kind: 'unusable', why: 'it is a folder' },
      `instructions-file is "${path}": it is a folder.`,
    ],
    ['that is empty', text(' \n'), 'instructions-file has no visible text.'],
    ['of comments alone', text('<!-- a -->'), 'instructions-file has no visible text.'],
    [
      'that is too long',
      text('a'.repeat(10_001)),
      'instructions-file has 10,001 characters; at most 10,000 are allowed.',
    ],
  ])('%s', async (_, file, problem) => {
    expect(await readIf(file)).toEqual({ kind: 'invalid', problem })
  })

  it('with a secret is not quoted', async () => {
    const read = await readIf(text(`Use ${secret}.`))
    expect(read).toMatchObject({ kind: 'invalid' })
    expect(JSON.stringify(read)).not.toContain(secret)
  })
})
