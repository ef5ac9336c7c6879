import type { Both } from '../languages.ts'
import type { KycAccountTypeName, Purpose } from '../rules/required-documents.ts'
import { both } from './product.ts'

/** The two tabs as they stand in addresses (spec, section 2); the first is shown where none is named. */
export const kycTabs = ['KYC Document Downloads', 'Upload KYC Documents'] as const
export type KycTab = (typeof kycTabs)[number]

/** The account types as people read them, each with what is special about it. */
export const kycTypes: Record<KycAccountTypeName, { id: string; name: Both; lede: Both }> = {
  'Individual Account': {
    id: 'individual',
    name: both('Individual Account', 'Akaunti ya munthu payekha'),
    lede: both(
      'For you alone, salaried or not. Without an employer, bring a letter from your chief or your association instead.',
      'Ya inu nokha, kaya muli pa ntchito kapena ayi. Ngati mulibe abwana, bweretsani kalata ya mfumu kapena ya bungwe lanu.',
    ),
  },
  'Sole Proprietorship': {
    id: 'sole-proprietorship',
    name: both('Sole Proprietorship', 'Bizinesi ya munthu mmodzi'),
    lede: both(
      'For a business that is you under another name: the papers are about both.',
      'Ya bizinesi yomwe ndi inu m’dzina lina: zikalata ndi za zonse ziwiri.',
    ),
  },
  SME: {
    id: 'sme',
    name: both('SME', 'Bizinesi yaing’ono ndi yapakatikati (SME)'),
    lede: both(
      'For a registered company with few owners. One director may bring the papers of all.',
      'Ya kampani yolembetsedwa ya eni ochepa. Dilekita m’modzi angabweretse zikalata za onse.',
    ),
  },
  'Corporate Account': {
    id: 'corporate',
    name: both('Corporate Account', 'Akaunti ya kampani'),
    lede: both(
      'For larger companies, institutions and their subsidiaries. The company secretary certifies the copies.',
      'Ya makampani akuluakulu, mabungwe ndi nthambi zawo. Mlembi wa kampani amatsimikiza makopewo.',
    ),
  },
}

