import type { SiteMessages } from '../en.ts'

export const faqs = {
  title: 'Mafunso ofunsidwa kawirikawiri okhudza banki',
  description:
    'Zomwe makasitomala amafunsa FDH Bank PLC kwambiri: maakaunti, makhadi ndi chitetezo, banki ya pa foni, ngongole, KYC ndi madandaulo, ndi mayankho achidule.',
  name: 'Mafunso ndi mayankho',
  lede: 'Tsegulani funso kuti muwerenge yankho. Ngati lanu palibe, tifunseni; mwina lidzakhala pano mwezi wamawa.',
  jump: 'Mafunso ndi nkhani yake',
  count: { one: 'Funso limodzi', other: 'Mafunso {n}' },
  none: 'Pakadali pano palibe mafunso omwe asindikizidwa.',
  more: 'Simunayankhidwe?',
  moreLede: 'Munthu amayankha pa foni ndi ku nthambi iliyonse.',
} as const satisfies SiteMessages['faqs']
