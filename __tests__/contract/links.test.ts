import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8').replaceAll('\r\n', '\n')
const inFolder = (folder: string) =>
  readdirSync(new URL(folder || '.', root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => folder + name)
const pages = [...inFolder(''), ...inFolder('docs/'), ...inFolder('__tests__/')]

/** A page without its code. */
const prose = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '')

/** Where the links and pictures of a page lead, as they are written. */
function linksIn(text: string): string[] {
  const inline = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
  const pictures = [...prose(text).matchAll(/(?:src|srcset|href)="([^"]+)"/g)]
  const named = [...prose(text).matchAll(/^\[[^\]]+\]: (\S+)$/gm)]
  return [...inline, ...pictures, ...named].map((link) => link[1] ?? '')
}

/** The anchors that GitHub gives a page's headings. */
function anchorsOf(text: string): string[] {
  const headings = [...text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)]
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** What is wrong with a link of a page, or undefined. Addresses of other hosts are not asked. */
function problem(page: string, link: string): string | undefined {
  if (/^https?:/.test(link)) return URL.canParse(link) ? undefined : 'is no address'
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : new URL(path, new URL(page, 'file:///')).pathname.slice(1)
  if (!existsSync(new URL(target || '.', root))) return 'leads to no file'
  if (anchor === undefined) return undefined
  if (!target.endsWith('.md')) return undefined
  return anchorsOf(read(target)).includes(anchor) ? undefined : 'leads to no heading'
}

describe('the check itself', () => {
  it.each([
    ['docs/steps.md', '../README.md', undefined],
    ['docs/steps.md', 'README.md', 'leads to no file'],
    ['README.md', '#inputs', undefined],
    ['README.md', '#nothing-here', 'leads to no heading'],
    ['README.md', 'docs/nightly.md#what-changed', undefined],
    ['README.md', 'docs/nightly.md#what-stayed', 'leads to no heading'],
    ['README.md', 'https://', 'is no address'],
  ])('in %s, %s: %s', (page, link, expected) => {
    expect(problem(page, link)).toBe(expected)
  })

  it('finds links, and none in code', () => {
    expect(linksIn('[a](b.md), `[c](d.md)`\n```\n[e](f.md)\n```\n[g]: h.md\n<img src="i.png">')).toEqual([
      'b.md',
      'i.png',
      'h.md',
    ])
  })
})

describe.each(pages)('%s', (page) => {
  it('has only links that lead somewhere', () => {
    const wrong = linksIn(read(page)).map((link) => ({ link, problem: problem(page, link) }))
    expect(wrong.filter(({ problem }) => problem !== undefined)).toEqual([])
  })

  it('names only files that exist', () => {
    const folders = 'src|scripts|local|bench|soak|docs|examples|sweep|__tests__|\\.ci|\\.github'
    const named = new RegExp(`\`((?:${folders})/[\\w./-]+\\.\\w+|[\\w-]+\\.(?:yml|json|md))\``, 'g')
    const files = [...read(page).matchAll(named)].map((match) => match[1] ?? '')
    // Files of the reader's own repository, and of what the tests do.
    const elsewhere = new Set(['.github/workflows/docs-agent.yml', '.github/workflows/sweep.yml'])
    const gone = files.filter((file) => !elsewhere.has(file) && !isThere(page, file))
    expect(gone).toEqual([])
  })

  it('closes every block of code, and says what is in it', () => {
    const fences = read(page).match(/^ *```.*$/gm) ?? []
    expect(fences.filter((_, at) => at % 2 === 0).filter((fence) => fence.trim() === '```')).toEqual([])
    expect(fences.filter((_, at) => at % 2 === 1).filter((fence) => fence.trim() !== '```')).toEqual([])
    expect(fences.length % 2).toBe(0)
  })

  it('has only workflows and steps as YAML: both are linted', () => {
    const blocks = [...read(page).matchAll(/^ *```ya?ml\n([\s\S]*?)^ *```$/gm)].map((block) => block[1] ?? '')
    expect(blocks.filter((block) => !/^(?:name|steps):/.test(block))).toEqual([])
  })
})

// From the page's own folder, or from the root.
const isThere = (page: string, file: string): boolean =>
  [new URL(file, root), new URL(file, new URL(page, root))].some((url) => existsSync(url) && statSync(url).isFile())

it('there is something to check', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/troubleshooting.md']))
  expect(pages.flatMap((page) => linksIn(read(page))).length).toBeGreaterThan(40)
})
