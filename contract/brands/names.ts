/** The five companies. Names stand here and nowhere else. */
export const brandIds = ['holdings', 'bank', 'bureau', 'discount', 'properties'] as const
export type BrandId = (typeof brandIds)[number]

type Brand = {
  id: BrandId
  /** full name, shown in capitals on the tab through CSS */
  name: string
  /** short name for the tab on a narrow screen */
  short: { en: string; ny: string }
  /** first segment of its addresses */
  path: `/${string}`
}

export const brands: Record<BrandId, Brand> = {
  holdings: {
    id: 'holdings',
    name: 'FDH Financial Holdings',
    short: { en: 'Group', ny: 'Gulu' },
    path: '/fdhfinancialholdings',
  },
  bank: { id: 'bank', name: 'FDH Bank PLC', short: { en: 'Bank', ny: 'Banki' }, path: '/fdhbankplc' },
  bureau: {
    id: 'bureau',
    name: 'FDH Money Bureau',
    short: { en: 'Money Bureau', ny: 'Ndalama zakunja' },
    path: '/fdhmoneybureau',
  },
  discount: {
    id: 'discount',
    name: 'First Discount House',
    short: { en: 'Discount House', ny: 'Kuikiza ndalama' },
    path: '/firstdiscounthouse',
  },
  properties: {
    id: 'properties',
    name: 'FDH Properties',
    short: { en: 'Properties', ny: 'Malo ndi nyumba' },
    path: '/fdhproperties',
  },
}

/** The company whose section a path (without `/ny`) lies in, or null. */
export function brandOfPath(path: string): BrandId | null {
  const first = `/${path.split('/')[1] ?? ''}`
  return brandIds.find((id) => brands[id].path === first) ?? null
}
