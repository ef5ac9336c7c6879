import { plainTyped } from './pasted.ts'

/** Shortest and longest account number taken, in digits: the group's own have 13, older ones fewer. */
const digits = { least: 6, most: 20 }

/**
 * An account number as people write it (spaces, hyphens between groups) as plain digits.
 * @returns null where it is none
 */
export function accountNumber(typed: string): string | null {
  if (typed.length > 60) return null
  const plain = plainTyped(typed).replace(/[\s\p{Pd}]/gu, '')
  return /^\d+$/.test(plain) && plain.length >= digits.least && plain.length <= digits.most ? plain : null
}
