import { type BrandId } from '#contract/brands/names.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { issuers } from './issuers.ts'

import type { Block, PdfColours, PdfDocument } from '../pdf.ts'

/** A sample document: what its item says, and what stands in its PDF. */
export type SampleDocument = {
  /** its file's name in files.ts, and its item's key */
  name: string
  title: { en: string; ny: string }
  language: 'en' | 'ny'
  brand: BrandId
  /** the day it bears */
  dated: string
  /** statements and reports get a table of made-up figures that follow from the name */
  figures?: { unit: string; rows: string[] }
  /** paragraphs; a line that ends in a colon is a heading */
  lines: string[]
  /** stands below them; the first row is its head */
  table?: string[][]
  /** a form's fields; `[…]` is a box to draw or sign in */
  fields?: string[]
}

const marking = { en: 'Sample document – not for use', ny: 'Chikalata cha chitsanzo – osagwiritsa ntchito' }
const made = {
  en: 'This is a sample document for a demonstration. Names, figures and contacts in it are made up; it binds nobody.',
  ny: 'Ichi ndi chikalata cha chitsanzo. Mayina, manambala ndi zina zonse zomwe zili m’menemu ndi zongoyerekeza; sichikakamiza aliyense.',
}

const watermark = { en: 'SAMPLE', ny: 'CHITSANZO' }
const contact = {
  en: (phone: string, email: string) => `Questions? Call ${phone} or write to ${email}.`,
  ny: (phone: string, email: string) => `Muli ndi funso? Imbani ${phone} kapena lembani ku ${email}.`,
}

/** The companies' colours, as the site's design has them. */
const colours: Record<BrandId, PdfColours> = {
  holdings: { deep: '#231847', main: '#3a2a6b', tint: '#ece8f6', spark: '#e9b44c', lift: '#c6b8f5' },
  bank: { deep: '#033a3e', main: '#06595e', tint: '#dff0ef', spark: '#ffb21a', lift: '#7fd6d3' },
  bureau: { deep: '#5f0d36', main: '#9b1b5a', tint: '#fbe5ef', spark: '#ff9a5c', lift: '#ffa3cb' },
  discount: { deep: '#173818', main: '#2a5c2c', tint: '#e4f0e1', spark: '#c3d94e', lift: '#9bd69a' },
  properties: { deep: '#58240d', main: '#96401b', tint: '#fae8de', spark: '#8ccbdd', lift: '#f7b493' },
}

/** A made-up figure that follows from its name, so that each document has its own and keeps it. */
function figure(seed: string): number {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619) >>> 0
  return 1_000 + (state % 89_000)
}

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** The document's PDF, before it is set. */
export function pdfOf({
  name,
  title,
  language,
  brand,
  dated,
  figures,
  lines,
  table,
  fields = [],
}: SampleDocument): PdfDocument {
  const blocks: Block[] = [{ text: formatDay(`${dated}T12:00:00Z`, language) }, { note: made[language] }]
  for (const line of lines) blocks.push(line.endsWith(':') ? { heading: line.slice(0, -1) } : { text: line })
  if (table) blocks.push({ table })
  if (figures) {
    const year = Number(dated.slice(0, 4))
    const head = [
      figures.unit,
      language === 'en' ? 'This period' : 'Nthawi ino',
      language === 'en' ? 'Period before' : 'Nthawi yapitayo',
    ]
    blocks.push({
      table: [
        head,
        ...figures.rows.map((row) => [
          row,
          grouped(figure(`${brand}${year}${row}${name}`)),
          grouped(figure(`${brand}${year - 1}${row}${name}`)),
        ]),
      ],
    })
  }
  for (const field of fields) blocks.push(field.startsWith('[') ? { box: field.slice(1, -1) } : { field })
  return {
    // That it is in Chichewa tells itself there.
    title: title[language].replace(/,? \(?m’Chichewa\)?$/, ''),
    issuer: issuers[brand].name,
    marking: marking[language],
    blocks,
    colours: colours[brand],
    watermark: watermark[language],
    contact: contact[language](issuers[brand].phone, `${brand}@sample.invalid`),
  }
}
