import type { SiteMessages } from '../en.ts'

export const faqs = {
  title: 'Mafunso ndi mayankho okhudza banki',
  description:
    'Zomwe makasitomala amafunsa {company:bank} kwambiri: maakaunti, makhadi ndi chitetezo, banki ya pa foni, ngongole, zikalata za KYC ndi madandaulo, ndi mayankho achidule.',
  name: 'Mafunso ndi mayankho',
  lede: 'Dinani funso kuti muwerenge yankho. Ngati lanu palibe, tifunseni.',
  jump: 'Mafunso ndi nkhani yake',
  count: { one: 'Funso limodzi', other: 'Mafunso {n}' },
  none: 'Pakadali pano palibe mafunso omwe asindikizidwa.',
  more: 'Simunapeze yankho lanu?',
  moreLede: 'Tiimbireni, kapena funsani ku nthambi iliyonse.',
} as const satisfies SiteMessages['faqs']
