import { describe, expect, test } from 'vitest'
import { smsLength, smsParts, smsText } from './sms.ts'

describe('smsText', () => {
  test.each([
    ['Nambala yanu m’mphindi 5 – “sungani”…', 'Nambala yanu m\'mphindi 5 - "sungani"...'],
    ['MK\u00a05,000', 'MK 5,000'],
    ['Ŵina', 'Wina'],
    ['café £5 €2', 'café £5 €2'],
  ])('%j becomes %j', (text, sent) => {
    expect(smsText(text)).toBe(sent)
  })
})

test('signs of the extension take two places', () => {
  expect([smsLength('€5'), smsLength('’5')]).toEqual([3, 2])
})

describe('smsParts', () => {
  test.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['’'.repeat(70), 1],
    ['’'.repeat(71), 2],
  ])('counts %#', (text, parts) => {
    expect(smsParts(text)).toBe(parts)
  })
})
