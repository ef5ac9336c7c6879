import { inflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

// Streams of a PDF by their filters (ISO 32000-2, 7.4), and never more of them than is allowed: how much one decodes to
// is counted first, so that a few bytes which stand for gigabytes cost no memory.

/** The short names are for pictures within a page; readers take them everywhere. */
const longNames: Record<string, string> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
}
/** Between two filters. */
const mostBetween = 32 * 1024 * 1024

/**
 * How many bytes LZW makes of these (7.4.4): a code adds at most one byte to the longest before it.
 * @param early 1 where codes grow one code early, as is usual
 * @returns more than `most` as soon as it is more
 */
export function lzwSize(bytes: Uint8Array, early: number, most: number): number {
  const lengths = new Uint16Array(4096).fill(1, 0, 256)
  let [next, width, before] = [258, 9, 0]
  let [size, held, bits] = [0, 0, 0]
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ff_ff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >>> bits) & ((1 << width) - 1)
    if (code === 257) break
    if (code === 256) {
      ;[next, width, before] = [258, 9, 0]
      continue
    }
    const length = (code < next ? lengths[code] : before + 1) ?? 0
    if (before > 0 && next < 4096) {
      lengths[next] = before + 1
      next += 1
      if (width < 12 && next + early >= 1 << width) width += 1
    }
    size += length
    if (size > most) break
    before = length
  }
  return size
}

/** How many bytes run lengths make of these (7.4.5): 128 ends them. @returns more than `most` as soon as it is more */
export function runLengthSize(bytes: Uint8Array, most: number): number {
  let size = 0
  for (let at = 0; at < bytes.length && size <= most;) {
    const run = bytes[at] ?? 128
    if (run === 128) break
    size += run < 128 ? run + 1 : 257 - run
    at += run < 128 ? run + 2 : 2
  }
  return size
}

/** The names of a stream's filters, the first to be undone first. */
export function filtersOf({ dict }: { dict: PDFDict }): string[] {
  const said = dict.lookup(PDFName.of('Filter'))
  const all = said instanceof PDFArray ? said.asArray().map((one) => dict.context.lookup(one)) : [said]
  return all.flatMap((one) => (one instanceof PDFName ? [one.decodeText()] : []))
}

/**
 * A stream's content, by all its filters up to one for pictures.
 * @returns null where it is larger than `most` bytes; nothing where it cannot be read
 */
export function decodeBounded(stream: PDFRawStream, most: number): Buffer | null {
  let bytes = Buffer.from(stream.contents)
  const filters = filtersOf(stream).map((name) => longNames[name] ?? name)
  for (const [n, filter] of filters.entries()) {
    if (!Object.values(longNames).includes(filter)) break
    const decoded = undo(filter, parmsOf(stream, n), bytes, n === filters.length - 1 ? most : mostBetween)
    if (!decoded) return null
    bytes = decoded
  }
  return bytes.length > most ? null : bytes
}

function parmsOf({ dict }: PDFRawStream, n: number): PDFDict | undefined {
  const said = dict.lookup(PDFName.of('DecodeParms'))
  const own = said instanceof PDFArray ? dict.context.lookup(said.asArray()[n]) : said
  return own instanceof PDFDict ? own : undefined
}

function undo(
  filter: string,
  parms: PDFDict | undefined,
  bytes: Buffer,
  most: number,
): Buffer<ArrayBuffer> | null {
  try {
    if (filter === 'FlateDecode') return Buffer.from(inflateSync(bytes, { maxOutputLength: most }))
    if (filter === 'LZWDecode' && Math.max(lzwSize(bytes, 0, most), lzwSize(bytes, 1, most)) > most)
      return null
    if (filter === 'RunLengthDecode' && runLengthSize(bytes, most) > most) return null
    return decodeWhole(filter, bytes, parms)
  } catch (error) {
    return error instanceof RangeError ? null : Buffer.alloc(0)
  }
}

/** By the library, which knows no bound. */
function decodeWhole(filter: string, bytes: Uint8Array, parms?: PDFDict): Buffer<ArrayBuffer> {
  const dict = PDFDict.withContext(PDFContext.create())
  dict.set(PDFName.of('Filter'), PDFName.of(filter))
  if (parms) dict.set(PDFName.of('DecodeParms'), parms)
  return Buffer.from(decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode())
}

/** What of a file's filters the looks below need to know. */
export type Filters = { lzw: boolean; runs: boolean; text: boolean }

/** Which filters a text names. @param text with no `#` in its names */
export const codedIn = (text: string): Filters => ({
  lzw: /\/LZW(?:Decode)?(?!\w)/.test(text),
  runs: /\/(?:RunLengthDecode|RL)(?!\w)/.test(text),
  text: /\/(?:ASCII85Decode|A85|ASCIIHexDecode|AHx)(?!\w)/.test(text),
})

/** How many bytes the codings that a file names make of these, which may be coded by none of them. */
export function codedSize(bytes: Uint8Array, { lzw, runs }: Filters, most: number): number {
  return Math.max(
    lzw ? lzwSize(bytes, 0, most) : 0,
    lzw ? lzwSize(bytes, 1, most) : 0,
    runs ? runLengthSize(bytes, most) : 0,
  )
}

const space = '\\s\\0'
const hexText = new RegExp(`^[${space}\\da-f]+>`, 'i')
const text85 = new RegExp(`^[${space}!-uz]+~>`)

/** What bytes stand for that begin as text (7.4.2, 7.4.3), and what that stands for if it is text again. */
export function withoutText(bytes: Buffer, times = 2): Buffer[] {
  if (times === 0) return []
  const end = bytes.indexOf('>')
  const hex = bytes.toString('latin1', 0, end + 1)
  const end85 = bytes.indexOf('~>')
  const decoded = hexText.test(hex)
    ? decodeWhole('ASCIIHexDecode', bytes.subarray(0, end + 1))
    : text85.test(bytes.toString('latin1', 0, end85 + 2))
      ? decodeWhole('ASCII85Decode', bytes.subarray(0, end85 + 2))
      : null
  return decoded ? [decoded, ...withoutText(decoded, times - 1)] : []
}
