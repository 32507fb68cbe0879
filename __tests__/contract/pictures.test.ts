import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn, read, root } from './files.ts'

/** The README and the guides, with the addresses of pictures as they are in the README. */
const pages = ['README.md', ...filesIn('docs/', '.md')]
  .map((path) => read(path).replaceAll('"pictures/', '"docs/pictures/'))
  .join('\n')
const pictures = filesIn('docs/pictures/')

it('the README and the guides show every picture there is, and no other', () => {
  const shown = [...pages.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path]) => path)
  expect(shown.toSorted()).toEqual(pictures.toSorted())
  expect(pictures).not.toEqual([])
})

it.each(pictures)('%s is a picture, and has its other half for the other colours', (path) => {
  expect(readFileSync(new URL(path, root)).subarray(0, 8).toString('latin1')).toBe(
    '\x89PNG\r\n\x1a\n',
  )
  const other = path.endsWith('-light.png')
    ? path.replace('-light', '-dark')
    : path.replace('-dark', '-light')
  expect(pictures).toContain(other)
  expect(other).not.toBe(path)
})

it('each of them says in words what it shows', () => {
  const images = pages.match(/<img [^>]*>/g) ?? []
  expect(images).toHaveLength(pictures.length / 2)
  for (const image of images) expect(image).toMatch(/ alt="[^"]{20,}"/)
})
