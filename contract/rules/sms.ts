import type { Lang } from '../languages.ts'

// Source: 3GPP TS 23.038, the GSM 7-bit default alphabet and its extension table, whose characters take two places.
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('\f^{}\\[~]|€')

const plainSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
}

/**
 * Returns a text as it is sent by SMS: curly quotes, dashes, no-break spaces and accents that the GSM alphabet lacks become plain
 * characters, since one other character leaves room for 70 characters a part instead of 160.
 */
export const smsText = (text: string): string =>
  text
    .replace(/[‘’“”–—…]/g, (sign) => plainSigns[sign] ?? sign)
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\p{L}/gu, (letter) =>
      alphabet.has(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
    )

/** Returns the places that a text takes: in the GSM alphabet, signs of its extension take two. */
export function smsLength(text: string): number {
  const signs = Array.from(text)
  return isGsm(signs) ? signs.length + signs.filter((sign) => extension.has(sign)).length : text.length
}

const isGsm = (signs: readonly string[]): boolean =>
  signs.every((sign) => alphabet.has(sign) || extension.has(sign))

/** Returns how many parts a phone company charges for a text. */
export function smsParts(text: string): number {
  const length = smsLength(text)
  const [single, each] = isGsm(Array.from(text)) ? [160, 153] : [70, 67]
  return length <= single ? 1 : Math.ceil(length / each)
}

/** A text message to customers, with `{text}` where one of its messages stands, and values of its placeholders. */
export type TextMessage = { whole: Record<Lang, string>; values: Record<string, string> }

/** Returns the text message that customers get with a text in its place. */
export const sentText = ({ whole, values }: TextMessage, lang: Lang, text: string): string =>
  smsText(
    whole[lang]
      .replace('{text}', () => text)
      .replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
  )
