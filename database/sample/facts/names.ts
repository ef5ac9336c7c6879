import type { BrandId } from '#contract/brands/names.ts'
import type { Both } from '#contract/languages.ts'
import { both } from '../both.ts'

/** What the five companies of the sample are called. */
export const names: Record<BrandId, { name: string; short: Both }> = {
  holdings: { name: 'FDH Financial Holdings', short: both('Group', 'Gulu') },
  bank: { name: 'FDH Bank PLC', short: both('Bank', 'Banki') },
  bureau: { name: 'FDH Money Bureau', short: both('Money Bureau', 'Ndalama zakunja') },
  discount: { name: 'First Discount House', short: both('Discount House', 'Kuikiza ndalama') },
  properties: { name: 'FDH Properties', short: both('Properties', 'Malo ndi nyumba') },
}
