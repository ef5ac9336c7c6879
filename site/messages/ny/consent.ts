import type { SiteMessages } from '../en.ts'

export const consent = {
  title: 'Kodi tingawerenge nawo kuti mwabwera?',
  text: 'Mukavomera, makampani ena amauzidwa mtundu wa tsamba lomwe mwatsegula; amaonanso keyala ya intaneti yanu, monga tsamba lililonse. Tsambali limagwira ntchito chimodzimodzi mulimonse.',
  services: {
    analytics: 'ziwerengero za alendo',
    adPixel: 'chizindikiro cha zotsatsa',
    tagManager: 'choyang’anira zizindikiro',
  },
  which: 'Zake ndi izi: {names}.',
  accept: 'Vomerani',
  reject: 'Kanani',
  more: 'Zomwe zimasungidwa, ndi mmene mungasinthire maganizo',
  choiceLede:
    'Palibe cha makampani ena chomwe chimatsegulidwa musanavomere, ndipo sichitsegulidwa konse pomwe mumapereka zikalata, kutsegula akaunti kapena kufufuza, kapena pa data yochepa.',
  state: {
    unanswered: 'Simunayankhebe. Palibe chotsegulidwa.',
    accepted: 'Munavomera.',
    rejected: 'Munakana. Palibe chotsegulidwa.',
    signal: 'Brawuza yanu imapempha kuti musatsatidwe. Ndi chimodzimodzi kukana; palibe chotsegulidwa.',
  },
  withoutScript: 'Popanda JavaScript palibe chilichonse cha zimenezi chomwe chimatsegulidwa.',
  saved: {
    accepted: 'Zikomo. Mutha kusintha pa tsamba la ma cookie.',
    rejected: 'Palibe chotsegulidwa. Mutha kusintha pa tsamba la ma cookie.',
  },
  footer: 'Zomwe mwasankha pa kuwerenga alendo',
} as const satisfies SiteMessages['consent']
