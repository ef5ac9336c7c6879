/** The weights are kept in steps of this, the heaviest in one byte. */
const step = 1 / 25
const heaviest = 255

/**
 * Where a word stands: which entries, and how much it says of each. Entries come in their order, so each is kept as its
 * distance from the one before, seven bits a byte, and then one byte for its weight: mostly two bytes in all.
 */
export class Posting {
  count = 0
  #last = 0
  #bytes = new Uint8Array(4)
  #used = 0

  /** @param packed what `pack` made */
  static of(...packed: readonly number[]): Posting {
    const posting = new Posting()
    for (const one of packed) posting.add(one)
    return posting
  }

  /** @param packed what `pack` made, of an entry after all that are in it */
  add(packed: number): void {
    // The longest takes four bytes for the distance and one for the weight.
    if (this.#used + 5 > this.#bytes.length) this.#bytes = resized(this.#bytes, this.#used * 1.5 + 5)
    let distance = entryOf(packed) - this.#last
    this.#last = entryOf(packed)
    for (; distance > 127; distance >>>= 7) this.#bytes[this.#used++] = 128 | (distance & 127)
    this.#bytes[this.#used++] = distance
    this.#bytes[this.#used++] = packed & heaviest
    this.count += 1
  }

  /** Shows each entry with its weight, in their order. */
  each(show: (entry: number, weight: number) => void): void {
    this.#each((entry, steps) => show(entry, steps * step))
  }

  /** Gives each entry another number, in the same order; those that get none are left out. @returns what is left, packed */
  renumber(numberOf: (entry: number) => number | undefined): number[] {
    const kept: number[] = []
    this.#each((entry, steps) => {
      const number = numberOf(entry)
      if (number !== undefined) kept.push((number << 8) | steps)
    })
    this.count = this.#last = this.#used = 0
    for (const one of kept) this.add(one)
    this.trim()
    return kept
  }

  /** Gives back what was set aside for more. */
  trim(): void {
    if (this.#bytes.length > this.#used) this.#bytes = this.#bytes.slice(0, this.#used)
  }

  #each(show: (entry: number, steps: number) => void): void {
    const bytes = this.#bytes
    let entry = 0
    for (let at = 0; at < this.#used; at++) {
      let byte = bytes[at] ?? 0
      let distance = byte & 127
      for (let bits = 7; byte > 127; bits += 7) {
        byte = bytes[++at] ?? 0
        distance |= (byte & 127) << bits
      }
      entry += distance
      show(entry, bytes[++at] ?? 0)
    }
  }
}

const entryOf = (packed: number): number => packed >>> 8

/** @param entry below 2 ** 24. @param weight from 0 to 10. @returns 32 bits, never 0 */
export const pack = (entry: number, weight: number): number =>
  (entry << 8) | Math.max(1, Math.min(heaviest, Math.round(weight / step)))

function resized(from: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const to = new Uint8Array(Math.ceil(length))
  to.set(from)
  return to
}
