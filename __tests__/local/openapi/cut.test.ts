import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { cut } from '../../../local/openapi/cut.ts'

it('the committed description is what `node local/openapi/cut.ts` makes of GitHub’s', async () => {
  expect(cut()).toBe(await readFile(new URL('../../../local/openapi/github.json', import.meta.url), 'utf8'))
})
