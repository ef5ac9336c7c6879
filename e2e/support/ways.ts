/** A way through the site: a page, what is pressed on it, and the part whose tree is told to a screen reader then. */
export type Way = {
  name: string
  path: string
  /** pressed first, and what has opened by it */
  press?: { selector: string; opens: string }
  /** what is looked at */
  part: string
  /** of the page */
  status?: number
}

export const ways: readonly Way[] = [
  {
    name: 'the menu of the bank',
    path: '/fdhbankplc/faqs',
    press: {
      selector: 'header [href="#menu"]',
      opens: '#menu',
    },
    part: '#menu',
  },
  { name: 'a branch found by its town', path: '/fdhbankplc/branches?name=karonga', part: 'main' },
  {
    name: 'a loan worked out, with an amount that is too high',
    path: '/fdhbankplc/loan?amount=900000000&months=12',
    part: 'main form',
  },
  { name: 'the rates of today', path: '/fdhbankplc/exchangeRates', part: 'main' },
  { name: 'documents for KYC', path: '/fdhbankplc/kyc', part: 'main' },
  { name: 'opening an account', path: '/fdhbankplc/onboarding', part: 'main form' },
  { name: 'a search by a product’s name', path: '/search?q=salama', part: 'main' },
  {
    name: 'a question opened',
    path: '/fdhbankplc/faqs',
    press: { selector: 'main details > summary', opens: 'main details[open]' },
    part: 'main details',
  },
  { name: 'a message to the bank, in Chichewa', path: '/ny/fdhbankplc/contact', part: 'main form' },
  {
    name: 'what a page offers whose address is wrong',
    path: '/fdhbankplc/no-such-page',
    part: 'main',
    status: 404,
  },
]

/** The name of the file that keeps its tree. */
export const fileOf = ({ name }: Way): string => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.txt`

const months = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g

/** What changes by the day is left out: figures, dates, which way a rate went, whether a place is open. */
export const masked = (tree: string): string =>
  tree
    .replace(/\/files\/[\w.-]+/g, '/files/#')
    .replace(months, 'Month')
    .replace(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'Day')
    .replace(/\d+([.,:]\d+)*/g, '#')
    .replace(/\b((up|down) #|unchanged)/g, 'up, down or unchanged')
    .replace(/\b(Open|Closed|Closes|Opens) (now|today|until|tomorrow|on)\b[^"\n]*/g, 'open or closed')
    // A line with the name of a public holiday contains a colon, so that Playwright quotes it.
    .replace(/"([^"\n]*open or closed)"/g, '$1')
