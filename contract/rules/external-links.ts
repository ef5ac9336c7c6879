/** Whether any link field of a body leads to another website. Texts in two languages hold no link fields. */
export function hasExternalLink(node: unknown): boolean {
  if (typeof node === 'string') return /^https?:/i.test(node)
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node).some(
    ([name, value]) => name !== 'en' && name !== 'ny' && hasExternalLink(value),
  )
}
