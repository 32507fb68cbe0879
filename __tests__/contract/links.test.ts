import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allPages as pages, read, root } from './files.ts'

// `remark-validate-links` checks the links and headings of Markdown, and pictures.test.ts the pictures.
describe.each(pages)('%s', (page) => {
  it('names only files that exist', () => {
    const ofTests = 'unit|concurrency|end-to-end|contract|browser|helpers'
    const folders = `src|dev|docs|examples|sweep|__tests__|\\.ci|\\.github|${ofTests}`
    const named = new RegExp(
      `\`((?:${folders})/[\\w./-]+\\.\\w+|[\\w.-]+\\.(?:yml|json|md|ts))\``,
      'g',
    )
    const files = [...read(page).matchAll(named)].map((match) => match[1] ?? '')
    // Files of the reader's own repository, and of what the tests do.
    const elsewhere = new Set([
      '.github/docs-agent/instructions.md',
      '.github/docs-agent/prompts/changelog.md',
      '.github/workflows/docs-agent.yml',
      '.github/workflows/docs-agent-ask.yml',
      '.github/workflows/docs-agent-label.yml',
      '.github/workflows/docs-agent-merged-pull-request.yml',
      '.github/workflows/docs-agent-merged.yml',
      '.github/workflows/docs-agent-nightly.yml',
      '.github/workflows/docs-agent-projects.yml',
      '.github/workflows/docs-agent-release.yml',
      '.github/workflows/docs-agent-replay.yml',
      '.github/workflows/docs-agent-reviews.yml',
      '.github/workflows/sweep.yml',
    ])
    const gone = files.filter((file) => !elsewhere.has(file) && !isThere(page, file))
    expect(gone).toEqual([])
  })

  it('closes every block of code, and says what is in it', () => {
    const fences = read(page).match(/^ *```.*$/gm) ?? []
    expect(
      fences.filter((_, at) => at % 2 === 0).filter((fence) => fence.trim() === '```'),
    ).toEqual([])
    expect(
      fences.filter((_, at) => at % 2 === 1).filter((fence) => fence.trim() !== '```'),
    ).toEqual([])
    expect(fences.length % 2).toBe(0)
  })

  it('has only workflows, parts of their jobs and settings of Dependabot as YAML: all are linted', () => {
    const blocks = [...read(page).matchAll(/^ *```ya?ml\n([\s\S]*?)^ *```$/gm)].map(
      (block) => block[1] ?? '',
    )
    expect(blocks.filter((block) => !/^(?:name|steps|concurrency|version):/.test(block))).toEqual(
      [],
    )
  })
})

// From the page's own folder, from the root, or from a folder that the text before it names.
const isThere = (page: string, file: string): boolean =>
  [page, '', 'src/protocol/', 'dev/local/github/', '__tests__/unit/protocol/', '__tests__/helpers/']
    .map((from) => new URL(file, new URL(from, root)))
    .some((url) => existsSync(url) && statSync(url).isFile())
