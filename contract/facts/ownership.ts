import type { BrandId } from '../brands/names.ts'
import { shareholders } from './shareholding.ts'

export type Owned = {
  brand: BrandId
  /** the holding company's part, a decimal string */
  percent: string
  /** true where the group's own papers are silent and the figure is made up */
  sample: boolean
}

/** The holding company's part of the bank, from the bank's own list of holders. */
const ofBank = shareholders.find(({ key }) => key === 'holdings')?.percent ?? '0.00'

/** What the holding company owns of each company below it. */
export const owned: readonly Owned[] = [
  { brand: 'bank', percent: ofBank, sample: false },
  { brand: 'bureau', percent: '100.00', sample: true },
  { brand: 'discount', percent: '100.00', sample: true },
  { brand: 'properties', percent: '100.00', sample: true },
]
