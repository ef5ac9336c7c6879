import { expect, test } from 'vitest'
import { fillReferences, referencesIn, writtenReference } from './references.ts'

test('a text names figures by kind and key, each once; what is written otherwise is no reference', () => {
  const text =
    'From {rate:savings-account} to {tariff:atm.own_1}, {fact:branches}; again {rate:savings-account}.'
  expect(referencesIn(text)).toEqual([
    { kind: 'rate', key: 'savings-account' },
    { kind: 'tariff', key: 'atm.own_1' },
    { kind: 'fact', key: 'branches' },
  ])
  expect(referencesIn('{n} of {rate:} or {RATE:x}, {other:x}, {rate:a b} and { rate:x }')).toEqual([])
  expect(referencesIn(writtenReference({ kind: 'fact', key: 'branches' }))).toHaveLength(1)
})

test('figures take the place of what names them, and an unknown one stays as it is written', () => {
  const values = new Map([
    ['rate:savings-account', '3.5 %'],
    ['fact:branches', '52'],
  ])
  expect(fillReferences('{fact:branches} branches pay {rate:savings-account}; {rate:none}.', values)).toBe(
    '52 branches pay 3.5 %; {rate:none}.',
  )
  // What stands in for it is put in as it is.
  expect(fillReferences('{fact:x}', new Map([['fact:x', '$& {fact:x}']]))).toBe('$& {fact:x}')
})
