import type { BrandId } from './names.ts'

/** What clients of the specification call the companies where they write an executive's role. Not shown to anybody. */
export const wireNames: Record<BrandId, string> = {
  holdings: 'FDH Financial Holdings',
  bank: 'FDH Bank PLC',
  bureau: 'FDH Money Bureau',
  discount: 'First Discount House',
  properties: 'FDH Properties',
}
