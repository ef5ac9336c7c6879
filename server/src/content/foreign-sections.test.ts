import { expect, test } from 'vitest'
import { pages } from '#contract/collections.ts'
import { parseBody, standsIn } from './foreign-sections.ts'

const text = (en: string) => ({ type: 'text', title: { en }, text: [{ en: 'Words.' }] })
const newer = { type: 'hologram', depth: 3, hidden: false }
const page = (...sections: unknown[]) => ({
  company: 'bank',
  slug: 'banking-by-boat',
  heading: { en: 'Banking by boat' },
  description: { en: 'A branch that comes.' },
  lede: { en: 'Each Monday.' },
  sections,
  next: [],
})

test('a section that a newer release wrote stays where it is, unchanged, also when others move', () => {
  const before = page(text('One'), newer, text('Two'))
  const sent = page(newer, text('Two'), text('One'))
  const parsed = parseBody(pages, sent, standsIn(before))
  expect(parsed).toMatchObject({ success: true, data: { sections: [newer, text('Two'), text('One')] } })
})

test('nobody adds one, and nobody changes one', () => {
  const before = page(text('One'), newer)
  for (const sections of [[{ ...newer, depth: 4 }], [{ type: 'other' }]])
    expect(parseBody(pages, page(...sections), standsIn(before)).success).toBe(false)
  expect(parseBody(pages, page(newer), standsIn(null)).success).toBe(false)
  expect(parseBody(pages, page(text('One')), standsIn(before)).success).toBe(true)
})

test('what is wrong beside one is told at its own place', () => {
  const broken = { ...text('x'), title: { en: '' } }
  const parsed = parseBody(pages, page(newer, broken), standsIn(page(newer)))
  expect(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))).toEqual([
    'sections.1.title.en',
  ])
})
