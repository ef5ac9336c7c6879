import { errorSummary } from './error-summary.ts'
import type { SiteMessages } from '../en.ts'

export const bureauHome = {
  converter: 'Sinthani ndalama',
  convert: {
    ...errorSummary,
    side: 'Mukufuna kuchita chiyani?',
    buy: 'Kubweretsa ndalama zakunja',
    buyHint: 'ife timagula',
    sell: 'Kutenga ndalama zakunja',
    sellHint: 'ife timagulitsa',
    amount: 'Kuchuluka kwa ndalama',
    currency: 'Mtundu wa ndalama',
    choose: 'Sankhani mtundu wa ndalama',
    go: 'Werengerani',
    receive: 'Mulandira',
    pay: 'Mulipira',
    working: '{amount} {currency} pa mtengo wa makwacha {rate} iliyonse',
    nothing: 'Lembani kuchuluka kwa ndalama ndi kusankha mtundu wake.',
    errors: {
      missing: 'Lembani kuchuluka kwa ndalama.',
      malformed: 'Lembani kuchuluka kwa ndalama m’manambala, monga 100 kapena 1,000.50.',
      zero: 'Lembani ndalama zoposa ziro.',
      large: 'Lembani ndalama zosaposa 999,999,999.99.',
      currency: 'Sankhani imodzi mwa ndalama zomwe zili pa mndandanda.',
      side: 'Sankhani ngati mukubweretsa ndalama zakunja kapena mukuzitenga.',
    },
  },
  rates: 'Mitengo yathu yonse',
} as const satisfies SiteMessages['bureauHome']
