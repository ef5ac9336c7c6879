import type { SiteMessages } from '../en.ts'

export const shell = {
  skip: 'Pitani pa zolembedwa',
  kindOfCompany: {
    holdings: 'Kampani yaikulu ya gulu',
    bank: 'Banki',
    bureau: 'Malo osinthira ndalama zakunja',
    discount: 'Kampani yoikiza ndalama',
    properties: 'Kampani ya malo ndi nyumba',
  },
  demonstration: 'Chitsanzo chabe',
  demonstrationMeans: ': zonse za pano si zenizeni.',
  utility: 'Zida za tsambali',
  search: 'Fufuzani',
  contact: 'Lumikizanani nafe',
  language: 'Chilankhulo',
  companies: 'Makampani a gulu lathu',
  section: 'Menyu ya {brand}',
  menu: 'Menyu',
  closeMenu: 'Tsekani menyu',
  back: 'Bwererani',
  breadcrumbs: 'Muli pano',
  home: 'Tsamba loyamba',
  lowDataOn: 'Yambani kugwiritsa ntchito data yochepa',
  lowDataOff: 'Siyani data yochepa',
  lowData: 'Data yochepa',
  lowDataIsOn: 'Mukugwiritsa ntchito data yochepa',
  lowDataHint: 'Palibe zithunzi kapena zokongoletsa. Tsamba lililonse siliposa pafupifupi 25\u00a0KB.',
  themeDark: 'Mitundu yakuda',
  themeLight: 'Mitundu yoyera',
  themeSystem: 'Monga foni',
  themeLightShort: 'Yoyera',
  themeDarkShort: 'Yakuda',
  theme: 'Mitundu',
  notices: 'Zidziwitso',
  closeNotices: 'Tsekani zidziwitso',
  severity: { information: 'Zambiri', warning: 'Chenjezo', urgent: 'Zofunika msanga' },
  untranslated: 'Zina za pa tsamba lino sizinamasuliridwe m’Chichewa, choncho zili m’Chingerezi.',
  footerGroup: 'Gulu lathu',
  footerDisplay: 'Maonekedwe a tsambali',
  footerHelp: 'Thandizo',
  legal: 'Chilolezo ndi oyang’anira',
  legalAndInsurance: 'Chilolezo, oyang’anira ndi inshuwalansi ya ndalama zosungitsa',
  footerMore: 'Chitetezo ndi malamulo',
  neverShare: 'Musauze wina nambala yotsimikizira kapena PIN yanu. Ife sitifunsa zimenezi.',
  underReview: 'Chichewa cha pano chikuunikidwabe. Ngati mawu ena sakumveka, werengani m’Chingerezi.',
  updated: 'Zapatsambali zinali chonchi pa {when} (nthawi ya ku Malawi)',
  notFoundTitle: 'Tsamba silinapezeke',
  notFoundText: 'Palibe tsamba pa keyala imeneyi. Mwina linasunthidwa, kapena keyalayo ili ndi cholakwika.',
  notFoundOffers: 'Mwina mumafuna limodzi mwa masamba awa:',
  badRequestTitle: 'Tsambali silinatsegulidwe',
  badRequestText:
    'Mwina keyala yatalika kwambiri, kapena intaneti ndi yofooka. Onani ngati keyala ili bwino, kenako yesaninso.',
  failedTitle: 'Pali vuto pano',
  failedText:
    'Tsambali silinaonetsedwe. Vuto ndi lathu, osati lanu. Chonde yesaninso pakatha mphindi imodzi.',
  failedRetry: 'Yesaninso',
  orCall: 'Kapena tiimbireni:',
  tooManyTitle: 'Chonde dikirani pang’ono',
  tooManyRequests: {
    one: 'Zofunsa zachuluka kuchokera pa netiweki yanu. Dikirani sekondi 1, kenako tsegulaninso tsambali.',
    other:
      'Zofunsa zachuluka kuchokera pa netiweki yanu. Dikirani masekondi {n}, kenako tsegulaninso tsambali.',
  },
  /** instead of a page while the service cannot show it */
  unavailableTitle: 'Pepani, tsambali silikupezeka',
  unavailable: {
    one: 'Tikukonza vutoli. Dikirani sekondi 1, kenako tsegulaninso tsambali.',
    other: 'Tikukonza vutoli. Dikirani masekondi {n}, kenako tsegulaninso tsambali.',
  },
  /** above a page with rates that cannot be refreshed for a while */
  asOf: 'Manambala a patsambali anali chonchi pa {when} (nthawi ya ku Malawi). Pakadali pano sitingathe kuwasintha.',
  /** the banner while the line is dead; the time is put in by the browser */
  lineDead: 'Simuli pa intaneti. Zasinthidwa komaliza {time}.',
  /** the banner of a page with rates while its live connection is lost */
  ratesAsOf: 'Mitengo ya patsambali inali chonchi pa {time}. Tikuyesa kuisintha.',
  /** the banner while requests get no response in time; the time is put in by the browser */
  unanswered: 'Tsambali silikuyankha pakadali pano. Zasinthidwa komaliza {time}.',
  lineUnsent: 'Simuli pa intaneti. Palibe chomwe chatumizidwa. Zomwe mwalemba zilipobe.',
  lineUnopened: 'Simuli pa intaneti. Tsambalo silinatsegulidwe.',
  lineBack: 'Intaneti yabweranso.',
  loadAgain: 'Tsegulaninso',
  /** said under a part that changed in place; the time is put in by the browser */
  updatedAt: 'Zasinthidwa {time}',
  /** in low-data mode, where nothing changes by itself */
  lookAgain: 'Onani ngati pali zatsopano',
  islandFailed: 'Gawo ili silikugwira ntchito. Tsegulaninso kapena tiimbireni.',
} as const satisfies SiteMessages['shell']
