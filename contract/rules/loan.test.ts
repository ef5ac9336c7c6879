import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveApr } from './loan-apr.ts'
import { flatRate, flatRateYearly, reducingBalance } from './loan.ts'
import file from './loan-vectors.json' with { type: 'json' }

type Inputs = {
  principal: number
  annual_rate_pct: number
  months: number
  arrangement_fee_pct?: number
  insurance_pct?: number
  flat_rate_pct_per_month: number
  advance: number
  payments: number[]
  charge: { amount: number; month: number }
}
type Expected = Record<string, unknown>

/** Each check names the expected figures it has compared, so that a figure nobody compares fails the test. */
const checks: Record<string, (inputs: Inputs, expected: Expected) => Expected> = {
  'reducing-balance payment': (inputs) => ({ payment: reducing(inputs).payment }),
  'reducing-balance schedule (unrounded balances, rounded for display)': (inputs) => {
    const quote = reducing(inputs, 'unrounded')
    return {
      rows_principal_interest_balance: quote.rows.map((row) => [row.principal, row.interest, row.balance]),
      total_interest: quote.totalInterest,
    }
  },
  'reducing-balance payment + schedule (30/360)': (inputs) => {
    const quote = reducing(inputs, 'level')
    return {
      payment: quote.payment,
      rows_payment_principal_interest_balance: quote.rows.map((row) => [
        row.payment,
        row.principal,
        row.interest,
        row.balance,
      ]),
    }
  },
  'effective APR with a charge (EU 2008/48/EC, equal months)': ({ advance, payments, charge }) => {
    const apr = effectiveApr(String(advance), payments.map(String), [
      { ...charge, amount: String(charge.amount) },
    ])
    return { apr_pct: Number(Number(apr?.effective).toFixed(2)), apr_pct_4dp: Number(apr?.effective) }
  },
  'flat rate': (inputs) => {
    const quote = flatRate({
      principal: String(inputs.principal),
      ratePercentPerMonth: String(inputs.flat_rate_pct_per_month),
      months: inputs.months,
    })
    return {
      payment: quote.payment,
      total: quote.totalPaid,
      total_interest: quote.totalInterest,
      effective_annual_pct: Number(quote.aprEffective),
      nominal_apr_pct: Number(quote.aprNominal),
    }
  },
  own: (inputs) => {
    const quote = reducing(inputs)
    const row = (index: number): unknown => {
      const found = quote.rows[index]
      return found ? [found.month, found.payment, found.interest, found.principal, found.balance] : null
    }
    return {
      payment: quote.payment,
      last_payment: quote.lastPayment,
      total_interest: quote.totalInterest,
      total_paid: quote.totalPaid,
      fees: quote.fees,
      cost_of_credit: quote.costOfCredit,
      apr_effective_pct: Number(quote.aprEffective),
      apr_nominal_pct: Number(quote.aprNominal),
      first_row: row(0),
      second_row: row(1),
    }
  },
}

function reducing(inputs: Inputs, settlement?: 'level' | 'unrounded') {
  const fees = [inputs.arrangement_fee_pct ?? 0, inputs.insurance_pct ?? 0].map(String)
  const { principal, annual_rate_pct: rate, months } = inputs
  return reducingBalance(
    { principal: String(principal), ratePercent: String(rate), months, feePercents: fees },
    settlement,
  )
}

test.each(file.vectors)('vector $id: $kind', (vector) => {
  const check = checks[vector.kind.startsWith('own:') ? 'own' : vector.kind]
  expect(check, 'a check for this kind').toBeDefined()
  // The file's vectors differ in shape by kind; each check reads its own.
  expect(check?.(vector.inputs as unknown as Inputs, vector.expected)).toEqual(vector.expected)
})

const hundredths = (text: string): bigint => BigInt(text.replace('.', ''))
const total = (texts: string[]): bigint => texts.reduce((sum, text) => sum + hundredths(text), 0n)
const money = (most: number) => fc.integer({ min: 1, max: most }).map((value) => (value / 100).toFixed(2))
const terms = fc.record({
  principal: money(500_000_000),
  months: fc.integer({ min: 1, max: 72 }),
  ratePercent: money(9900),
  /** arrangement and insurance, up to 50 % together */
  feePercents: fc.array(money(2500), { maxLength: 2 }),
})

