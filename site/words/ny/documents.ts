import type { Words } from '../en.ts'

export const documents: Words['documents'] = {
  title: 'Zikalata',
  titleOf: (type, group) => `Zikalata: ${type}, ${group}`,
  description: (type) =>
    `${type}: zikalata za gulu lathu ndi za FDH Bank PLC za PDF, ndi tsiku, chilankhulo ndi kukula kwake.`,
  lede: 'Malipoti, zidziwitso ndi mafomu. Kukula kwake kwalembedwa pambali, musanatsitse.',
  public: 'Zikalata za onse',
  publicLede: 'Za makampani onse a gulu lathu, zatsopano ndizo zoyamba.',
  publicTabs: 'Mitundu ya zikalata za onse',
  bank: 'Zikalata za banki',
  bankLede: 'Mbiri ndi timabuku, ndi zomwe mubwere nazo pa mtundu uliwonse wa akaunti.',
  bankTabs: 'Magulu a zikalata za banki',
  types: {
    'Financial Statement': 'Malipoti a zachuma',
    'Annual Report': 'Malipoti a pachaka',
    Notice: 'Zidziwitso',
    Other: 'Zina',
  },
  groups: {
    Profiles: 'Mbiri',
    Brochures: 'Timabuku ta zambiri',
    'Limited Company': 'Kampani',
    'Personal Account': 'Akaunti ya munthu',
    'Sole Proprietor': 'Bizinesi ya munthu mmodzi',
  },
  none: 'Pakadali pano palibe chomwe chasindikizidwa.',
  count: (from, to, total) => `${from}–${to} mwa ${total}`,
  kycLink: 'Zikalata za KYC',
}
