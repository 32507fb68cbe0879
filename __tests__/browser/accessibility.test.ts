import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
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
  await demo.comment('rosa', '/docs explain `this` [link](https://github.com/a)\n\n> quoted\n\n```text\ncode\n```')
  await demo.comment('wim', `/docs explain the retry settings ${'long'.repeat(50)}`)
  await demo.requestChanges('mara', 2, {
    body: 'Not yet.',
    comments: [{ path: 'docs/configuration.md', line: 8, body: 'long'.repeat(50) }],
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
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../local/start.ts', import.meta.url)), '--open'])
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

/** Runs in the page: the texts whose contrast with their background is below 4.5. */
const lowContrastTexts = `(() => {
  const rgba = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number)
  const over = ([r, g, b, a = 1], behind) => [r, g, b].map((value, at) => value * a + behind[at] * (1 - a))
  const light = (rgb) => {
    const [r, g, b] = rgb.map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = (element) => {
    if (element === null) return [255, 255, 255]
    const color = rgba(getComputedStyle(element).backgroundColor)
    return color[3] === undefined ? color : over(color, ground(element.parentElement))
  }
  const found = []
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    if (!own || element.closest('.visually-hidden, .skip, option') !== null) continue
    const behind = ground(element)
    const [a, b] = [light(over(rgba(getComputedStyle(element).color), behind)), light(behind)]
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (contrast < 4.5) found.push(contrast.toFixed(2) + ' ' + element.outerHTML.slice(0, 120))
  }
  return found
})()`

/** Runs in the page: the controls without an accessible name. */
const unnamedControls = `[...document.querySelectorAll('a, button, input, textarea, [role=region], nav, aside')]
  .filter((element) => !(element.labels?.length || element.textContent.trim() || element.getAttribute('aria-label')))
  .map((element) => element.outerHTML.slice(0, 120))`
