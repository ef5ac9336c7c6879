import sharp from 'sharp'
import { folded, onePage, stream, writeFoldedPdf, writePdf } from '../raw-pdf.ts'
import { noise, page, type Costly, type CostlyEnd } from './page.ts'

const calm = '0 0 m 9 9 l S'
const picture = (entries: string, data: Buffer, content = '595 0 0 842 0 0 cm /I Do') =>
  page('/XObject << /I 5 0 R >>', content, [
    stream(data, `/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 1 ${entries}`),
  ])
const small = '/Width 100 /Height 100'
const four = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, n) => bytes.writeUInt32BE(number, n * 4))
  return bytes
}

/** The head of a JPEG 2000 (ISO/IEC 15444-1, A.5.1). */
const jpeg2000 = (width: number, height: number, tile: number, components = 1) =>
  Buffer.concat([
    Buffer.from('ff4fff51', 'hex'),
    Buffer.from([0, 38 + 3 * components, 0, 0]),
    four(width, height, 0, 0, tile, tile, 0, 0),
    Buffer.from([components >> 8, components & 255]),
    Buffer.from('070101'.repeat(components), 'hex'),
    noise(200),
  ])
/** A page's segment, and so many regions (ISO/IEC 14492, 7.2). */
const jbig2 = (width: number, height: number, regions: number) => {
  const segment = (number: number, type: number, data: Buffer) =>
    Buffer.concat([four(number), Buffer.from([type, 0, 1]), four(data.length), data])
  const at = Buffer.concat([four(width, height, 0, 0), Buffer.from([0])])
  return Buffer.concat([
    segment(0, 48, Buffer.concat([four(width, height, 0, 0), Buffer.from([0, 0, 0])])),
    ...Array.from({ length: regions }, (_, n) => segment(n + 1, 38, Buffer.concat([at, Buffer.alloc(20)]))),
  ])
}

async function jpegOf(side: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'))
  jpeg.writeUInt16BE(side, frame + 5)
  jpeg.writeUInt16BE(side, frame + 7)
  return jpeg
}

/** A progressive picture whose last scan comes again and again. */
async function manyScans(times: number): Promise<Buffer> {
  const jpeg = await flat(4000, 3000).greyscale().jpeg({ progressive: true }).toBuffer()
  const scan = jpeg.lastIndexOf(Buffer.from('ffda', 'hex'))
  const body = jpeg.subarray(scan, -2)
  return Buffer.concat([
    jpeg.subarray(0, scan),
    ...Array.from({ length: times }, () => body),
    Buffer.from('ffd9', 'hex'),
  ])
}

const frames = (count: number) =>
  sharp(noise(64 * 64 * count * 3), { raw: { width: 64, height: 64 * count, channels: 3, pageHeight: 64 } })

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })

