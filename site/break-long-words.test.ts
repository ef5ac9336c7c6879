import { describe, expect, test } from 'vitest'
import { breakLongWords } from './break-long-words.ts'

const inCell = (text: string) => `<table><tr><td>${text}</td></tr></table>`

describe('breakLongWords', () => {
  test.each([
    ['ordinary words', 'Kusamalirananso ndi 1,000,000,000.00', 'Kusamalirananso ndi 1,000,000,000.00'],
    ['long words', 'Kusamalirananso9012', 'Kusamali<wbr>rananso9<wbr>012'],
    ['character references', 'a&amp;bcdefghijklmno&#x27;p', 'a&amp;bcdefg<wbr>hijklmno<wbr>&#x27;p'],
    ['combining marks', 'abcdefgw\u0302'.repeat(3), 'abcdefgw\u0302<wbr>abcdefgw\u0302<wbr>abcdefgw\u0302'],
  ])('handles %s', (_kind, text, broken) => {
    expect(breakLongWords(inCell(text))).toBe(inCell(broken))
  })

  test('leaves attributes and text outside tables unchanged', () => {
    const word = 'Kusamalirananso9012'
    const html = `<p>${word}</p><table><tr><td title="${word}"></td></tr></table><p>${word}</p>`
    expect(breakLongWords(html)).toBe(html)
  })
})
