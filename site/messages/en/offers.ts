export const offers = { banners: 'Highlights', promotions: 'On offer now' }
