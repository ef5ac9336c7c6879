import type { Words } from '../en.ts'

export const offers = {
  banners: 'Zofunika kudziwa',
  promotions: 'Zatsopano',
} as const satisfies Words['offers']
