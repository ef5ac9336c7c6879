import type { SiteMessages } from '../en.ts'

export const product = {
  what: 'Ndi chiyani',
  who: 'Yoyenera ndani',
  gains: 'Ubwino wake',
  needs: 'Zofunika',
  steps: 'Mmene mungaipezere',
  earns: 'Zomwe imapeza',
  earnsCaption: 'Pelesenti pa chaka',
  lends: 'Mtengo wa ngongole',
  costs: 'Mitengo yake',
  costsCaption: 'Msonkho waphatikizidwa',
  rate: 'Mlingo',
  perYear: 'Pa chaka',
  charge: 'Ntchito',
  price: 'Mtengo',
  next: 'Zochita tsopano',
  compare: 'Yerekezerani ndi zinzake',
  product: 'Ntchito',
  suits: 'Yabwino pa',
  upTo: 'mpaka {rate}',
  sideBySide: 'Zonse pamodzi',
} as const satisfies SiteMessages['product']
