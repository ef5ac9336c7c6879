import { errorSummary } from './error-summary.ts'
import type { SiteMessages } from '../en.ts'

export const onboarding = {
  name: 'Tsegulani akaunti',
  title: 'Tsegulani akaunti: yambirani pano, malizirani ku nthambi',
  description:
    'Pemphani akaunti ya {company:bank} pa foni yanu m’mphindi zisanu: sankhani akaunti ndi nthambi, tsimikizirani nambala yanu, ndipo bweretsani zikalata.',
  lede: 'Mphindi zisanu pano, kenako ulendo umodzi ndi zikalata zanu.',
  branchTitle: 'Popanda fomu iyi',
  branchText:
    'Mutha kupitanso ku nthambi iliyonse ndi zikalata zanu, kapena kutiimbira foni. Timatsegula akaunti mukudikira.',
  howTitle: 'Zomwe zitsatire',
  how: [
    'Mumatumiza fomuyi ndipo mumalandira nambala ya umboni.',
    'Nthambi yomwe mwasankha imakonzeratu zonse.',
    'Mumabwera ndi zikalata zanu, mumasaina, ndipo mumasungitsa ndalama zilizonse zomwe mukufuna.',
  ],
  privacyTitle: 'Zomwe timasunga',
  privacyText:
    'Sitisunga ndalama zomwe mumapeza, koma gulu lake lokha. Sitisunga nambala ya chiphaso chanu cha unzika, koma chizindikiro choonetsa ngati inagwiritsidwapo kale ntchito.',
  tool: {
    form: 'Pempho lanu',
    noScript:
      'Fomuyi imafuna JavaScript. Ngati palibe, pitani ku nthambi ndi zikalata zanu kapena imbani {phone}.',
    product: 'Akaunti',
    yourName: 'Dzina lanu lonse',
    nameHint: 'Monga lilili pa chiphaso chanu.',
    income: 'Ndalama zomwe mumapeza pa mwezi, m’kwacha',
    incomeHint: 'Monga 150,000. Ngati zimasintha, lembani za mwezi wanthawi zonse.',
    branch: 'Nthambi',
    branchHint: 'Komwe mudzabweretse zikalata zanu.',
    choose: 'Sankhani nthambi',
    nationalId: 'Nambala ya chiphaso cha unzika (ngati muli nacho)',
    nationalIdHint: 'Zilembo ndi manambala 8 kutsogolo kwa chiphaso.',
    contact: 'Nambala ya foni ya m’manja kapena imelo',
    contactHint: 'Timatumizako nambala yotsimikizira, kuti wina asapemphe m’dzina lanu.',
    send: 'Tumizani pempho langa',
    sending: 'Tikutumiza…',
    ...errorSummary,
    failed: 'Pali vuto kumbali yathu. Zomwe mwalemba zilipobe: yesaninso, kapena imbani {phone}.',
    lineDead: 'Simuli pa intaneti. Zomwe mwalemba zilipobe: yesaninso intaneti ikabwera.',
    tooOften:
      'Mapempho ochokera ku nambala kapena imelo iyi achuluka lero. Yesaninso mawa, kapena imbani {phone}.',
    fieldErrors: {
      unknown_product: 'Sankhani akaunti pa mndandanda.',
      name_missing: 'Lembani dzina lanu.',
      name_too_long: 'Fupikitsani dzina, lisapitirire zilembo 120.',
      not_a_name: 'Lembani dzina lanu popanda zizindikiro za < ndi >.',
      income_blank: 'Lembani ndalama zomwe mumapeza pa mwezi. Lembani 0 ngati palibe.',
      income_negative: 'Ndalama zomwe mumapeza pa mwezi sizingakhale zochepera 0.',
      income_not_a_number: 'Lembani ndalama zomwe mumapeza pa mwezi m’manambala, monga 150,000.',
      branch_missing: 'Sankhani nthambi.',
      not_an_id:
        'Nambala ya chiphaso cha unzika ili ndi zilembo ndi manambala 8. Osalemba kanthu ngati mulibe.',
    },
    contactMissing: 'Lembani nambala ya foni ya m’manja kapena imelo.',
    branchGone: 'Nthambi imeneyo siilinso pa mndandanda wathu. Tsegulaninso tsambali ndi kusankha ina.',
    doneTitle: 'Talandira pempho lanu.',
    reference: 'Nambala yanu ya umboni',
    keep: 'Tikuitumizanso ku nambala kapena imelo yanu. Nthambi imapeza pempho lanu ndi nambalayi.',
    next: 'Bwerani ku {branch} pasanathe masiku 30 ndipo bweretsani:',
    another: 'Pemphani akaunti ina',
    print: 'Sindikizani izi',
  },
} as const satisfies SiteMessages['onboarding']
