/** What stands on a page, top to bottom. */
export type Block =
  | { heading: string }
  | { text: string }
  | { table: string[][] }
  /** a form's field with a rule to write on */
  | { field: string }
  | { box: string }

export type PdfDocument = { title: string; issuer: string; marking: string; blocks: Block[] }

const width = 595
const height = 842
const margin = 56
const lineHeight = 15

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

/** Breaks a text at spaces; Helvetica's mean advance is near half its size. */
function wrap(text: string, size: number, room: number): string[] {
  const most = Math.floor(room / (size * 0.5))
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > most) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  if (line) lines.push(line)
  return lines
}

/** Sets the blocks on as many A4 pages as they take; each page is a content stream. */
function layOut({ title, issuer, marking, blocks }: PdfDocument): string[] {
  const pages: string[] = []
  let page: string[] = []
  let y = 0
  const put = (text: string, x: number, size: number, font: 'F1' | 'F2' = 'F1') =>
    page.push(`BT /${font} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`)
  const rule = (from: number, to: number) => page.push(`${from} ${y - 4} m ${to} ${y - 4} l S`)
  const turn = () => {
    if (page.length) pages.push(page.join('\n'))
    page = ['0.6 w']
    y = height - margin
    put(issuer, margin, 10, 'F2')
    put(marking, width - margin - 210, 10)
    rule(margin, width - margin)
    y -= 40
  }
  const need = (room: number) => {
    if (y - room < margin) turn()
  }
  const write = (text: string, size: number, font: 'F1' | 'F2') => {
    for (const line of wrap(text, size, width - 2 * margin)) {
      need(lineHeight)
      put(line, margin, size, font)
      y -= Math.round(size * 1.4)
    }
  }
  turn()
  write(title, 20, 'F2')
  y -= 12
  for (const block of blocks) {
    if ('heading' in block) {
      need(60)
      y -= 8
      write(block.heading, 13, 'F2')
      y -= 2
    } else if ('text' in block) {
      write(block.text, 10.5, 'F1')
      y -= 7
    } else if ('field' in block) {
      need(30)
      put(block.field, margin, 10.5)
      rule(margin + 190, width - margin)
      y -= 26
    } else if ('box' in block) {
      need(210)
      put(block.box, margin, 10.5)
      y -= 196
      page.push(`${margin} ${y} ${width - 2 * margin} 184 re S`)
      y -= 20
    } else {
      const columns = block.table[0]?.length ?? 1
      const step = Math.floor((width - 2 * margin - 190) / Math.max(1, columns - 1))
      block.table.forEach((row, number) => {
        need(20)
        row.forEach((cell, column) =>
          put(
            cell,
            column === 0 ? margin : margin + 190 + (column - 1) * step,
            10,
            number === 0 ? 'F2' : 'F1',
          ),
        )
        rule(margin, width - margin)
        y -= 19
      })
      y -= 6
    }
  }
  pages.push(page.join('\n'))
  return pages.map(
    (content, index) =>
      `${content}\nBT /F1 9 Tf ${width - margin - 30} 32 Td ${literal(`${index + 1} / ${pages.length}`)} Tj ET`,
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
