import { plainTyped } from './pasted.ts'

/**
 * A national identity number of Malawi as its card has it: eight capital letters and digits, a digit among them.
 * @param typed in either case, perhaps with spaces or hyphens
 * @returns null where it is none
 */
export function nationalId(typed: string): string | null {
  if (typed.length > 60) return null
  const plain = plainTyped(typed)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  return /^(?=.*\d)[A-Z\d]{8}$/.test(plain) ? plain : null
}
