import { expect, test } from 'vitest'
import { looksLikeEmail } from './email.ts'

test.each(['a@b.c', 'chikondi.banda+kyc@mail.example.mw', 'ŵina@example.com', `${'a'.repeat(248)}@b.com`])(
  '%s looks like an address',
  (value) => {
    expect(looksLikeEmail(value)).toBe(true)
  },
)

test.each([
  '',
  '@',
  'a@b',
  'a@b.',
  'a@.b',
  '@b.c',
  'a.b@c',
  'a@b@c.d',
  'a b@c.d',
  ' a@b.c',
  'a@b.c\n',
  'a@b\u00a0c.d',
  `${'a'.repeat(249)}@b.com`,
])('%j does not', (value) => {
  expect(looksLikeEmail(value)).toBe(false)
})

test('a very long text is refused at once', () => {
  const long = `${'a'.repeat(1_000_000)}@${'.'.repeat(1_000_000)}`
  expect(looksLikeEmail(long)).toBe(false)
})