test('the schedule sums to the total to the cent and ends at 0.00', () => {
  fc.assert(
    fc.property(terms, fc.constantFrom('clears', 'level', 'flat'), (loan, kind) => {
      const quote = kind === 'flat' ? flatRateYearly(loan) : reducingBalance(loan, kind as 'clears' | 'level')
      expect(quote.rows).toHaveLength(loan.months)
      expect(quote.rows.at(-1)?.balance).toBe('0.00')
      expect(total(quote.rows.map((row) => row.payment))).toBe(hundredths(quote.totalPaid))
      expect(total(quote.rows.map((row) => row.principal))).toBe(hundredths(loan.principal))
      expect(total(quote.rows.map((row) => row.interest))).toBe(hundredths(quote.totalInterest))
      expect(hundredths(quote.totalInterest) + hundredths(quote.fees)).toBe(hundredths(quote.costOfCredit))
      for (const row of quote.rows) {
        expect(hundredths(row.principal) + hundredths(row.interest)).toBe(hundredths(row.payment))
        // Where the last instalment is kept level, its interest takes the difference, even below nought.
        expect(kind === 'level' || hundredths(row.interest) >= 0n).toBe(true)
        expect(hundredths(row.principal)).toBeGreaterThanOrEqual(0n)
      }
    }),
    { numRuns: 100 },
  )
})

test('the APR is the nominal rate compounded where there are no fees, and above it with fees', () => {
  const loan = { principal: '1000000', ratePercent: '24', months: 24 }
  expect(reducingBalance(loan).aprEffective).toBe('26.8242')
  expect(Number(reducingBalance({ ...loan, feePercents: ['2', '1'] }).aprEffective)).toBeGreaterThan(29)
  expect(Number(flatRateYearly(loan).aprEffective)).toBeGreaterThan(45)
})

test('no APR where fees leave nothing to pay out', () => {
  expect(
    reducingBalance({ principal: '100', ratePercent: '1', months: 2, feePercents: ['100'] }).aprEffective,
  ).toBeNull()
  expect(effectiveApr('100', ['40', '40'])).toBeNull()
})

test('at its APR the instalments are worth what was paid out, whatever they are', () => {
  const payment = fc.integer({ min: 0, max: 1_000_000_000 })
  // As most loans are: all alike but the last.
  const level = fc
    .tuple(payment, fc.integer({ min: 0, max: 119 }), payment)
    .map(([each, count, last]) => [...Array.from({ length: count }, () => each), last])
  const loan = fc.record({
    paidOut: fc.integer({ min: 1, max: 100_000_000 }),
    payments: fc.oneof(level, fc.array(payment, { minLength: 1, maxLength: 120 })),
  })
  fc.assert(
    fc.property(loan, ({ paidOut, payments }) => {
      const total = payments.reduce((sum, payment) => sum + payment, 0)
      fc.pre(total >= paidOut)
      const worth = (nominal: number) =>
        payments.reduceRight((sum, payment) => (sum + payment) / (1 + nominal / 1200), 0)
      // The answer has four decimals: what was paid out lies between the worth just above it and just below it.
      const nominal = Number(effectiveApr(String(paidOut), payments.map(String))?.nominal)
      const spare = 1 + 1e-9
      expect(worth(nominal + 0.0001)).toBeLessThanOrEqual(paidOut * spare)
      const below = nominal > 0 ? worth(nominal - 0.0001) : paidOut
      expect(below * spare).toBeGreaterThanOrEqual(paidOut)
    }),
    { numRuns: 600 },
  )
})

test('an APR of many thousands is still found', () => {
  expect(effectiveApr('1', ['100'])?.nominal).toBe('118800.0000')
})

test('malformed figures are refused', () => {
  const loan = { principal: '1000', ratePercent: '10', months: 12 }
  for (const wrong of [
    { principal: '' },
    { principal: '-1' },
    { principal: '0.00' },
    { principal: '1.001' },
    { principal: '0x10' },
  ]) {
    expect(() => reducingBalance({ ...loan, ...wrong })).toThrow(RangeError)
  }
  for (const months of [0, 1.5, 1201, Number.NaN])
    expect(() => reducingBalance({ ...loan, months })).toThrow(RangeError)
  expect(() => reducingBalance({ ...loan, ratePercent: 'NaN' })).toThrow(RangeError)
  expect(() => effectiveApr('1', ['2'], [{ amount: '1', month: 2 }])).toThrow(RangeError)
})
