import sharp from 'sharp'
import { withDocument } from './page-thread.ts'

export type FirstPage = { width: number; height: number; data: Buffer }

/** As wide as a phone's screen shows it; drawn at twice that, since PDFium alone leaves small letters ragged. */
const width = 400
const mostHeight = 800
const finer = 2
const patienceMs = 20_000

/**
 * A document's first page as a small WebP.
 * @returns null where it cannot be drawn: damaged, locked by a password, without pages, or too slow
 */
export async function drawFirstPage(bytes: Uint8Array, patience = patienceMs): Promise<FirstPage | null> {
  const room = { width: width * finer, mostHeight: mostHeight * finer }
  const page = await withDocument(bytes, patience, (document) => document.draw(0, room))
  if (!page) return null
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 4 },
  })
    .resize({ width: Math.max(1, Math.round(page.width / finer)) })
    .removeAlpha()
    .webp({ quality: 55, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
