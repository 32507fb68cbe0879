import { expect, it } from 'vitest'
import { readCommandFile } from '../../dev/local/runner/command-files.ts'

it.each([
  ['a line', 'outcome=skipped\n', { outcome: 'skipped' }],
  ['a value with = and <<', 'reason=a=b<<c\n', { reason: 'a=b<<c' }],
  ['a block', 'reason<<EOF\none\n\nname=two\nEOF\n', { reason: 'one\n\nname=two' }],
  ['an empty block', 'prLink<<EOF\nEOF\n', { prLink: '' }],
  ['an empty value', 'prLink=\n', { prLink: '' }],
  ['the last of a name', 'a=1\na<<X\n2\nX\n', { a: '2' }],
  ['CRLF', 'a<<X\r\n1\r\nX\r\nb=2\r\n', { a: '1', b: '2' }],
  ['nothing', '', {}],
])('%s', (_title, file, wanted) => expect(readCommandFile(file)).toEqual(wanted))

it.each(['a<<EOF\n1\n', 'words\n', '=x\n'])('%o fails the step', (file) =>
  expect(() => readCommandFile(file)).toThrow(/Invalid/),
)
