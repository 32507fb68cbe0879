import { escaped } from './escaped-address.ts'

/** A page of GitHub itself, written anew; undefined if the address is not on the server of this run. */
export function checkPage(value: string, serverUrl: string): string | undefined {
  const url = URL.parse(value)
  if (url === null || url.origin !== new URL(serverUrl).origin) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return escaped(url.href)
}
