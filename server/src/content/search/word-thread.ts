import { Worker } from 'node:worker_threads'
import type { EntryTexts } from './entry-words.ts'
import type { ReadWords } from './words.worker.ts'

/** So many lots may wait for the thread: each holds the texts of its entries. */
const mostWaiting = 8

/** A thread that reads the words of thousands of entries, so that whoever asks for a page meanwhile does not wait for it. */
export class WordThread {
  readonly #worker: Worker
  #waiting = 0
  #failure: unknown = null
  /** woken when the thread has read a lot, or failed */
  #sleepers: (() => void)[] = []

  /** @param words those that are known, in the order of their numbers. @param take is given what was read, in the order of the lots */
  constructor(words: readonly string[], take: (read: ReadWords) => void) {
    this.#worker = new Worker(new URL('./words.worker.ts', import.meta.url), { workerData: words })
    this.#worker.on('message', (read: ReadWords) => {
      this.#waiting -= 1
      try {
        take(read)
      } catch (error) {
        this.#failure = error
      }
      this.#wake()
    })
    this.#worker.on('error', (failure: Error) => {
      this.#failure = failure
      this.#wake()
    })
  }

  /** Has the words of a lot of entries read. Resolves when there is room for the next, and rejects if the thread failed. */
  async read(entries: readonly EntryTexts[]): Promise<void> {
    this.#waiting += 1
    this.#worker.postMessage(entries)
    await this.#until(mostWaiting)
  }

  /** Resolves when all is read, and rejects if the thread failed. */
  finish(): Promise<void> {
    return this.#until(0)
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  async #until(most: number): Promise<void> {
    for (;;) {
      if (this.#failure !== null) throw this.#failure
      if (this.#waiting <= most) return
      await new Promise<void>((wake) => this.#sleepers.push(wake))
    }
  }

  #wake(): void {
    for (const wake of this.#sleepers.splice(0)) wake()
  }
}
