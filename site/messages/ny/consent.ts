import type { SiteMessages } from '../en.ts'

export const consent = {
  title: 'Kodi tingawerenge alendo?',
  services: {
    analytics: 'zowerengera alendo',
    adPixel: 'zoyesa zotsatsa',
    tagManager: 'zoika zida zina',
  },
  and: 'ndi',
  which: 'Timagwiritsa ntchito zida za makampani ena {names}. Mutha kukana.',
  accept: 'Vomerani',
  reject: 'Kanani',
  more: 'Zomwe amaona',
  choiceLede:
    'Sitiyika za makampani ena musanavomere. Mukavomera, amaona mtundu wa tsamba lomwe mwatsegula ndi keyala ya intaneti yanu, monga tsamba lililonse. Sitiziyika konse pomwe mumatumiza zikalata, kutsegula akaunti kapena kufufuza, kapena pa data yochepa.',
  state: {
    unanswered: 'Simunayankhebe, choncho alendo sawerengedwa.',
    accepted: 'Munavomera.',
    rejected: 'Munakana. Alendo sawerengedwa.',
    signal: 'Brawuza yanu imapempha kuti musatsatidwe. Timaona ngati mwakana: alendo sawerengedwa.',
  },
  withoutScript: 'Popanda JavaScript alendo sawerengedwa.',
  saved: {
    accepted: 'Zomwe mwasankha zasungidwa. Mutha kusintha pa tsamba la ma cookie.',
    rejected: 'Zomwe mwasankha zasungidwa. Mutha kusintha pa tsamba la ma cookie.',
  },
  footer: 'Zomwe mwasankha pa kuwerenga alendo',
} as const satisfies SiteMessages['consent']
