import { describe, expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { hashPassword, passwordMatches } from './hashing.ts'
import { checkPassword, houseWords } from './rules.ts'

const owner = { name: 'Tiyamike Chŵanje', email: 'tiyamike.b@sample.invalid' }
const codeOf = (password: string) =>
  checkPassword(password, owner).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

test.each([
  ['eleven sign', 'password_short'],
  ['x'.repeat(129), 'password_long'],
  ['Password1234!', 'password_common'],
  ['leavemealone', 'password_common'],
  ['aaaaaaaaaaaaaa', 'password_common'],
  ['IloveYou1234', 'password_common'],
  ['manchesterunited', 'password_common'],
  ['adminadmin123', 'password_common'],
  ['FDHbankMalawi2026!', 'password_common'],
  ['blantyre-goats-2026', 'password_common'],
  ['administrator!!', 'password_common'],
  ['2026.rates.Officer', 'password_common'],
  ['tiyamike-has-a-goat', 'password_own'],
  ['chŵanje-has-a-goat'.normalize('NFD'), 'password_own'],
  ['éééééééé'.normalize('NFD'), 'password_short'],
])('%s is refused as %s', async (password, code) => {
  expect(await codeOf(password)).toBe(code)
})

test.each([
  'three goats under a tree',
  'the bank of the river at dawn',
  'k3fdh9!xQ2#mZ',
  '  spaces at both ends  ',
  'mbuzi zitatu pansi pa mtengo',
  'ŵanthu onse akudya nsima',
  '9274 1850 3361 7',
  'abcdé'.repeat(25),
])('%s is taken: nothing is asked of its signs', async (password) => {
  expect(await codeOf(password)).toBe('taken')
})

test('the words of the house are documented', async () => {
  const page = await readFile(new URL('../../../../docs/SECURITY.md', import.meta.url), 'utf8')
  const listed = /House words: ([^.]+)\./.exec(page)?.[1]?.split(/,\s+/)
  expect(listed?.toSorted()).toEqual(houseWords.toSorted())
})

describe('a stored password', () => {
  const password = 'ŵanthu onse akudya nsíma'
  test.each([
    ['set composed, typed decomposed', password.normalize('NFC'), password.normalize('NFD')],
    ['set decomposed, typed composed', password.normalize('NFD'), password.normalize('NFC')],
    ['set with no-break spaces, typed with spaces', password.replaceAll(' ', '\u00A0'), password],
  ])('matches: %s', async (_, set, typed) => {
    expect(await passwordMatches(await hashPassword(set), typed)).toBe(true)
  })

  test('does not match without its accents', async () => {
    expect(await passwordMatches(await hashPassword(password), password.replace('í', 'i'))).toBe(false)
  })
})
