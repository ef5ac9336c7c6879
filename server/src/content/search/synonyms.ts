import { searchWords } from '#contract/rules/search-words.ts'

/** A row of the collection: all of it means the same to who searches. */
export type SynonymRow = { word: string; same: readonly string[] }

/** Words of the question, and others that mean the same. */
export type OtherForm = { replaced: readonly string[]; words: readonly string[] }

/** At most so many other forms of one question are looked for. */
const mostForms = 20

/**
 * Which words and phrases mean the same. One step only: what means the same as a synonym is none of the word itself, so that no
 * row leads on to another.
 */
export class Synonyms {
  readonly #rows = new Map<string, string[][]>()
  /** each phrase's rows, by its first word */
  #byFirst = new Map<string, { phrase: string[]; row: string[][] }[]>()

  /** Puts a row in, in place of the one with the same id; null takes it out. */
  put(id: string, row: SynonymRow | null): void {
    this.#rows.delete(id)
    if (row)
      this.#rows.set(
        id,
        [row.word, ...row.same].map((phrase) => searchWords(phrase)).filter((words) => words.length > 0),
      )
    this.#byFirst = new Map()
    for (const phrases of this.#rows.values())
      for (const phrase of phrases) {
        const [first = ''] = phrase
        const known = this.#byFirst.get(first) ?? []
        known.push({ phrase, row: phrases })
        this.#byFirst.set(first, known)
      }
  }

  clear(): void {
    this.#rows.clear()
    this.#byFirst.clear()
  }

  /** @param asked the words of a question in their order */
  formsOf(asked: readonly string[]): OtherForm[] {
    const forms: OtherForm[] = []
    for (const first of asked) {
      for (const { phrase, row } of this.#byFirst.get(first) ?? []) {
        if (!phrase.every((word) => asked.includes(word))) continue
        for (const words of row) {
          if (words === phrase) continue
          if (forms.length === mostForms) return forms
          forms.push({ replaced: phrase, words })
        }
      }
    }
    return forms
  }
}
