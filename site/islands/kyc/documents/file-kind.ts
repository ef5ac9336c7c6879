/** What a file is by its first bytes; `photo` is one that only some browsers can read (HEIC). */
export type Kind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'photo'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** @param head the first 32 bytes or more */
export function kindOf(head: Uint8Array): Kind | null {
  // A PDF may have a few bytes before its mark; the service's reader decides.
  if (text(head, 0, Math.min(head.length, 1024)).includes('%PDF-')) return 'pdf'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(head, 1, 4) === 'PNG' && head[0] === 0x89) return 'png'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  if (text(head, 4, 8) === 'ftyp' && /^(hei|mif|msf)/.test(text(head, 8, 12))) return 'photo'
  return null
}

/**
 * How many pixels a picture says it has, read from its head so that a huge one is not unpacked on a small phone.
 * @returns null where the head does not say
 */
export function pixelsOf(kind: Kind, bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (kind === 'png') return view.getUint32(16) * view.getUint32(20)
    if (kind === 'jpeg') return jpegPixels(view)
    if (kind === 'webp' && String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X') {
      const three = (at: number) => 1 + (view.getUint16(at, true) | (view.getUint8(at + 2) << 16))
      return three(24) * three(27)
    }
  } catch {
    // It ends before it says.
  }
  return null
}

/** Each segment names its length; a start of frame (SOF) holds height and width. */
function jpegPixels(view: DataView): number | null {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const mark = view.getUint16(at)
    if (mark < 0xff00) return null
    const isFrame = mark >= 0xffc0 && mark <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(mark)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
  }
}
