import { isLoopback } from '../io/link.ts'
import { type Input, InputError } from './input-table.ts'
import { quoted } from './input-values.ts'

/** The service's address: an origin and perhaps a path, without a slash at the end. */
export const baseUrl: Input<string> = {
  name: 'base-url',
  default: '',
  secret: false,
  read(text) {
    const url = /^https?:\/\/[^/\\]/i.test(text) && /^[^\s\\?#]{1,2048}$/.test(text) ? URL.parse(text) : null
    if (!url) throw invalid(text, 'it must be an https:// address without query and fragment, at most 2,048 characters')
    if (/^https?:\/\/[^/]*@/i.test(text)) throw invalid(text, 'it must not contain a user name or password')
    if (url.protocol === 'http:' && !isLoopback(url)) {
      throw invalid(text, 'it must be https, as http is allowed for loopback addresses only')
    }
    let end = url.pathname.length
    while (url.pathname[end - 1] === '/') end--
    return url.origin + url.pathname.slice(0, end)
  },
}

// A password may stand before an @.
const invalid = (text: string, why: string): InputError =>
  new InputError(text.includes('@') ? `base-url: ${why}.` : `base-url is ${quoted(text)}: ${why}.`)
