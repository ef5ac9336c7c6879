import { describe, expect, test } from 'vitest'
import { formatBytes, sayTooLarge } from './file-size.ts'

describe('formatBytes', () => {
  test.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [312 * 1024, '312 KB'],
    [1.5 * 1024 * 1024, '1.5 MB'],
    [60 * 1024 * 1024, '60 MB'],
  ])('%d is %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})

describe('sayTooLarge', () => {
  test('names the size and the limit', () => {
    expect(sayTooLarge(60 * 1024 * 1024, 15 * 1024 * 1024)).toBe('60 MB; the limit is 15 MB')
  })

  test('never names a size that looks allowed', () => {
    expect(sayTooLarge(15 * 1024 * 1024 + 1, 15 * 1024 * 1024)).toBe('More than 15 MB; the limit is 15 MB')
  })
})
