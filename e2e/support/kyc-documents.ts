import { randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { makePdf } from '../../database/sample/pdf.ts'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A photo as a phone takes it: large, on its side, with metadata. @param side its long side in pixels */
export async function photo(name = 'IMG 0042.jpg', side = 2600): Promise<ChosenFile> {
  const noise = { type: 'gaussian', mean: 160, sigma: 18 } as const
  const buffer = await sharp({
    create: { width: side, height: Math.round(side * 0.75), channels: 3, background: '#ccc', noise },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const blank = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#dde4ea' } })

export const png = async (name = 'map.png'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await blank().png().toBuffer(),
})

export const webp = async (name = 'card.webp'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/webp',
  buffer: await blank().webp().toBuffer(),
})

export const pdf = (name = 'form.pdf'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    makePdf({
      title: name,
      issuer: 'Sample',
      marking: 'Sample',
      blocks: [{ heading: 'KYC' }, { text: name }],
    }),
  ),
})

/** A PDF of that many pages, with nothing on them. */
export async function emptyPages(count: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 0; page < count; page++) document.addPage([300, 400])
  return Buffer.from(await document.save())
}

/** A PDF of that many bytes and a few more, which nothing makes smaller. */
export async function largePdf(name: string, bytes: number): Promise<ChosenFile> {
  const document = await PDFDocument.create()
  document.addPage([300, 400])
  document.context.register(document.context.stream(randomBytes(bytes)))
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}
