import { expect, it } from 'vitest'
import { quotedOf, withNews } from './current.ts'

const rate = (selling: string) => ({
  id: 'a',
  _id: 'a',
  created_at: '2026-11-21T08:02:00Z',
  updated_at: '2026-11-21T08:02:00Z',
  published_at: '2026-11-21T08:02:00Z',
  version: 1,
  currency: 'USD' as const,
  buying: '1734.00',
  selling,
  middle: '1742.00',
  effective_at: '2026-11-21T08:00:00Z',
})
const effective = 'Effective {when}'

it('puts a new rate in the place of the old one, with the time it took effect', () => {
  const first = [
    quotedOf(rate('1751.00'), 'en', effective),
    { currency: 'GBP', name: 'British pound', buying: '2190.40', selling: '2271.00', effective: 'before' },
  ]
  expect(withNews(first, [rate('1760.00')], 'en', effective)).toEqual([
    {
      currency: 'USD',
      name: 'US dollar',
      buying: '1734.00',
      selling: '1760.00',
      effective: 'Effective 21 November 2026, 10:00',
    },
    first[1],
  ])
})
