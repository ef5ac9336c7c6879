import { Worker } from 'node:worker_threads'

/** A thread takes longer to start than ten pages to draw: it stays for the next order a little while. */
const restMs = 5_000
/** What one order may add to the process's memory before it is given up: a small file can unfold to gigabytes. */
const mostMemory = 600 * 1024 * 1024
const lookMs = 100

type Started<Answer> = { worker: Worker; answer: (answer: Answer | null) => void; ended: boolean }

/** Asks one thread, as long as it lives. @returns null where it ended or was ended: too slow, or swollen */
export type Ask<Order, Answer> = (order: Order, patience: number) => Promise<Answer | null>

/**
 * A thread that reads what strangers sent: it starts when it is needed, serves one customer at a time and is ended
 * where an order takes too long or too much memory; the next one has a new thread.
 */
export function makeThread<Order, Answer>(
  module: URL,
): {
  use<T>(run: (ask: Ask<Order, Answer>) => Promise<T>): Promise<T>
} {
  let current: Started<Answer> | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): Started<Answer> {
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: 192 } })
    const started: Started<Answer> = { worker, answer: () => {}, ended: false }
    const gone = () => {
      end(started)
      started.answer(null)
    }
    worker.on('message', (answer: Answer | null) => started.answer(answer))
    worker.on('error', gone)
    worker.on('exit', gone)
    return started
  }

  /** No order goes to a thread that is ending. */
  function end(ending: Started<Answer>): void {
    ending.ended = true
    if (current === ending) current = null
    void ending.worker.terminate()
  }

  async function useNow<T>(run: (ask: Ask<Order, Answer>) => Promise<T>): Promise<T> {
    clearTimeout(resting)
    current ??= start()
    const asked = current
    asked.worker.ref()
    try {
      return await run((order, patience) => askOnce(asked, order, patience))
    } finally {
      // It holds nothing up while it rests, neither a stop nor the end of a test.
      asked.worker.unref()
      resting = setTimeout(() => end(asked), restMs)
      resting.unref()
    }
  }

  function askOnce(asked: Started<Answer>, order: Order, patience: number): Promise<Answer | null> {
    if (asked.ended) return Promise.resolve(null)
    return new Promise((done) => {
      const giveUp = () => {
        end(asked)
        asked.answer(null)
      }
      const before = process.memoryUsage.rss()
      const late = setTimeout(giveUp, patience)
      const swelling = setInterval(() => {
        if (process.memoryUsage.rss() - before > mostMemory) giveUp()
      }, lookMs)
      asked.answer = (answer) => {
        clearTimeout(late)
        clearInterval(swelling)
        done(answer)
      }
      asked.worker.postMessage(order)
    })
  }

  return {
    use(run) {
      const used = last.then(() => useNow(run))
      last = used.catch(() => {})
      return used
    },
  }
}
