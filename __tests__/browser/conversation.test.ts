import { expect, it } from 'vitest'
import { demo, openPage, statusComments, write } from './playground.ts'

it('shows the status of a command while the job runs, then its pull request, a follow-up, the diff and the summary', async () => {
  const page = await openPage()
  await write(page, '/docs explain the retry settings')
  const status = statusComments(page).first()
  await status.getByRole('heading', { name: 'Docs agent: working' }).waitFor()
  await page.getByText('in progress').waitFor()
  await status.getByRole('heading', { name: 'Docs agent: pull request #2 is ready' }).waitFor()
  expect(await page.content()).not.toContain('docs-agent:1:')
  const command = page.getByRole('article', { name: 'Comment by wim' })
  await command.getByRole('img', { name: 'rocket' }).waitFor()
  expect(await command.getByRole('img', { name: 'eyes' }).count()).toBe(1)

  await write(page, '/docs and say which errors are tried again')
  await statusComments(page)
    .nth(1)
    .getByRole('heading', { name: 'pull request #2 is ready' })
    .waitFor()
  await statusComments(page).nth(1).getByText('Prompt and job details').click()
  await statusComments(page).nth(1).getByText('job-0001').waitFor()
  expect(
    [...demo.service.jobs.values()].map(({ prompts }) => prompts.map(({ text }) => text)),
  ).toEqual([
    [
      expect.stringContaining('explain the retry settings'),
      expect.stringContaining('which errors are tried again'),
    ],
  ])

  await status.getByRole('link', { name: '#2' }).click()
  const files = page.getByRole('region', { name: 'Files changed' })
  const added = await files.locator('tr.added td:last-child').allInnerTexts()
  expect(added).toEqual(
    expect.arrayContaining(['# Retries', '## And say which errors are tried again']),
  )
  expect(await page.getByRole('article').last().innerText()).toContain(
    '@wim, this pull request answers #1.',
  )

  await page.goBack()
  await status.getByRole('link', { name: 'Workflow run' }).click()
  const summary = page.getByRole('region', { name: 'Summary' })
  await summary.getByRole('heading', { name: 'Docs agent: pull request #2 is ready' }).waitFor()
  expect(await page.getByRole('region', { name: 'Log' }).innerText()).toContain(
    'Job job-0001 was created.',
  )
  expect(
    await page.getByRole('row', { name: 'outcome', exact: false }).first().innerText(),
  ).toContain('completed')
})

it('takes a review that requests changes as the follow-up, and asks its author to review again', async () => {
  const page = await openPage()
  await demo.comment('wim', '/docs explain the retry settings')
  await page.getByRole('link', { name: 'Pull request #2' }).click()
  await page.getByLabel('Add a comment').fill('The page needs an example.')
  await page.getByRole('button', { name: 'Request changes' }).click()
  const review = page.getByRole('article', { name: 'Review by wim' })
  await review.getByText('requested changes').waitFor()
  await page.getByText('Reviewers: wim').waitFor()
  expect(await review.innerText()).toContain('The page needs an example.')
  expect(await page.getByRole('region', { name: 'Files changed' }).innerText()).toContain(
    '## The page needs an example',
  )
  expect([...demo.service.jobs.values()].map(({ prompts }) => prompts.length)).toEqual([2])
})

it('refuses the command of somebody without permission: thumbs down, no reply, nothing sent', async () => {
  const page = await openPage()
  await write(page, '/docs delete everything', 'rosa')
  await page
    .getByRole('article', { name: 'Comment by rosa' })
    .getByRole('img', { name: 'thumbs down' })
    .waitFor()
  await page.getByText('refused').waitFor()
  expect(await statusComments(page).count()).toBe(0)
  expect(demo.service.ledger).toEqual([])
})

it('starts no run for a comment without a command', async () => {
  const page = await openPage()
  await write(page, 'What about **timeouts**?', 'rosa')
  expect(
    await page.getByRole('article').last().locator('strong', { hasText: 'timeouts' }).innerText(),
  ).toBe('timeouts')
  expect(demo.docs.workflow.runs).toEqual([])
})

it('runs no markup of a comment and loads nothing from it', async () => {
  const page = await openPage()
  await write(
    page,
    'end <script>alert(1)</script><img src="https://evil.example/a.png" onerror="alert(2)"><form id="say"></form>',
    'rosa',
  )
  const comment = page.getByRole('article', { name: 'Comment by rosa' }).last()
  await comment.getByText('end').waitFor()
  await page.reload()
  expect(await comment.locator('script, form, img').count()).toBe(0)
  expect(await comment.getByRole('link', { name: 'https://evil.example/a.png' }).count()).toBe(1)
})
