import type { SiteMessages } from '../en.ts'

export const kycPage = {
  name: 'Zikalata za KYC',
  label: 'KYC: mafomu ndi kupereka',
  tabs: {
    'KYC Document Downloads': {
      lede: 'Kudziwa kasitomala: lamulo limafuna banki iliyonse isunge zikalata zanu zatsopano. Pezani mtundu wanu, sindikizani fomu yake, ndipo bweretsani zotsalazo.',
      name: 'Tsitsani zikalata za KYC',
      title: 'Mafomu a KYC otsitsa, ndi mtundu wa akaunti',
      summary:
        'Mafomu okonzanso KYC ndi makalata achitsanzo a FDH Bank PLC a munthu payekha, bizinesi ya munthu mmodzi, ma SME ndi makampani, ndi kukula kwa fayilo.',
    },
    'Upload KYC Documents': {
      lede: 'Pa foni yanu m’mphindi 15, kapena ku nthambi iliyonse.',
      name: 'Perekani zikalata za KYC',
      title: 'Perekani zikalata za KYC, pa foni yanu kapena ku nthambi',
      summary:
        'Sinthani KYC yanu: tumizani zikalata zanu ku FDH Bank PLC pa foni yanu, motetezeka komanso pang’onopang’ono, ndi zomwe zimapanga chilichonse kuvomerezeka.',
    },
  },
  leave: 'Tulukani',
  help: 'Mukufuna thandizo? Imbani',
  required: 'Zikalata zofunika',
  downloads: 'Zotsitsa',
  noDownloads: 'Pakadali pano palibe zotsitsa za mtundu uwu.',
  jump: 'Mitundu ya maakaunti',
  documentCount: 'Zikalata {n}',
  orAtBranch: 'Kapena zibweretseni ku nthambi',
  now: 'Mmene mungaziperekere ku nthambi',
  nowSteps: [
    'Sindikizani fomu yokonzanso ya mtundu wa akaunti yanu ndipo idzazeni kunyumba.',
    'Pitani nayo limodzi ndi zikalata zina ku nthambi iliyonse, osati yanu yokha. Zenizeni zimaonedwa ndi kubwezedwa.',
    'Mumachoka ndi kapepala kolemba zomwe zalandiridwa. Ngati chikalata sichinakwanire, timalemba kapena kuimba m’masiku asanu a ntchito.',
  ],
  pictures: 'Ngati mwabweretsa zithunzi pa foni',
  pictureRules: [
    'Ikani pepala posalala, masana, popanda mthunzi wa dzanja.',
    'PDF, JPEG, PNG kapena WebP, osapitirira 10 MB iliyonse.',
    'Chikalata chimodzi pa fayilo imodzi; fomu ya masamba anayi ndi PDF imodzi.',
  ],
  accepted: 'Zomwe zimapangitsa chikalata kuvomerezeka',
  document: 'Chikalata',
  good: 'Chimavomerezeka ngati',
  safety: 'Palibe wotolera zikalata pakhomo',
  safetyText:
    'Banki situma munthu kudzatenga zikalata za KYC ndipo sifuna ndalama. Musauze wina nambala yotsimikizira kapena PIN ngakhale anene kuti ndi ya KYC.',
} as const satisfies SiteMessages['kycPage']
