import type { Words } from '../en.ts'

export const offers: Words['offers'] = { banners: 'Zofunika kudziwa', promotions: 'Zatsopano' }
