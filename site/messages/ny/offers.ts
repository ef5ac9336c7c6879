import type { SiteMessages } from '../en.ts'

export const offers = {
  banners: 'Zofunika kudziwa',
  promotions: 'Zatsopano',
} as const satisfies SiteMessages['offers']
