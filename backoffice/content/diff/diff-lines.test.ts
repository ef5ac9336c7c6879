import { describe, expect, test } from 'vitest'
import { diffLines, outline, withContext } from './diff-lines.ts'

/** Lines as text: removed words in [-…-], added ones in {+…+}, unchanged lines as their number. */
const shown = (before: unknown, after: unknown) =>
  withContext(diffLines(before, after)).map((line) => {
    if (typeof line === 'number') return line
    const { depth, parts, movedFrom } = line
    const text = parts.map(({ text: words, is }) =>
      is === 'same' ? words : is === 'added' ? `{+${words}+}` : `[-${words}-]`,
    )
    return '  '.repeat(depth) + text.join('') + (movedFrom === undefined ? '' : ` (from ${movedFrom})`)
  })

const link = (name: string, href = `/${name.toLowerCase().replace(' ', '-')}`) => ({
  name: { en: name },
  href,
})
const links = Array.from({ length: 43 }, (_, n) => link(`Page ${n}`))

describe('a comparison of lists', () => {
  test('shows a changed item with two lines around and the headings above', () => {
    const menu = (list: readonly unknown[]) => [{ name: { en: 'Cards' }, links: list }]
    expect(shown(menu(links), menu(links.with(30, link('Page 30', '/elsewhere'))))).toEqual([
      '1. Cards',
      2,
      '  Links',
      30,
      '    31. Page 30',
      '      Name',
      '        English: Page 30',
      '      Link: [-/page-30-]{+/elsewhere+}',
      '    32. Page 31',
      '    33. Page 32',
      10,
    ])
  })

  test('shows an item that moved as one line', () => {
    const list = ['Savings', 'Current', 'Joint', 'Youth'].map((name) => link(name))
    const [first, ...rest] = list
    expect(shown(list, [...rest, first])).toEqual([1, '2. Joint', '3. Youth', '4. Savings (from 1)'])
  })

  test('shows an item that moved and changed', () => {
    const list = ['Savings account', 'Current', 'Joint', 'Youth'].map((name) => link(name, '/accounts'))
    const [first, ...rest] = list
    const lines = shown(list, [...rest, { ...first, href: '/savings' }])
    expect(lines.slice(-4)).toEqual([
      '4. Savings account (from 1)',
      '  Name',
      '    English: Savings account',
      '  Link: [-/accounts-]{+/savings+}',
    ])
  })

  test('shows an item that moved to another list as one line', () => {
    const categories = (cards: readonly unknown[], loans: readonly unknown[]) => [
      { name: { en: 'Cards' }, links: cards },
      { name: { en: 'Loans' }, links: loans },
    ]
    const [first, second, third] = ['Savings', 'Current', 'Joint'].map((name) => link(name))
    expect(shown(categories([first, second], [third]), categories([second], [third, first]))).toEqual([
      5,
      '2. Loans',
      2,
      '  Links',
      '    1. Joint',
      '    2. Savings (from Cards)',
    ])
  })

  test('shows a link that moved out of a removed category', () => {
    const category = (name: string, ...all: unknown[]) => ({ name: { en: name }, links: all })
    const lines = shown(
      [category('Cards', link('Savings')), category('Loans and advances', link('Joint'))],
      [category('Loans and advances', link('Joint'), link('Savings'))],
    )
    expect(lines).toContain('    2. Savings (from Cards)')
    expect(lines.join()).toContain('[-1. Cards-]')
    expect(lines.join()).not.toContain('[-Savings-]')
  })

  test('marks added and removed items, not the numbers after them', () => {
    const list = [link('Savings'), link('Current'), link('Joint')]
    expect(shown(list, [link('Youth'), ...list])).toEqual([
      '{+1. Youth+}',
      '  {+Name+}',
      '    {+English: +}{+Youth+}',
      '  {+Link: +}{+/youth+}',
      '2. Savings',
      '3. Current',
      1,
    ])
    expect(shown(list, list.slice(0, 2)).at(-1)).toBe('  [-Link: -][-/joint-]')
  })
})

test('long texts show the changed line with two around', () => {
  const text = Array.from({ length: 20 }, (_, n) => `Line ${n}`).join('\n')
  expect(shown(text, text.replace('Line 9', 'Row 9'))).toEqual([
    7,
    'Line 7',
    'Line 8',
    '[-Line-]{+Row+} 9',
    'Line 10',
    'Line 11',
    8,
  ])
})

test('outlines sections with the names of types and languages', () => {
  const sections = [
    { type: 'Text', hidden: false, title: { en: 'Fees', ny: 'Ndalama' }, text: [{ en: 'None.' }] },
    { type: 'News', count: 3, open: true, from: '2026-11-22T11:41:00.000Z' },
  ]
  expect(outline(sections).split('\n')).toEqual([
    '1. Text: Fees',
    '  Type: Text',
    '  Title',
    '    English: Fees',
    '    Chichewa: Ndalama',
    '  Text',
    '    1. None.',
    '      English: None.',
    '2. News',
    '  Type: News',
    '  Count: 3',
    '  Open: Yes',
    '  From: 22 November 2026, 13:41 CAT',
  ])
})
