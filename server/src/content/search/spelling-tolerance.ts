import { bitsIn, lettersOf, slips } from './distance.ts'

/** Where a word stands: which entries, and how much it says of each. */
export type Posting = { entries: Uint32Array; weights: Float32Array; count: number }
type Term = { word: string; posting: Posting }
/** Words of one length, and beside them their letters, close together in memory: most are passed over by those alone. */
type Shelf = { terms: Term[]; letters: Int32Array }
const none: Shelf = { terms: [], letters: new Int32Array(0) }
/** A word of the index that may be meant, and how surely: 1 is the very word. */
export type Candidate = { posting: Posting; sure: number }

/** All words of the index in their order, so that beginnings are found by halving and slips by one walk. */
export class Vocabulary {
  readonly #byWord = new Map<string, Posting>()
  #terms: Term[] = []
  readonly #byLength = new Map<number, Shelf>()
  /** new words, put in their places at the next question */
  #added: Term[] = []

  get size(): number {
    return this.#byWord.size
  }

  postings(): Iterable<Posting> {
    return this.#byWord.values()
  }

  clear(): void {
    this.#byWord.clear()
    this.#terms = []
    this.#byLength.clear()
    this.#added = []
  }

  add(word: string, entry: number, weight: number): void {
    let posting = this.#byWord.get(word)
    if (!posting) {
      posting = { entries: new Uint32Array(2), weights: new Float32Array(2), count: 0 }
      this.#byWord.set(word, posting)
      this.#added.push({ word, posting })
    }
    if (posting.count === posting.entries.length) grow(posting)
    posting.entries[posting.count] = entry
    posting.weights[posting.count] = weight
    posting.count += 1
  }

  /** The word itself and what it begins; else what it may be a slip of. */
  candidates(word: string): Candidate[] {
    this.sort()
    const found = [...this.#exact(word), ...this.#begun(word)]
    if (found.length > 0) return found
    // A number with a slip is another number.
    if (word.length < 4 || /\d/.test(word)) return []
    const one = this.#meant(word, 1)
    if (one.length > 0 || word.length < 6) return one
    const two = this.#meant(word, 2)
    return two.length > 0 ? two : this.#begunWithSlip(word)
  }

  /** Where a word stands exactly as it is written. */
  exact(word: string): Posting | undefined {
    return this.#byWord.get(word)
  }

  #exact(word: string): Candidate[] {
    const posting = this.#byWord.get(word)
    return posting ? [{ posting, sure: 1 }] : []
  }

  #begun(word: string): Candidate[] {
    if (word.length < 2) return []
    const found: Candidate[] = []
    for (let at = this.#placeOf(word); at < this.#terms.length; at++) {
      const term = this.#terms[at]
      if (!term?.word.startsWith(word)) break
      if (term.word !== word)
        found.push({ posting: term.posting, sure: 0.4 + (0.4 * word.length) / term.word.length })
    }
    return found
  }

  #meant(word: string, most: number): Candidate[] {
    const letters = lettersOf(word)
    const found: Candidate[] = []
    for (let length = word.length - most; length <= word.length + most; length++) {
      const { terms, letters: those } = this.#byLength.get(length) ?? none
      for (let at = 0; at < terms.length; at++) {
        if (bitsIn((those[at] ?? 0) ^ letters) > 2 * most) continue
        const term = terms[at]
        if (!term) continue
        const distance = slips(word, term.word, most)
        if (distance > most) continue
        // The first letter is seldom the wrong one.
        const first = term.word[0] === word[0] ? 1 : 0.6
        found.push({ posting: term.posting, sure: (first * 0.6) / (distance + 1) })
      }
    }
    return found
  }

  /** The word is still being typed, and has a slip: only what begins with the same letter is looked at. */
  #begunWithSlip(word: string): Candidate[] {
    const found: Candidate[] = []
    for (let at = this.#placeOf(word[0] ?? ''); at < this.#terms.length; at++) {
      const term = this.#terms[at]
      if (!term || term.word[0] !== word[0]) break
      if (term.word.length > word.length && slips(word, term.word, 1, true) <= 1)
        found.push({ posting: term.posting, sure: 0.25 })
    }
    return found
  }

  /** The place of the first term that is not before the word. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#terms.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#terms[middle]?.word ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Puts new words in their places; done at the next question otherwise. */
  sort(): void {
    if (this.#added.length === 0) return
    // Few are put in one by one; many are faster sorted all together.
    if (this.#added.length < 100)
      for (const term of this.#added) this.#terms.splice(this.#placeOf(term.word), 0, term)
    else {
      this.#terms.push(...this.#added)
      this.#terms.sort((a, b) => (a.word < b.word ? -1 : 1))
    }
    for (const term of this.#added) this.#shelve(term)
    this.#added = []
  }

  #shelve(term: Term): void {
    const shelf = this.#byLength.get(term.word.length) ?? { terms: [], letters: new Int32Array(8) }
    this.#byLength.set(term.word.length, shelf)
    if (shelf.terms.length === shelf.letters.length) {
      const wider = new Int32Array(shelf.letters.length * 2)
      wider.set(shelf.letters)
      shelf.letters = wider
    }
    shelf.letters[shelf.terms.length] = lettersOf(term.word)
    shelf.terms.push(term)
  }
}

function grow(posting: Posting): void {
  const entries = new Uint32Array(posting.count * 2)
  const weights = new Float32Array(posting.count * 2)
  entries.set(posting.entries)
  weights.set(posting.weights)
  posting.entries = entries
  posting.weights = weights
}
