import type { SiteMessages } from '../en.ts'

export const discountHouse = {
  title: 'REPO, mathumba ndi ndondomeko za anthu ndi makampani',
  description:
    'Fananizani ntchito zisanu za First Discount House: REPO, maphunziro, gratuity ndi kupuma pa ntchito; yoyenera ndani, nthawi yake ndi ndalama zochepa zoyambira.',
  hero: 'Zikule pang’ono ndi pang’ono.',
  lede: 'REPO, maphunziro, gratuity ndi kupuma pa ntchito, kufotokoza m’mawu osavuta.',
  compare: 'Fananizani ntchito',
  adviser: 'Lankhulani ndi mlangizi',
  goal: 'Ndalamazi ndi za chiyani?',
  goalHint: 'Sankhani cholinga kuti muone choyenera.',
  goals: [
    { slug: 'education-fund', name: 'Maphunziro', text: 'Fizi ya sukulu ndi yunivesite' },
    { slug: 'gratuity-fund', name: 'Gratuity', text: 'Zomwe antchito adzalandire pomaliza' },
    {
      slug: 'retirement-reserves-plan',
      name: 'Kupuma pa ntchito',
      text: 'Moyo wa pambuyo pa malipiro omaliza',
    },
    { slug: 'repo', name: 'Ndalama za nthawi yochepa', text: 'Ndalama zongokhala kwa masabata' },
  ],
  services: 'Ntchito zisanu, imodzi ndi inzake',
  servicesLede:
    'Ndalama zoyambira ndi zitsanzo. Phindu limagwirizanidwa tsikulo, molembedwa, ndalama zisanayambe kuyenda.',
  who: 'Yoyenera ndani',
  term: 'Nthawi yake',
  minimum: 'Ndalama zoyambira',
  byContracts: 'Potengera mndandanda wa mapangano anu',
  month: '{sum} pa mwezi',
  allTitle: 'Ntchito zonse',
  allDescription:
    'Ntchito zonse zisanu za First Discount House: REPO, Reverse REPO, thumba la maphunziro, thumba la gratuity ndi ndondomeko ya kupuma pa ntchito.',
  allLede: 'Njira zisanu zoti ndalama zigwire ntchito, kuyambira sabata imodzi mpaka zaka 18.',
  allLink: 'Zonse za ntchito zathu',
  onThisPage: 'Ntchito zomwe zili pa tsamba lino',
  more: 'Zambiri za ntchitoyi',
  repo: 'Mmene REPO imagwirira ntchito, m’njira zitatu',
  repoLede: 'Mitengo ya kupereka konse kuwiri imagwirizanidwa koyamba kusanachitike.',
  you: 'Inu',
  house: 'Ife',
  repoSteps: [
    {
      name: 'Mumalipira, chikalata ndi chanu',
      text: 'Mumapereka ndalama. Bilu ya boma kapena chikalata china chimaikidwa padera m’dzina lanu.',
    },
    {
      name: 'Masiku akupita',
      text: 'Inu mumasunga chikalata; ife timagwiritsa ntchito ndalama. Palibe chosintha mpaka tsiku logwirizana.',
    },
    {
      name: 'Timachigulanso',
      text: 'Mumalandira ndalama zanu ndi phindu logwirizana, ndipo chikalata chimabwerera kwa ife. Tikalephera kulipira, chimakhala chanu.',
    },
  ],
  documents: 'Malipoti ndi malamulo',
  documentsAll: 'Zikalata zonse',
  team: 'Anthu oyang’anira ndalama zanu',
  teamAll: 'Gulu lonse',
  contact: 'Lankhulani ndi mlangizi',
  contactText:
    'Tiuzeni kuti ndalamazi ndi za chiyani ndipo mudzazifuna liti. Malangizo ndi aulere ndipo sakukakamizani.',
  contactPage: 'Lumikizanani nafe',
  phone: 'Foni',
  email: 'Imelo',
  address: 'Keyala',
} as const satisfies SiteMessages['discountHouse']
