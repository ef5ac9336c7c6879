import { expect, test } from 'vitest'
import { termsIn } from './terms.ts'
import { choiceName, inSection, pathInWords } from '../lists/fields.ts'
import { withChichewa } from './text-path.ts'

const glossary = [
  { term_en: 'account', term_ny: 'akaunti' },
  { term_en: 'savings account', term_ny: 'akaunti yosungira ndalama' },
  { term_en: 'branch', term_ny: 'nthambi' },
  { term_en: 'rate', term_ny: 'mtengo' },
]

test('terms are found as whole words, one or many, whatever the case, the longest first', () => {
  const found = (text: string) => termsIn(text, glossary).map(({ term_en }) => term_en)
  expect(found('<p>Open a Savings <b>Account</b> at all branches.</p>')).toEqual([
    'savings account',
    'account',
    'branch',
  ])
  expect(found('Moderate accounting')).toEqual([])
})

test('a path is told in words, places counted from one', () => {
  expect(pathInWords('sections.2.items.0.title')).toBe('Sections 3, Items 1, Title')
  const section = { type: 'call-to-action' }
  expect(pathInWords('sections.1.title.en', (path) => (path === 'sections.1' ? section : 'text'))).toBe(
    'Call to action 2, Title, English',
  )
  expect(pathInWords('sections.1.steps.0.title', inSection('call-to-action'))).toBe(
    'Call to action 2, Steps 1, Title',
  )
  expect(pathInWords('sections.1.title', inSection(null))).toBe('Sections 2, Title')
  expect(pathInWords('title.ny')).toBe('Title, Chichewa')
})

test('values are told in words; a code stays one, and no value is taken for a field', () => {
  expect(['open', 'percent_per_year', 'rate', 'MWK', 'en', 'Financial Statement'].map(choiceName)).toEqual([
    'Open',
    '% a year',
    'Rate',
    'MWK',
    'English',
    'Financial Statement',
  ])
})

test('one text gets its Chichewa and nothing else is touched', () => {
  const values = { title: { en: 'A', ny: '' }, sections: [{ title: { en: 'B', ny: 'b' } }] }
  expect(withChichewa(values, 'sections.0.title', 'bee')).toEqual({
    ...values,
    sections: [{ title: { en: 'B', ny: 'bee' } }],
  })
  expect(values.sections[0]?.title.ny).toBe('b')
  expect(withChichewa(values, 'sections.4.title', 'x')).toBeNull()
})
