import sharp from 'sharp'
import { openDocument } from './draw-pages.ts'

export type FirstPage = { width: number; height: number; data: Buffer }

/** As wide as a phone's screen shows it; drawn at twice that, since PDFium alone leaves small letters ragged. */
const width = 400
const maxHeight = 800
const finer = 2

/**
 * A document's first page as a small WebP. Runs in a process that reads documents.
 * @returns null where it cannot be drawn: damaged, locked by a password, or without pages
 * @throws where PDFium broke
 */
export async function drawFirstPage(bytes: Uint8Array): Promise<FirstPage | null> {
  const document = await openDocument(bytes)
  if (!document || document.pages < 1) return null
  const room = { width: width * finer, maxHeight: maxHeight * finer }
  const page = await document.draw(0, { ...room, maxPixels: room.width * room.maxHeight })
  document.close()
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

/** Three times as wide as the pages that an inspection draws. */
const largeRoom = { width: 3720, maxHeight: 16_000, maxPixels: 20_000_000 }

/** A page of a customer's document as a large WebP, for small print. @param number from 0. @returns null as above */
export async function drawLargePage(bytes: Uint8Array, number: number): Promise<FirstPage | null> {
  const document = await openDocument(bytes)
  if (!document || number >= document.pages) return null
  const page = await document.draw(number, largeRoom)
  document.close()
  if (!page) return null
  const { width, height } = page
  const data = await sharp(page.data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 70, effort: 1 })
    .toBuffer()
  return { width, height, data }
}
