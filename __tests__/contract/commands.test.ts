import { describe, expect, it } from 'vitest'
import { cannotRun, commands, loop, runByCi } from '../../dev/outside/commands.ts'
import { filesIn, allPages as pages, read } from './files.ts'

const programs =
  /^(?:npm|npx|node|bash|git|gh|openssl|uv|pip|zizmor|act|actionlint|curl|docker|go) \S/

/** The command lines of a page: in blocks for a shell or without a language, and in the text. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```(?:sh|bash|console)\n([\s\S]*?)^ *```$/gm)].map(
    ([, block = '']) => block,
  )
  const unfenced = text.replace(/^ *```[\s\S]*?^ *```$/gm, '')
  const indented = [...unfenced.matchAll(/^ {4}(.*)$/gm)]
    .map(([, line = '']) => line)
    .filter((line) => programs.test(line))
  const inText = [...unfenced.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => programs.test(code))
  const script = blocks.join('')
  const lines = [...script.replaceAll(loop, '').split('\n'), ...indented, ...inText]
    .flatMap((line) => line.replace(/(^|\s)#.*/, '').split('&&'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [...(script.match(loop) ?? []), ...lines]
}

describe('the check itself', () => {
  it.each([
    ['a block', '```sh\nnpm ci && npm start # both\n# neither\n```\n', ['npm ci', 'npm start']],
    [
      'a block with a loop, which is one command',
      '```sh\nnpm ci\nwhile read -r x; do\n  echo "$x"\ndone < x.txt\n```\n',
      ['while read -r x; do\n  echo "$x"\ndone < x.txt', 'npm ci'],
    ],
    ['an indented block', '    npm test # all\n    index → run\n', ['npm test']],
    [
      'the text',
      'Run `npm run lint`, not `npm`, with `node:fs` and `github-token`.',
      ['npm run lint'],
    ],
    ['a block of another language', '```yaml\nrun: npm ci\n```\n', []],
  ])('finds commands in %s', (_, text, found) => {
    expect(commandsIn(text)).toEqual(found)
  })
})

const shown = pages.flatMap((page) => commandsIn(read(page)).map((command) => ({ page, command })))
const known = [commands, runByCi, cannotRun].flatMap((table) => Object.keys(table))

it('every command of the pages is run by a test, by CI, or says why not', () => {
  expect(shown.filter(({ command }) => !known.includes(command))).toEqual([])
})

it('each row of the tables is a command of a page, and is in one table', () => {
  expect(known.filter((command) => !shown.some((other) => other.command === command))).toEqual([])
  expect(known).toHaveLength(new Set(known).size)
})

it.each(Object.entries(runByCi))('CI runs `%s`', (_, { file, line }) => {
  expect(read(file)).toContain(line)
})

it.each(filesIn('examples/'))('%s is run by a test', (example) => {
  const tests = filesIn('dev/outside/').filter((name) => /\.test\.ts$|\/stage\.ts$/.test(name))
  expect(tests.map(read).join('\n')).toContain(`${example}'`)
})
