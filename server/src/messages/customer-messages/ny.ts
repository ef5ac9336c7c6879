import type { CustomerMessages } from './en.ts'

export const ny = {
  mail: {
    neverAsked: 'Sitifunsa nambala yotsimikizira kapena PIN yanu.',
    code: {
      subject: 'Nambala yanu yotsimikizira',
      is: 'Nambala yanu yotsimikizira ndi {code}.',
      valid: 'Imagwira kamodzi kokha, m’mphindi 10.',
      never: 'Musauze wina aliyense, ngakhale a banki.',
      not: 'Ngati simunapemphe nambala, musasamale uthengawu.',
    },
    application: {
      subject: 'Talandira pempho lanu la akaunti',
      reference: 'Talandira pempho lanu la akaunti. Nambala yanu ya umboni ndi {reference}.',
      next: 'Itchuleni ku nthambi yomwe munasankha.',
    },
    enquiry: {
      subject: 'Talandira funso lanu',
      reference: 'Talandira funso lanu. Nambala yanu ya umboni ndi {reference}.',
      next: 'Tidzalumikizana nanu.',
    },
    bringInstead: 'Munatiuza kuti mulibe zikalata izi:',
    kycReceived: {
      subject: 'Zikalata zanu za KYC zafika',
      reference: 'Zikalata zanu za KYC zafika. Nambala yanu ya umboni ndi {reference}.',
      next: 'Timaona chikalata chilichonse ndipo tidzakulemberaninso.',
    },
    kycUpdated: {
      subject: 'Zikalata zanu zatsopano za KYC zafika',
      reference:
        'Zikalata zanu zatsopano za KYC zafika ndipo zalowa m’malo mwa zakale. Nambala yanu ya umboni ndi {reference}.',
      next: 'Ngati si inu amene mwatumiza, uzani nthambi iliyonse nthawi yomweyo.',
    },
    kycNeedsChange: {
      subject: 'Chonde tumizaninso zikalata zina za KYC',
      reference:
        'Taona zikalata zanu za KYC (nambala ya umboni {reference}). Chonde tumizaninso zina mwa izo.',
      link: 'Onani zomwe zikufunika ndipo tumizani zokhazo:',
    },
    kycAccepted: {
      subject: 'Zikalata zanu za KYC zavomerezedwa',
      reference:
        'Zikalata zanu za KYC zavomerezedwa (nambala ya umboni {reference}). Palibenso china choti muchite.',
    },
  },
  kycReasons: {
    unreadable: 'Chithunzi ndi chakuda kapena chosaoneka bwino. Chijambuleninso masana, pa tebulo losalala.',
    'cut-off': 'Mbali ina ya chikalata yadulidwa. Ngodya zonse zinayi zioneke.',
    'missing-pages': 'Masamba ena akusowa. Tumizani onse mu fayilo imodzi.',
    'wrong-document': 'Ichi si chikalata chomwe tinapempha.',
    'too-old': 'Chikalatachi ndi chakale kwambiri. Tumizani cha miyezi itatu yapitayi.',
    expired: 'Chikalatachi chatha nthawi. Tumizani chomwe chikugwirabe ntchito.',
    'other-name': 'Dzina la pa chikalata si dzina la pa akaunti.',
    'not-signed': 'Siginecha kapena sitampa ikusowa.',
  },
} as const satisfies CustomerMessages