/** What each document is called, and what makes it good enough. */
export const kycDocumentText: Record<Purpose, { name: Both; accepted: Both }> = {
  'KYC Update Form - Personal/Individual Business Accounts': {
    name: both(
      'KYC Update Form - Personal/Individual Business Accounts',
      'Fomu yokonzanso KYC - Maakaunti a munthu payekha ndi bizinesi yake',
    ),
    accepted: both(
      'Every box filled in, in capital letters, signed on the last page.',
      'Mabokosi onse odzazidwa ndi zilembo zazikulu, osainidwa patsamba lomaliza.',
    ),
  },
  'KYC Update Form - SME Accounts': {
    name: both('KYC Update Form - SME Accounts', 'Fomu yokonzanso KYC - Maakaunti a SME'),
    accepted: both(
      'Signed by two directors, with the company stamp.',
      'Yosainidwa ndi adilekita awiri, yokhala ndi sitampa ya kampani.',
    ),
  },
  'KYC Update Form - Corporate Accounts': {
    name: both('KYC Update Form - Corporate Accounts', 'Fomu yokonzanso KYC - Maakaunti a makampani'),
    accepted: both(
      'Signed as the board’s resolution says, with a list of the signatories.',
      'Yosainidwa monga chigamulo cha adilekita chikunenera, ndi mndandanda wa osaina.',
    ),
  },
  'National ID/Passport': {
    name: both('National ID/Passport', 'Chiphaso cha unzika kapena pasipoti'),
    accepted: both(
      'Both sides, in colour, still valid. All four corners in the picture.',
      'Mbali zonse ziwiri, zamitundu, chosatha nthawi. Ngodya zonse zinayi zioneke.',
    ),
  },
  'Letter from Employer': {
    name: both('Letter from Employer', 'Kalata yochokera kwa wolemba ntchito'),
    accepted: both(
      'On headed paper, with post, salary and date; at most three months old.',
      'Ya pa pepala la kampani, ndi udindo, malipiro ndi tsiku; yosapitirira miyezi itatu.',
    ),
  },
  Payslip: {
    name: both('Payslip', 'Pay slip (kapepala ka malipiro)'),
    accepted: both(
      'The latest one, whole, with the name and the month.',
      'Yaposachedwa, yathunthu, yokhala ndi dzina ndi mwezi.',
    ),
  },
  'Utility Bill': {
    name: both('Utility Bill', 'Bilu ya madzi kapena magetsi'),
    accepted: both(
      'Water, electricity or a fixed line, at most three months old. A token slip with your meter number will do.',
      'Ya madzi, magetsi kapena foni, yosapitirira miyezi itatu. Lisiti la mayunitsi lokhala ndi nambala ya mita likwana.',
    ),
  },
  'Sketch Map': {
    name: both('Sketch Map', 'Mapu ojambula pamanja'),
    accepted: both(
      'Drawn by hand, from a place everyone knows to your door, with distances.',
      'Ojambula pamanja, kuyambira malo odziwika mpaka pakhomo panu, ndi mitunda yake.',
    ),
  },
  Signature: {
    name: both('Signature', 'Siginecha'),
    accepted: both(
      'Three times on the specimen card, in black, as you sign cheques.',
      'Katatu pa khadi la siginecha, yakuda, monga mumasainira macheke.',
    ),
  },
  'Registration Certificate': {
    name: both('Registration Certificate', 'Satifiketi ya kalembera'),
    accepted: both(
      'From the registrar, with the business name spelt as on the account.',
      'Ya kwa wolembetsa mabizinesi, dzina lofanana ndi la pa akaunti.',
    ),
  },
  'Identity of Director(Signatories)': {
    name: both('Identity of Director(Signatories)', 'Ziphaso za dilekita kapena osaina'),
    accepted: both(
      'ID or passport of everybody who may sign, all in one file.',
      'Ziphaso kapena mapasipoti a onse ololedwa kusaina, mu fayilo imodzi.',
    ),
  },
  'Proof of Residence': {
    name: both('Proof of Residence', 'Umboni wa komwe mumakhala'),
    accepted: both(
      'A lease, a rates bill, or our declaration countersigned by the chief.',
      'Mgwirizano wa lendi, bilu ya khonsolo, kapena fomu yathu yosainidwa ndi mfumu.',
    ),
  },
  'Certificate of Incorporation': {
    name: both('Certificate of Incorporation', 'Satifiketi yokhazikitsira kampani'),
    accepted: both(
      'The certificate itself, and one for each change of name.',
      'Satifiketi yeniyeniyo, ndi ina pa kusintha dzina kulikonse.',
    ),
  },
  'Memorandum of Articles of Association': {
    name: both('Memorandum of Articles of Association', 'Malamulo okhazikitsira kampani'),
    accepted: both(
      'All pages, with the registrar’s stamp on the first.',
      'Masamba onse, ndi sitampa ya wolembetsa patsamba loyamba.',
    ),
  },
  'List of Directors': {
    name: both('List of Directors', 'Mndandanda wa adilekita'),
    accepted: both(
      'Names, nationality and share of each; dated this year.',
      'Mayina, dziko ndi masheya a aliyense; ya chaka chino.',
    ),
  },
}

