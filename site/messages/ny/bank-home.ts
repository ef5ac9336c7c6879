import type { SiteMessages } from '../en.ts'

export const bankHome = {
  rates: 'Mitengo yosinthira ndalama',
  allRates: 'Mitengo yonse yosinthira ndi ya ntchito',
  rateNow: 'Pano {rate} pa chaka',
  rateMost: 'Pano mpaka {rate} pa chaka',
  loanFigures: { one: 'Mpaka {most} ndi mwezi umodzi.', other: 'Mpaka {most} ndi miyezi {n}.' },
  loanAmount: 'Kuchuluka kwa ndalama (kwacha)',
  loanMonths: 'Miyezi yobwezera',
  loanGo: 'Onetsani zobweza pa mwezi',
  loanMost: 'Ngongole yaikulu kwambiri',
  loanLongest: 'Nthawi yaitali kwambiri',
  months: { one: 'Mwezi umodzi', other: 'Miyezi {n}' },
  near: {
    locate: 'Gwiritsani ntchito malo anga',
    kilometres: 'Mtunda wa {km}\u00a0km',
  },
} as const satisfies SiteMessages['bankHome']
