import type { SiteMessages } from '../en.ts'

export const discountHouse = {
  who: 'Yoyenera ndani',
  term: 'Nthawi yake',
  minimum: 'Ndalama zoyambira',
  byContracts: 'Potengera mndandanda wa migwirizano yanu',
  month: '{sum} pa mwezi',
  allTitle: 'Ntchito zonse',
  allDescription:
    'Ntchito zonse zisanu za {company:discount}: REPO, Reverse REPO, thumba la maphunziro, thumba la gilatuwite ndi ndondomeko ya kupuma pa ntchito.',
  allLede: 'Ntchito zisanu, kuyambira sabata imodzi mpaka mutapuma pa ntchito.',
  onThisPage: 'Ntchito zomwe zili pa tsamba lino',
  more: 'Zambiri za ntchitoyi',
  you: 'Inu',
  house: 'Ife',
  contact: 'Lankhulani ndi mlangizi',
  contactPage: 'Lumikizanani nafe',
  phone: 'Foni',
  email: 'Imelo',
  address: 'Keyala',
} as const satisfies SiteMessages['discountHouse']
