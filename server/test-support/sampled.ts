/**
 * Splits the cases of a generated test: three of them run in the gate, the others with `npm test -- --all`.
 * Returns each share with the tags for its tests.
 */
export function sampled<T>(cases: readonly T[]): [tags: string[], share: T[]][] {
  const samples = new Set([0, Math.floor(cases.length / 2), cases.length - 1])
  return [
    [[], cases.filter((_, index) => samples.has(index))],
    [['cases'], cases.filter((_, index) => !samples.has(index))],
  ]
}
