import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { InputError } from '../../../src/ask/input-table.ts'
import { readPromptFile } from '../../../src/ask/prompt.ts'

const outside = mkdtempSync(join(tmpdir(), 'prompt-'))
const workspace = join(outside, 'workspace')
mkdirSync(join(workspace, 'folder'), { recursive: true })
mkdirSync(`${workspace}-beside`)
writeFileSync(join(workspace, 'prompt.md'), 'Explain this.\n')
writeFileSync(join(workspace, 'latin.md'), Buffer.from([0x61, 0xe9, 0x62]))
writeFileSync(join(workspace, 'large.md'), 'x'.repeat(1_000_001))
writeFileSync(join(workspace, 'long.md'), 'x'.repeat(1_000_000))
writeFileSync(join(outside, 'secret'), 'root')
writeFileSync(join(`${workspace}-beside`, 'secret'), 'root')
symlinkSync(join(outside, 'secret'), join(workspace, 'link'))
symlinkSync(join(workspace, 'prompt.md'), join(workspace, 'inner'))
afterAll(() => rmSync(outside, { recursive: true }))

it.each(['prompt.md', './folder/../prompt.md', 'inner', join(workspace, 'prompt.md')])('%s is read', (path) => {
  expect(readPromptFile(path, workspace)).toBe('Explain this.\n')
})

it('one million bytes are read', () => {
  expect(readPromptFile('long.md', workspace)).toHaveLength(1_000_000)
})

it.each([
  ['../secret', 'it must be inside the workspace'],
  ['../workspace-beside/secret', 'it must be inside the workspace'],
  ['link', 'it must be inside the workspace'],
  [join(outside, 'secret'), 'it must be inside the workspace'],
  ['.', 'it must be inside the workspace'],
  ['folder', 'it is not a file'],
  ['none.md', 'the workspace has no such file: put actions/checkout before the step'],
  ['a\0b', 'it is not the name of a file'],
  ['latin.md', 'it is not UTF-8 text'],
  ['large.md', 'it has 1,000,001 bytes; at most 1,000,000 are allowed'],
])('%j is invalid', (path, why) => {
  expect(() => readPromptFile(path, workspace)).toThrow(
    new InputError(`prompt-file is ${JSON.stringify(path)}: ${why}.`),
  )
})

it('without a workspace no file is read', () => {
  expect(() => readPromptFile('prompt.md', undefined)).toThrow(
    'prompt-file is "prompt.md": GITHUB_WORKSPACE is empty, so there is no workspace to read it from.',
  )
})
