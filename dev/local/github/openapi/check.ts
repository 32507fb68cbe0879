import { readFile } from 'node:fs/promises'
import { OpenAPIBackend } from 'openapi-backend'
import type { Exchange } from '../../http/loopback.ts'

/** Says what of a request GitHub's own description does not allow; an empty list where all is well. */
export type Check = (request: Pick<Exchange, 'method' | 'path' | 'body' | 'json'>) => string[]

let check: Promise<Check> | undefined

/** Reads the description once: it compiles a schema for each operation. */
export function openapiCheck(): Promise<Check> {
  check ??= readDescription()
  return check
}

async function readDescription(): Promise<Check> {
  const definition = JSON.parse(await readFile(new URL('github.json', import.meta.url), 'utf8'))
  const formats = { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, uri: /^https?:\/\// }
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    coerceTypes: true,
    // Each operation has an Ajv of its own, which would first compile the schema of schemas.
    ajvOpts: { strict: false, allErrors: true, formats, validateSchema: false },
  })
  await api.init()
  return ({ method, path, body, json }) => {
    const [pathname = '', search = ''] = path.split('?')
    const request = {
      method,
      path: pathname,
      query: search,
      headers: {},
      ...(body === '' ? {} : { body: json ?? body }),
    }
    const operation = api.matchOperation(request)
    if (operation === undefined) return [`${method} ${pathname}: no such operation`]
    const { errors } = api.validateRequest(request, operation)
    return (errors ?? []).map(({ instancePath, message, params }) =>
      `${method} ${pathname}: ${instancePath} ${message} ${JSON.stringify(params)}`.replace(/\s+/g, ' '),
    )
  }
}
