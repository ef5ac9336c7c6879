import { describe, expect, it } from 'vitest'
import { formatDecimal, formatMoney, formatMoneyShort, formatPercent, formatRate } from './money-format.ts'

describe('figures', () => {
  it('groups thousands and fills the fraction', () => {
    expect(formatDecimal('1734')).toBe('1,734.00')
    expect(formatDecimal('1734.5')).toBe('1,734.50')
    expect(formatDecimal('0')).toBe('0.00')
    expect(formatDecimal('999')).toBe('999.00')
    expect(formatDecimal('1234567', 0)).toBe('1,234,567')
  })

  it('rounds half-up and carries', () => {
    expect(formatDecimal('0.005')).toBe('0.01')
    expect(formatDecimal('0.0049')).toBe('0.00')
    expect(formatDecimal('999.995')).toBe('1,000.00')
    expect(formatDecimal('9.5', 0)).toBe('10')
    expect(formatDecimal('-0.001')).toBe('0.00')
    expect(formatDecimal('-1234.565')).toBe('-1,234.57')
  })

  it('keeps digits that a float would lose', () => {
    expect(formatDecimal('123456789012.123456', 6)).toBe('123,456,789,012.123456')
    expect(formatDecimal('9007199254740993', 0)).toBe('9,007,199,254,740,993')
  })

  it('writes a rate with all its places, two at least', () => {
    expect(formatRate('1734')).toBe('1,734.00')
    expect(formatRate('11.0525')).toBe('11.0525')
    expect(formatRate('12.7540')).toBe('12.7540')
  })

  it('leaves alone what is no decimal', () => {
    expect(formatDecimal('Free')).toBe('Free')
  })

  it('writes kwacha and percent', () => {
    expect(formatMoney('1234567.5')).toBe('MK\u00a01,234,567.50')
    expect(formatMoney('-5')).toBe('-MK\u00a05.00')
    expect(formatMoneyShort('5000000.00')).toBe('MK\u00a05,000,000')
    expect(formatMoneyShort('12.5')).toBe('MK\u00a012.50')
    expect(formatPercent('3.50')).toBe('3.5%')
    expect(formatPercent('10')).toBe('10%')
    expect(formatPercent('25.000')).toBe('25%')
  })
})
