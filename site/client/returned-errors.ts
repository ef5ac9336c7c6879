import { checkEnquiry } from '#contract/rules/enquiry.ts'
import { readDay } from '../pages/rates/day.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Forms that a server returns with errors, by their `data-keep`: tell whether a field's error is fixed. */
const isFixed: Readonly<Record<string, (field: Field) => boolean>> = {
  enquiry: ({ name, value }) => {
    const { fieldErrors } = checkEnquiry({ [name]: value })
    return !Object.keys(fieldErrors ?? {}).includes(name)
  },
  // Only the server knows which days have rates: any other day may be one.
  day: ({ value, defaultValue }) => value !== defaultValue && readDay(value) !== null,
}

/** Removes errors of a returned form as they are fixed: at the field, in the summary and in the page's title. */
export function removeFixedErrors(form: HTMLFormElement): void {
  const id = form.dataset['keep'] ?? ''
  const summary = document.querySelector(`#${id}-errors`)
  // A summary without field errors says why nothing was sent, such as too many enquiries: it stays.
  if (!summary?.querySelector('li')) return
  const prefix = summary.querySelector('span')?.textContent ?? ''
  const removeFixed = () => {
    for (const field of form.querySelectorAll<Field>('[aria-invalid]')) {
      if (!isFixed[id]?.(field)) continue
      field.removeAttribute('aria-invalid')
      form.querySelector(`#${field.id}-error`)?.remove()
      summary.querySelector(`[href="#${field.id}"]`)?.closest('li')?.remove()
    }
    if (!summary.isConnected || summary.querySelector('li')) return
    summary.remove()
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
  }
  form.addEventListener('input', removeFixed)
  // Something may have been typed before this script was loaded.
  removeFixed()
}
