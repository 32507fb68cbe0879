import { expect, it } from 'vitest'
import { shownComment, shownLog } from '../../local/runner/log-view.ts'

it('a log is shown as the runner shows it, however it comes in pieces', () => {
  const seen: string[] = []
  const show = shownLog((text) => seen.push(text))
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
])('of the comment %o people see %o', (body, seen) => expect(shownComment(body)).toBe(seen))
