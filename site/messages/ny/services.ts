import type { SiteMessages } from '../en.ts'

export const services = {
  discount: {
    title: 'Ntchito zathu moyerekezera',
    description:
      'REPO, reverse REPO, maphunziro, gilatuwite ndi kupuma pa ntchito za {company:discount}, limodzi ndi linzake.',
    lede: 'Za masabata angapo kapena za zaka zambiri: pezani ntchito yokuyenerani.',
  },
  properties: {
    title: 'Ntchito za malo ndi nyumba',
    description:
      'Kuyang’anira malo ndi nyumba, malangizo, kutukula malo, kuwerengera mtengo ndi kuyang’anira ntchito zomanga za {company:properties}, moyerekezera.',
    lede: 'Sankhani ntchito yomwe mukufuna.',
  },
  forWhom: 'Yoyenera ndani',
  first: 'Poyambira',
  who: 'Yoyenera ndani',
  steps: 'Mmene imayendera',
  bring: 'Zomwe mubwere nazo',
  cost: 'Mtengo wake ndi phindu lake',
  mind: 'Musanasaine',
  reference: 'Mlingo woyambirapo: {rate} pa chaka, kuyambira pa {since}.',
  next: 'Chotsatira',
  ask: 'Tifunseni',
  all: 'Ntchito zonse',
  others: 'Ntchito zina',
} as const satisfies SiteMessages['services']
