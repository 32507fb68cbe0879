import { expect, it } from 'vitest'
import { commentCreated } from '../../dev/local/github/events.ts'
import { sampleTexts } from '../../dev/local/playground/samples.ts'
import { fileWorld } from '../helpers/world.ts'

const here = await fileWorld()

const samples = sampleTexts('https://github.example/octo-org/handbook').flatMap(
  (group) => group.samples,
)
/** The lines, in an order of their own: the rows of a table are answered by several requests. */
const linesOf = (text = '') => text.trim().split('\n').toSorted()

it.each([
  ['/docs help', '/docs help'],
  ['/docs --model=best explain', '/docs with an unknown flag'],
  ['/docs hepl', '/docs with a misspelled word'],
  ['/docs cancel', '/docs cancel'],
  ['/docs status', '/docs status, without a job'],
  ['/docs check', 'Everything works'],
])('a run answers %s with the text of the page: %s', async (text, title) => {
  const { number } = await here.github.as('mara').openIssue('Retries')
  const asked = await commentCreated(here.github, await here.github.as('wim').comment(number, text))
  await here.run(asked, {
    inputs: { 'memory-key': 'm'.repeat(32), 'agent-login': 'my-docs-agent[bot]' },
  })
  const answer = (await here.github.conversation(number)).at(-1)?.body ?? ''
  const shown = samples.find((sample) => sample.title === title)?.text
  expect(linesOf(answer.replace(/^<!--.*-->\n/, ''))).toEqual(linesOf(shown))
})
