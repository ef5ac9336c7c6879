/** Where each company shows the rates; what belongs to them lies below. */
export const ratesPaths = { bank: '/fdhbankplc/exchangeRates', bureau: '/fdhmoneybureau/tariffs' } as const

/** An address below both of them. */
export const below = (name: string): [string, string] => [
  `${ratesPaths.bank}/${name}`,
  `${ratesPaths.bureau}/${name}`,
]

/** Where the company of an address shows the rates. */
export const ratesPath = (path: string): string =>
  path.startsWith('/fdhmoneybureau/') ? ratesPaths.bureau : ratesPaths.bank

/** Below it, with a query. */
export function rateAddress(path: string, name: string, query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString()
  return `${ratesPath(path)}/${name}${asked && `?${asked}`}`
}
