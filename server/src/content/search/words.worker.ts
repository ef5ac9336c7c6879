import { parentPort, workerData } from 'node:worker_threads'
import { EntryWords, type EntryTexts } from './entry-words.ts'

// Reads the words of entries for another thread, which has given it those that it knows: new ones get the numbers behind them.

/** Words that are new, in the order of their numbers, and pairs as `EntryWords` has them. */
export type ReadWords = { words: readonly string[]; pairs: Int32Array<ArrayBuffer> }

const words = new EntryWords()
words.numbers.learn(workerData as readonly string[]) // WordThread gives them
let told = words.numbers.size

parentPort?.on('message', (entries: readonly EntryTexts[]) => {
  for (const entry of entries) words.read(entry)
  const pairs = words.pairs.slice()
  words.taken()
  const read: ReadWords = { words: words.numbers.from(told), pairs }
  told = words.numbers.size
  parentPort?.postMessage(read, [pairs.buffer])
})
