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
