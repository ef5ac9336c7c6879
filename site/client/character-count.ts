import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../messages/en.ts'

/** Writes the number of characters below the fields of a form that have a place for it (`components/fields.tsx`). */
export function showCounts(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-count]')) {
    const field = place.previousElementSibling
    if (field instanceof HTMLTextAreaElement)
      place.textContent = formatMessage(place.dataset['count'] as SiteMessages['enquiry']['messageLength'], {
        n: field.value.length,
        total: field.maxLength,
      })
  }
}
