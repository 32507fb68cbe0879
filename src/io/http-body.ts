/**
 * The text of a body, decompressed if need be, for a server may compress although it was asked not to. Undefined if that
 * fails or gives more than `maxBytes`.
 */
export async function readBody(bytes: Buffer, encoding: string, maxBytes: number): Promise<string | undefined> {
  const name = encoding.trim().toLowerCase()
  if (bytes.length === 0 || name === '' || name === 'identity') return decode(bytes)
  const { brotliDecompressSync, unzipSync } = await import('node:zlib')
  const options = { maxOutputLength: maxBytes }
  try {
    if (name === 'br') return decode(brotliDecompressSync(bytes, options))
    return /^(x-gzip|gzip|deflate)$/.test(name) ? decode(unzipSync(bytes, options)) : undefined
  } catch {
    return undefined
  }
}

// Without the byte order mark, which JSON does not know.
const decode = (bytes: Buffer): string => new TextDecoder().decode(bytes)
