/**
 * A value from `jsonOf` as text for people. What stands deeper than its own fields or items is left
 * out, because foreign JSON may be nested deeper than JSON.stringify can walk.
 */
export function shownJson(value: unknown): string {
  const isLeftOut = (inner: unknown): boolean =>
    typeof inner === 'object' && inner !== null && inner !== value
  return JSON.stringify(value, (_, inner: unknown) => (isLeftOut(inner) ? '…' : inner))
}
