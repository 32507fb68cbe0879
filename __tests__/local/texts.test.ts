import { expect, it } from 'vitest'
import { readCommandFile } from '../../dev/local/runner/command-files.ts'
import { commandsIn } from '../../dev/local/runner/commands.ts'

it.each([
  ['a value with = and <<', 'reason=a=b<<c\n', { reason: 'a=b<<c' }],
  ['a block', 'reason<<EOF\none\n\nname=two\nEOF\n', { reason: 'one\n\nname=two' }],
  ['empty values', 'a<<EOF\nEOF\nb=\n', { a: '', b: '' }],
  ['the last of a name', 'a=1\na<<X\n2\nX\n', { a: '2' }],
  ['CRLF', 'a<<X\r\n1\r\nX\r\nb=2\r\n', { a: '1', b: '2' }],
])('an output file with %s', (_title, file, wanted) =>
  expect(readCommandFile(file)).toEqual(wanted),
)

it.each(['a<<EOF\n1\n', 'words\n', '=x\n'])('an output file with %o fails the step', (file) =>
  expect(() => readCommandFile(file)).toThrow(/Invalid/),
)

it.each([
  ['a command', '::error file=a,line=1::It broke', [['::', 'error', 'file=a,line=1', 'It broke']]],
  ['any case', '::Add-Mask::x', [['::', 'add-mask', '', 'x']]],
  ['escapes', '::notice::a%0Ab%25', [['::', 'notice', '', 'a\nb%']]],
  ['white space before it', '\u3000\t\u00a0::warning::x', [['::', 'warning', '', 'x']]],
  ['line ends', 'x\r::a::\r\n::b::\n::c::', ['a', 'b', 'c'].map((name) => ['::', name, '', ''])],
  [
    'the older form anywhere',
    '> ##[save-state name=job]evil',
    [['##[', 'save-state', 'name=job', 'evil']],
  ],
  ['words before it', 'x ::error::y', []],
  ['one that does not end', '::error', []],
  ['an escaped line end', '%0A::error::y', []],
])('a log with %s', (_title, output, wanted) => {
  const found = commandsIn(output).map(({ form, name, properties, data }) => [
    form,
    name,
    properties,
    data,
  ])
  expect(found).toEqual(wanted)
})
