export const bankHome = {
  rates: 'Exchange rates',
  allRates: 'All rates and tariffs',
  rateNow: '{rate} a year now',
  rateMost: 'Up to {rate} a year now',
  loanFigures: { one: 'Up to {most} and {n} month.', other: 'Up to {most} and {n} months.' },
  loanAmount: 'Amount in kwacha',
  loanMonths: 'Months to repay',
  loanGo: 'Show the monthly payment',
  loanMost: 'Largest loan',
  loanLongest: 'Longest term',
  months: { one: '{n} month', other: '{n} months' },
  near: {
    locate: 'Use my location',
    kilometres: '{km}\u00a0km away',
  },
} as const
