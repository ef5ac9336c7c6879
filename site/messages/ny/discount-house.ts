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
  service: {
    repo: {
      name: 'Mgwirizano wogulanso (REPO)',
      who: 'Makampani, masukulu ndi mathumba omwe ali ndi ndalama zoti aikize',
      term: 'Masiku 7 mpaka 91',
      text: 'Lero mumagula chikalata cha ngongole kwa ife, ndipo ife timachigulanso pa tsiku ndi mtengo wogwirizana. Kusiyana kwake ndi phindu lanu, lodziwika kuyambira ola loyamba.',
      points: [
        'Chikalatacho chimaikidwa m’dzina lanu kuyambira tsiku loyamba',
        'Nthawi yake imadulidwa kufikira tsiku lomwe mukufuna ndalama',
        'Tsiku lake likagwera pa tchuthi, mumalipidwa tsiku lotsatira la ntchito, ndi chiongola dzanja',
      ],
    },
    'reverse-repo': {
      name: 'Mgwirizano wogulitsanso (Reverse REPO)',
      who: 'Eni mabilu a boma omwe akufuna ndalama kwa kanthawi',
      term: 'Masiku 7 mpaka 91',
      text: 'Mgwirizano womwewo kuuona mbali ina: inu mumabweretsa chikalata ndi kulandira ndalama, ndipo mumatenganso chikalatacho pa tsiku logwirizana.',
      points: [
        'Phindu la chikalata limakhalabe lanu chikabwerera',
        'Simukakamizidwa kugulitsa pa nthawi yoipa',
        'Mtengo wa ndalamazo umagwirizanidwa patsogolo',
      ],
    },
    'education-fund': {
      name: 'Thumba la maphunziro',
      who: 'Makolo, ndi aliyense wowathandiza',
      term: 'Mpaka zaka 18',
      text: 'Ndalama zochepa zoyamba msanga, m’dzina la mwana, za fizi yomwe idzabwere pambuyo pake.',
      points: [
        'Mutha kuima kaye kulipira mpaka miyezi isanu ndi umodzi',
        'Ndalama zimapita ku sukulu kapena yunivesite',
        'Agogo ndi amalume atha kuikamo mwachindunji',
      ],
    },
    'gratuity-fund': {
      name: 'Thumba la gratuity',
      who: 'Olemba ntchito omwe ali ndi antchito a mapangano',
      term: 'Kutalika kwa mapangano',
      text: 'Mwezi uliwonse mumaikamo zomwe zapezedwa mweziwo, kuti zidzakhalepo tsiku lolipira.',
      points: [
        'Limasungidwa padera ndi ndalama za wolemba ntchito',
        'Aliyense amaona kawiri pa chaka zomwe zili zake',
        'Mlangizi amakuwerengerani malipiro ake, mwaulere',
      ],
    },
    'retirement-reserves-plan': {
      name: 'Ndondomeko ya kupuma pa ntchito',
      who: 'Aliyense wolandira malipiro yemwe ali ndi zaka zoti agwirebe',
      term: 'Mpaka mutapuma pa ntchito',
      text: 'Gawo la malipiro anu limaikizidwa kwa nthawi zazitali poyamba, zazifupi tsiku likayandikira.',
      points: [
        'Mutha kuimitsa kaye chaka chovuta',
        'Simungaikhuthule tsiku lake lisanafike',
        'Gawo la malipiro mumasankha nokha',
      ],
    },
  },
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
