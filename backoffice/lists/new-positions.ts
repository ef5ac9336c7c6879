import type { StaffItem } from '#contract/backoffice/content.ts'

/**
 * The positions that change where items are to come in this order. Those there are are given anew, so that only what was
 * moved is written; where two have the same, all are numbered from 1.
 */
export function newPositions<Item extends Pick<StaffItem, string>>(
  sorted: readonly Item[],
): { item: Item; position: number }[] {
  const there = sorted.map((item) => item['position']).filter((one): one is number => typeof one === 'number')
  const distinct = new Set(there).size === sorted.length
  const positions = distinct ? there.toSorted((a, b) => a - b) : sorted.map((_, index) => index + 1)
  return sorted.flatMap((item, index) => {
    const position = positions[index] ?? index + 1
    return item['position'] === position ? [] : [{ item, position }]
  })
}
