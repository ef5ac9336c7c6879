type Attributes = Record<string, string>

/** Makes an element; a text is put in as text, never as markup. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** One of our own packaged icons (its source, by `?raw`), hidden from screen readers: a word stands beside it. */
export function icon(source: string): Element {
  const holder = element('template')
  holder.innerHTML = source.slice(source.indexOf('<svg'))
  const svg = holder.content.firstElementChild ?? element('span')
  svg.setAttribute('aria-hidden', 'true')
  return svg
}

/** Where messages are put: above everything, also above an open dialog, beside which nothing else can be reached. */
export const topPlace = (): Element => document.querySelector('dialog[open]') ?? document.body
