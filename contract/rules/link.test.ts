import { describe, expect, test } from 'vitest'
import { completeLink } from './link.ts'

describe('completeLink', () => {
  test.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['http://example.com', 'https://example.com'],
    ['www.rbm.mw', 'https://www.rbm.mw'],
    [' rbm.mw/rates ', 'https://rbm.mw/rates'],
    ['info@example.com', 'mailto:info@example.com'],
    ['mailto:info@example.com', 'mailto:info@example.com'],
    ['/fdhbankplc/cards', '/fdhbankplc/cards'],
    ['fdhbankplc/cards', '/fdhbankplc/cards'],
    ['fdhbankplc', '/fdhbankplc'],
    ['#steps', '#steps'],
    ['+265 1 820 219', 'tel:+2651820219'],
    ['*525#', 'tel:*525%23'],
    ['tel:+265 (0)1 820 219', 'tel:+2651820219'],
    ['tel:0888 123 456', 'tel:+265888123456'],
    ['TEL:*525%23', 'tel:*525%23'],
    ['\u2068www.rbm.mw\u2069', 'https://www.rbm.mw'],
  ])('%j becomes %j', (typed, address) => {
    expect(completeLink(typed)).toBe(address)
  })

  test.each([
    '',
    'tel:12',
    'tel:call us',
    'cards',
    'two words',
    'javascript:alert(1)',
    'ftp://example.com',
    '//example.com',
    'fdhbankplcx',
  ])('refuses %j', (typed) => {
    expect(completeLink(typed)).toBeNull()
  })
})
