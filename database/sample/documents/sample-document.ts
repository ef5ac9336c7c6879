import { type BrandId } from '#contract/brands/names.ts'
import { names } from '../facts/names.ts'
import type { Block, PdfDocument } from '../pdf.ts'

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
  /** a form's fields; `[…]` is a box to draw or sign in */
  fields?: string[]
}

const marking = { en: 'Sample document – not for use', ny: 'Chikalata cha chitsanzo – osagwiritsa ntchito' }
const made = {
  en: 'This is a sample document for a demonstration. Names, figures and contacts in it are made up; it binds nobody.',
  ny: 'Ichi ndi chikalata cha chitsanzo. Mayina, manambala ndi zina zonse zomwe zili m’menemu ndi zongoyerekeza; sichikakamiza aliyense.',
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
  fields = [],
}: SampleDocument): PdfDocument {
  const blocks: Block[] = [{ text: made[language] }, { text: dated }]
  for (const line of lines) blocks.push(line.endsWith(':') ? { heading: line.slice(0, -1) } : { text: line })
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
  return { title: title[language], issuer: names[brand].name, marking: marking[language], blocks }
}
