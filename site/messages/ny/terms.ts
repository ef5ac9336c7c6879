import type { SiteMessages } from '../en.ts'

export const terms = {
  whatIs: '“{word}” ndi chiyani?',
  kyc: {
    word: 'KYC',
    text: 'KYC ndi kudziwa kasitomala. Lamulo limafuna kuti banki idziwe makasitomala ake ndi kusunga zikalata zawo zatsopano.',
  },
  tariff: {
    word: 'mitengo ya ntchito',
    text: 'Mtengo wa ntchito ndi ndalama zomwe mumalipira pa ntchito ya banki, monga kutumiza ndalama kapena khadi latsopano.',
  },
  repo: {
    word: 'REPO',
    text: 'Mu REPO mumakongoza ndalama kwa masiku kapena masabata. Mumasunga mabilu a boma ngati chikole, ndipo mumalandira ndalama zanu ndi chiongola dzanja pa tsiku logwirizana.',
  },
  bancassurance: {
    word: 'inshuwalansi ya banki',
    text: 'Inshuwalansi ya banki ndi inshuwalansi yomwe mumagula ku banki yanu.',
  },
  bond: {
    word: 'chitsimikizo cha mgwirizano',
    text: 'Pa chitsimikizo cha mgwirizano banki imalonjeza kulipira ngati wogwira ntchito sanagwire monga mwa mgwirizano.',
  },
  apr: {
    word: 'APR',
    text: 'APR ndi mtengo wa ngongole pa chaka, ndi chiongola dzanja ndi zolipirira. Yerekezerani ngongole ndi mtengo umenewu.',
  },
  tambala: { word: 'tambala', text: 'Kwacha imodzi ndi matambala 100.' },
} as const satisfies SiteMessages['terms']
