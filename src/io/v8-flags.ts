// V8's flags for the whole process. Once one has changed, Node compiles each module of its own that is loaded later, such
// as node:tls, without the cache that it brings for it: they are set as late as they can be, and node:v8 is loaded then.

const setFlag = (flag: string): void => process.getBuiltinModule('node:v8').setFlagsFromString(flag)

/** For a run. It is called once a connection stands, before undici compiles its parser. */
export function compileLess(): void {
  // undici's HTTP parser is one huge WebAssembly function. For a run's few answers it is never worth what it costs V8 to
  // optimise it: 40 ms of a core and 20 MB.
  setFlag('--wasm-tiering-budget=1000000000')
  // V8's quick compiler takes 5 ms of another core. A long loop is optimized without it too.
  setFlag('--no-sparkplug')
}

/**
 * For a sweep. What a pass leaves behind is garbage within moments: kept small, the space for it costs nothing but a few
 * collections.
 */
export function keepYoungHeapSmall(): void {
  setFlag('--semi-space-growth-factor=1')
}
