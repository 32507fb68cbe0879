import { describe, expect, it } from 'vitest'
import { account, accountOf, filesWithAccount, withAccount } from '../../dev/scripts/account.ts'
import { current, pages } from '../../dev/scripts/tables.ts'
import { outcomeNames } from '../../src/outcomes.ts'
import { filesIn, read } from './files.ts'

const readme = read('README.md')
const reference = read('docs/reference.md')

it.each(filesWithAccount)(
  '%s is up to date with what it is made from; else run `npm run tables`',
  (name) => {
    expect(read(name)).toBe(current(read(name)))
  },
)

it.each(['inputs', 'outputs', 'sweep/inputs', 'sweep/outputs'])(
  'the reference has the table of %s',
  (name) => {
    expect(reference).toContain(`<!-- ${name} -->\n| `)
  },
)

it.each(['simulate/rest', 'simulate/cost', 'simulate/limit'])(
  'one page has the table of %s',
  (name) => {
    const having = pages.filter((page) => read(page).includes(`<!-- ${name} -->\n| `))
    expect(having).toHaveLength(1)
  },
)

describe('the account', () => {
  it.each<[unknown, string]>([
    [undefined, 'OWNER'],
    ['acme/docs-agent-action', 'acme'],
    ['github:acme-inc/docs-agent-action', 'acme-inc'],
    ['https://github.com/acme/docs-agent-action.git', 'acme'],
    [{ type: 'git', url: 'git+https://github.com/acme/docs-agent-action.git' }, 'acme'],
    ['git@github.com:acme/docs-agent-action.git', 'acme'],
  ])('of %j in package.json is %s', (repository, expected) => {
    expect(accountOf(repository)).toBe(expected)
  })

  it.each([null, '', 'acme', {}, { url: '' }])(
    'is an error if package.json says %j',
    (repository) => {
      expect(() => accountOf(repository)).toThrow('package.json')
    },
  )

  it.each([
    ['uses: OWNER/docs-agent-action/sweep@v1', 'uses: acme/docs-agent-action/sweep@v1'],
    [
      'https://raw.githubusercontent.com/a-b/docs-agent-action/v1/x',
      'https://raw.githubusercontent.com/acme/docs-agent-action/v1/x',
    ],
    ['  OWNER/docs-agent-action/*: ref-pin', '  acme/docs-agent-action/*: ref-pin'],
    ['my-org/.github/.github/workflows/docs-agent.yml@v1', undefined],
    ['OWNER/docs-agent-action-2 and ../docs-agent-action', undefined],
  ])('is written into %s', (text, expected = text) => {
    expect(withAccount(text, 'acme')).toBe(expected)
    expect(withAccount(withAccount(text, 'acme'), account)).toBe(withAccount(text))
  })

  it('is in package.json alone: no page, example or other text names another one', () => {
    const files = filesWithAccount.filter((name) => read(name).includes('/docs-agent-action'))
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'SECURITY.md', 'CHANGELOG.md', 'examples/starter.yml']),
    )
    for (const name of files) expect(withAccount(read(name))).toBe(read(name))
  })
})

it('shows every example whole, once, and no workflow that is none of them', () => {
  const shown = pages.flatMap((name) =>
    [...read(name).matchAll(/^```yaml\n(name:[\s\S]*?)^```$/gm)].map((block) => block[1]),
  )
  const examples = filesIn('examples/').map(read)
  expect(shown.toSorted()).toEqual(examples.toSorted())
})

it('counts the lines of the examples that it compares', () => {
  const rows = [
    ...read('docs/comparison.md').matchAll(/\[\S+\]\(\.\.\/(examples\/\S+)\)[^|]*\| (\d+) \|$/gm),
  ]
  expect(rows).toHaveLength(4)
  for (const [, file = '', lines] of rows)
    expect(read(file).trimEnd().split('\n'), file).toHaveLength(Number(lines))
})

it('keeps the README short, with the starter whole near its top and no other workflow', () => {
  const lines = readme.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(160)
  expect(readme.trim().split(/\s+/).length).toBeLessThanOrEqual(1500)
  expect(lines.findIndex((line) => line.trim().startsWith('uses:'))).toBeLessThan(44)
  const shown = [...readme.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text]) => text)
  expect(shown).toEqual([read('examples/starter.yml')])
  expect(read('examples/starter.yml').trimEnd().split('\n').length).toBeLessThanOrEqual(30)
})

it('needs at most four commands for the quick start, and each stops at what fails', () => {
  const [, start = ''] = readme.split('\n## Quick start\n')
  const [section = ''] = start.split('\n## ')
  const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)
  expect(blocks.length).toBeLessThanOrEqual(4)
  for (const block of blocks) expect(block.trim().split('\n')).toHaveLength(1)
})

it('has a page for each use, and each page is linked', () => {
  for (const name of pages.filter((page) => page !== 'README.md'))
    expect(readme).toContain(`](${name}`)
})

it('explains every outcome once, and none that does not exist', () => {
  const table = reference.slice(reference.indexOf('| outcome |')).split('\n\n')[0] ?? ''
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map((row) => row[1])
  expect(rows).toEqual([...outcomeNames])
})
