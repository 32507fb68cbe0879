import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type Demo, startDemo } from '../../dev/local/demo.ts'
import { openBrowser } from '../../dev/local/playground/browser.ts'
import { type Pages, servePages } from '../../dev/local/playground/server.ts'

export let browser: Browser
/** Each test has its own. */
export let demo: Demo
let pages: Pages
/** What a page must not do: an error, console output, a dialog, a request to another origin. */
const complaints: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser?.close())

beforeEach(async () => {
  complaints.length = 0
  await open()
})

async function open(options: Parameters<typeof startDemo>[2] = {}): Promise<void> {
  demo = await startDemo({ 'poll-interval': '5' }, { title() {}, log() {} }, options)
  pages = await servePages(demo)
}

/** The test gets a demo with the documentation in another repository. */
export async function openElsewhere(): Promise<void> {
  await close()
  await open({ elsewhere: true })
}

async function close(): Promise<void> {
  await pages.close()
  await demo.close()
}

afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await close()
  expect(complaints).toEqual([])
})

/** Opens the conversation in a browser. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => complaints.push(message.text()))
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${new URL(pages.url).origin}/`) && !url.startsWith('data:'))
      complaints.push(url)
  })
  await page.goto(pages.url)
  return page
}

export async function write(page: Page, body: string, login = 'wim'): Promise<void> {
  await page.getByRole('radio', { name: login }).check()
  await page.getByLabel('Add a comment').fill(body)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
}

/** The action's comments, oldest first. */
export const statusComments = (page: Page) =>
  page.getByRole('article', { name: 'Comment by github-actions[bot]' })
