const names: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 cannot hold at all, escaped or not: control characters, and two that are no characters. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text as it may stand between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[<>&"']/g, (sign) => names[sign] ?? sign)

/** An element with a text in it. */
export const element = (name: string, text: string, attributes: Record<string, string> = {}): string =>
  `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>`

/** An element that says all by its attributes. */
export const empty = (name: string, attributes: Record<string, string>): string =>
  `<${name}${attributesOf(attributes)}/>`

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')
