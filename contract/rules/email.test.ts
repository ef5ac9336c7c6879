import { describe, expect, test } from 'vitest'
import { looksLikeEmail, mailboxOf, readContact, readEmail } from './email.ts'

test.each([
  'a@b.c',
  'chikondi.banda+kyc@mail.example.mw',
  "o'sample@example.com",
  'first_last-1@a-b.example.co.mw',
  'office@xn--bcher-kva.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.mw`,
])('%s looks like an address', (value) => {
  expect(looksLikeEmail(value)).toBe(true)
})

test.each([
  '',
  '@',
  'a@b',
  'a@b.',
  'a@b.c.',
  'a@.b',
  'a@b..c',
  '@b.c',
  'a.b@c',
  'a@b@c.d',
  'a b@c.d',
  ' a@b.c',
  'a@b.c\n',
  'a@b\u00a0c.d',
  `${'a'.repeat(249)}@b.com`,
  `${'a'.repeat(65)}@b.com`,
  `a@${'b'.repeat(64)}.com`,
  '.a@b.c',
  'a.@b.c',
  'a..b@c.d',
  'a@-b.c',
  'a@b-.c',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
])('%j does not', (value) => {
  expect(looksLikeEmail(value)).toBe(false)
})

/** Each would reach the box of box@example.org, or none, under a name of its own. */
const oneMailbox = [
  'a1,box@example.org',
  'a1;box@example.org',
  'a1:box@example.org',
  'group:box@example.org;',
  'x<box@example.org',
  'x<box@example.org>',
  'x\u2039box@example.org\u203a',
  'box(c)@example.org',
  'box@(c)example.org',
  'box@example.org(c)',
  '"box"@example.org',
  '"<script>"@x.y',
  '\\box@example.org',
  'a%example.net@example.org',
  'example.net!a@example.org',
  '@example.net:box@example.org',
  'box@example.org\u0000',
  'b\u0000ox@example.org',
  'box\r\nBcc:x@example.org',
  'box\u200b@example.org',
  'box\u00ad@example.org',
  'b\u043ex@example.org',
  '\uff42ox@example.org',
  'box@ex\u0430mple.org',
  'box@example\u3002org',
  'box\uff20example.org',
  'box@example.org\u2028',
  '\ufeffbox@example.org',
  'b*x@example.org',
  'b\u2022\u2022\u2022@example.org',
]
test.each(oneMailbox)('%j is no plain address', (value) => {
  expect(looksLikeEmail(value)).toBe(false)
})

test('a very long text is refused at once', () => {
  const long = `${'a'.repeat(1_000_000)}@${'.'.repeat(1_000_000)}`
  expect(looksLikeEmail(long)).toBe(false)
})

test('limits count a mailbox, whatever follows its plus sign', () => {
  expect(mailboxOf('box+1@example.org')).toBe('box@example.org')
  expect(mailboxOf('box+1+2@example.org')).toBe('box@example.org')
  expect(mailboxOf('+1@example.org')).toBe('+1@example.org')
  expect(mailboxOf('+265999123456')).toBe('+265999123456')
})

describe('readEmail', () => {
  test.each([
    [' Chikondi@Example.MW ', 'chikondi@example.mw'],
    ['\u202achikondi@example.mw\u202c', 'chikondi@example.mw'],
    ['ｃｈｉｋｏｎｄｉ＠ｅｘａｍｐｌｅ．ｍｗ', 'chikondi@example.mw'],
    ['office@Bücher.example', 'office@xn--bcher-kva.example'],
    ['office@مثال.إختبار', 'office@xn--mgbh0fb.xn--kgbechtv'],
  ])('reads %j as %s', (typed, address) => {
    expect(readEmail(typed)).toBe(address)
  })

  test.each(['büro@example.org', 'a@b@bücher.example', 'a@bücher', 'a@bücher.example/x', 'a'.repeat(10_000)])(
    'refuses %j',
    (typed) => {
      expect(readEmail(typed)).toBeNull()
    },
  )
})

describe('readContact', () => {
  test.each([
    ['0999.000.001', '0999.000.001'],
    ['\u202a+265–999–000–001\u202c', '+265-999-000-001'],
    ['office@Bücher.example', 'office@xn--bcher-kva.example'],
  ])('reads %j as %s', (typed, contact) => {
    expect(readContact(typed)).toBe(contact)
  })

  test.each(['', 'call me', '123-45', '+', '0'.repeat(61), ' '.repeat(10_000)])('refuses %j', (typed) => {
    expect(readContact(typed)).toBeNull()
  })
})
