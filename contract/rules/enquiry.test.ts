import { expect, test } from 'vitest'
import { checkEnquiry } from './enquiry.ts'

const good = {
  name: ' Sample Visitor ',
  contact: '+265 (0)999 000 001',
  message: 'How do I open an account?',
}

test('a whole enquiry is trimmed and taken', () => {
  expect(checkEnquiry(good)).toEqual({ enquiry: { ...good, name: 'Sample Visitor' }, fieldErrors: null })
  expect(checkEnquiry({ ...good, contact: 'visitor@sample.invalid' }).fieldErrors).toBeNull()
})

test.each([
  ['\u202a+265 999 000 001\u202c', '+265 999 000 001'],
  ['0999.000.001', '0999.000.001'],
  ['0999–000–001', '0999-000-001'],
  ['０９９９ ０００ ００１', '0999 000 001'],
  ['\u200bVisitor@Sample.invalid\ufeff', 'visitor@sample.invalid'],
])('contact %j is read as %j', (contact, read) => {
  expect(checkEnquiry({ ...good, contact }).enquiry?.contact).toBe(read)
})

test('an enquiry with the longest name is taken', () => {
  expect(checkEnquiry({ ...good, name: 'x'.repeat(120) }).fieldErrors).toBeNull()
})

test('a line break counts as one character', () => {
  // As browsers send it, and as they count it for a field's limit.
  const { enquiry, fieldErrors } = checkEnquiry({ ...good, message: `${'x\r\n'.repeat(1999)}xy` })
  expect(fieldErrors).toBeNull()
  expect(enquiry?.message).toHaveLength(4000)
})

test.each([
  [{}, { name: 'missing', contact: 'missing', message: 'missing' }],
  [{ ...good, name: '   ' }, { name: 'missing' }],
  [{ ...good, name: '<b>Sample</b>' }, { name: 'not_a_name' }],
  [{ ...good, contact: 'call me' }, { contact: 'not_a_contact' }],
  [{ ...good, contact: '123-45' }, { contact: 'not_a_contact' }],
  [{ ...good, message: 'x'.repeat(4001) }, { message: 'too_long' }],
])('%o is refused by field', (typed, fieldErrors) => {
  expect(checkEnquiry(typed)).toEqual({ enquiry: null, fieldErrors })
})
