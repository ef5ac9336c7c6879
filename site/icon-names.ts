/** Where the build puts the site's own icons. The number changes with the drawing, as they are cached for a year. */
export const icons = {
  svg: '/assets/icon-v1.svg',
  small: '/assets/icon-192-v1.png',
  large: '/assets/icon-512-v1.png',
  manifest: '/assets/site-v1.webmanifest',
} as const

/** The drawn picture that stands for a company where a page is shared. */
export const cards = {
  holdings: '/assets/card-holdings-v1.png',
  bank: '/assets/card-bank-v1.png',
  bureau: '/assets/card-bureau-v1.png',
  discount: '/assets/card-discount-v1.png',
  properties: '/assets/card-properties-v1.png',
} as const
