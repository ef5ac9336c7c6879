/**
 * How many points a picture within a PDF unfolds to by its own head, which need not be what its dictionary says.
 * @param filter the picture's coding (ISO 32000-2, 7.4)
 * @returns 0 where it says nothing, or is coded otherwise
 */
export function encodedPixels(filter: string, bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (filter === 'JPXDecode') return ofJpeg2000(file)
    if (filter === 'JBIG2Decode') return ofJbig2(file)
    return filter === 'DCTDecode' || filter === 'DCT' ? ofJpeg(file) : 0
  } catch (error) {
    // Cut short: whoever draws it will say so.
    if (error instanceof RangeError) return 0
    throw error
  }
}

/** SIZ, the head's first part (ISO/IEC 15444-1, A.5.1): each component has its points, and each tile its costs. */
function ofJpeg2000(file: Buffer): number {
  const at = file.indexOf(Buffer.from('ff4fff51', 'hex'))
  if (at === -1) return 0
  const field = (n: number) => file.readUInt32BE(at + 8 + n * 4)
  const [width, height] = [field(0) - field(2), field(1) - field(3)]
  const tiles = Math.ceil(width / Math.max(1, field(4))) * Math.ceil(height / Math.max(1, field(5)))
  const components = file.readUInt16BE(at + 8 + 32)
  return width * height * Math.max(1, components / 4) + tiles * 4096
}

const regions = new Set([4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48])

/** All regions of all segments (ISO/IEC 14492, 7.2); one laid upon the other costs as much as one beside it. */
function ofJbig2(file: Buffer): number {
  let all = 0
  for (let at = 0; at + 11 <= file.length;) {
    const flags = file.readUInt8(at + 4)
    let next = at + 5
    let referred = file.readUInt8(next) >> 5
    if (referred === 7) {
      referred = file.readUInt32BE(next) & 0x1f_ff_ff_ff
      next += 4 + Math.ceil((referred + 1) / 8)
    } else next += 1
    const number = file.readUInt32BE(at)
    next += referred * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4) + (flags & 0x40 ? 4 : 1)
    const length = file.readUInt32BE(next)
    const data = next + 4
    if (regions.has(flags & 63)) all += file.readUInt32BE(data) * striped(file.readUInt32BE(data + 4))
    // Of a length that is not known nothing further is told (7.2.7).
    if (length === 0xff_ff_ff_ff) break
    at = data + length
  }
  return all
}

/** A page whose height is not known yet has its stripes counted. */
const striped = (height: number) => (height === 0xff_ff_ff_ff ? 0 : height)

/** The largest frame that it names (ITU-T T.81, B.2.2). */
function ofJpeg(file: Buffer): number {
  let most = 0
  for (let at = file.indexOf(255); at !== -1 && at + 9 < file.length; at = file.indexOf(255, at + 1)) {
    const marker = file.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && file.readUInt16BE(at + 2) === 8 + 3 * file.readUInt8(at + 9))
      most = Math.max(most, file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7))
  }
  return most
}
