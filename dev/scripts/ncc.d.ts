// ncc brings no types: https://github.com/vercel/ncc#programmatically-from-nodejs
declare module '@vercel/ncc' {
  interface Options {
    cache: boolean
    /** Output as an ES module. */
    esm: boolean
    /** The name of the file with the licences of all that is in the bundle. */
    license: string
    quiet: boolean
  }
  export default function ncc(
    input: string,
    options: Options,
  ): Promise<{ code: string; assets: Record<string, { source: string | Buffer }> }>
}
