import type { SiteMessages } from '../en.ts'

export const offers = {
  banners: 'Zofunika kudziwa',
  promotions: 'Zatsopano',
  tasks: 'Zofunika kawirikawiri',
} as const satisfies SiteMessages['offers']
