import { parentPort } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Answer, Drawn, Order } from './page-thread.ts'

// Draws pages in a thread of its own: PDFium is WebAssembly, which would hold up every request while it draws, and
// the thread can be ended should a page never finish. A document's scripts are never run.

const library = await PDFiumLibrary.init()
let open: Awaited<ReturnType<typeof library.loadDocument>> | null = null

function close(): null {
  open?.destroy()
  open = null
  return null
}

/** A page's side in points: neither nothing nor beyond the 200 inches a PDF's may be (ISO 32000-1, annex C.2). */
const isPaper = (side: number) => side >= 1 && side <= 14_400

async function draw(page: number, width: number, mostHeight: number): Promise<Drawn | null> {
  if (!open) return null
  const drawing = open.getPage(page)
  const { originalWidth, originalHeight } = drawing.getOriginalSize()
  if (!isPaper(originalWidth) || !isPaper(originalHeight)) return null
  const scale = Math.min(width / originalWidth, mostHeight / originalHeight)
  const drawn = await drawing.render({
    width: Math.max(1, originalWidth * scale),
    height: Math.max(1, originalHeight * scale),
    render: 'bitmap',
    // What was typed into a form is what it is sent for.
    renderFormFields: true,
  })
  return { width: drawn.width, height: drawn.height, data: drawn.data }
}

async function follow(order: Order): Promise<Answer> {
  switch (order.kind) {
    case 'open':
      close()
      open = await library.loadDocument(order.bytes)
      return { pages: open.getPageCount() }
    case 'draw':
      return draw(order.page, order.width, order.mostHeight)
    case 'close':
      return close()
  }
}

parentPort?.on('message', (order: Order) => {
  follow(order).then(
    (answer) => parentPort?.postMessage(answer),
    () => parentPort?.postMessage(null),
  )
})
