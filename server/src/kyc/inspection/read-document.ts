import { z } from 'zod'
import { drawFirstPage, drawLargePage, type FirstPage } from './first-page.ts'
import { inspectFile } from './inspect-file.ts'
import { inspectLibraryPdf } from './inspect-pdf.ts'
import type { Frame } from './frames.ts'
import type { Answer } from './serve-orders.ts'

/** What is asked of a process that reads documents; the document's bytes are the order's one part. */
const orders = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document'), sha256: z.string(), maxPages: z.int() }),
  z.strictObject({ kind: z.literal('first-page') }),
  z.strictObject({ kind: z.literal('page'), page: z.int() }),
  z.strictObject({ kind: z.literal('library-pdf') }),
])
export type DocumentOrder = z.infer<typeof orders>

/** Does what is asked of one document. What broke a reader leaves nothing to the next document: the process ends. */
export async function readDocument({ head, parts: [bytes = Buffer.alloc(0)] }: Frame): Promise<Answer> {
  const order = orders.parse(head)
  try {
    if (order.kind === 'first-page') return answerOf(await drawFirstPage(bytes))
    if (order.kind === 'page') return answerOf(await drawLargePage(bytes, order.page))
    if (order.kind === 'library-pdf') return await readLibraryPdf(bytes)
    return await readKycDocument(bytes, order)
  } catch {
    return {
      head: order.kind === 'first-page' || order.kind === 'page' ? { none: true } : { refusal: 'damaged' },
      last: true,
    }
  }
}

async function readKycDocument(
  bytes: Buffer,
  { sha256, maxPages }: { sha256: string; maxPages: number },
): Promise<Answer> {
  const found = await inspectFile(bytes, sha256, maxPages)
  if ('refusal' in found) return { head: found }
  const { mime, whole, pages } = found
  // The server has a PDF that is stored as it came.
  return whole === bytes
    ? { head: { mime }, parts: pages }
    : { head: { mime, rewritten: true }, parts: [whole, ...pages] }
}

function answerOf(page: FirstPage | null): Answer {
  if (!page) return { head: { none: true } }
  return { head: { width: page.width, height: page.height }, parts: [page.data] }
}

async function readLibraryPdf(bytes: Buffer): Promise<Answer> {
  const refusal = await inspectLibraryPdf(bytes)
  return { head: refusal === null ? { none: true } : { refusal } }
}
