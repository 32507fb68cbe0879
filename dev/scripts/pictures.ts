// `npm run pictures`: takes the pictures of the README and the guides from a real run, on the pages of `npm start -- --open`. Needs a browser and
// a font with emoji for the reactions (Debian: fonts-noto-color-emoji).
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { startDemo } from '../local/demo.ts'
import { openBrowser } from '../local/playground/browser.ts'
import { servePages } from '../local/playground/server.ts'

const folder = new URL('../../docs/pictures/', import.meta.url)
const width = 1000

const demo = await startDemo({ 'poll-interval': '5' }, { title: console.log, log: () => {} })
const pages = await servePages(demo)
const browser = await openBrowser()
try {
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    deviceScaleFactor: 1.5,
  })
  const page = await context.newPage()
  await page.goto(pages.url)
  await write(page, '/docs explain the retry settings')
  await page.getByRole('heading', { name: 'Docs agent: working' }).waitFor()
  await takeElement(page, 'working', 'article:last-of-type > .box')
  await page.getByRole('img', { name: 'rocket' }).waitFor()
  await take(page, 'conversation', 'article:last-of-type > .box')

  await page.getByRole('link', { name: '#2', exact: true }).click()
  await write(page, '/docs and say which errors are tried again')
  await page.getByRole('img', { name: 'rocket' }).waitFor()
  await take(page, 'follow-up', '#files > .box:last-child')
} finally {
  await browser.close()
  await pages.close()
  await demo.close()
}

async function write(page: Page, body: string): Promise<void> {
  await page.getByLabel('Add a comment').fill(body)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
}

/** An element alone, in light and dark. */
async function takeElement(page: Page, name: string, selector: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const path = fileURLToPath(new URL(`${name}-${colorScheme}.png`, folder))
    await page.locator(selector).screenshot({ path })
    console.log(path)
  }
}

/** The page from its top to the end of an element, in light and dark. */
async function take(page: Page, name: string, last: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(
    `for (const part of document.querySelectorAll('#faults, aside form')) part.hidden = true`,
  )
  const end = await page.locator(last).boundingBox()
  if (end === null) throw new Error(`${last} is not visible.`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const path = fileURLToPath(new URL(`${name}-${colorScheme}.png`, folder))
    const scrolled = Number(await page.evaluate('scrollY'))
    const height = Math.ceil(end.y + scrolled + end.height) + 12
    await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } })
    console.log(path)
  }
}
