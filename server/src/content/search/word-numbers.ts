import { wordsInOrder } from '#contract/rules/search-words.ts'

/** What stands between words. */
const between = 0
/** An apostrophe, or a sign that is not ASCII: what becomes of it is for `wordsInOrder` to say. */
const unsure = 1
/** What an ASCII sign is when case does not count. */
const folded = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (/[a-z0-9]/i.test(sign)) return sign.toLowerCase().charCodeAt(0)
  return /['`]/.test(sign) ? unsure : between
})

/**
 * Numbers for words, from 0. Thousands of texts are read when the service starts, so a word that is known already is found
 * by its signs where they stand, and never cut out of its text.
 */
export class WordNumbers {
  readonly #words: string[] = []
  /** the signs of all words, one word behind the other */
  #signs = new Uint16Array(8192)
  /** by a word's number, where its signs end */
  #ends = new Int32Array(1024)
  /**
   * Places in pairs: a word's number + 1 and its hash, which lie close together, at the place that the hash says or behind it;
   * 0 where nothing is. A power of two, at most half full.
   */
  #places = new Int32Array(8192)
  /** the signs that are read now */
  #read = new Uint16Array(1024)

  get size(): number {
    return this.#words.length
  }

  clear(): void {
    this.#words.length = 0
    this.#places.fill(0)
  }

  get(word: string): number | undefined {
    const signs = signsOf(word)
    const number = (this.#places[this.#placeOf(signs, 0, signs.length, hashOf(signs))] ?? 0) - 1
    return number < 0 ? undefined : number
  }

  /** @returns the word's number, a new one where it has none. @param word as `wordsInOrder` gives it */
  of(word: string): number {
    const signs = signsOf(word)
    return this.#number(signs, 0, signs.length, hashOf(signs))
  }

  /** Gives words their numbers, which another one of these has read. Each is kept as it is: none is part of a text. */
  learn(words: readonly string[]): void {
    for (const word of words) {
      const signs = signsOf(word)
      this.#number(signs, 0, signs.length, hashOf(signs), word)
    }
  }

  word(number: number): string {
    return this.#words[number] ?? ''
  }

  /** The words that have this number or one after it. */
  from(number: number): string[] {
    return this.#words.slice(number)
  }

  /** Shows the numbers of a text's words in their order, those of `wordsInOrder`. */
  each(text: string, show: (number: number) => void): void {
    if (text.length > this.#read.length) this.#read = new Uint16Array(text.length)
    const signs = this.#read
    Buffer.from(signs.buffer).write(text, 'utf16le')
    let [from, hash, plain] = [0, 0, true]
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? (signs[at] ?? 0) : 0
      const sign = code < 128 ? (folded[code] ?? between) : unsure
      if (sign > unsure) {
        signs[at] = sign
        hash = Math.imul(hash ^ sign, prime)
      } else if (sign === unsure) plain = false
      else {
        if (!plain) for (const word of wordsInOrder(text.slice(from, at))) show(this.of(word))
        else if (at > from) show(this.#number(signs, from, at, hash))
        from = at + 1
        hash = 0
        plain = true
      }
    }
  }

  /** @param text the word, where it is no part of a text, all of which it would keep */
  #number(signs: Uint16Array, from: number, to: number, hash: number, text?: string): number {
    const place = this.#placeOf(signs, from, to, hash)
    const known = (this.#places[place] ?? 0) - 1
    if (known >= 0) return known
    const word = signs.subarray(from, to)
    return this.#add(word, text ?? String.fromCharCode(...word), hash, place)
  }

  #add(word: Uint16Array, text: string, hash: number, place: number): number {
    const number = this.#words.length
    this.#words.push(text)
    if (number === this.#ends.length) this.#ends = longer(this.#ends, new Int32Array(number * 2))
    const start = number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
    const end = start + word.length
    if (end > this.#signs.length) this.#signs = longer(this.#signs, new Uint16Array(end * 2))
    this.#signs.set(word, start)
    this.#ends[number] = end
    this.#places[place] = number + 1
    this.#places[place + 1] = hash
    if (number * 4 > this.#places.length) this.#widen()
    return number
  }

  /** Where the word is, or the free place where it belongs. */
  #placeOf(signs: Uint16Array, from: number, to: number, hash: number): number {
    const places = this.#places
    const mask = places.length - 2
    let place = (spread(hash) << 1) & mask
    for (;;) {
      const number = (places[place] ?? 0) - 1
      if (number < 0 || (places[place + 1] === hash && this.#isWord(number, signs, from, to))) return place
      place = (place + 2) & mask
    }
  }

  #isWord(number: number, signs: Uint16Array, from: number, to: number): boolean {
    const start = number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
    if ((this.#ends[number] ?? 0) - start !== to - from) return false
    for (let at = from; at < to; at++) if (signs[at] !== this.#signs[start + at - from]) return false
    return true
  }

  #widen(): void {
    const places = new Int32Array(this.#places.length * 2)
    const mask = places.length - 2
    for (let from = 0; from < this.#places.length; from += 2) {
      const number = this.#places[from] ?? 0
      if (number === 0) continue
      const hash = this.#places[from + 1] ?? 0
      let place = (spread(hash) << 1) & mask
      while (places[place] !== 0) place = (place + 2) & mask
      places[place] = number
      places[place + 1] = hash
    }
    this.#places = places
  }
}

function signsOf(word: string): Uint16Array {
  const signs = new Uint16Array(word.length)
  for (let at = 0; at < word.length; at++) signs[at] = word.charCodeAt(at)
  return signs
}

/** FNV-1a over the signs as they are matched. */
const prime = 16_777_619

function hashOf(signs: Uint16Array): number {
  let hash = 0
  for (const sign of signs) hash = Math.imul(hash ^ sign, prime)
  return hash
}

/** The last signs move the low bits only little. */
const spread = (hash: number): number => hash ^ (hash >>> 15)

/** @returns the other one, which begins with the same numbers */
export function longer<Numbers extends Int32Array | Float32Array | Uint16Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from)
  return to
}
