import { expect, test } from 'vitest'
import { asQuery, isReversed, noFilters } from './filters.ts'

test('a day begins and ends at midnight in Malawi, the last one included', () => {
  const days = (from: string, to: string) => {
    const query = asQuery({ ...noFilters, from, to })
    return [query['from'], query['to']]
  }
  expect(days('2026-11-25', '2026-11-25')).toEqual(['2026-11-24T22:00:00.000Z', '2026-11-25T22:00:00.000Z'])
  expect(days('2027-01-01', '')).toEqual(['2026-12-31T22:00:00.000Z', undefined])
  expect(days('', '2028-02-29')).toEqual([undefined, '2028-02-29T22:00:00.000Z'])
})

test('a range the wrong way round is told from one of a single day', () => {
  expect(isReversed({ from: '2026-11-26', to: '2026-11-25' })).toBe(true)
  expect(isReversed({ from: '2026-11-25', to: '2026-11-25' })).toBe(false)
  expect(isReversed({ from: '2026-11-26', to: '' })).toBe(false)
})
