import { words } from '../messages.ts'

/** The service's short reasons in the house's words; what it says of a form, such as of a slug, stands as it is. */
export function faultInWords(reason: string): string {
  if (reason === 'taken') return words.content.taken
  if (
    /^This (?:is missing|must not be empty|takes (?:at least|one of|an? (?:text|number|whole number|list)))/.test(
      reason,
    )
  )
    return words.content.needed
  return reason
}

export const faultsInWords = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, reason]) => [path, faultInWords(reason)]))

/** Goes to the first field at fault, in the order of the page. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('#item-form [aria-invalid="true"]')
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
}
