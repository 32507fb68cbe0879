import { expect, it } from 'vitest'
import { withoutHtmlComments } from '../../dev/local/github/comment-view.ts'
import { logView } from '../../dev/local/runner/log-view.ts'

it('shows a log as the runner does, in whatever pieces it arrives', () => {
  const seen: string[] = []
  const show = logView((text) => seen.push(text))
  for (const piece of [
    '::add-mask::hush',
    'hush\nthe hushhush ',
    'key\n::warning file=a::care%0Aful\n::debug::no\n',
    '::group::More\n',
  ])
    show(piece)
  expect(seen.join('')).toBe('the *** key\nWarning: care\nful\n▼ More\n')
})

it.each([
  ['<!-- docs-agent:1:abc.def -->\nWorking.', 'Working.'],
  ['a <!-- b --> c', 'a  c'],
  ['plain', 'plain'],
])('people see the comment %o as %o', (body, seen) => expect(withoutHtmlComments(body)).toBe(seen))
