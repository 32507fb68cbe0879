import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { read, root } from './files.ts'

const page = read('SECURITY.md')
const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(title)) ?? ''
const lines = (title: string) =>
  section(title)
    .split('\n')
    .flatMap((line) => line.match(/^- \*\*.+?\*\* (.+)/)?.[1] ?? [])
const tests = new Map(
  [...page.matchAll(/^\[\^([\w-]+)\]: (.+)$/gm)].map(([, name = '', text = '']) => [name, text]),
)

/** What explains a promise, or limits it, and promises nothing. */
const explains = /^(\[How it works\]\(|The first text of a status comment |This holds as long as )/
const promises = lines('What the action promises').flatMap((line) =>
  line.split(/(?<=\.(?:\[\^[\w-]+\])?) /),
)

it('every sentence of a promise names the tests that show it, and no test is named for nothing', () => {
  const named = promises
    .filter((sentence) => !explains.test(sentence))
    .map((text) => [text, /\[\^([\w-]+)\]$/.exec(text)?.[1]])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([, name]) => !tests.has(name ?? ''))).toEqual([])
  expect(named.map(([, name]) => name)).toEqual([...tests.keys()])
})

it.each([...tests])('the tests of %s exist', (_, text) => {
  const named = [...text.matchAll(/\*(.+?)\* in \[(\S+)\]\((\S+)\)[;.]/g)]
  expect(named.map(([whole]) => whole).join(' ')).toBe(text)
  for (const [, title = '', name = '', path = ''] of named) {
    expect(path).toBe(`__tests__/${name}.test.ts`)
    expect(existsSync(new URL(path, root)), path).toBe(true)
    expect(
      ["'", '"', '`'].some((quote) => read(path).includes(quote + title + quote)),
      `"${title}" in ${path}`,
    ).toBe(true)
  }
})

it('every line of what is not promised says what a user can do', () => {
  const limits = lines('What the action does not promise')
  expect(limits.length).toBeGreaterThan(5)
  expect(limits.filter((line) => !/\*What you can do:\* [A-Z]/.test(line))).toEqual([])
})
