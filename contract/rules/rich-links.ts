/** A tag as sanitize-html writes it: each value in double quotes, so that no value is taken for an attribute. */
const anchors = /<a((?: [\w-]+="[^"]*")*)>|<\/a>/g
const address = / href="([^"]*)"(?= |$)/
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const read = (written: string): string =>
  written.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity)
const write = (href: string): string => href.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The addresses of the links in a cleaned rich text, in their order. */
export function hrefsIn(html: string): string[] {
  const hrefs: string[] = []
  changeHrefs(html, (href) => {
    hrefs.push(href)
    return href
  })
  return hrefs
}

/** A cleaned rich text with other addresses in its links. @param change returns null where only the words of a link stay */
export function changeHrefs(html: string, change: (href: string) => string | null): string {
  const opened: boolean[] = []
  return html.replace(anchors, (tag: string, attributes: string | undefined) => {
    if (attributes === undefined) return opened.pop() === false ? '' : tag
    const written = address.exec(attributes)?.[1]
    const href = written === undefined ? undefined : read(written)
    const to = href === undefined ? undefined : change(href)
    opened.push(to !== null)
    if (to === null) return ''
    return to === undefined || to === href
      ? tag
      : `<a${attributes.replace(address, () => ` href="${write(to)}"`)}>`
  })
}
