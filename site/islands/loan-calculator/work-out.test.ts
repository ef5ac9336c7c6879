import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workOut } from './work-out.ts'

const terms = { arrangement_fee: '2', insurance_fee: '1' }
const loans = [
  { ...terms, slug: 'executive', rate: '30.2', least: '250000', most: '5000000', longest_months: 36 },
  { ...terms, slug: 'instaloans', rate: '33.2', least: '20000', most: '800000', longest_months: 12 },
  { ...terms, slug: 'free', rate: '0', least: '0.01', most: '1000', longest_months: 60 },
]
const tambala = (text: string): bigint => BigInt(text.replace('.', ''))

test('any product, amount, term and fee within its limits is paid back to the tambala', () => {
  const asked = fc.constantFrom(...loans).chain((loan) =>
    fc.record({
      loan: fc.constant(loan),
      amount: fc.integer({ min: Math.round(Number(loan.least) * 100), max: Number(loan.most) * 100 }),
      months: fc.integer({ min: 1, max: loan.longest_months }),
      arrangement_fee: fc.integer({ min: 0, max: 2000 }),
    }),
  )
  fc.assert(
    fc.property(asked, ({ loan, amount, months, arrangement_fee }) => {
      const sum = (amount / 100).toFixed(2)
      const own = { ...loan, arrangement_fee: (arrangement_fee / 100).toFixed(2) }
      const outcome = workOut(own, { amount: sum, months: String(months) })
      if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.fieldErrors)}`)
      const { quote, flat, paidOut } = outcome.worked
      for (const { rows, totalPaid } of [quote, flat]) {
        expect(rows).toHaveLength(months)
        expect(rows.reduce((all, row) => all + tambala(row.payment), 0n)).toBe(tambala(totalPaid))
        expect(rows.at(-1)?.balance).toBe('0.00')
      }
      expect(tambala(paidOut) + tambala(quote.fees)).toBe(BigInt(amount))
      expect(tambala(flat.totalPaid)).toBeGreaterThanOrEqual(tambala(quote.totalPaid))
    }),
    { numRuns: 60 },
  )
})

test('outside its limits it is refused, field by field', () => {
  const loan = loans.find(({ slug }) => slug === 'instaloans')
  expect(loan && workOut(loan, { amount: '800,000.01', months: '13' })).toEqual({
    ok: false,
    fieldErrors: { amount: 'above', months: 'above' },
  })
})
