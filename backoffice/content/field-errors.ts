import { isBlank } from '#contract/rules/blank.ts'
import { formatMessage, messages } from '../messages.ts'

const { content } = messages

/** What the service says of a value that is there, in words for who fills in the form. */
const plainer: [RegExp, string][] = [
  [/^This takes a number\.$/, content.wrong.number],
  [/^This takes a whole number\.$/, content.wrong.wholeNumber],
  [/^This takes (?:one of|the id of an item)\b/, content.wrong.choice],
  [/^This takes an instant\b/, content.wrong.instant],
  [/^This takes a day\b/, content.wrong.day],
]

/** The service's short reasons as our own messages; what it says of a form, such as of a slug, stands as it is. */
export function fieldErrorMessage(reason: string, value: unknown): string {
  if (reason === 'taken') return content.taken
  if (/^This (?:is missing|must not be empty)/.test(reason)) return content.needed
  if (isEmpty(value) && reason.startsWith('This takes ')) return content.needed
  const [, least] = /^This takes at least (\d+) characters/.exec(reason) ?? []
  if (least) return formatMessage(content.wrong.tooShort, { n: least })
  return plainer.find(([pattern]) => pattern.test(reason))?.[1] ?? reason
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'object') return Object.values(value).every(isEmpty)
  return typeof value === 'string' && isBlank(value)
}

/** @param valueAt what stands in the form at a path */
export const fieldErrorMessages = (
  fields: Readonly<Record<string, string>>,
  valueAt: (path: string) => unknown,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, reason]) => [path, fieldErrorMessage(reason, valueAt(path))]),
  )

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
