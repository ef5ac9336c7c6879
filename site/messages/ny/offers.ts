import type { SiteMessages } from '../en.ts'

export const offers = {
  banners: 'Zofunika kudziwa',
  promotions: 'Zomwe zilipo tsopano',
  tasks: 'Zofunika kawirikawiri',
} as const satisfies SiteMessages['offers']
