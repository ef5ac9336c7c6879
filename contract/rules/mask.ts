/** What a field tells of a customer, and so how it is masked. */
export type PersonalKind = 'name' | 'number' | 'contact' | 'text'

const dots = '•••'

/**
 * A customer's value as lists show it: enough to tell two apart, too little to know or reach anybody.
 * A name keeps its first letter, a number its last four digits (three of a telephone), an e-mail its first letter and
 * its domain, a text nothing. What is masked already stays as it is.
 */
export function maskValue(kind: PersonalKind, value: string): string {
  if (looksMasked(kind, value)) return value.trim()
  if (kind === 'text') return dots
  if (kind === 'name') return `${String.fromCodePoint(value.codePointAt(0) ?? 0)}${dots}`
  const at = value.lastIndexOf('@')
  if (kind === 'contact' && at > 0) return `${value.slice(0, 1)}${dots}${value.slice(at)}`
  const digits = value.replace(/\s/g, '')
  const kept = kind === 'contact' ? 3 : 4
  // Of a short number the half at most.
  return `${dots} ${digits.slice(-Math.min(kept, Math.floor(digits.length / 2)) || digits.length)}`
}

/** True for what a masked answer shows, or what somebody made of one: no name, number or contact has such signs. */
export function looksMasked(kind: PersonalKind, value: string): boolean {
  if (kind === 'text') return /^[\s•●∙·*…]*[•●∙*][\s•●∙·*…]*$/u.test(value)
  return /[•●∙]|\*{2,}|…/u.test(value)
}
