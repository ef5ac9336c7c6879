import { parentPort } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Drawn, RenderOrder } from './page-thread.ts'

// Draws first pages in a thread of its own: PDFium is WebAssembly, which would hold up every request while it draws,
// and the thread can be ended should a page never finish. A document's scripts are never run.

const library = await PDFiumLibrary.init()

async function draw({ bytes, width, mostHeight }: RenderOrder): Promise<Drawn> {
  const document = await library.loadDocument(bytes)
  try {
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(width / originalWidth, mostHeight / originalHeight)
    const drawn = await page.render({
      width: Math.max(1, originalWidth * scale),
      height: Math.max(1, originalHeight * scale),
      render: 'bitmap',
    })
    return { width: drawn.width, height: drawn.height, data: drawn.data }
  } finally {
    document.destroy()
  }
}

parentPort?.on('message', (order: RenderOrder) => {
  draw(order).then(
    (page) => parentPort?.postMessage(page),
    () => parentPort?.postMessage(null),
  )
})
