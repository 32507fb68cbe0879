import { readFile } from 'node:fs/promises'
import { OpenAPIBackend, type ValidationResult } from 'openapi-backend'
import type { Exchange } from '../../http/loopback.ts'
import type { Reply } from '../../http/reply.ts'

type Request = Pick<Exchange, 'method' | 'path' | 'body' | 'json'>

/** Says what of a request, or of an answer, GitHub's own description does not allow; an empty list where all is well. */
export type Check = Awaited<ReturnType<typeof readDescription>>

let check: Promise<Check> | undefined

/** Reads the description once: it compiles a schema for each operation. */
export function openapiCheck(): Promise<Check> {
  check ??= readDescription()
  return check
}

async function readDescription() {
  const definition = JSON.parse(await readFile(new URL('github.json', import.meta.url), 'utf8'))
  const formats = {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
    uri: /^https?:\/\//,
    'repo.nwo': /\//,
  }
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    coerceTypes: true,
    // Each operation has an Ajv of its own, which would first compile the schema of schemas.
    ajvOpts: { strict: false, allErrors: true, formats, validateSchema: false },
  })
  await api.init()
  const about = ({ method, path, body, json }: Request) => {
    const [pathname = '', search = ''] = path.split('?')
    const content = body === '' ? {} : { body: json ?? body }
    const request = { method, path: pathname, query: search, headers: {}, ...content }
    return { request, operation: api.matchOperation(request), title: `${method} ${pathname}` }
  }
  const found = (title: string, errors: ValidationResult['errors']) =>
    (errors ?? []).map(({ instancePath, message, params }) =>
      `${title}: ${instancePath} ${message} ${JSON.stringify(params)}`.replace(/\s+/g, ' '),
    )
  return {
    request(given: Request): string[] {
      const { request, operation, title } = about(given)
      // GitHub describes its GraphQL elsewhere.
      if (operation === undefined)
        return given.path === '/graphql' ? [] : [`${title}: no such operation`]
      return found(title, api.validateRequest(request, operation).errors)
    },
    /** Only what is done is answered in a form that is described. A route that the local GitHub lacks is noticed. */
    answer(given: Request, { status, body }: Reply): string[] {
      const { operation, title } = about(given)
      if (status === 501) return [`${title}: no such route`]
      if (operation === undefined || status >= 300) return []
      if (operation.responses?.[status] === undefined)
        return [`${title}: no such answer, ${status}`]
      return found(
        `${title}, answer ${status}`,
        api.validateResponse(body ?? null, operation, status).errors,
      )
    },
  }
}
