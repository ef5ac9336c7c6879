import { widthOf, wrapText, type Font } from './pdf-widths.ts'

/** What stands on a page, top to bottom. */
export type Block =
  | { heading: string }
  | { text: string }
  /** a text on a tinted ground */
  | { note: string }
  | { table: string[][] }
  /** a form's field with room to write in */
  | { field: string }
  | { box: string }

/** As `#rrggbb`: for the head and headings, for what is quiet, for what shines, and for words on the head. */
export type PdfColours = { deep: string; main: string; tint: string; spark: string; lift: string }

export type PdfDocument = {
  title: string
  issuer: string
  /** says on every page what the document is, such as that it is a sample */
  marking: string
  blocks: Block[]
  colours?: PdfColours
  /** one word across every page, behind the text */
  watermark?: string
  /** the last line, at the foot of the last page */
  contact?: string
}

const width = 595
const height = 842
const margin = 56
const right = width - margin
const room = right - margin
const bandHeight = 76
/** where text ends, above the foot */
const floor = 74
const plain: PdfColours = {
  deep: '#1a171d',
  main: '#1a171d',
  tint: '#f2ede4',
  spark: '#847d84',
  lift: '#ffffff',
}
const ink = '#1a171d'
const muted = '#5d5760'
const hair = '#c9c2b8'

/** Characters of Windows code page 1252 beyond Latin-1 that our texts use. */
const winAnsi: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '…': 0x85,
}

function literal(text: string): string {
  let out = ''
  for (const character of text) {
    const code = winAnsi[character] ?? character.charCodeAt(0)
    if (code > 255) throw new Error(`no sign for ${character} in WinAnsi`)
    if (character === '(' || character === ')' || character === '\\') out += `\\${character}`
    else if (code < 32 || code > 126) out += `\\${code.toString(8).padStart(3, '0')}`
    else out += character
  }
  return `(${out})`
}

const rounded = (value: number) => String(Math.round(value * 100) / 100)
/** A colour as PDF's operators take it. */
const rgb = (colour: string, white = 0) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => rounded(part + (1 - part) * white))
    .join(' ')
const filled = (x: number, y: number, wide: number, high: number, colour: string) =>
  `${rgb(colour)} rg ${x} ${y} ${wide} ${high} re f`
const put = (text: string, x: number, y: number, size: number, font: Font, colour: string) =>
  `${rgb(colour)} rg BT /${font} ${size} Tf ${rounded(x)} ${rounded(y)} Td ${literal(text)} Tj ET`
const putRight = (text: string, y: number, size: number, font: Font, colour: string, edge = right) =>
  put(text, edge - widthOf(text, size, font), y, size, font, colour)

/** A word from corner to corner, as pale as the paper bears. */
function watermarkOf(word: string, { tint }: PdfColours): string {
  const size = 640_000 / widthOf(word, 1000, 'F2')
  const [cos, sin] = [0.5736, 0.8192]
  const along = widthOf(word, size, 'F2') / 2
  const x = width / 2 - along * cos + size * 0.35 * sin
  const y = height / 2 - 30 - along * sin - size * 0.35 * cos
  // Half way to white: what stands above it is read.
  return `${rgb(tint, 0.5)} rg BT /F2 ${rounded(size)} Tf ${cos} ${sin} ${-sin} ${cos} ${rounded(x)} ${rounded(y)} Tm ${literal(word)} Tj ET`
}

/** The head of each page: whose it is, what it is, and a woven edge. */
function headOf({ issuer, marking }: PdfDocument, { deep, spark, lift }: PdfColours): string[] {
  const top = height - bandHeight
  const threads = [0, 1, 2].map(
    (row) =>
      `${rgb(row === 1 ? lift : spark)} RG [10 6] ${row * 8} d 0 ${top - 3 - row * 5} m ${width} ${top - 3 - row * 5} l S`,
  )
  return [
    filled(0, top - 16, width, bandHeight + 16, deep),
    '3 w',
    ...threads,
    '[] 0 d',
    put(issuer, margin, height - 48, 16, 'F2', '#ffffff'),
    putRight(marking, height - 47, 9.5, 'F1', lift),
  ]
}

type Sheet = { pages: string[][]; y: number; colours: PdfColours; document: PdfDocument }

function turn(sheet: Sheet): void {
  const { document, colours } = sheet
  sheet.pages.push([
    ...(document.watermark === undefined ? [] : [watermarkOf(document.watermark, colours)]),
    ...headOf(document, colours),
    '0.7 w',
  ])
  sheet.y = height - bandHeight - 62
}

function draw(sheet: Sheet, ...marks: string[]): void {
  sheet.pages.at(-1)?.push(...marks)
}

const need = (sheet: Sheet, high: number): void => {
  if (sheet.y - high < floor) turn(sheet)
}

function write(sheet: Sheet, text: string, size: number, font: Font, colour: string): void {
  for (const line of wrapText(text, size, font, room)) {
    need(sheet, size * 1.4)
    draw(sheet, put(line, margin, sheet.y, size, font, colour))
    sheet.y -= Math.round(size * 1.45)
  }
}

