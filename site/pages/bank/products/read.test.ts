import { describe, expect, test } from 'vitest'
import { messagesIn } from '../../../messages/messages.ts'
import type { BankRate } from '../../rates/tariffs.ts'
import { comparedRates, highestRate } from './read.ts'

const since = '2026-01-01T00:00:00Z'
const rateOf = (name: string, value: string, least_balance?: string): BankRate => ({
  id: name,
  _id: name,
  created_at: since,
  updated_at: since,
  published_at: since,
  version: 1,
  product: name,
  kind: 'rate',
  name,
  group: name,
  value,
  unit: 'percent_per_year',
  effective_at: since,
  ...(least_balance !== undefined && { least_balance }),
})

describe('highestRate', () => {
  test.each([
    ['en', 'up to 8% (Fixed Deposit, 12 months)'],
    ['ny', 'mpaka 8% (Fixed Deposit, 12 months)'],
  ] as const)('sets the name of the rate apart (%s)', (lang, words) => {
    const { rates, product } = messagesIn(lang)
    const compared = comparedRates([rateOf('Fixed Deposit, 12 months', '8')], { up_to: true }, rates)
    expect(highestRate(compared, { upTo: product.upTo, exactly: '{rate}' })?.value).toBe(words)
  })

  test('names the balance of the highest tier', () => {
    const { rates, product } = messagesIn('en')
    const tiers = [rateOf('Savings', '3.5'), rateOf('Savings, highest tier', '5', '1000000')]
    const compared = comparedRates(tiers, { up_to: true }, rates)
    expect(highestRate(compared, { upTo: product.upTo, exactly: '{rate}' })?.value).toBe(
      'up to 5% from a balance of MK\u00a01,000,000',
    )
  })
})
