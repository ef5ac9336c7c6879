import { expect, test } from 'vitest'
import { looksMasked, maskValue, type PersonalKind } from './mask.ts'

test.each<[PersonalKind, string, string]>([
  ['name', 'Sample Customer One', 'S•••'],
  ['number', '1000000000001', '••• 0001'],
  ['number', '12', '••• 2'],
  ['contact', 'customer-two@sample.invalid', 'c•••@sample.invalid'],
  ['contact', '+265 999 123 456', '••• 456'],
  ['text', 'I would like to know', '•••'],
])('a %s, %s, shows as %s', (kind, value, masked) => {
  expect(maskValue(kind, value)).toBe(masked)
  // Masked once more it is the same, and it is known for what it is.
  expect(maskValue(kind, masked)).toBe(masked)
  expect(looksMasked(kind, masked)).toBe(true)
  expect(looksMasked(kind, value)).toBe(false)
})

test.each<[PersonalKind, string]>([
  ['name', 'S••• Customer'],
  ['number', '•••• 0001'],
  ['number', '**** 0001'],
  ['contact', '+265 ••• 456'],
  ['contact', 'c***@sample.invalid'],
  ['text', ' ••• '],
])('a %s such as %s is told as masked', (kind, value) => {
  expect(looksMasked(kind, value)).toBe(true)
})

test('a message may hold a list with dots', () => {
  expect(looksMasked('text', '• one\n• two')).toBe(false)
})
