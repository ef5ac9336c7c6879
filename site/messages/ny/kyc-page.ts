import type { SiteMessages } from '../en.ts'

export const kycPage = {
  name: 'Zikalata za KYC',
  label: 'KYC: mafomu ndi kutumiza',
  tabs: {
    'KYC Document Downloads': {
      lede: 'Kudziwa kasitomala (KYC): lamulo limafuna kuti banki iliyonse isunge zikalata zanu zatsopano. Sankhani mtundu wanu, kenako sindikizani fomu yake.',
      name: 'Tsitsani zikalata za KYC',
      title: 'Zikalata za KYC: mafomu otsitsa',
      summary:
        'Mafomu okonzanso KYC ndi makalata a chitsanzo a {company:bank} a munthu payekha, bizinesi ya munthu mmodzi, ma SME ndi makampani, ndi mtundu ndi kukula kwa fayilo.',
    },
    'Upload KYC Documents': {
      lede: 'Pa foni yanu m’mphindi pafupifupi 15, kapena ku nthambi iliyonse.',
      name: 'Tumizani zikalata za KYC',
      title: 'Zikalata za KYC: zitumizeni pa foni kapena zibweretseni',
      summary:
        'Sinthani KYC yanu: tumizani zikalata zanu ku {company:bank} motetezeka kuchokera pa foni yanu, ndipo onani zomwe chikalata chilichonse chiyenera kuonetsa.',
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
  now: 'Mmene mungazibweretsere ku nthambi',
  nowSteps: [
    'Sindikizani fomu yokonzanso ya mtundu wa akaunti yanu ndipo idzazeni kunyumba.',
    'Pitani nayo limodzi ndi zikalata zina ku nthambi iliyonse, osati yanu yokha. Timaona zenizeni ndi kukubwezerani.',
    'Mumalandira lisiti lonena zomwe talandira. Ngati sitingavomereze chikalata, timalemba kapena kuimba pasanathe masiku asanu ogwira ntchito.',
  ],
  pictures: 'Ngati mwabweretsa zithunzi pa foni',
  pictureRules: [
    'Ikani chikalata posalala, masana, popanda mthunzi wa dzanja lanu.',
    'PDF (yosapitirira masamba 50), JPEG, PNG kapena WebP, osapitirira 10\u00a0MB iliyonse.',
    'Chikalata chimodzi pa fayilo iliyonse. Fomu ya masamba anayi ndi PDF imodzi.',
  ],
  accepted: 'Zomwe chikalata chilichonse chiyenera kuonetsa',
  document: 'Chikalata',
  good: 'Chimavomerezeka ngati',
  safety: 'Sititolera zikalata pakhomo panu',
  safetyText:
    'Banki situma munthu kudzatenga zikalata za KYC ndipo sifuna ndalama. Musauze wina nambala yotsimikizira kapena PIN ngakhale anene kuti ndi ya KYC.',
} as const satisfies SiteMessages['kycPage']