function note(sheet: Sheet, text: string): void {
  const lines = wrapText(text, 9.5, 'F1', room - 28)
  const high = lines.length * 14 + 16
  need(sheet, high)
  const bottom = sheet.y - high + 12
  draw(
    sheet,
    filled(margin, bottom, room, high, sheet.colours.tint),
    filled(margin, bottom, 4, high, sheet.colours.main),
    ...lines.map((line, at) => put(line, margin + 16, sheet.y - 6 - at * 14, 9.5, 'F1', ink)),
  )
  sheet.y = bottom - 22
}

function table(sheet: Sheet, rows: string[][]): void {
  sheet.y -= 8
  const columns = rows[0]?.length ?? 1
  // The first column takes what figures leave.
  const step = columns > 1 ? Math.min(130, (room * 0.6) / (columns - 1)) : 0
  const first = room - step * (columns - 1) - 18
  rows.forEach((row, number) => {
    const isHead = number === 0
    const font: Font = isHead ? 'F2' : 'F1'
    const lines = wrapText(row[0] ?? '', 10, font, first)
    const high = lines.length * 13 + 9
    need(sheet, high)
    const bottom = sheet.y - high + 12
    if (isHead) draw(sheet, filled(margin, bottom, room, high, sheet.colours.tint))
    lines.forEach((line, at) =>
      draw(sheet, put(line, margin + 8, sheet.y - 3 - at * 13, 10, font, isHead ? sheet.colours.deep : ink)),
    )
    row.slice(1).forEach((cell, column) => {
      const edge = right - 8 - (columns - 2 - column) * step
      draw(sheet, putRight(cell, sheet.y - 3, 10, font, isHead ? sheet.colours.deep : ink, edge))
    })
    draw(sheet, `${rgb(hair)} RG ${margin} ${bottom} m ${right} ${bottom} l S`)
    sheet.y = bottom - 12
  })
  sheet.y -= 10
}

function field(sheet: Sheet, label: string): void {
  const lines = wrapText(label, 10, 'F1', 168)
  const high = Math.max(26, lines.length * 13 + 8)
  need(sheet, high + 8)
  const bottom = sheet.y - high + 14
  draw(
    sheet,
    ...lines.map((line, at) => put(line, margin, sheet.y - 3 - at * 13, 10, 'F1', ink)),
    `1 g ${rgb(hair)} RG ${margin + 180} ${bottom} ${room - 180} ${high} re B`,
  )
  sheet.y = bottom - 22
}

/** As high as the page has room for, in reason. @param left how many boxes are still to come, with this one */
function box(sheet: Sheet, label: string, left: number): void {
  need(sheet, 84)
  draw(sheet, put(label, margin, sheet.y - 3, 10, 'F1', ink))
  const high = Math.min(190, Math.max(70, (sheet.y - floor) / left - 36), sheet.y - floor - 12)
  const bottom = sheet.y - 12 - high
  draw(sheet, `1 g ${rgb(hair)} RG ${margin} ${bottom} ${room} ${high} re B`)
  sheet.y = bottom - 24
}

function setBlock(sheet: Sheet, block: Block, boxes: number): void {
  if ('heading' in block) {
    need(sheet, 64)
    sheet.y -= 8
    write(sheet, block.heading, 13, 'F2', sheet.colours.main)
    sheet.y -= 2
  } else if ('text' in block) {
    write(sheet, block.text, 11, 'F1', ink)
    sheet.y -= 8
  } else if ('note' in block) note(sheet, block.note)
  else if ('table' in block) table(sheet, block.table)
  else if ('field' in block) field(sheet, block.field)
  else box(sheet, block.box, boxes)
}

/** Sets the blocks on as many A4 pages as they take; each page is a content stream. */
function layOut(document: PdfDocument): string[] {
  const colours = document.colours ?? plain
  const sheet: Sheet = { pages: [], y: 0, colours, document }
  turn(sheet)
  write(sheet, document.title, 22, 'F2', colours.deep)
  draw(sheet, filled(margin, sheet.y + 12, 48, 3, colours.spark))
  sheet.y -= 14
  for (const [at, block] of document.blocks.entries()) {
    if ('field' in block && !('field' in (document.blocks[at - 1] ?? {}))) sheet.y -= 8
    setBlock(sheet, block, document.blocks.slice(at).filter((one) => 'box' in one).length)
  }
  if (document.contact !== undefined) draw(sheet, put(document.contact, margin, 56, 10, 'F2', colours.main))
  return sheet.pages.map((page, index) =>
    [
      ...page,
      `${rgb(hair)} RG ${margin} 46 m ${right} 46 l S`,
      put(document.marking, margin, 32, 8.5, 'F1', muted),
      putRight(`${index + 1} / ${sheet.pages.length}`, 32, 8.5, 'F1', muted),
    ].join('\n'),
  )
}

/** A PDF 1.4 file with pages of Helvetica text; the same document gives the same bytes. */
export function makePdf(document: PdfDocument): Uint8Array {
  const contents = layOut(document)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, index) => `${6 + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(document.title)} /Author ${literal(document.issuer)} /Subject ${literal(document.marking)} >>`,
  ]
  for (const [index, content] of contents.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  // Everything is ASCII here (other signs are escaped), so that string lengths are byte lengths.
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
