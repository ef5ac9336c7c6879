type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLDetailsElement

const fieldsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<Field>('input:not([type=file]), select, textarea, details'),
]

const controlsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('button, summary, label, input'),
]

/**
 * Remembers the fields of server-rendered HTML. A browser that translates the page replaces its text nodes, and React then
 * renders the island anew instead of hydrating it: the new fields would be empty.
 */
export function rememberFields(element: HTMLElement) {
  const nodes = [...element.children]
  const fields = fieldsIn(element)
  const controls = controlsIn(element)
  let focus = element.contains(document.activeElement) ? document.activeElement : null
  const enter = ({ target }: Event) => {
    focus = target instanceof Element ? target : null
  }
  // A field that is removed loses the focus too. That is over once the microtask runs.
  const leave = ({ target }: Event) => {
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && target !== document.activeElement) focus = null
    })
  }
  element.addEventListener('focusin', enter)
  element.addEventListener('focusout', leave)
  return {
    isTranslated: () => nodes.some((node) => node.matches('font') || node.querySelector('font') !== null),
    /** Returns the control itself, or the one rendered anew in its place. */
    replacementOf: (control: HTMLElement | null) =>
      !control || control.isConnected ? control : controlsIn(element)[controls.indexOf(control)],
    /** Copies what was typed, chosen and opened to new fields, if the island was rendered anew. */
    restore: () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
      const [first] = nodes
      if (!first || first.isConnected) return
      for (const [at, fresh] of fieldsIn(element).entries()) {
        const old = fields[at]
        // Not by id: React gives other ids where it does not hydrate.
        if (old?.localName !== fresh.localName || old.getAttribute('name') !== fresh.getAttribute('name'))
          continue
        copyState(old, fresh)
        if (old !== focus) continue
        fresh.focus({ preventScroll: true })
        // Where one types, too; other fields than those for text have no such place.
        if (
          old instanceof HTMLInputElement &&
          fresh instanceof HTMLInputElement &&
          old.selectionStart !== null
        )
          fresh.setSelectionRange(old.selectionStart, old.selectionEnd)
      }
    },
  }
}

function copyState(old: Field, fresh: Field): void {
  if (old instanceof HTMLDetailsElement || fresh instanceof HTMLDetailsElement) {
    if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) fresh.open = old.open
    return
  }
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement && /radio|checkbox/.test(old.type))
    fresh.checked = old.checked
  else if (fresh.value !== old.value) fresh.value = old.value
}
