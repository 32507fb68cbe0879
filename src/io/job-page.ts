import { escaped } from './escaped-address.ts'

const idPlace = '{id}'

/** Whether `job-url` is an https address with one place for a job's id, in its path or query. */
export function isJobUrl(text: string): boolean {
  const isAddress = /^https:\/\/[^/?#@\\]/i.test(text) && /^[!-[\]-~]{1,2048}$/.test(text)
  const [before = '', ...after] = text.split(idPlace)
  if (!isAddress || after.length !== 1 || before.includes('#')) return false
  const url = URL.parse(text.replace(idPlace, '0'))
  if (url === null || url.username !== '' || url.password !== '') return false
  // The host is whole before the id, so that no id changes it.
  return URL.parse(before)?.origin === url.origin
}

/** Where a person can see the job. Nothing in the address is Markdown. */
export function jobPageAt(jobUrl: string, id: string): string | undefined {
  const url = URL.parse(jobUrl.replace(idPlace, () => encodeURIComponent(id.toWellFormed())))
  return url === null ? undefined : escaped(url.href)
}
