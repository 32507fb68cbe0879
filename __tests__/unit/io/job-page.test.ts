import { expect, it } from 'vitest'
import { jobPageAt } from '../../../src/io/job-page.ts'
import { html } from '../../helpers/render-markdown.ts'

it.each([
  ['an id', 'https://a.test/jobs/{id}', 'job-1', 'https://a.test/jobs/job-1'],
  ['in the query', 'https://a.test/?job={id}&x=1', 'a&b=c', 'https://a.test/?job=a%26b%3Dc&x=1'],
  ['of several parts', 'https://a.test/{id}/log', '../x?y#z', 'https://a.test/..%2Fx%3Fy%23z/log'],
  ['with a pattern of replacement', 'https://a.test/{id}', "$&$'", 'https://a.test/%24%26%24%27'],
  ['of half a character', 'https://a.test/{id}', '\ud800', 'https://a.test/%EF%BF%BD'],
  ['with markup', 'https://a.test/{id}', '>)[x](y)<', 'https://a.test/%3E%29%5Bx%5D%28y%29%3C'],
])('the page of a job: %s', (_, jobUrl, id, page) => {
  expect(jobPageAt(jobUrl, id)).toBe(page)
  expect(html(`[the job](<${page}>)`)).toMatch(/^<p><a href="[^"]+">the job<\/a><\/p>$/)
})
