import { expect, it } from 'vitest'
import { demo, look, statusComments, write } from './playground.ts'

const seconds = (since: number) => (performance.now() - since) / 1000

it('a command: its status within 3 s, its pull request within 15 s; a follow-up; the diff; the summary', async () => {
  const page = await look()
  const asked = performance.now()
  await write(page, '/docs explain the retry settings')
  const status = statusComments(page).first()
  await status.getByRole('heading', { name: /^Docs agent: / }).waitFor()
  expect(seconds(asked)).toBeLessThan(3)
  await status.getByRole('heading', { name: 'Docs agent: at work' }).waitFor()
  await page.getByText('in progress').waitFor()
  await status.getByRole('heading', { name: 'Docs agent: the pull request is ready' }).waitFor()
  expect(seconds(asked)).toBeLessThan(15)
  expect(await page.content()).not.toContain('docs-agent:1:')
  const command = page.getByRole('article', { name: 'Comment by wim' })
  await command.getByRole('img', { name: 'rocket' }).waitFor()
  expect(await command.getByRole('img', { name: 'eyes' }).count()).toBe(1)

  await write(page, '/docs and say which errors are tried again')
  await statusComments(page).nth(1).getByRole('heading', { name: 'the pull request is ready' }).waitFor()
  expect(await statusComments(page).nth(1).innerText()).toContain('job-0001')
  expect([...demo.service.jobs.values()].map(({ prompts }) => prompts)).toEqual([
    [expect.stringContaining('explain the retry settings'), expect.stringContaining('which errors are tried again')],
  ])

  await status.getByRole('link', { name: '#2' }).click()
  const files = page.getByRole('region', { name: 'Files changed' })
  const added = await files.locator('tr.added td:last-child').allInnerTexts()
  expect(added).toEqual(expect.arrayContaining(['## Written by a stand-in agent', '## Added by a stand-in agent']))
  expect(added.join('\n')).toContain('and say which errors are tried again')
  expect(await page.getByRole('article').last().innerText()).toContain('@wim, this pull request answers #1.')

  await page.goBack()
  await status.getByRole('link', { name: 'Workflow run' }).click()
  const summary = page.getByRole('region', { name: 'Summary' })
  await summary.getByRole('heading', { name: 'Docs agent: the pull request is ready' }).waitFor()
  expect(await page.getByRole('region', { name: 'Log' }).innerText()).toContain('Job job-0001 was created.')
  expect(await page.getByRole('row', { name: 'outcome', exact: false }).first().innerText()).toContain('completed')
})

it("a stranger's command is refused: thumbs down, no reply, nothing sent", async () => {
  const page = await look()
  await write(page, '/docs delete everything', 'rosa')
  await page.getByRole('article', { name: 'Comment by rosa' }).getByRole('img', { name: 'thumbs down' }).waitFor()
  await page.getByText('refused').waitFor()
  expect(await statusComments(page).count()).toBe(0)
  expect(demo.service.ledger).toEqual([])
})

it('chat starts no run', async () => {
  const page = await look()
  await write(page, 'What about **timeouts**?', 'rosa')
  expect(await page.getByRole('article').last().locator('strong', { hasText: 'timeouts' }).innerText()).toBe('timeouts')
  expect(demo.workflow.runs).toEqual([])
})

it('markup in a comment runs nothing and asks nobody', async () => {
  const page = await look()
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
