const longest = 64
/** The table's last three rows, used again and again: words are compared by the thousand. */
const rows = [new Uint8Array(longest), new Uint8Array(longest), new Uint8Array(longest)] as const

/**
 * How many slips lead from one word to the other: a letter more, less, another, or two exchanged (optimal string
 * alignment). Words of 64 letters and more are not compared.
 * @param most beyond it the answer is `most + 1`, found out early
 * @param open true where `to` may go on: it is then measured by its best beginning
 */
export function slips(from: string, to: string, most: number, open = false): number {
  const beyond = most + 1
  const [m, n] = [from.length, open ? Math.min(to.length, from.length + most) : to.length]
  if (Math.abs(m - n) > most) return beyond
  if (Math.max(m, n) >= longest) return beyond
  let [before, last, now] = rows
  for (let j = 0; j <= n; j++) last[j] = j
  for (let i = 1; i <= m; i++) {
    now[0] = i
    let least = i
    for (let j = 1; j <= n; j++) {
      const same = from.charCodeAt(i - 1) === to.charCodeAt(j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const exchanged =
        i > 1 &&
        j > 1 &&
        from.charCodeAt(i - 1) === to.charCodeAt(j - 2) &&
        from.charCodeAt(i - 2) === to.charCodeAt(j - 1)
      if (exchanged) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      now[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return beyond
    ;[before, last, now] = [last, now, before]
  }
  const whole = last[n] ?? beyond
  if (!open) return Math.min(whole, beyond)
  let best = whole
  for (let j = Math.max(0, m - most); j <= n; j++) best = Math.min(best, last[j] ?? beyond)
  return Math.min(best, beyond)
}

/** Which letters and digits a word has, a bit each: words that differ in more bits than slips allow need no closer look. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

/** How many bits are set. */
export function bitsIn(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
