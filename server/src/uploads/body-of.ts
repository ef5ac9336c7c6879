import type { IncomingMessage } from 'node:http'

export type Body = {
  stream: ReadableStream<Uint8Array>
  /** lets the rest of it come and go unread, so that the answer can be read by a client that still sends */
  letGo(): void
}

/**
 * A request's body as a web stream that holds nothing back and, unlike Node's own bridge, neither ends the connection
 * when it is given up nor stands still for ever with bytes unread.
 */
export function bodyOf(raw: IncomingMessage): Body {
  const bytes: AsyncIterator<Uint8Array> = raw.iterator({ destroyOnReturn: false })
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const rest = () => void raw.resume()
  return {
    stream,
    letGo() {
      // One that is broken off has nothing left to read.
      bytes.return?.().then(rest, rest)
    },
  }
}
