import { expect, test } from 'vitest'
import { newSession, sessionFor } from './session.ts'

const typed = {
  product: 'Savings Account',
  name: 'Sample',
  monthly_income: '0',
  branch: 'Zomba',
  national_id: '',
  contact: '0999 000 001',
}

test('a session’s name is a UUID, kept for what is sent again unchanged and new for anything else', () => {
  const session = newSession()
  expect(session.session).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const first = { ...session, ...sessionFor(session, typed) }
  expect(first.session).toBe(session.session)
  expect(sessionFor(first, typed).session).toBe(session.session)
  expect(sessionFor(first, { ...typed, name: 'Another' }).session).not.toBe(session.session)
})
