import { expect, it } from 'vitest'
import { lowContrastTexts, unnamedControls } from './page-checks.ts'
import { openPage } from './playground.ts'

it('shows every text in light and dark, wide and narrow, and the pages link it', async () => {
  const page = await openPage()
  await page.getByRole('link', { name: 'All comments and job summaries' }).click()
  await page.getByRole('heading', { level: 1, name: 'All texts' }).waitFor()
  await page.getByRole('link', { name: 'completed, on the docs pull request itself' }).click()
  const sample = page.getByRole('article', { name: 'completed, on the docs pull request itself' })
  await sample
    .getByRole('heading', { name: 'Docs agent: the changes are in this pull request' })
    .first()
    .waitFor()
  expect(await sample.locator('.markdown-body').count()).toBe(4)
  const grounds = await page.evaluate(
    `[...document.querySelectorAll('#status-1 .markdown-body')].map((copy) => getComputedStyle(copy).backgroundColor)`,
  )
  expect(grounds).toEqual([
    'rgb(255, 255, 255)',
    'rgb(255, 255, 255)',
    'rgb(13, 17, 23)',
    'rgb(13, 17, 23)',
  ])
  const record = sample.getByText('job-0042').first()
  expect(await record.isVisible()).toBe(false)
  await sample.getByText('Prompt and job details').first().click()
  await record.waitFor()
})

it('is readable whatever colours the reader prefers, and never scrolls sideways', async () => {
  const page = await openPage()
  await page.getByRole('link', { name: 'All comments and job summaries' }).click()
  await page.getByRole('heading', { level: 1, name: 'All texts' }).waitFor()
  expect(await page.evaluate(unnamedControls)).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(lowContrastTexts), colorScheme).toEqual([])
  }
  for (const width of [320, 700, 1400]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    expect(wide, `at a width of ${width}`).toBeLessThanOrEqual(width)
    expect(await page.evaluate(cutTexts), `at a width of ${width}`).toEqual([])
  }
})

/** Runs in the page: what is wider than its copy. A code block may be, as it scrolls. */
const cutTexts = `[...document.querySelectorAll('.copies .markdown-body')]
  .filter((copy) => copy.scrollWidth > copy.clientWidth)
  .map((copy) => copy.closest('.sample').id)`
