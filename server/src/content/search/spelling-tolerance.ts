import { bitsIn, lettersOf, slips } from '#contract/rules/slips.ts'
import { EntryWords, type EntryTexts } from './entry-words.ts'
import { Posting } from './posting.ts'
import { longer } from './word-numbers.ts'
import type { ReadWords } from './words.worker.ts'

/** Words of one length, and beside them their letters, close together in memory: most are passed over by those alone. */
type Shelf = { words: string[]; letters: Int32Array }
const emptyShelf: Shelf = { words: [], letters: new Int32Array(0) }
/** A word of the index that may be meant, and how surely: 1 is the very word. */
export type Candidate = { posting: Posting; sure: number }

/**
 * Rates a word that begins with the one asked for. A long word with a letter or two more is another form of it, such as
 * `complain` and `complaint`. Otherwise a word that is complete, such as `pula`, hardly means a longer one, such as `pulani`.
 */
function sureOfBeginning(word: string, whole: string, isComplete: boolean): number {
  if (word.length >= 5 && whole.length - word.length <= 2) return 0.9
  return (0.4 + (0.4 * word.length) / whole.length) * (isComplete ? 0.25 : 1)
}

/** What is noted is kept in this many pairs at most before each word's are put together. */
const mostNoted = 1 << 18
/** Fewer than these are put where they belong one by one. */
const few = 1000

/** All words of the index in their order, so that beginnings are found by halving and slips by one walk. */
export class Vocabulary {
  readonly #read = new EntryWords()
  /** where a word stands first; most stand in one entry only and need nothing more. 0 where it stands nowhere any longer */
  #first = new Int32Array(1024)
  /** where the others stand, by a word's number */
  #postings: (Posting | undefined)[] = []
  #words: string[] = []
  readonly #byLength = new Map<number, Shelf>()

  clear(): void {
    this.#read.clear()
    this.#first.fill(0)
    this.#postings = []
    this.#words = []
    this.#byLength.clear()
  }

  /** All words there are, by their numbers. */
  get known(): string[] {
    return this.#read.numbers.from(0)
  }

  /** Puts an entry in with its words. */
  put(entry: EntryTexts): void {
    this.#read.read(entry)
    if (this.#read.pairs.length > mostNoted * 2) this.#place()
  }

  /** The same with what was read elsewhere of entries after all that are in it; nothing else was put in meanwhile. */
  take({ words, pairs }: ReadWords): void {
    this.#read.numbers.learn(words)
    this.#read.add(pairs)
    if (this.#read.pairs.length > mostNoted * 2) this.#place()
  }

  /** Puts what waits to its words: word by word, because thousands of postings in turn are more than the processor keeps near. */
  #place(): void {
    const { pairs } = this.#read
    if (pairs.length === 0) return
    this.#read.taken()
    this.#makeRoom()
    if (pairs.length < few * 2) {
      for (let at = 0; at < pairs.length; at += 2) this.#add(pairs[at] ?? 0, pairs[at + 1] ?? 0)
      return
    }
    const ends = new Int32Array(this.#read.numbers.size + 1)
    for (let at = 0; at < pairs.length; at += 2) {
      const next = (pairs[at] ?? 0) + 1
      ends[next] = (ends[next] ?? 0) + 1
    }
    for (let number = 1; number < ends.length; number++)
      ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0)
    const sorted = new Int32Array(pairs.length / 2)
    for (let at = 0; at < pairs.length; at += 2) {
      const number = pairs[at] ?? 0
      const place = ends[number] ?? 0
      sorted[place] = pairs[at + 1] ?? 0
      ends[number] = place + 1
    }
    // Each end is now where the next word's begin.
    for (let [number, at] = [0, 0]; at < sorted.length; number++)
      for (const end = ends[number] ?? 0; at < end; at++) this.#add(number, sorted[at] ?? 0)
  }

  #add(number: number, packed: number): void {
    const posting = this.#postings[number]
    const first = this.#first[number] ?? 0
    if (posting) posting.add(packed)
    else if (first === 0) this.#first[number] = packed
    else {
      // Words are numbered in the order they come: what is left out between is filled, so that it stays one piece of memory.
      while (this.#postings.length < number) this.#postings.push(undefined)
      this.#postings[number] = Posting.of(first, packed)
    }
  }

  #makeRoom(): void {
    let { length } = this.#first
    while (length < this.#read.numbers.size) length *= 2
    if (length > this.#first.length) this.#first = longer(this.#first, new Int32Array(length))
  }

  /** Gives each entry another number; those that get none are left out. */
  renumber(numberOf: (entry: number) => number | undefined): void {
    this.#place()
    for (let number = 0; number < this.#read.numbers.size; number++) {
      const posting = this.#posting(number)
      if (!posting) continue
      const [first = 0, second] = posting.renumber(numberOf)
      this.#first[number] = first
      if (second === undefined) this.#postings[number] = undefined
    }
  }

  /** Gives back what was set aside for more. */
  trim(): void {
    this.#place()
    this.#read.trim()
    for (const posting of this.#postings) posting?.trim()
  }

  #posting(number: number): Posting | undefined {
    const first = this.#first[number] ?? 0
    return this.#postings[number] ?? (first === 0 ? undefined : Posting.of(first))
  }

  /**
   * The word itself and what it begins; else what it may be a slip of.
   * @param whole only the word itself
   * @param isComplete the word is known, so it is not the beginning of another
   */
  candidates(word: string, { whole = false, isComplete = false } = {}): Candidate[] {
    if (whole) return this.#exact(word)
    this.sort()
    const found = [...this.#exact(word), ...this.#begun(word, isComplete)]
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
    this.#place()
    const number = this.#read.numbers.get(word)
    return number === undefined ? undefined : this.#posting(number)
  }

  #exact(word: string): Candidate[] {
    const posting = this.exact(word)
    return posting ? [{ posting, sure: 1 }] : []
  }

  #begun(word: string, isComplete: boolean): Candidate[] {
    if (word.length < 2) return []
    const found: Candidate[] = []
    for (let at = this.#placeOf(word); at < this.#words.length; at++) {
      const whole = this.#words[at]
      if (!whole?.startsWith(word)) break
      if (whole !== word) this.#find(found, whole, sureOfBeginning(word, whole, isComplete))
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
    const added = this.#read.numbers.from(this.#words.length)
    if (added.length === 0) return
    // Few are put in one by one; many are faster sorted and laid between the others in one walk.
    if (added.length < 100) for (const word of added) this.#words.splice(this.#placeOf(word), 0, word)
    // oxlint-disable-next-line require-array-sort-compare -- by the signs' codes, as words are compared here
    else this.#words = merged(this.#words, added.toSorted())
    for (const word of added) this.#shelve(word)
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

/** Two lists in order as one; none of their words is in both. */
function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = []
  let at = 0
  for (const word of other) {
    for (let before = one[at]; before !== undefined && before < word; before = one[++at]) all.push(before)
    all.push(word)
  }
  for (; at < one.length; at++) all.push(one[at] ?? '')
  return all
}
