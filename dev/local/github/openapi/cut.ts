// Cuts GitHub's OpenAPI description down to the routes the action uses, each request to what checks it, and each answer to
// the fields the action reads: `node dev/local/github/openapi/cut.ts` writes github.json beside this file.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Tree = { [key: string]: Json }

const routes: Record<string, string[]> = {
  '': ['get'],
  '/collaborators/{username}/permission': ['get'],
  '/issues': ['get', 'post'],
  '/issues/{issue_number}': ['get', 'patch'],
  '/issues/{issue_number}/timeline': ['get'],
  '/issues/{issue_number}/comments': ['get', 'post'],
  '/issues/comments': ['get'],
  '/issues/comments/{comment_id}': ['get', 'patch', 'delete'],
  '/issues/{issue_number}/reactions': ['post'],
  '/issues/comments/{comment_id}/reactions': ['post'],
  '/pulls/comments/{comment_id}/reactions': ['post'],
  '/issues/{issue_number}/labels': ['post'],
  '/issues/{issue_number}/assignees': ['post'],
  '/labels': ['get'],
  '/pulls': ['get', 'post'],
  '/pulls/{pull_number}': ['get', 'patch'],
  '/pulls/{pull_number}/files': ['get'],
  '/pulls/{pull_number}/comments': ['get'],
  '/pulls/{pull_number}/comments/{comment_id}/replies': ['post'],
  '/pulls/{pull_number}/requested_reviewers': ['post'],
  '/actions/workflows/{workflow_id}/runs': ['get'],
  '/actions/runs': ['get'],
  '/actions/runs/{run_id}': ['get'],
  '/statuses/{sha}': ['post'],
  '/compare/{basehead}': ['get'],
  '/git/trees/{tree_sha}': ['get'],
  '/git/ref/{ref}': ['get'],
  '/git/refs': ['post'],
  '/git/refs/{ref}': ['delete'],
  '/contents/{path}': ['get', 'put'],
  '/branches': ['get'],
  '/commits': ['get'],
  '/commits/{commit_sha}/pulls': ['get'],
}

/** Those outside the repository, with their whole path. */
const otherRoutes = { '/users/{username}': ['get'] }

/**
 * The fields of answers that the action reads, and those on the way to them; not how much a pull request changes, which a
 * repository without a git history does not know.
 */
const read = new Set(
  `assignees author base body commit commits conclusion content created_at data date diff_hunk encoding event filename files
  full_name head head_sha html_url id in_reply_to_id issue_url label line locked login merge_base_commit
  merge_commit_sha merged_at message name number parents patch path permission permissions previous_filename pull_request_url push
  ref repo sha side state status title total_commits tree truncated type updated_at user
  visibility workflow_runs`.split(/\s+/),
)

const require = createRequire(import.meta.url)
const full = JSON.parse(
  readFileSync(require.resolve('@octokit/openapi/generated/api.github.com.json'), 'utf8'),
) as Tree

/** A copy with every reference put in its place, without what is only read by people, and without other fields. */
function plain(value: Json | undefined, isKept = (_field: string) => true): Json {
  if (Array.isArray(value)) return value.map((item) => plain(item, isKept))
  if (value === null || typeof value !== 'object') return value ?? null
  if (typeof value.$ref === 'string') return plain(resolve(value.$ref), isKept)
  const { nullable, ...others } = value
  // Ajv takes `nullable` only beside a type, and not for one of some values.
  if (nullable && (others.type === undefined || others.enum !== undefined))
    return plain({ anyOf: [others, { enum: [null] }] }, isKept)
  const kept = Object.entries(value).filter(
    ([key]) => !/^(description|examples?|title|deprecated|x-.*)$/.test(key),
  )
  return Object.fromEntries(
    kept.map(([key, item]) => {
      if (key === 'required' && Array.isArray(item))
        return [key, item.filter((field) => isKept(String(field)))]
      // Without all their fields, two forms of an answer may be alike.
      if (key === 'oneOf') return ['anyOf', plain(item, isKept)]
      if (key !== 'properties') return [key, plain(item, isKept)]
      // Here the keys are names of fields, and one may be called `title`.
      const fields = Object.entries(item as Tree).filter(([name]) => isKept(name))
      return [key, Object.fromEntries(fields.map(([name, field]) => [name, plain(field, isKept)]))]
    }),
  )
}

function resolve(reference: string): Json | undefined {
  let found: Json | undefined = full
  for (const step of reference.split('/').slice(1)) found = (found as Tree)[step]
  return found
}

function request(method: string, path: string): Json {
  const operation = (full.paths as Record<string, Record<string, Tree>>)[path]?.[method]
  if (operation === undefined)
    throw new Error(`GitHub's description has no ${method.toUpperCase()} ${path}.`)
  const { operationId, parameters, requestBody, responses } = operation
  const done = Object.entries(responses as Tree).filter(([status]) => status.startsWith('2'))
  return {
    operationId: operationId ?? null,
    parameters: plain(parameters),
    ...(requestBody === undefined ? {} : { requestBody: strict(plain(requestBody) as Tree) }),
    responses: Object.fromEntries(done.map(([status, answer]) => [status, answerOf(answer)])),
  }
}

function answerOf(answer: Json): Json {
  const { content } = plain(answer, (field) => read.has(field)) as Tree
  return { description: '', ...(content ? { content } : {}) }
}

/** Forbids fields that GitHub does not name: it would ignore a misspelt one without a word. */
function strict(body: Tree): Tree {
  for (const content of Object.values(body.content as Record<string, { schema: Tree }>))
    if (content.schema.properties !== undefined) content.schema.additionalProperties = false
  return body
}

/** The text of github.json: a line for each path. */
export function cut(): string {
  const ofRepository = Object.entries(routes).map(
    ([suffix, methods]) => [`/repos/{owner}/{repo}${suffix}`, methods] as const,
  )
  const all = [...ofRepository, ...Object.entries(otherRoutes)]
  const paths = all.map(([path, methods]) => {
    const requests = Object.fromEntries(methods.map((method) => [method, request(method, path)]))
    return ` ${JSON.stringify(path)}: ${JSON.stringify(requests)}`
  })
  const { version } = full.info as { version: string }
  const info = { title: "GitHub's REST API, cut to what this action uses", version }
  return `{"openapi": "3.0.3", "info": ${JSON.stringify(info)}, "paths": {\n${paths.join(',\n')}\n}}\n`
}

if (import.meta.main) writeFileSync(new URL('github.json', import.meta.url), cut())
