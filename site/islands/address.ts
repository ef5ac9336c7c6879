/**
 * Keeps what stands in an island's fields in the page's address, so that it can be shared and survives a reload;
 * the language switch then leads to the same. Call it when typing rests: browsers refuse many changes a second.
 * @param how `push` where Back is to return to the address before
 */
export function keepInAddress(
  path: string,
  fields: Record<string, string>,
  how: 'replace' | 'push' = 'replace',
): void {
  const written = new URLSearchParams(fields).toString()
  const query = written && `?${written}`
  if (location.search !== query) history[`${how}State`](history.state, '', path + query)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    if (link.origin === location.origin && link.search !== query) link.search = query
  }
}
