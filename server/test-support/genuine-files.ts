import { PDFDocument, PDFName, StandardFonts, degrees } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { samplePdf } from './kyc-documents.ts'
import { onePage, writeFoldedPdf, writePdf } from './raw-pdf.ts'

export type Genuine = { what: string; bytes: Buffer; mime: string; pages: number }

const sizes: [number, number][] = [
  [1, 1],
  [40, 30],
  [640, 480],
  [480, 640],
  [1240, 1754],
  [3, 900],
  [70, 70],
]

/** Something to see, that no two sizes have alike. */
const drawing = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><circle cx="30%" cy="20%" r="20%" fill="#0a5"/></svg>`,
    ),
  )

async function pictures(): Promise<Genuine[]> {
  const made: Genuine[] = []
  const add = async (what: string, mime: string, picture: { toBuffer(): Promise<Buffer> }) =>
    made.push({ what, mime, bytes: await picture.toBuffer(), pages: 1 })
  for (const [width, height] of sizes) {
    const name = `${width} × ${height}`
    const one = () => drawing(width, height).removeAlpha()
    for (const quality of [30, 80, 100])
      await add(`jpeg ${name} ${quality}`, 'image/jpeg', one().jpeg({ quality }))
    await add(`progressive jpeg ${name}`, 'image/jpeg', one().jpeg({ progressive: true }))
    await add(`jpeg ${name} without subsampling`, 'image/jpeg', one().jpeg({ chromaSubsampling: '4:4:4' }))
    await add(`grey jpeg ${name}`, 'image/jpeg', one().greyscale().jpeg())
    await add(`jpeg for print ${name}`, 'image/jpeg', one().toColourspace('cmyk').jpeg())
    await add(`png ${name}`, 'image/png', one().png())
    await add(`png with transparency ${name}`, 'image/png', drawing(width, height).ensureAlpha(0.5).png())
    await add(`png with a palette ${name}`, 'image/png', one().png({ palette: true }))
    await add(`interlaced png ${name}`, 'image/png', one().png({ progressive: true }))
    await add(`grey png ${name}`, 'image/png', one().greyscale().png())
    await add(`deep png ${name}`, 'image/png', one().toColourspace('rgb16').png())
    await add(`webp ${name}`, 'image/webp', one().webp())
    await add(`lossless webp ${name}`, 'image/webp', one().webp({ lossless: true }))
    await add(`webp with transparency ${name}`, 'image/webp', drawing(width, height).ensureAlpha(0.5).webp())
    for (const orientation of [2, 3, 5, 6, 8])
      await add(
        `jpeg ${name} held as ${orientation}`,
        'image/jpeg',
        one().withMetadata({ orientation }).jpeg(),
      )
  }
  return made
}

/** One by a library, as a word processor, a scanner's app or a form leaves it. */
async function libraryPdf(pages: number, fold: boolean): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setTitle('Sample')
  const font = await document.embedFont(StandardFonts.Helvetica)
  const photo = await document.embedJpg(await drawing(300, 200).jpeg().toBuffer())
  for (let n = 0; n < pages; n++) {
    const page = document.addPage(n % 2 === 0 ? [595, 842] : [842, 595])
    page.setRotation(degrees((n % 4) * 90))
    page.drawText(`Page ${n + 1}`, { x: 50, y: 500, size: 24, font })
    page.drawImage(photo, { x: 50, y: 100 })
  }
  const form = document.getForm()
  const field = form.createTextField('account')
  field.setText('0001234567')
  field.addToPage(document.getPage(0), { x: 50, y: 400 })
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseNone'))
  return Buffer.from(await document.save({ useObjectStreams: fold }))
}

async function pdfs(): Promise<Genuine[]> {
  const made: Genuine[] = []
  const add = (what: string, bytes: Buffer, pages = 1) =>
    made.push({ what, bytes, mime: 'application/pdf', pages })
  for (let n = 1; n <= 30; n++) add(`pdf of ${n * 10} words`, samplePdf('word '.repeat(n * 10)))
  for (const version of ['1.3', '1.4', '1.5', '1.6', '1.7', '2.0'])
    add(`pdf ${version}`, writePdf(onePage(), '', version))
  for (const pages of [1, 2, 3, 7, 12]) {
    add(`pdf of ${pages} pages`, await libraryPdf(pages, false), pages)
    add(`folded pdf of ${pages} pages`, await libraryPdf(pages, true), pages)
  }
  const calm = {
    'a link to the web': [
      '',
      '/Annots [5 0 R]',
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://fdh.invalid) >> >>',
    ],
    'a link within': [
      '',
      '/Annots [5 0 R]',
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoTo /D [3 0 R /Fit] >> >>',
    ],
    'a place to open at': ['/OpenAction [3 0 R /XYZ null null 0]', '', 'null'],
    'a place to open at, by an action': ['/OpenAction 5 0 R', '', '<< /S /GoTo /D [3 0 R /Fit] >>'],
    'a font called AA': [
      '',
      '/Resources << /Font << /AA 5 0 R >> >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    'a large page': ['', '/UserUnit 1', 'null'],
  } as const
  for (const [what, [catalog, page, object]] of Object.entries(calm)) {
    const objects = [...onePage({ catalog, page }), object]
    add(`pdf with ${what}`, writePdf(objects))
    add(`folded pdf with ${what}`, writeFoldedPdf(objects))
  }
  for (const [what, end] of [
    ['a line', '\n'],
    ['two lines', '\r\n\r\n'],
    ['spaces', ' '.repeat(200)],
  ] as const)
    add(`pdf with ${what} after its end`, Buffer.concat([samplePdf(), Buffer.from(end)]))
  add('a large pdf', writePdf(onePage({ box: '0 0 2384 3370' })))
  add('a revised pdf', await revised())
  return made
}

/** Saved again by a program that writes what has changed behind what was. */
async function revised(): Promise<Buffer> {
  const first = writePdf(onePage())
  const at = first.length
  const changed = '4 0 obj\n<< /Length 19 >>\nstream\n0 0 m 500 500 l S  \nendstream\nendobj\n'
  const before = first.toString('latin1').lastIndexOf('xref\n0 ')
  const table = `xref\n4 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${before} >>\nstartxref\n${at + changed.length}\n%%EOF\n`
  return Buffer.concat([first, Buffer.from(changed + table, 'latin1')])
}

/** Some two hundred sound documents, always the same. */
export const genuineFiles = async (): Promise<Genuine[]> => [...(await pictures()), ...(await pdfs())]
