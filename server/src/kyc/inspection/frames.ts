/**
 * What goes over a pipe between the server and a process that reads strangers' documents: four bytes with the length of
 * a head, the head as JSON, then its parts. Node's own channel would rebuild whatever objects the other side names.
 * This one carries plain values and bytes, so a process that was taken over can send nothing else.
 */
export type Frame = { head: unknown; parts: Buffer[] }

const mostHead = 64 * 1024

/** @returns the frame as buffers, in order */
export function frameOf(head: object, parts: readonly Uint8Array[]): Uint8Array[] {
  const text = Buffer.from(JSON.stringify({ head, sizes: parts.map((part) => part.length) }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return [length, text, ...parts]
}

/** Puts frames together from chunks of any size; one frame at a time is under way. */
export class FrameReader {
  private readonly mostBytes: number
  private held: Buffer[] = []
  private size = 0
  private begun: { head: unknown; sizes: number[]; from: number; end: number } | null = null

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes
  }

  /** @returns the frame that these bytes complete. @throws where it is no frame, or larger than `mostBytes` */
  add(bytes: Buffer): Frame | null {
    this.held.push(bytes)
    this.size += bytes.length
    this.begun ??= this.begin()
    if (!this.begun || this.size < this.begun.end) return null
    const { head, sizes, from, end } = this.begun
    if (this.size > end) throw new Error('there is more than one frame')
    const all = this.join()
    let at = from
    const parts = sizes.map((size) => all.subarray(at, (at += size)))
    this.held = []
    this.size = 0
    this.begun = null
    return { head, parts }
  }

  private begin() {
    if (this.size < 4) return null
    const all = this.join()
    const from = 4 + all.readUInt32BE()
    if (from > mostHead) throw new Error('the head is too large')
    if (this.size < from) return null
    const { head, sizes } = readHead(all.subarray(4, from))
    const end = sizes.reduce((sum, size) => sum + size, from)
    if (end > this.mostBytes) throw new Error('the frame is too large')
    return { head, sizes, from, end }
  }

  private join(): Buffer {
    if (this.held.length > 1) this.held = [Buffer.concat(this.held, this.size)]
    return this.held[0] ?? Buffer.alloc(0)
  }
}

function readHead(bytes: Buffer): { head: unknown; sizes: number[] } {
  const said: unknown = JSON.parse(bytes.toString())
  if (typeof said !== 'object' || said === null || !('head' in said) || !('sizes' in said))
    throw new Error('no head')
  const { head, sizes } = said
  if (!Array.isArray(sizes) || !sizes.every((size) => Number.isSafeInteger(size) && size >= 0))
    throw new Error('no sizes')
  return { head, sizes: sizes as number[] } // each was just looked at
}
