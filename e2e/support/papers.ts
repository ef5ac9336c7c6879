import { randomBytes } from 'node:crypto'
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

/** @param extra bytes after its end, which readers do not mind: to make it as large as wanted */
export function pdf(name = 'form.pdf', extra = 0): ChosenFile {
  const made = makePdf({
    title: name,
    issuer: 'Sample',
    marking: 'Sample',
    blocks: [{ heading: 'KYC' }, { text: name }],
  })
  const padding =
    extra > 0
      ? Buffer.concat([Buffer.from('\n%'), Buffer.from(randomBytes(extra).toString('hex').slice(0, extra))])
      : Buffer.alloc(0)
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([made, padding]) }
}
