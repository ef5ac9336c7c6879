import { deflateSync } from 'node:zlib'

// PDFs written by hand, since no library writes what is not to be let in.

/** The objects of a sound document of one page, from number 1 on; its catalog and page take more entries. */
export const onePage = ({ catalog = '', page = '', box = '0 0 595 842' } = {}): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R ${page} >>`,
  stream('0 0 m 300 300 l S'),
]

export const stream = (content: string | Buffer, entries = ''): string => {
  const text = typeof content === 'string' ? content : content.toString('latin1')
  return `<< /Length ${text.length} ${entries} >>\nstream\n${text}\nendstream`
}

export const folded = (content: string | Buffer, entries = ''): string =>
  stream(deflateSync(content), `/Filter /FlateDecode ${entries}`)

/** A document of these objects, with its table. */
export function writePdf(objects: readonly string[], trailer = '', version = '1.7'): Buffer {
  let text = `%PDF-${version}\n`
  const offsets = objects.map((object, n) => {
    const at = text.length
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** The same with every object that is no stream folded into one stream of objects, and a folded table. */
export function writeFoldedPdf(objects: readonly string[], trailer = ''): Buffer {
  const inside = objects.flatMap((object, n) =>
    object.includes('\nstream\n') ? [] : [{ object, number: n + 1 }],
  )
  const holder = objects.length + 1
  const table = holder + 1
  let heads = ''
  let bodies = ''
  for (const { object, number } of inside) {
    heads += `${number} ${bodies.length} `
    bodies += `${object} `
  }
  const written = [
    ...objects
      .map((object, n) => ({ object, number: n + 1 }))
      .filter(({ object }) => object.includes('\nstream\n')),
    {
      number: holder,
      object: folded(heads + bodies, `/Type /ObjStm /N ${inside.length} /First ${heads.length}`),
    },
  ]
  let text = '%PDF-1.5\n'
  const entries = new Map<number, [number, number, number]>([[0, [0, 0, 255]]])
  inside.forEach(({ number }, index) => entries.set(number, [2, holder, index]))
  for (const { object, number } of written) {
    entries.set(number, [1, text.length, 0])
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  entries.set(table, [1, text.length, 0])
  const rows = Buffer.alloc((table + 1) * 8)
  for (const [number, [kind, at, more]] of entries) {
    rows.writeUInt8(kind, number * 8)
    rows.writeUInt32BE(at, number * 8 + 1)
    rows.writeUIntBE(more, number * 8 + 5, 3)
  }
  const about = `/Type /XRef /Size ${table + 1} /W [1 4 3] /Root 1 0 R ${trailer}`
  const end = `${table} 0 obj\n${folded(rows, about)}\nendobj\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'latin1')
}
