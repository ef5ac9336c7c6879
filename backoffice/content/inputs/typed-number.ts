import { plainTyped } from '#contract/rules/pasted.ts'

/** Reads a whole number or a coordinate as it is typed or pasted. Returns the plain text where that is no number. */
export function typedNumber(text: string): number | string {
  // Maps and spreadsheets write a minus sign in place of the hyphen.
  const plain = plainTyped(text).replace('\u2212', '-')
  return plain === '' || Number.isNaN(Number(plain)) ? plain : Number(plain)
}
