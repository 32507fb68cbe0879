import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const readme = readFileSync(new URL('README.md', root), 'utf8')
const pictures = readdirSync(new URL('docs/pictures', root)).map((name) => `docs/pictures/${name}`)

it('the README shows every picture there is, and no other', () => {
  const shown = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path]) => path)
  expect(shown.toSorted()).toEqual(pictures.toSorted())
  expect(pictures).not.toEqual([])
})

it.each(pictures)('%s is a picture, and has its other half for the other colours', (path) => {
  expect(readFileSync(new URL(path, root)).subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const other = path.endsWith('-light.png') ? path.replace('-light', '-dark') : path.replace('-dark', '-light')
  expect(pictures).toContain(other)
  expect(other).not.toBe(path)
})

it('each of them says in words what it shows', () => {
  const images = readme.match(/<img [^>]*>/g) ?? []
  expect(images).toHaveLength(pictures.length / 2)
  for (const image of images) expect(image).toMatch(/ alt="[^"]{20,}"/)
})
