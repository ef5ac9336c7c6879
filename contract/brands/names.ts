/** The five companies, by their ids. What they are called is in the collection `facts`. */
export const brandIds = ['holdings', 'bank', 'bureau', 'discount', 'properties'] as const
export type BrandId = (typeof brandIds)[number]

type Brand = {
  id: BrandId
  /** first segment of its addresses */
  path: `/${string}`
}

export const brands: Record<BrandId, Brand> = {
  holdings: { id: 'holdings', path: '/fdhfinancialholdings' },
  bank: { id: 'bank', path: '/fdhbankplc' },
  bureau: { id: 'bureau', path: '/fdhmoneybureau' },
  discount: { id: 'discount', path: '/firstdiscounthouse' },
  properties: { id: 'properties', path: '/fdhproperties' },
}

/** The company whose section a path (without `/ny`) lies in, or null. */
export function brandOfPath(path: string): BrandId | null {
  const first = `/${path.split('/')[1] ?? ''}`
  return brandIds.find((id) => brands[id].path === first) ?? null
}
