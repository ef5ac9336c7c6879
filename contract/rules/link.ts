import { brandIds, brands } from '../brands/names.ts'
import { looksLikeEmail } from './email.ts'
import { plainTyped } from './pasted.ts'
import { readTelephoneNumbers, telephoneHref } from './telephone-numbers.ts'

/** Addresses that links of rich text may have: a path of this site, a place on the page, another site, a mailbox, a telephone. */
export const linkAddress = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i

const ownPaths = brandIds.map((id) => brands[id].path.slice(1)).join('|')
const ownPath = new RegExp(`^(?:ny/)?(?:${ownPaths})(?:[/?#]|$)`, 'i')
const domain = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i

/** Returns the address that dials a number, typed with or without `tel:`; null if it is not one number. */
export function telephoneLink(address: string): string | null {
  const typed = address
    .replace(/^tel:(?:\/\/)?/i, '')
    .replaceAll('%23', '#')
    .replaceAll('%20', ' ')
  const [number, ...more] = readTelephoneNumbers(typed)
  return number?.call && more.length === 0 ? telephoneHref(number.call) : null
}

/**
 * Completes an address as people type it: `www.example.com`, `http://example.com`, `info@example.com`, `fdhbankplc/cards`, a
 * telephone number.
 * @returns null if it cannot be an address
 */
export function completeLink(typed: string): string | null {
  const address = plainTyped(typed)
  if (/^tel:/i.test(address)) return telephoneLink(address)
  if (linkAddress.test(address)) return address.includes(' ') ? null : address
  const telephone = telephoneLink(address)
  if (telephone) return telephone
  if (address.includes(' ')) return null
  if (/^http:\/\//i.test(address)) return address.replace(/^http/i, 'https')
  if (looksLikeEmail(address)) return `mailto:${address}`
  if (ownPath.test(address)) return `/${address}`
  return domain.test(address) ? `https://${address}` : null
}
