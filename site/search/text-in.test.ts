import { expect, test } from 'vitest'
import { beginning, textIn, wordsOfHtml } from './text-in.ts'

test('all that an object says in a language, without its codes', () => {
  const product = {
    to: '/somewhere',
    name: { en: 'Card', ny: 'Khadi' },
    steps: [{ en: 'Ask', ny: 'Pemphani' }, { en: 'Wait' }],
    rates: ['savings'],
  }
  expect(textIn(product, 'en').split(' ').filter(Boolean)).toEqual(['Card', 'Ask', 'Wait'])
  expect(textIn(product, 'ny').split(' ').filter(Boolean)).toEqual(['Khadi', 'Pemphani', 'Wait'])
})

test('words of HTML', () => {
  expect(wordsOfHtml('<p>One&nbsp;two</p><ul><li>three</li></ul>')).toBe('One two three')
})

test('a beginning ends between two words', () => {
  expect(beginning('short', 10)).toBe('short')
  expect(beginning('a longer text than fits', 10)).toBe('a longer…')
  expect(beginning('oneverylongwordthatneverends', 10)).toBe('oneverylon…')
})