/** What the page says. */
export const kycText = {
  to: '/fdhbankplc/kyc',
  name: both('KYC documents', 'Zikalata za KYC'),
  label: both('KYC: forms and handing in', 'KYC: mafomu ndi kupereka'),
  tabs: {
    'KYC Document Downloads': {
      lede: both(
        'Know your customer: the law asks every bank to keep your papers up to date. Find your type, print its form, and bring the rest.',
        'Kudziwa kasitomala: lamulo limafuna banki iliyonse isunge zikalata zanu zatsopano. Pezani mtundu wanu, sindikizani fomu yake, ndipo bweretsani zotsalazo.',
      ),
      name: both('KYC Document Downloads', 'Tsitsani zikalata za KYC'),
      title: both('KYC forms to download, by account type', 'Mafomu a KYC otsitsa, ndi mtundu wa akaunti'),
      summary: both(
        'KYC update forms and model letters of FDH Bank PLC for individuals, sole proprietors, SMEs and companies, each with type and size.',
        'Mafomu okonzanso KYC ndi makalata achitsanzo a FDH Bank PLC a munthu payekha, bizinesi ya munthu mmodzi, ma SME ndi makampani, ndi kukula kwa fayilo.',
      ),
    },
    'Upload KYC Documents': {
      lede: both(
        'From your phone in about 15 minutes, or at any branch.',
        'Pa foni yanu m’mphindi 15, kapena ku nthambi iliyonse.',
      ),
      name: both('Upload KYC Documents', 'Perekani zikalata za KYC'),
      title: both(
        'Upload KYC documents, from your phone or at a branch',
        'Perekani zikalata za KYC, pa foni yanu kapena ku nthambi',
      ),
      summary: both(
        'Send your KYC papers to FDH Bank PLC from your phone, safely and in parts, with what makes each paper acceptable.',
        'Tumizani zikalata zanu za KYC ku FDH Bank PLC pa foni yanu, motetezeka komanso pang’onopang’ono, ndi zomwe zimapanga chilichonse kuvomerezeka.',
      ),
    },
  } satisfies Record<KycTab, { name: Both; title: Both; summary: Both; lede: Both }>,
  required: both('Papers we ask for', 'Zikalata zofunika'),
  downloads: both('To download', 'Zotsitsa'),
  noDownloads: both(
    'There is nothing to download for this type at the moment.',
    'Pakadali pano palibe zotsitsa za mtundu uwu.',
  ),
  jump: both('Account types', 'Mitundu ya maakaunti'),
  documentsOf: (count: number): Both => both(`${count} papers`, `Zikalata ${count}`),
  orAtBranch: both('Or bring them to a branch', 'Kapena zibweretseni ku nthambi'),
  now: both('How to hand them in at a branch', 'Mmene mungaziperekere ku nthambi'),
  nowSteps: [
    both(
      'Print the update form of your account type and fill it in at home.',
      'Sindikizani fomu yokonzanso ya mtundu wa akaunti yanu ndipo idzazeni kunyumba.',
    ),
    both(
      'Take it with the other papers to any branch, not only your own. Originals are looked at and given back.',
      'Pitani nayo limodzi ndi zikalata zina ku nthambi iliyonse, osati yanu yokha. Zenizeni zimaonedwa ndi kubwezedwa.',
    ),
    both(
      'You leave with a slip that says what was received. If a paper will not do, we write or call within five working days.',
      'Mumachoka ndi kapepala kolemba zomwe zalandiridwa. Ngati chikalata sichinakwanire, timalemba kapena kuimba m’masiku asanu a ntchito.',
    ),
  ],
  pictures: both('If you bring pictures on your phone', 'Ngati mwabweretsa zithunzi pa foni'),
  pictureRules: [
    both(
      'Lay the paper flat, in daylight, without a shadow of the hand.',
      'Ikani pepala posalala, masana, popanda mthunzi wa dzanja.',
    ),
    both(
      'PDF, JPEG, PNG or WebP, at most 10 MB each.',
      'PDF, JPEG, PNG kapena WebP, osapitirira 10 MB iliyonse.',
    ),
    both(
      'One paper in one file; a form of four pages is one PDF.',
      'Chikalata chimodzi pa fayilo imodzi; fomu ya masamba anayi ndi PDF imodzi.',
    ),
  ],
  accepted: both('What makes each paper good enough', 'Zomwe zimapangitsa chikalata kuvomerezeka'),
  document: both('Paper', 'Chikalata'),
  good: both('Accepted when', 'Chimavomerezeka ngati'),
  safety: both('Nobody collects papers at your door', 'Palibe wotolera zikalata pakhomo'),
  safetyText: both(
    'The bank sends no one to fetch KYC papers and asks for no fee. Never give a one-time code or PIN to somebody who says it is for KYC.',
    'Banki situma munthu kudzatenga zikalata za KYC ndipo sifuna ndalama. Musauze wina nambala yotsimikizira kapena PIN ngakhale anene kuti ndi ya KYC.',
  ),
} as const
