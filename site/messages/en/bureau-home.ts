import { errorSummary } from './error-summary.ts'

export const bureauHome = {
  converter: 'Currency converter',
  convert: {
    ...errorSummary,
    side: 'What would you like to do?',
    buy: 'Bring us foreign money',
    buyHint: 'we buy',
    sell: 'Get foreign money',
    sellHint: 'we sell',
    amount: 'Amount',
    currency: 'Currency',
    choose: 'Choose a currency',
    go: 'Convert',
    receive: 'You receive',
    pay: 'You pay',
    working: '{amount} {currency} at {rate} kwacha each',
    nothing: 'Fill in the amount and the currency.',
    errors: {
      missing: 'Enter an amount.',
      malformed: 'Enter the amount in figures, such as 100 or 1,000.50.',
      zero: 'Enter an amount above zero.',
      large: 'Enter an amount of at most 999,999,999.99.',
      currency: 'Choose one of the currencies in the list.',
      side: 'Choose whether you bring foreign money or get it.',
    },
  },
  rates: 'All our rates',
} as const
