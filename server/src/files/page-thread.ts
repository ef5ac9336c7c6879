import { Worker } from 'node:worker_threads'

/** What the thread is given: the document, and the room its first page has, in pixels. */
export type RenderOrder = { bytes: Uint8Array; width: number; mostHeight: number }
/** What it gives back, four bytes a pixel, red first; null where the document cannot be drawn. */
export type Drawn = { width: number; height: number; data: Uint8Array } | null

/** A thread takes longer to start than ten pages to draw: it stays for the next one a little while. */
const restMs = 5_000

type Thread = { worker: Worker; answer: (page: Drawn) => void }

let thread: Thread | null = null
let resting: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> = Promise.resolve()

function startThread(): Thread {
  const worker = new Worker(new URL('./first-page.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  const started: Thread = { worker, answer: () => {} }
  const gone = () => {
    if (thread === started) thread = null
    started.answer(null)
  }
  worker.on('message', (page: Drawn) => started.answer(page))
  worker.on('error', gone)
  worker.on('exit', gone)
  return started
}

/** No order goes to a thread that is ending. */
function end(ending: Thread): void {
  if (thread === ending) thread = null
  void ending.worker.terminate()
}

/**
 * Draws a document's first page in the thread, one document at a time.
 * @param patience in milliseconds; the thread is ended where a page takes longer, and the next has a new one
 */
export function drawInThread(order: RenderOrder, patience: number): Promise<Drawn> {
  const drawn = last.then(() => drawNow(order, patience))
  last = drawn
  return drawn
}

async function drawNow(order: RenderOrder, patience: number): Promise<Drawn> {
  clearTimeout(resting)
  thread ??= startThread()
  const { worker } = thread
  const asked = thread
  worker.ref()
  const page = await new Promise<Drawn>((done) => {
    const late = setTimeout(() => {
      end(asked)
      asked.answer(null)
    }, patience)
    asked.answer = (drawn) => {
      clearTimeout(late)
      done(drawn)
    }
    worker.postMessage(order)
  })
  // It holds nothing up while it rests, neither a stop nor the end of a test.
  worker.unref()
  resting = setTimeout(() => end(asked), restMs)
  resting.unref()
  return page
}