export async function bulk(): Promise<Costly[]> {
  const made: Costly[] = []
  const add = (what: string, end: CostlyEnd, bytes: Buffer) => made.push({ what, end, bytes })
  add(
    'JPEG 2000 of 3 gigapixels',
    'too_many_pixels',
    picture(`${small} /Filter /JPXDecode`, jpeg2000(60_000, 60_000, 1000)),
  )
  add(
    'JPEG 2000 of tiles of one point',
    'too_many_pixels',
    picture(`${small} /Filter /JPXDecode`, jpeg2000(2000, 2000, 1)),
  )
  add(
    'JPEG 2000 of 16,000 components',
    'too_many_pixels',
    picture(`${small} /Filter /JPXDecode`, jpeg2000(500, 500, 500, 16_000)),
  )
  add(
    'JBIG2 of 3 gigapixels',
    'too_many_pixels',
    picture(`${small} /Filter /JBIG2Decode`, jbig2(60_000, 60_000, 1)),
  )
  add(
    'JBIG2 of two hundred regions',
    'too_many_pixels',
    picture(`${small} /Filter /JBIG2Decode`, jbig2(1000, 1000, 200)),
  )
  add('a small JBIG2', 'taken', picture(`${small} /Filter /JBIG2Decode`, jbig2(100, 100, 1)))
  add(
    'a JPEG in it of 4 gigapixels',
    'too_many_pixels',
    picture(`${small} /Filter /DCTDecode`, await jpegOf(65_000)),
  )
  add(
    'a fax of 3 gigapixels',
    'too_many_pixels',
    picture(
      `/Width 100 /Height 60000 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>`,
      noise(500),
    ),
  )
  add(
    'a picture of 64 megapixels, one bit each',
    'too_many_pixels',
    picture('/Width 8000 /Height 8000 /Filter /RunLengthDecode', Buffer.alloc(300, 129)),
  )
  add(
    'a picture of 40 megapixels, drawn a thousand times',
    'taken',
    picture(
      '/Width 8000 /Height 5000 /Filter /RunLengthDecode',
      Buffer.alloc(80_000, 129),
      '595 0 0 842 0 0 cm /I Do '.repeat(1000),
    ),
  )
  add('a page of 15,000 points', 'damaged', page('', calm, [], { box: '0 0 15000 15000' }))
  add('a page of 15,000 points by its unit', 'taken', page('', calm, [], { entries: '/UserUnit 30' }))
  add('a page the wrong way round', 'taken', page('', calm, [], { box: '595 842 0 0' }))
  add(
    'a page larger than what is shown of it',
    'taken',
    page('', calm, [], { box: '-10000 -10000 10000 10000', entries: '/CropBox [0 0 595 842]' }),
  )
  add(
    '100,001 objects',
    'too_complex',
    writePdf([...onePage(), ...Array.from({ length: 100_001 }, () => 'null')]),
  )
  add(
    '100,001 objects, folded',
    'too_complex',
    writeFoldedPdf([...onePage(), ...Array.from({ length: 100_001 }, () => 'null')]),
  )
  add(
    'objects folded that say there are a thousand million',
    'too_complex',
    writePdf([...onePage(), folded('1 0 null', '/Type /ObjStm /N 1000000000 /First 4')]),
  )
  add('30,000 objects', 'taken', writePdf([...onePage(), ...Array.from({ length: 30_000 }, () => '[1]')]))
  const curves = Array.from(
    { length: 120_000 },
    (_, n) => `${n % 595} 0 m ${(n * 7) % 595} 842 300 ${n % 800} 30 30 c S`,
  )
  add('curves without end', 'ended', page('', curves.join('\n')))
  add('half a million states kept', 'taken', page('', `${'q '.repeat(500_000)}${calm}`))
  add('a dash too short to see', 'taken', page('', '[0.001 0.001] 0 d 0 0 m 595 842 l S'))
  add('clips within clips', 'taken', page('', `${'0 0 500 500 re W n '.repeat(20_000)}${calm}`))
  add(
    'letters of a kilometre',
    'taken',
    page(
      '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
      'BT /F 1000000 Tf (WWWW) Tj ET',
    ),
  )
  add(
    'a line of two million letters',
    'taken',
    page(
      '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
      `BT /F 9 Tf ${`(${'W'.repeat(1000)}) Tj 1 0 0 1 0 0 Tm `.repeat(2000)} ET`,
    ),
  )
  add(
    'a web picture of two hundred frames',
    'taken',
    await frames(200).webp({ loop: 0, effort: 0 }).toBuffer(),
  )
  add('an animated GIF', 'wrong_kind', await frames(60).gif({ effort: 1 }).toBuffer())
  add('a JPEG of 4 gigapixels', 'too_many_pixels', await jpegOf(65_000))
  add('a JPEG of 8,000 scans', 'damaged', await manyScans(8000))
  add('a JPEG of 50 megapixels', 'taken', await flat(8000, 6200).jpeg().toBuffer())
  add('a PNG of 51 megapixels', 'too_many_pixels', await flat(51_000, 1000).png().toBuffer())
  add(
    'a WebP of 51 megapixels',
    'too_many_pixels',
    await flat(16_000, 3200).webp({ lossless: true, effort: 0 }).toBuffer(),
  )
  return made
}
