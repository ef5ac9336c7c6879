import { bitsIn, lettersOf, slips } from './distance.ts'
import { pack, Posting } from './posting.ts'
import { formsOf } from './word-forms.ts'

/** Words of one length, and beside them their letters, close together in memory: most are passed over by those alone. */
type Shelf = { words: string[]; letters: Int32Array }
const emptyShelf: Shelf = { words: [], letters: new Int32Array(0) }
const none: readonly number[] = []
/** A word of the index that may be meant, and how surely: 1 is the very word. */
export type Candidate = { posting: Posting; sure: number }

/** A long word with a letter or two more is another form of it, such as `complain` and `complaint`. */
const sureOfBeginning = (word: string, whole: string): number =>
  word.length >= 5 && whole.length - word.length <= 2 ? 0.9 : 0.4 + (0.4 * word.length) / whole.length

/** All words of the index in their order, so that beginnings are found by halving and slips by one walk. */
export class Vocabulary {
  /** each word's number, by which the arrays hold what there is of it */
  readonly #numbers = new Map<string, number>()
  /** by a word's number, those of its other forms; undefined while it has only come as a form of another */
  readonly #forms: (readonly number[] | undefined)[] = []
  /** where a word stands first; most stand in one entry only and need nothing more. 0 where it stands nowhere any longer */
  #first = new Int32Array(1024)
  /** where the others stand */
  readonly #postings = new Map<number, Posting>()
  /** of the entry that is being put in: how much each word says of it, and which words there are */
  #weights = new Float32Array(1024)
  #noted: number[] = []
  #words: string[] = []
  readonly #byLength = new Map<number, Shelf>()
  /** new words, put in their places at the next question */
  #added: string[] = []

  clear(): void {
    this.#numbers.clear()
    this.#forms.length = 0
    this.#first.fill(0)
    this.#postings.clear()
    this.#noted = []
    this.#weights.fill(0)
    this.#words = []
    this.#byLength.clear()
    this.#added = []
  }

  /**
   * A word of the entry that is being put in, with its other forms; where it stands several times, the best counts.
   * @param weight from 0 to 10
   */
  note(word: string, weight: number): void {
    const number = this.#numbers.get(word) ?? this.#begin(word)
    this.#weigh(number, weight)
    const forms = (this.#forms[number] ??= this.#beginForms(word))
    for (const form of forms) this.#weigh(form, weight)
  }

  #weigh(number: number, weight: number): void {
    const known = this.#weights[number] ?? 0
    if (known === 0) this.#noted.push(number)
    if (known < weight) this.#weights[number] = weight
  }

  /** Puts the entry in with the words that were noted. @param entry its number */
  put(entry: number): void {
    for (const number of this.#noted) {
      const packed = pack(entry, this.#weights[number] ?? 0)
      this.#weights[number] = 0
      const posting = this.#postings.get(number)
      const first = this.#first[number] ?? 0
      if (posting) posting.add(packed)
      else if (first === 0) this.#first[number] = packed
      else this.#postings.set(number, Posting.of(first, packed))
    }
    this.#noted = []
  }

  #beginForms(word: string): readonly number[] {
    const [, ...others] = formsOf(word)
    return others.length > 0 ? others.map((form) => this.#numbers.get(form) ?? this.#begin(form)) : none
  }

  #begin(word: string): number {
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    this.#added.push(word)
    if (number === this.#first.length) {
      this.#first = longer(this.#first, new Int32Array(number * 2))
      this.#weights = longer(this.#weights, new Float32Array(number * 2))
    }
    return number
  }

  /** Gives each entry another number; those that get none are left out. */
  renumber(numberOf: (entry: number) => number | undefined): void {
    for (const number of this.#numbers.values()) {
      const posting = this.#posting(number)
      if (!posting) continue
      const [first = 0, second] = posting.renumber(numberOf)
      this.#first[number] = first
      if (second === undefined) this.#postings.delete(number)
    }
  }

  /** Gives back what was set aside for more. */
  trim(): void {
    for (const posting of this.#postings.values()) posting.trim()
  }

  #posting(number: number): Posting | undefined {
    const first = this.#first[number] ?? 0
    return this.#postings.get(number) ?? (first === 0 ? undefined : Posting.of(first))
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
    const number = this.#numbers.get(word)
    return number === undefined ? undefined : this.#posting(number)
  }

  #exact(word: string): Candidate[] {
    const posting = this.exact(word)
    return posting ? [{ posting, sure: 1 }] : []
  }

  #begun(word: string): Candidate[] {
    if (word.length < 2) return []
    const found: Candidate[] = []
    for (let at = this.#placeOf(word); at < this.#words.length; at++) {
      const whole = this.#words[at]
      if (!whole?.startsWith(word)) break
      if (whole !== word) this.#find(found, whole, sureOfBeginning(word, whole))
    }
    return found
  }

  #meant(word: string, most: number): Candidate[] {
    const letters = lettersOf(word)
    const found: Candidate[] = []
    for (let length = word.length - most; length <= word.length + most; length++) {
      const { words, letters: those } = this.#byLength.get(length) ?? emptyShelf
      for (let at = 0; at < words.length; at++) {
        if (bitsIn((those[at] ?? 0) ^ letters) > 2 * most) continue
        const other = words[at]
        if (!other) continue
        const distance = slips(word, other, most)
        if (distance > most) continue
        // The first letter is seldom the wrong one.
        const first = other[0] === word[0] ? 1 : 0.6
        this.#find(found, other, (first * 0.6) / (distance + 1))
      }
    }
    return found
  }

  /** The word is still being typed, and has a slip: only what begins with the same letter is looked at. */
  #begunWithSlip(word: string): Candidate[] {
    const found: Candidate[] = []
    for (let at = this.#placeOf(word[0] ?? ''); at < this.#words.length; at++) {
      const whole = this.#words[at]
      if (!whole || whole[0] !== word[0]) break
      if (whole.length > word.length && slips(word, whole, 1, true) <= 1) this.#find(found, whole, 0.25)
    }
    return found
  }

  #find(found: Candidate[], word: string, sure: number): void {
    const posting = this.exact(word)
    if (posting) found.push({ posting, sure })
  }

  /** The place of the first word that is not before this one. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Puts new words in their places; done at the next question otherwise. */
  sort(): void {
    if (this.#added.length === 0) return
    // Few are put in one by one; many are faster sorted all together.
    if (this.#added.length < 100)
      for (const word of this.#added) this.#words.splice(this.#placeOf(word), 0, word)
    else this.#words = [...this.#words, ...this.#added].sort((a, b) => (a < b ? -1 : 1))
    for (const word of this.#added) this.#shelve(word)
    this.#added = []
  }

  #shelve(word: string): void {
    const shelf = this.#byLength.get(word.length) ?? { words: [], letters: new Int32Array(8) }
    this.#byLength.set(word.length, shelf)
    if (shelf.words.length === shelf.letters.length) {
      const wider = new Int32Array(shelf.letters.length * 2)
      wider.set(shelf.letters)
      shelf.letters = wider
    }
    shelf.letters[shelf.words.length] = lettersOf(word)
    shelf.words.push(word)
  }
}

function longer<Numbers extends Int32Array | Float32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
