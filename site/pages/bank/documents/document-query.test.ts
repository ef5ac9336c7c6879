import { expect, it } from 'vitest'
import { isFiltered, readDocumentQuery, filterOf } from './document-query.ts'

const read = (query: Record<string, string>) => readDocumentQuery({ query })

it('begins with financial statements and profiles, unfiltered', () => {
  const asked = read({})
  expect(asked).toEqual({
    type: 'Financial Statement',
    group: 'Profiles',
    title: '',
    language: '',
    year: '',
    company: '',
  })
  expect('unknown' in asked || isFiltered(asked)).toBe(false)
})

it('combines the filters', () => {
  const asked = read({ title: ' Report ', language: 'ny', year: '2025', company: 'bank', type: 'Notice' })
  if ('unknown' in asked) throw new Error(asked.unknown)
  expect(isFiltered(asked)).toBe(true)
  expect(asked.title).toBe('Report')
  expect(filterOf(asked)).toEqual({
    language: 'ny',
    dated: { from: '2025-01-01', before: '2026-01-01' },
    brands: 'bank',
  })
})

it.each([
  ['type', 'Secrets'],
  ['group', 'None'],
  ['language', 'fr'],
  ['company', 'other'],
  ['year', '25'],
  ['year', '2025-01'],
  ['year', '3025'],
])('knows no %s %s', (key, value) => {
  expect(read({ [key]: value })).toEqual({ unknown: key })
})
