import type { Kind } from './file-kind.ts'

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
