export const offers = { banners: 'Highlights', promotions: 'On offer now', tasks: 'Common tasks' } as const
