import { expect, it } from 'vitest'
import { demo, openElsewhere, openPage, statusComments, write } from './playground.ts'

it('shows two repositories: a command in either reaches the same job, and their conversations link each other', async () => {
  await openElsewhere()
  const page = await openPage()
  const list = page.getByRole('navigation', { name: 'Conversations' })
  expect(await list.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'octo-org/app',
    'octo-org/handbook',
  ])
  expect(await list.getByRole('link').allInnerTexts()).toEqual(['Issue #1'])
  await write(page, '/docs explain the retry settings')
  await statusComments(page)
    .first()
    .getByRole('heading', { name: 'pull request octo-org/handbook#1 is ready' })
    .waitFor()

  await statusComments(page)
    .first()
    .getByRole('link', { name: 'octo-org/handbook#1', exact: true })
    .click()
  await page.waitForURL('**/octo-org/handbook/pull/1')
  expect(await page.locator('header .repository').innerText()).toBe('octo-org / handbook')
  expect(await page.getByRole('region', { name: 'Files changed' }).innerText()).toContain(
    '# Retries',
  )
  await write(page, '/docs shorter, please')
  await statusComments(page).getByRole('heading', { name: 'Docs agent' }).waitFor()
  await page.getByText('Added by a stand-in agent').waitFor()
  await page.getByRole('link', { name: 'Run 1000002' }).click()
  await page.getByText('the comment of wim in #1').click()
  await page.waitForURL('**/octo-org/handbook/pull/1#issuecomment-*')

  await page
    .getByRole('article', { name: 'Comment by docs-app[bot]' })
    .getByRole('link', { name: 'octo-org/app#1' })
    .click()
  await page.waitForURL('**/octo-org/app/issues/1')
  await write(page, '/docs and say which errors are tried again')
  await statusComments(page)
    .nth(1)
    .getByRole('heading', { name: 'pull request octo-org/handbook#1 is ready' })
    .waitFor()
  expect([...demo.service.jobs.values()].map(({ prompts }) => prompts.length)).toEqual([3])
  expect(await list.getByRole('link').allInnerTexts()).toEqual(['Issue #1', 'Pull request #1'])
})
