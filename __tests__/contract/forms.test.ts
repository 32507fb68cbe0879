import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { account } from '../../dev/scripts/account.ts'
import { outcomeNames } from '../../src/outcomes.ts'

interface Field {
  type: string
  id?: string
  attributes: { label?: string; value?: string; options?: string[] }
  validations?: { required: boolean }
}
interface Form {
  name: string
  description: string
  body: Field[]
}

const folder = new URL('../../.github/ISSUE_TEMPLATE/', import.meta.url)
const read = (name: string) => parse(readFileSync(new URL(name, folder), 'utf8'))
const forms = readdirSync(folder).filter((name) => name !== 'config.yml')
const required = ({ body }: Form) =>
  body.flatMap(({ id, validations }) => (validations?.required ? [id] : []))

// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
it.each(forms)('%s is a form as GitHub takes it', (name) => {
  const form: Form = read(name)
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
  const asked = form.body.filter(({ type }) => type !== 'markdown')
  const ids = asked.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const { type, id, attributes } of asked) {
    expect(['input', 'textarea', 'dropdown']).toContain(type)
    expect(id).toMatch(/^[\w-]+$/)
    expect(attributes.label).toMatch(/\S/)
  }
})

it('a problem comes with its outcome and the versions', () => {
  const form: Form = read('problem.yml')
  expect(required(form)).toEqual(expect.arrayContaining(['outcome', 'reason', 'version', 'runner']))
  const outcome = form.body.find(({ id }) => id === 'outcome')
  expect(outcome?.attributes.options?.slice(0, -1)).toEqual([...outcomeNames])
})

it('vulnerabilities are sent elsewhere', () => {
  const { blank_issues_enabled: blank, contact_links: links } = read('config.yml')
  expect(blank).toBe(false)
  expect(links.map(({ url }: { url: string }) => url)).toContain(
    `https://github.com/${account}/docs-agent-action/security/policy`,
  )
})

it('Dependabot updates the packages and the workflows, in groups and not at once', () => {
  const { updates } = parse(readFileSync(new URL('../dependabot.yml', folder), 'utf8'))
  const ecosystems = updates.map(
    (update: { 'package-ecosystem': string }) => update['package-ecosystem'],
  )
  expect(ecosystems).toEqual(['npm', 'github-actions', 'gomod', 'uv'])
  for (const { groups, cooldown } of updates) {
    expect(Object.keys(groups).length).toBeGreaterThan(0)
    expect(cooldown['default-days']).toBeGreaterThanOrEqual(3)
  }
})
