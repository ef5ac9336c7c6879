/**
 * A map that is limited in weight. What was not used for longest goes first.
 * @param most what all that it keeps may weigh together
 * @param weigh what one entry weighs; 1 without it, so that `most` is their number
 */
export class RecentlyUsed<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #most: number
  readonly #weigh: (key: K, value: V) => number
  #weight = 0

  constructor(most: number, weigh: (key: K, value: V) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    // Put last again: the map's order is the order of use.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#weight += this.#weigh(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) break
      this.delete(oldest)
    }
  }

  delete(key: K): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#weight -= this.#weigh(key, value)
  }
}
