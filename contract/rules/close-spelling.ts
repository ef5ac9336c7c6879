const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** How many letters have to be added, taken away or changed (Levenshtein); `most + 1` where it is more than `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? most + 1
}

/**
 * The known spelling that was meant: whatever its case, spaces and signs, and with a letter or two wrong.
 * @returns undefined where none is close, or more than one
 */
export function closeSpelling<T extends string>(known: readonly T[], given: string): T | undefined {
  const asked = folded(given.slice(0, 200))
  if (asked === '') return undefined
  const same = known.filter((one) => folded(one) === asked)
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  const most = asked.length < 8 ? 1 : 2
  const close = known.filter((one) => distance(folded(one), asked, most) <= most)
  return close.length === 1 ? close[0] : undefined
}
