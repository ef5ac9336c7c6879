import { searchWords } from '#contract/rules/search-words.ts'
import type { SearchText } from '#contract/search.ts'
import { pack } from './posting.ts'
import { formsOf } from './word-forms.ts'
import { longer, WordNumbers } from './word-numbers.ts'

/** How much a word says of an entry by where it stands. */
const worth = { title: 10, names: 7, summary: 3, more: 1 } as const
const mostText = 6000
/** A word that is there as it is written says more than another form of one: `pula` (the currency) is no `pulani` (plan). */
const ofForm = 0.4

/** An entry by its number, with its texts in each language. */
export type EntryTexts = { number: number; texts: readonly SearchText[] }

/** In place of where a word's other forms are. */
const [notKnown, noForms] = [0, -1]

/** Reads which words entries hold, and how much each says of them. */
export class EntryWords {
  /** each word's number, by which the arrays hold what there is of it */
  readonly numbers = new WordNumbers()
  /** by a word's number, where its other forms begin; not known while it has only come as a form of another */
  #formsAt = new Int32Array(1024)
  /** the numbers of words' other forms, each word's with a -1 behind them; nothing begins at 0 */
  #forms: number[] = [-1]
  /** of the entry that is being read: how much each word says of it, and which words there are */
  #weights = new Float32Array(1024)
  #noted = new Int32Array(1024)
  #notedCount = 0
  #pairs = new Int32Array(2048)
  #length = 0

  /** What was read and not taken yet: a word's number and an entry as `pack` has it, in pairs, the entries in their order. */
  get pairs(): Int32Array {
    return this.#pairs.subarray(0, this.#length)
  }

  /** Forgets the pairs, which were taken. */
  taken(): void {
    this.#length = 0
  }

  /** Gives back what was set aside for more. */
  trim(): void {
    this.#pairs = new Int32Array(2048)
    this.#length = 0
  }

  clear(): void {
    this.numbers.clear()
    this.#formsAt.fill(notKnown)
    this.#forms = [-1]
    this.#weights.fill(0)
    this.#notedCount = this.#length = 0
  }

  /** The words of an entry with their other forms; of one that stands in several places, the best counts. */
  read({ number: entry, texts }: EntryTexts): void {
    for (const text of texts) this.#note(text)
    this.#makeRoom(this.#notedCount * 2)
    for (let at = 0; at < this.#notedCount; at++) {
      const number = this.#noted[at] ?? 0
      this.#pairs[this.#length++] = number
      this.#pairs[this.#length++] = pack(entry, this.#weights[number] ?? 0)
      this.#weights[number] = 0
    }
    this.#notedCount = 0
  }

  /** Pairs that were read elsewhere, by the same numbers. */
  add(pairs: Int32Array): void {
    this.#makeRoom(pairs.length)
    this.#pairs.set(pairs, this.#length)
    this.#length += pairs.length
  }

  #makeRoom(more: number): void {
    const length = this.#length + more
    if (length > this.#pairs.length) this.#pairs = longer(this.#pairs, new Int32Array(length * 2))
  }

  /** A short title says more by each of its words. */
  #note(text: SearchText): void {
    for (const field of ['title', 'names', 'summary', 'more'] as const) {
      const said = text[field].slice(0, mostText)
      const each = field === 'title' ? 0.5 + 0.5 / Math.max(1, searchWords(said).length) : 1
      const weight = worth[field] * each
      this.numbers.each(said, (number) => {
        this.#weigh(number, weight)
        let at = this.#formsAt[number] ?? notKnown
        if (at === notKnown) at = this.#findForms(number)
        if (at === noForms) return
        for (let form = this.#forms[at] ?? -1; form >= 0; form = this.#forms[++at] ?? -1)
          this.#weigh(form, weight * ofForm)
      })
    }
  }

  #weigh(number: number, weight: number): void {
    if (number >= this.#weights.length) this.#widen(number)
    const known = this.#weights[number] ?? 0
    if (known === 0) this.#noted[this.#notedCount++] = number
    if (known < weight) this.#weights[number] = weight
  }

  /** @returns where they begin */
  #findForms(number: number): number {
    const [, ...others] = formsOf(this.numbers.word(number))
    const at = others.length > 0 ? this.#forms.length : noForms
    if (others.length > 0) this.#forms.push(...others.map((form) => this.numbers.of(form)), -1)
    this.#formsAt[number] = at
    return at
  }

  /** Words may have come that no entry was read for here: the number may be far ahead. */
  #widen(number: number): void {
    let { length } = this.#weights
    while (length <= number) length *= 2
    this.#formsAt = longer(this.#formsAt, new Int32Array(length))
    this.#weights = longer(this.#weights, new Float32Array(length))
    this.#noted = longer(this.#noted, new Int32Array(length))
  }
}
