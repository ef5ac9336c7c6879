/**
 * Returns typed or pasted text with plain digits, letters and single spaces, without the invisible marks that phones and chats
 * put around what is copied. Every field whose value is checked reads it with this first.
 */
export const plainTyped = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
