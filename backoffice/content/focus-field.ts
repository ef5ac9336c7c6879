/** How many cards inside each other are opened on the way to a field. */
const deepest = 6

/** Goes to a field by its path, through cards that are closed; to what is nearest around it where it has no input of its own. */
export function focusField(path: string, left = deepest): void {
  const form = document.getElementById('item-form')
  if (!form) return
  const card = nearest(form, 'data-card-path', path)
  const closed = card?.querySelector<HTMLElement>('[data-act=toggle][aria-expanded=false]')
  if (closed && closed.closest('[data-card-path]') === card && left > 0) {
    closed.click()
    requestAnimationFrame(() => focusField(path, left - 1))
    return
  }
  const field = nearest(form, 'data-field', path) ?? form
  const control = field.querySelector<HTMLElement>('[aria-invalid=true]') ?? firstControl(field)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/** The element whose attribute is the path, or the longest beginning of it that there is. */
function nearest(form: HTMLElement, attribute: string, path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const beginning = parts.slice(0, length).join('.')
    const found = form.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(beginning)}"]`)
    if (found) return found
  }
  return null
}

const controls = 'input, textarea, select, button, [contenteditable=true]'
const firstControl = (field: HTMLElement): HTMLElement | undefined => {
  const all = [...field.querySelectorAll<HTMLElement>(controls)].filter((one) =>
    one.matches(':not([aria-hidden=true], :disabled)'),
  )
  return all.find((one) => !one.matches('button')) ?? all[0]
}
