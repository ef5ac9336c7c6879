import type { SiteMessages } from '../en.ts'

export const propertiesHome = {
  title: 'Kuyang’anira malo ndi nyumba, kuwerengera mtengo ndi ntchito zomanga m’Malawi',
  description:
    'FDH Properties imayang’anira nyumba, imalangiza eni malo, imawerengera mtengo wa malo, ndiponso imamanga ndi kuyendetsa ntchito zomanga m’Malawi monse.',
  hero: 'Malo abwino, osamalidwa bwino.',
  lede: 'Timasamala nyumba ngati ifeyo ndife okhalamo: timaziyang’anira, kuziwerengera mtengo, kulangiza eni ake ndi kumanga.',
  seeServices: 'Ntchito zathu',
  askValuation: 'Funsani za mtengo wa malo',
  services: 'Ntchito zisanu',
  servicesLede: 'Sankhani imodzi, kapena tipatseni makiyi onse.',
  proof: 'Umboni wake',
  over: 'Oposa {n}',
  tenancies: 'obwereka omwe timawayang’anira',
  established: 'chaka chomwe tinayamba',
  steps: 'Mmene zimayendera',
  stepsLede: 'Njira zinayi, kaya mwasankha ntchito iti.',
  stepList: [
    { name: 'Mumatiuza', text: 'Komwe kuli malowo ndi zomwe mukufuna kudziwa. Foni imodzi yokwanira.' },
    { name: 'Timakaona', text: 'Timafika pamalopo, timaona zikalata, ndipo timajambula zithunzi.' },
    {
      name: 'Mumasankha',
      text: 'Timakulemberani mtengo wa ntchito, nthawi yake, ndi zomwe sizikuphatikizidwa.',
    },
    {
      name: 'Timakufotokozerani',
      text: 'Ntchito ikatha mumawerenga m’mawu osavuta zomwe tapeza ndi zomwe zawonongeka.',
    },
  ],
  valuation: 'Malo anu ndi a mtengo wanji?',
  valuationLede:
    'Funsani za mtengo wa malo pa foni kapena pa imelo. Mukakhala ndi izi, foni imodzi imakwana.',
  bring: [
    'Nambala ya malo ndi tauni yapafupi',
    'Chikalata cha umwini, lizi kapena kalata yopatsidwa malo, ngati ilipo',
    'Cholinga cha mtengowo: ngongole, kugulitsa, khoti kapena inshuwalansi',
  ],
  call: 'Imbani foni',
  write: 'Lembani imelo',
  subject: 'Kufunsa za mtengo wa malo',
  team: 'Omwe amayang’anira',
  teamAll: 'Akuluakulu onse',
  contact: 'Bwerani mudzatione',
  contactAll: 'Lumikizanani nafe',
} as const satisfies SiteMessages['propertiesHome']
