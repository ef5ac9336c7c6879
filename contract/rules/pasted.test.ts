import { describe, expect, test } from 'vitest'
import { plainTyped } from './pasted.ts'

describe('plainTyped', () => {
  test.each([
    ['\u202a0999\u00a0123\u202f456\u202c\u200b', '0999 123 456'],
    ['１２３，４５６', '123,456'],
    [' Chikondi\u2003Banda\n', 'Chikondi Banda'],
    ['', ''],
  ])('reads %j as %j', (typed, plain) => {
    expect(plainTyped(typed)).toBe(plain)
  })
})
