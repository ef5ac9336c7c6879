import { expect, test } from 'vitest'
import { outline } from './changed-fields.ts'

test('sections are compared as lines that people read', () => {
  const sections = [
    { type: 'text', hidden: false, title: { en: 'Fees', ny: 'Ndalama' }, text: [{ en: 'None.' }] },
    { type: 'news', count: 3, open: true, from: '2026-11-22T11:41:00.000Z' },
  ]
  expect(outline(sections, '')).toEqual([
    '1.',
    '  Type: text',
    '  Title',
    '    English: Fees',
    '    Chichewa: Ndalama',
    '  Text',
    '    1.',
    '      English: None.',
    '2.',
    '  Type: news',
    '  Count: 3',
    '  Open: Yes',
    '  From: 22 November 2026, 13:41 CAT',
  ])
})
