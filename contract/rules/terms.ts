const years = /\b(\d{1,2})([ -])years?\b/gi

const inMonths = (text: string): string =>
  text.replace(years, (_, count: string, between: string) => `${Number(count) * 12}${between}months`)

/** Compares names or codes; terms go by their length: 1, 3, 6, 12 months, 2 years. */
export const byTerm = (a: string, b: string): number =>
  inMonths(a).localeCompare(inMonths(b), 'en', { numeric: true })

/** What the terms of one product share: `fixed-deposit-3-months` and `fixed-deposit-1-year` are the same without them. */
export const withoutTerm = (code: string): string => code.replace(/\b\d{1,2}-(month|year)s?\b/, '')
