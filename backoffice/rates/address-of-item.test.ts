import { describe, expect, test } from 'vitest'
import { addressOfItem } from './address-of-item.ts'

describe('addressOfItem', () => {
  test.each([
    ['an exchange rate', 'money_bureau_exchange_rates', {}, '/backoffice/rates?sheet=exchange&item=x'],
    ['a tariff', 'bank_rates', { kind: 'tariff', unit: 'MWK' }, '/backoffice/rates?sheet=tariff&item=x'],
    ['a tariff in words', 'bank_rates', { kind: 'tariff', unit: 'text' }, '/backoffice/bank_rates/x'],
    ['a file of rates', 'bank_rates', { kind: 'file' }, '/backoffice/bank_rates/x'],
    ['a question', 'faqs', {}, '/backoffice/faqs/x'],
  ])('leads from %s to where it is edited', (_, collection, fields, address) => {
    expect(addressOfItem(collection, 'x', fields)).toBe(address)
  })
})
