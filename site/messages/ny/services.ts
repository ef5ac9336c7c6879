import type { SiteMessages } from '../en.ts'

export const services = {
  discount: {
    title: 'Ntchito zathu zofananizidwa',
    description:
      'REPO, reverse REPO, maphunziro, gilatuwite ndi kupuma pa ntchito za First Discount House, limodzi ndi linzake.',
    lede: 'Ndalama za kanthawi kapena za nthawi yaitali: pezani mzere wokuyenerani, kenako werengani tsamba lake.',
  },
  properties: {
    title: 'Ntchito za malo ndi nyumba',
    description:
      'Kuyang’anira, malangizo, chitukuko, kuwerengera mtengo ndi kuyang’anira zomangamanga za FDH Properties.',
    lede: 'Tengani imodzi, kapena imodzi itsogolere ku ina.',
  },
  caption: 'Ntchito, oyenera kuzigwiritsa ntchito, ndi poyambira',
  service: 'Ntchito',
  forWhom: 'Yoyenera ndani',
  first: 'Poyambira',
  who: 'Yoyenera ndani',
  steps: 'Mmene imayendera',
  bring: 'Zofunika kubweretsa',
  cost: 'Mtengo wake ndi phindu lake',
  mind: 'Musanasayine',
  reference: 'Mlingo wotsogolera: {rate} pa chaka, kuyambira {since}.',
  next: 'Chotsatira',
  ask: 'Tifunseni',
  all: 'Ntchito zonse',
  others: 'Ntchito zina',
} as const satisfies SiteMessages['services']
