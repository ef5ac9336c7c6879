/** The weights are kept in steps of this, the heaviest in one byte. */
const step = 1 / 25
const heaviest = 255

/** Where a word stands: which entries, and how much it says of each. Number and weight share 32 bits (`pack`). */
export class Posting {
  count = 0
  #first = 0
  #rest: Uint32Array | null = null

  /** Of a word that stands in one entry. */
  static of(packed: number): Posting {
    const posting = new Posting()
    posting.add(packed)
    return posting
  }

  /** @param packed what `pack` made */
  add(packed: number): void {
    if (this.count === 0) this.#first = packed
    else {
      const rest = this.#rest ?? new Uint32Array(1)
      const place = this.count - 1
      this.#rest = place < rest.length ? rest : resized(rest, Math.ceil(rest.length * 1.5))
      this.#rest[place] = packed
    }
    this.count += 1
  }

  entry(at: number): number {
    return this.#packed(at) >>> 8
  }

  weight(at: number): number {
    return (this.#packed(at) & 255) * step
  }

  /** Gives each entry another number; those that get none are left out. @returns what is left, packed */
  renumber(numberOf: (entry: number) => number | undefined): number[] {
    const kept: number[] = []
    for (let at = 0; at < this.count; at++) {
      const number = numberOf(this.entry(at))
      if (number !== undefined) kept.push((number << 8) | (this.#packed(at) & 255))
    }
    const [first = 0, ...rest] = kept
    this.#first = first
    this.#rest = rest.length > 0 ? Uint32Array.from(rest) : null
    this.count = kept.length
    return kept
  }

  /** Gives back what was set aside for more. */
  trim(): void {
    if (this.#rest && this.#rest.length > this.count - 1) this.#rest = this.#rest.slice(0, this.count - 1)
  }

  #packed(at: number): number {
    return at === 0 ? this.#first : (this.#rest?.[at - 1] ?? 0)
  }
}

/** @param entry below 2 ** 24. @param weight from 0 to 10. @returns 32 bits, never 0 */
export const pack = (entry: number, weight: number): number =>
  (entry << 8) | Math.max(1, Math.min(heaviest, Math.round(weight / step)))

function resized(from: Uint32Array, length: number): Uint32Array {
  const to = new Uint32Array(Math.max(2, length))
  to.set(from)
  return to
}
