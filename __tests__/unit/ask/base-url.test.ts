import { expect, it } from 'vitest'
import { InputError } from '../../../src/ask/input-table.ts'
import { baseUrl } from '../../../src/ask/input-values.ts'

it.each([
  ['https://api.example.com/', 'https://api.example.com'],
  ['https://api.example.com/agents/v1//', 'https://api.example.com/agents/v1'],
  ['HTTPS://API.example.com:8443', 'https://api.example.com:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/x/', 'http://127.0.0.1:3000/x'],
  ['http://127.8.9.10', 'http://127.8.9.10'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['http://2130706433', 'http://127.0.0.1'],
])('%s is read as %s', (text, address) => {
  expect(baseUrl.read(text)).toBe(address)
})

const notAnAddress = 'it must be an https:// address without query and fragment, at most 2,048 characters.'
const notLoopback = 'it must be https, as http is allowed for loopback addresses only.'
it.each([
  ['', notAnAddress],
  ['//h', notAnAddress],
  ['2130706433', notAnAddress],
  ['api.example.com', notAnAddress],
  ['ftp://api.example.com', notAnAddress],
  ['https:api.example.com', notAnAddress],
  ['https:///api.example.com', notAnAddress],
  ['https:\\\\api.example.com', notAnAddress],
  ['https://api.example.com?x', notAnAddress],
  ['https://api.example.com/?', notAnAddress],
  ['https://api.example.com#', notAnAddress],
  ['https://api.exa\tmple.com', notAnAddress],
  ['https://', notAnAddress],
  ['https://a:99999', notAnAddress],
  ['http://api.example.com', notLoopback],
  ['http://localhost.evil.example', notLoopback],
  ['http://127.0.0.1.nip.io', notLoopback],
  ['http://0.0.0.0', notLoopback],
  ['http://[::2]', notLoopback],
  ['http://10.0.0.1', notLoopback],
])('%s is invalid', (text, problem) => {
  expect(() => baseUrl.read(text)).toThrow(new InputError(`base-url is ${JSON.stringify(text)}: ${problem}`))
})

it.each(['https://u:p4ssw0rd@api.example.com', 'https://@api.example.com', 'http://p4ssw0rd@127.0.0.1'])(
  '%s is invalid, and not shown',
  (text) => {
    expect(() => baseUrl.read(text)).toThrow(new InputError('base-url: it must not contain a user name or password.'))
  },
)

it('more than 2,048 characters are invalid', () => {
  expect(() => baseUrl.read(`https://a.example/${'x'.repeat(2_048)}`)).toThrow(InputError)
})
