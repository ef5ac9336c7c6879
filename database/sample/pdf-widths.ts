/** Advances of Helvetica and Helvetica-Bold in thousandths, of the signs from space to ~ (Adobe's core font metrics). */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'

export type Font = 'F1' | 'F2'
const advances: Readonly<Record<Font, readonly number[]>> = {
  F1: regular.split(' ').map(Number),
  F2: bold.split(' ').map(Number),
}
/** Of other signs that our texts use; a bold one is no narrower than this. */
const others: Readonly<Record<string, number>> = {
  '–': 556,
  '—': 1000,
  '‘': 278,
  '’': 278,
  '“': 500,
  '”': 500,
  '…': 1000,
}

/** How wide a text is, in points. */
export function widthOf(text: string, size: number, font: Font): number {
  let sum = 0
  for (const sign of text) sum += others[sign] ?? advances[font][sign.charCodeAt(0) - 32] ?? 600
  return (sum * size) / 1000
}

/** Breaks a text at spaces. */
export function wrapText(text: string, size: number, font: Font, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, size, font) > room) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line !== '') lines.push(line)
  return lines
}
