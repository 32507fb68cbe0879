import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { cut } from '../../../dev/local/github/openapi/cut.ts'

it('the committed description is what `node dev/local/github/openapi/cut.ts` makes of GitHub’s', async () => {
  expect(cut()).toBe(
    await readFile(
      new URL('../../../dev/local/github/openapi/github.json', import.meta.url),
      'utf8',
    ),
  )
})
