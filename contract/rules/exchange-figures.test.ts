import { describe, expect, test } from 'vitest'
import { faultsOfExchange } from './exchange-figures.ts'

describe('faultsOfExchange', () => {
  test('compares only figures', () => {
    expect(faultsOfExchange({ buying: '2', selling: '1', middle: 'a' })).toEqual({
      selling: 'selling_below_buying',
    })
    expect(faultsOfExchange({ buying: 'a', selling: '1', middle: '1' })).toEqual({})
    expect(faultsOfExchange({ buying: '1', selling: '2', middle: '2026-11-21T06:00:00Z' })).toEqual({})
  })
})
