import { pageAddresses } from './addresses.ts'

/** Pages of one kind differ in company and words: a home of each, one article, one page of a service. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid')
  const [company = '', ...rest] = pathname.split('/').filter(Boolean)
  const query = [...searchParams.keys()].join()
  if (rest.length === 0 || rest[0] === 'home') return `${company} ${query}`
  return `${(rest.length > 1 && rest[0] !== 'exchangeRates' ? rest.slice(0, -1) : rest).join('/')} ${query}`
}

/** The address, without `/ny`, of one page of each kind. */
export const onePageOfEachKind = [...new Map(pageAddresses.map((path) => [kindOf(path), path])).values()]

/** Addresses that show those pages in other states: not found, no results, filtered, large sums, refused. */
export const otherStates = [
  '/fdhbankplc/no-such-page',
  '/search?q=savings',
  '/search?q=helicopter',
  '/fdhbankplc/branches?name=nowhere',
  '/fdhbankplc/blog?q=rains',
  '/fdhbankplc/exchangeRates?tab=All+Rates',
  '/fdhbankplc/exchangeRates/day?date=2026-01-02',
  '/fdhbankplc/documents?title=report',
  '/fdhbankplc/loan?amount=5,000,000&months=3',
  '/fdhbankplc/loan?amount=5,000,000,000&months=3',
]
