import fc from 'fast-check'

const depthOfNoReturn = 20_000

/** JSON that is nested so deeply that no function can walk through it by calling itself. */
export const deepList = (depth = depthOfNoReturn): string =>
  `${'['.repeat(depth)}${']'.repeat(depth)}`
export const deepObject = (name = 'a', depth = depthOfNoReturn): string =>
  `${`{${JSON.stringify(name)}:`.repeat(depth)}1${'}'.repeat(depth)}`

const oddValues = [
  ...[
    'null',
    'true',
    '0',
    '-1e308',
    '1e999',
    '""',
    '"\\ud800"',
    '"\\u0000"',
    '[]',
    '{}',
    '[[]]',
    '[null]',
  ],
  ...[
    '{"__proto__":{"id":"x"}}',
    '{"constructor":{"prototype":1}}',
    '{"toJSON":1}',
    '{"":{"":{"":1}}}',
  ],
  ...[deepList(), deepObject(), deepObject(''), `[${deepList()},${deepObject()}]`],
  ...[`"${'x'.repeat(200_000)}"`, `"${'\\u202e'.repeat(20_000)}"`, `[${'1,'.repeat(50_000)}1]`],
]

const names = ['__proto__', 'constructor', 'toString', 'length', '']

/** The text of JSON that no honest server writes: an object with some of these fields, or no object at all. */
export const oddJson = (...fields: string[]): fc.Arbitrary<string> => {
  const value = fc.oneof(fc.constantFrom(...oddValues), fc.json())
  const field = fc.tuple(fc.constantFrom(...fields, ...names), value)
  const objectOf = (given: [string, string][]) =>
    `{${given.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
  return fc.oneof({ weight: 4, arbitrary: fc.array(field, { maxLength: 10 }).map(objectOf) }, value)
}
