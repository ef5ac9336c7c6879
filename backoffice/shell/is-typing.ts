const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]'
const layers = '[role=dialog], [role=menu], [role=listbox]'

/** Whether a key belongs to a field, dialog or menu, or to the browser, and is no shortcut of the screen. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest(`${fields}, ${layers}`) !== null)
