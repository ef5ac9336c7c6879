/** Hard words, each explained in a sentence where a heading or the line below it has the word first. */
export const terms = {
  whatIs: 'What is “{word}”?',
  kyc: {
    word: 'KYC',
    text: 'KYC means “know your customer”. By law a bank must know who its customers are and keep their documents up to date.',
  },
  tariff: { word: 'tariff', text: 'A tariff is the price of a service, such as a transfer or a new card.' },
  repo: {
    word: 'repo',
    text: 'In a repo (repurchase agreement) you lend money for some days or weeks. You hold treasury bills as security, and get your money back with interest on an agreed day.',
  },
  bancassurance: { word: 'bancassurance', text: 'Bancassurance is insurance that you buy at your bank.' },
  bond: {
    word: 'contract bond',
    text: 'With a contract bond the bank promises to pay if a contractor does not do the work as agreed.',
  },
  apr: {
    word: 'APR',
    text: 'APR (annual percentage rate) is what a loan costs in a year, with interest and fees. Use it to compare loans.',
  },
  tambala: { word: 'tambala', text: 'One kwacha is 100 tambala.' },
} as const
