/**
 * Whether two values say the same: the order of keys does not count, nor does what is absent, null or empty text.
 */
export const saysTheSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

/** The fields in which two bodies differ, in the order of the newer one. */
export const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => !saysTheSame(before[name], after[name]),
  )

/** Keys in one order, without what is absent: of equal values one and the same JSON is made. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === '' || value === undefined) return null
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined && one !== null && one !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, inOrder(one)]),
  )
}
