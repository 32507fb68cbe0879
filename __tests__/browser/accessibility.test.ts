import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { lowContrastTexts, unnamedControls } from './page-checks.ts'
import { browser, demo, openPage, write } from './playground.ts'

it('works by keyboard, and tells screen readers what happens', async () => {
  const page = await openPage()
  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content')
  await page.getByLabel('Add a comment').focus()
  await page.keyboard.type('/docs help')
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('status')
    .getByText('github-actions[bot]: Docs agent: how to use it')
    .waitFor({ state: 'attached' })
  expect(await page.getByLabel('Add a comment').inputValue()).toBe('')
})

it('fills in a suggestion and does not send it', async () => {
  const page = await openPage()
  await page.getByRole('button', { name: '/docs status' }).press('Enter')
  expect(await page.getByLabel('Add a comment').inputValue()).toBe('/docs status')
  expect(await demo.docs.github.conversation(1)).toEqual([])
})

it('works without a script', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await write(page, 'Hello', 'rosa')
  await page.getByRole('article').getByText('Hello').waitFor()
})

it('is readable in light and dark, names every control, and never scrolls sideways', async () => {
  const page = await openPage()
  await demo.comment(
    'rosa',
    '/docs explain `this` [link](https://github.com/a)\n\n> quoted\n\n```text\ncode\n```',
  )
  await demo.comment('wim', `/docs explain the retry settings ${'long'.repeat(50)}`)
  await demo.requestChanges('mara', 2, {
    body: 'Not yet.',
    comments: [{ path: 'docs/retries.md', line: 3, body: 'long'.repeat(50) }],
  })
  for (const name of ['Issue #1', 'Pull request #2', 'Run 1000002']) {
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(unnamedControls)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await page.evaluate(lowContrastTexts), `${name}, ${colorScheme}`).toEqual([])
    }
    for (const width of [320, 700, 1400]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate('document.documentElement.scrollWidth')
      expect(wide, `${name} at a width of ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

it('`npm start -- --open` prints the address, keeps running, and stops at Ctrl-C', async () => {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('../../dev/local/start.ts', import.meta.url)),
    '--open',
  ])
  const ended = once(child, 'exit')
  const [printed] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  const address = /http:\S+/.exec(printed)?.[0] ?? ''
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  await page.getByRole('heading', { name: 'Retries are not explained' }).waitFor()
  expect(child.exitCode).toBe(null)
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
})
