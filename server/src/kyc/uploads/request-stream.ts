import type { IncomingMessage } from 'node:http'

export type Body = {
  stream: ReadableStream<Uint8Array>
  /** lets the rest of it come and go unread, so that the answer can be read by a client that still sends */
  letGo(): void
}

/** What may wait here until it is asked for; the rest waits in the connection. */
const mostWaiting = 128 * 1024

/**
 * A request's body as a web stream that gives every byte that came and ends there, also where the connection broke: an
 * error would drop what waits in the streams between here and the store. Node's own bridge does that, ends the
 * connection when it is given up, and stands still with bytes unread.
 */
export function bodyOf(raw: IncomingMessage): Body {
  const waiting: Buffer[] = []
  let size = 0
  let over = false
  let wake = () => {}
  const take = (part: Buffer) => {
    waiting.push(part)
    size += part.length
    if (size > mostWaiting) raw.pause()
    wake()
  }
  const end = () => {
    over = true
    wake()
  }
  raw.on('data', take).once('end', end).once('close', end).on('error', end)
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (waiting.length === 0 && !over) await new Promise<void>((done) => (wake = done))
        const part = waiting.shift()
        if (part) {
          size -= part.length
          if (size <= mostWaiting) raw.resume()
          controller.enqueue(part)
        } else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return {
    stream,
    letGo() {
      raw.off('data', take)
      waiting.length = 0
      raw.resume()
    },
  }
}
