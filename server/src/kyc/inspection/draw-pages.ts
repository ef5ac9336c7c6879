import { PDFiumLibrary } from '@hyzyla/pdfium'

// Runs in a process of its own only: PDFium is WebAssembly, which would hold up every request while it draws, and a
// fault in what V8 made of it would end the server. A document's scripts are never run.

let library: Promise<PDFiumLibrary> | null = null

/** Limits for drawing a page, in pixels: the width is used unless the page would be too tall or too large for memory. */
export type Room = { width: number; maxHeight: number; maxPixels: number }
/** Four bytes a pixel, red first. */
export type PageImage = { width: number; height: number; data: Uint8Array }
export type OpenDocument = {
  pages: number
  /** @param page from 0. @returns null where it has no size a page can have. @throws where it cannot be drawn */
  draw(page: number, room: Room): Promise<PageImage | null>
  close(): void
}

/** A page's side in points: neither nothing nor beyond the 200 inches a PDF's may be (ISO 32000-1, annex C.2). */
const isPageSide = (side: number) => side >= 1 && side <= 14_400

/**
 * Opens a document.
 * @returns null where it cannot be opened: damaged, or locked by a password
 * @throws where PDFium itself broke: whatever comes after that must have another process
 */
export async function openDocument(bytes: Uint8Array): Promise<OpenDocument | null> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(bytes).catch((error: unknown) => {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw error
    return null
  })
  if (!document) return null
  return {
    pages: document.getPageCount(),
    async draw(number, { width, maxHeight, maxPixels }) {
      const page = document.getPage(number)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      if (!isPageSide(originalWidth) || !isPageSide(originalHeight)) return null
      const scale = Math.min(
        width / originalWidth,
        maxHeight / originalHeight,
        Math.sqrt(maxPixels / (originalWidth * originalHeight)),
      )
      const drawn = await page.render({
        width: Math.max(1, originalWidth * scale),
        height: Math.max(1, originalHeight * scale),
        render: 'bitmap',
        // What was typed into a form is what it is sent for.
        renderFormFields: true,
      })
      return { width: drawn.width, height: drawn.height, data: drawn.data }
    },
    close: () => document.destroy(),
  }
}
