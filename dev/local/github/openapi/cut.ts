// Cuts GitHub's OpenAPI description down to the routes the action uses, and each route to what checks a request:
// `node dev/local/github/openapi/cut.ts` writes github.json beside this file.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Tree = { [key: string]: Json }

const routes: Record<string, string[]> = {
  '': ['get'],
  '/collaborators/{username}/permission': ['get'],
  '/issues/{issue_number}': ['get'],
  '/issues/{issue_number}/comments': ['get', 'post'],
  '/issues/comments': ['get'],
  '/issues/comments/{comment_id}': ['get', 'patch', 'delete'],
  '/issues/{issue_number}/reactions': ['post'],
  '/issues/comments/{comment_id}/reactions': ['post'],
  '/pulls/comments/{comment_id}/reactions': ['post'],
  '/issues/{issue_number}/labels': ['post'],
  '/issues/{issue_number}/assignees': ['post'],
  '/pulls': ['get'],
  '/pulls/{pull_number}': ['get'],
  '/pulls/{pull_number}/files': ['get'],
  '/pulls/{pull_number}/comments': ['get'],
  '/pulls/{pull_number}/comments/{comment_id}/replies': ['post'],
  '/pulls/{pull_number}/requested_reviewers': ['post'],
  '/actions/workflows/{workflow_id}/runs': ['get'],
  '/actions/runs': ['get'],
  '/actions/runs/{run_id}': ['get'],
  '/actions/runs/{run_id}/jobs': ['get'],
  '/actions/runs/{run_id}/rerun-failed-jobs': ['post'],
  '/statuses/{sha}': ['post'],
  '/compare/{basehead}': ['get'],
  '/git/trees/{tree_sha}': ['get'],
  '/git/commits/{commit_sha}': ['get'],
  '/branches': ['get'],
  '/commits': ['get'],
  '/commits/{ref}': ['get'],
}

const require = createRequire(import.meta.url)
const full = JSON.parse(readFileSync(require.resolve('@octokit/openapi/generated/api.github.com.json'), 'utf8')) as Tree

/** A copy with every reference put in its place and without what is only read by people. */
function plain(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => plain(item))
  if (value === null || typeof value !== 'object') return value ?? null
  if (typeof value.$ref === 'string') return plain(resolve(value.$ref))
  const kept = Object.entries(value).filter(([key]) => !/^(description|examples?|title|deprecated|x-.*)$/.test(key))
  return Object.fromEntries(
    kept.map(([key, item]) =>
      // Under `properties` the keys are names of fields, and one may be called `title`.
      key === 'properties'
        ? [key, Object.fromEntries(Object.entries(item as Tree).map(([name, field]) => [name, plain(field)]))]
        : [key, plain(item)],
    ),
  )
}

function resolve(reference: string): Json | undefined {
  let found: Json | undefined = full
  for (const step of reference.split('/').slice(1)) found = (found as Tree)[step]
  return found
}

function request(method: string, path: string): Json {
  const operation = (full.paths as Record<string, Record<string, Tree>>)[path]?.[method]
  if (operation === undefined) throw new Error(`GitHub's description has no ${method.toUpperCase()} ${path}.`)
  const { operationId, parameters, requestBody } = operation
  return {
    operationId: operationId ?? null,
    parameters: plain(parameters),
    ...(requestBody === undefined ? {} : { requestBody: strict(plain(requestBody) as Tree) }),
    responses: { default: { description: '' } },
  }
}

/** Forbids fields that GitHub does not name: it would ignore a misspelt one without a word. */
function strict(body: Tree): Tree {
  for (const content of Object.values(body.content as Record<string, { schema: Tree }>))
    if (content.schema.properties !== undefined) content.schema.additionalProperties = false
  return body
}

/** The text of github.json: a line for each path. */
export function cut(): string {
  const paths = Object.entries(routes).map(([suffix, methods]) => {
    const path = `/repos/{owner}/{repo}${suffix}`
    const requests = Object.fromEntries(methods.map((method) => [method, request(method, path)]))
    return ` ${JSON.stringify(path)}: ${JSON.stringify(requests)}`
  })
  const { version } = full.info as { version: string }
  const info = { title: "GitHub's REST API, cut to the requests of this action", version }
  return `{"openapi": "3.0.3", "info": ${JSON.stringify(info)}, "paths": {\n${paths.join(',\n')}\n}}\n`
}

if (import.meta.main) writeFileSync(new URL('github.json', import.meta.url), cut())
