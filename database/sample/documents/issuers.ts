import type { BrandId } from '#contract/brands/names.ts'

/** Name and telephone of the company that a sample document is from. */
export const issuers: Record<BrandId, { name: string; phone: string }> = {
  holdings: { name: 'FDH Financial Holdings', phone: '+265 1 000 100' },
  bank: { name: 'FDH Bank PLC', phone: '+265 1 000 200' },
  bureau: { name: 'FDH Money Bureau', phone: '+265 1 000 300' },
  discount: { name: 'First Discount House', phone: '+265 1 000 400' },
  properties: { name: 'FDH Properties', phone: '+265 1 000 500' },
}
