import { expect, it } from 'vitest'
import { commandsIn } from '../../dev/local/runner/commands.ts'

it.each([
  ['a command', '::error file=a,line=1::It broke', [['::', 'error', 'file=a,line=1', 'It broke']]],
  ['any case', '::Add-Mask::x', [['::', 'add-mask', '', 'x']]],
  ['escapes', '::notice::a%0Ab%25', [['::', 'notice', '', 'a\nb%']]],
  ['white space before it', '\u3000\t\u00a0::warning::x', [['::', 'warning', '', 'x']]],
  ['a lone CR', 'x\r::stop-commands::t', [['::', 'stop-commands', '', 't']]],
  [
    'CRLF and LF',
    '::debug::a\r\n::debug::b\n::debug::c',
    [
      ['::', 'debug', '', 'a'],
      ['::', 'debug', '', 'b'],
      ['::', 'debug', '', 'c'],
    ],
  ],
  ['the older form anywhere', 'see ##[add-mask]github', [['##[', 'add-mask', '', 'github']]],
  ['the older form with a field', '> ##[save-state name=job]evil', [['##[', 'save-state', 'name=job', 'evil']]],
  ['words before it', 'x ::error::y', []],
  ['one that does not end', '::error', []],
  ['an escaped line end', '%0A::error::y', []],
  ['nothing', '', []],
])('%s', (_title, output, wanted) => {
  const found = commandsIn(output).map(({ form, name, properties, data }) => [form, name, properties, data])
  expect(found).toEqual(wanted)
})
