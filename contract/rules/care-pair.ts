/**
 * Two places that show items of a list by turns (spec, section 4, care carousel). Each place holds the index of
 * its item and whether it is active; what is not active is hidden.
 */
export type CarePair = readonly [CarePlace, CarePlace]
export type CarePlace = { item: number; active: boolean }

/** Both places active: on the first two items marked active, else on what follows. Null below two items. */
export function firstPair(active: readonly boolean[]): CarePair | null {
  if (active.length < 2) return null
  const marked = active.flatMap((is, item) => (is ? [item] : []))
  const first = marked[0] ?? 0
  const second = marked[1] ?? (first + 1) % active.length
  return [
    { item: first, active: true },
    { item: second, active: true },
  ]
}

/** Puts `item` in the place that was hidden and hides the other. */
function turn(pair: CarePair, item: number): CarePair {
  return pair[0].active
    ? [
        { ...pair[0], active: false },
        { item, active: true },
      ]
    : [
        { item, active: true },
        { ...pair[1], active: false },
      ]
}

const shown = (pair: CarePair) => (pair[0].active ? pair[0] : pair[1]).item

/** When both are active the second hides; otherwise the next item becomes active, wrapping to the first, and the other hides. */
export function nextPair(pair: CarePair, count: number): CarePair {
  if (pair[0].active && pair[1].active) return [pair[0], { ...pair[1], active: false }]
  return turn(pair, (shown(pair) + 1) % count)
}

/** The way back: the item before becomes active, wrapping to the last, and the other hides. */
export const previousPair = (pair: CarePair, count: number): CarePair =>
  turn(pair, (shown(pair) + count - 1) % count)
