import { messages } from '../messages.ts'

/** the service's short reasons as our own messages; what it says of a form, such as of a slug, stands as it is. */
export function fieldErrorMessage(reason: string): string {
  if (reason === 'taken') return messages.content.taken
  if (
    /^This (?:is missing|must not be empty|takes (?:at least|one of|an? (?:text|number|whole number|list)))/.test(
      reason,
    )
  )
    return messages.content.needed
  return reason
}

export const fieldErrorMessages = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, reason]) => [path, fieldErrorMessage(reason)]))

/** A long form takes some frames until its errors are drawn. */
const mostFrames = 90

/** Goes to the first field at fault, in the order of the page, once it is drawn. */
export function focusFirstError(left = mostFrames): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('#item-form [aria-invalid="true"]')
    if (!first && left > 0) return focusFirstError(left - 1)
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
}
