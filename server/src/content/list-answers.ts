import { Answer } from '../http/answer.ts'

type About = ConstructorParameters<typeof Answer>[2]

const [open, comma, close] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** A JSON array of what is JSON already. */
const listOf = (items: readonly Buffer[]): Buffer =>
  Buffer.concat([open, ...items.flatMap((item, index) => (index === 0 ? [item] : [comma, item])), close])

/**
 * Lists as answers. Ten items have as many addresses as there are moments to begin after: the same items, held in the same
 * buffers, are given the answer that was made of them before, as long as it is kept somewhere.
 */
export class ListAnswers {
  /** what tells an item from all others; it holds none of them in memory */
  readonly #numbers = new WeakMap<Buffer, number>()
  /** the last list that began with this item */
  readonly #made = new WeakMap<Buffer, { key: string; answer: WeakRef<Answer> }>()
  #given = 0

  /** @param items as JSON in UTF-8, which nobody alters; @param about equal for all lists in one language */
  of(items: readonly Buffer[], about: About): Answer {
    const [first] = items
    if (!first) return new Answer(200, listOf(items), about)
    const key = items.map((item) => this.#numberOf(item)).join()
    const before = this.#made.get(first)
    const kept = before?.key === key ? before.answer.deref() : undefined
    if (kept) return kept
    const answer = new Answer(200, listOf(items), about)
    this.#made.set(first, { key, answer: new WeakRef(answer) })
    return answer
  }

  #numberOf(item: Buffer): number {
    const known = this.#numbers.get(item)
    if (known !== undefined) return known
    this.#given += 1
    this.#numbers.set(item, this.#given)
    return this.#given
  }
}
