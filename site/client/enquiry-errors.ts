import { checkEnquiry, enquiryFields } from '#contract/rules/enquiry.ts'

/** Removes errors of a returned enquiry as they are fixed: at the field, in the summary and in the page's title. */
export function removeFixedErrors(form: HTMLFormElement): void {
  const summary = document.querySelector('#enquiry-errors')
  // A summary without field errors says why nothing was sent, such as too many enquiries: it stays.
  if (!summary?.querySelector('li')) return
  const prefix = summary.querySelector('span')?.textContent ?? ''
  const removeFixed = () => {
    const typed = Object.fromEntries(
      enquiryFields.map((field) => [field, form.querySelector<HTMLInputElement>(`#enquiry-${field}`)?.value]),
    )
    const { fieldErrors } = checkEnquiry(typed)
    for (const field of enquiryFields) {
      if (fieldErrors?.[field]) continue
      form.querySelector(`#enquiry-${field}`)?.removeAttribute('aria-invalid')
      form.querySelector(`#enquiry-${field}-error`)?.remove()
      summary.querySelector(`[href="#enquiry-${field}"]`)?.closest('li')?.remove()
    }
    if (!summary.isConnected || summary.querySelector('li')) return
    summary.remove()
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
  }
  form.addEventListener('input', removeFixed)
  // Something may have been typed before this script was loaded.
  removeFixed()
}
