import { expect, it } from 'vitest'
import { demo, openPage, write } from './playground.ts'

it('sends a command on the pull request to the same job, and updates the diff on the open page', async () => {
  const page = await openPage()
  await demo.comment('wim', '/docs explain the retry settings')
  await page.getByRole('link', { name: 'Pull request #2' }).click()
  expect(await page.getByText('Added by a stand-in agent').count()).toBe(0)
  await write(page, '/docs shorter, please')
  await page.getByText('Added by a stand-in agent').waitFor()
  await page.getByText('wants to merge 2 commits').waitFor()
  await page.getByRole('heading', { name: 'the changes are in this pull request' }).waitFor()
  expect(demo.service.jobs.size).toBe(1)
})

it('cancels a run and runs it again, as GitHub does', async () => {
  demo.service.settings.scenario = 'slow'
  const page = await openPage()
  await write(page, '/docs explain the retry settings')
  await page.getByRole('heading', { name: 'Docs agent: working' }).waitFor()
  await page.getByRole('link', { name: 'Run 1000001' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('region', { name: 'Summary' }).getByText('cancelled').first().waitFor()
  demo.service.replan({ scenario: 'failed' })
  await page.getByRole('button', { name: 'Re-run' }).click()
  await page.getByText('attempt 2').waitFor()
  await page.getByRole('region', { name: 'Summary' }).getByText('failed').first().waitFor()
  expect(demo.service.posts()).toHaveLength(1)
})

it('switches a fault of the service on and off, without a restart', async () => {
  const page = await openPage()
  const faults = page.getByRole('region', { name: 'Faults of the service' })
  await faults.getByText('None.').waitFor()
  await page.getByLabel('Requests').selectOption('create')
  await page.getByRole('combobox', { name: 'Fault' }).selectOption('status')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await faults.getByText('create=status').waitFor()
  expect(new URL(page.url()).pathname).toBe('/octo-org/handbook/issues/1')
  await write(page, '/Docs explain the retry settings')
  await page.getByText('unknown', { exact: true }).first().waitFor()
  expect(demo.service.jobs.size).toBe(0)
  await faults.getByRole('button', { name: 'Switch off' }).click()
  await faults.getByText('None.').waitFor()
  await write(page, '/docs --new explain the retry settings')
  await page.getByRole('link', { name: 'Pull request #2' }).waitFor()
})
