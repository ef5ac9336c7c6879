/** The address of one `type` of a page, as a form would write it. */
export const typeAddress = (page: string, type: string): string =>
  `${page}?${new URLSearchParams({ type }).toString()}`
