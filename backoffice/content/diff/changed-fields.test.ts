import { expect, test } from 'vitest'
import { outline } from './changed-fields.ts'

test('sections are compared as lines that people read', () => {
  const sections = [
    { type: 'text', hidden: false, title: { en: 'Fees', ny: 'Ndalama' }, text: [{ en: 'None.' }] },
    { type: 'news', count: 3 },
  ]
  expect(outline(sections, '')).toEqual([
    '1.',
    '  Type: text',
    '  Title',
    '    en: Fees',
    '    ny: Ndalama',
    '  Text',
    '    1.',
    '      en: None.',
    '2.',
    '  Type: news',
    '  Count: 3',
  ])
})
