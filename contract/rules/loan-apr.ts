import type { Decimal } from 'decimal.js'
import { MoneyDecimal as D, RateDecimal } from './money-decimal.ts'

const one = new RateDecimal(1)

export type Apr = {
  /** ((1+i)^12 − 1) · 100, percent a year with four decimals */
  effective: string
  /** 12 · i · 100, percent a year with four decimals */
  nominal: string
}

/** A charge beside the instalments, paid by the borrower at the end of a month; month 0 is the day of payout. */
export type Charge = { amount: string; month: number }

/**
 * The annual percentage rate of charge by the EU's equation (directive 2008/48/EC, annex I), with equal
 * months: the monthly rate at which the instalments and charges are worth what was paid out.
 * @param advance kwacha paid out before charges
 * @param payments one instalment a month, the first a month after the payout
 * @returns null where no rate exists from 0 upwards: nothing is paid out, or less is paid back than was
 */
export function effectiveApr(
  advance: string,
  payments: readonly string[],
  charges: readonly Charge[] = [],
): Apr | null {
  const flows = payments.map((payment) => new D(payment))
  let paidOut = new D(advance)
  for (const { amount, month } of charges) {
    if (!Number.isInteger(month) || month < 0 || month > flows.length) {
      throw new RangeError('a charge falls in a month of the loan')
    }
    if (month === 0) paidOut = paidOut.minus(amount)
    else flows[month - 1] = flows[month - 1]!.plus(amount)
  }
  return aprFromFlows(paidOut, flows)
}

/** The same from decimals: what is paid out, and what is paid back at the end of each month. */
export function aprFromFlows(paidOut: Decimal, flows: readonly Decimal[]): Apr | null {
  const total = flows.reduce((sum, flow) => sum.plus(flow), new D(0))
  if (!paidOut.greaterThan(0) || total.lessThan(paidOut)) return null
  if (total.equals(paidOut)) return { effective: '0.0000', nominal: '0.0000' }
  const monthly = monthlyRate(paidOut, flows)
  return {
    effective: monthly.plus(1).pow(12).minus(1).times(100).toFixed(4),
    nominal: monthly.times(1200).toFixed(4),
  }
}

/**
 * The monthly rate by Newton's method on Σ flow·v^k − paidOut: floats come close in microseconds, then decimals finish
 * it. The present value falls and is convex in the rate, so that from 0 the steps climb to the root and never overshoot;
 * where floats end a little beyond it, the first step in decimals goes back below. How steep it is there only says how far
 * a step goes, which floats know well enough.
 */
function monthlyRate(paidOut: Decimal, flows: readonly Decimal[]): Decimal {
  const payments = flows.map((flow) => flow.toNumber())
  let rate = new RateDecimal(closeRate(paidOut.toNumber(), payments))
  for (let step = 0; step < 500; step++) {
    const { slope } = worthAt(rate.toNumber(), payments)
    const change = exactWorth(rate, flows).minus(paidOut).times(rate.plus(1)).div(slope)
    rate = rate.plus(change)
    if (change.abs().lessThan('1e-12')) return rate
  }
  return rate
}

/** Σ flow·v^k with v = 1 / (1 + rate). */
function exactWorth(rate: Decimal, flows: readonly Decimal[]): Decimal {
  const [first] = flows
  const last = flows[flows.length - 1]
  if (first && last && !rate.isZero() && flows.slice(0, -1).every((flow) => flow.equals(first))) {
    // All but the last are alike, an annuity: first·(1 − v^(n−1)) / rate. In 40 digits, since many cancel where the rate is small.
    const v = new D(1).div(new D(rate).plus(1))
    const before = v.pow(flows.length - 1)
    return first.times(new D(1).minus(before)).div(rate).plus(last.times(before).times(v))
  }
  const v = one.div(rate.plus(1))
  let worth = new RateDecimal(0)
  for (let k = flows.length; k >= 1; k--) worth = worth.plus(flows[k - 1]!).times(v)
  return worth
}

/** The monthly rate in floats, right to some 13 digits; 0 where floats cannot tell. */
function closeRate(owed: number, payments: readonly number[]): number {
  let rate = 0
  for (let step = 0; step < 500; step++) {
    const { worth, slope } = worthAt(rate, payments)
    const change = ((worth - owed) * (1 + rate)) / slope
    if (!Number.isFinite(change)) return 0
    rate += change
    if (Math.abs(change) <= 1e-14 * (1 + rate)) break
  }
  return rate > 0 ? rate : 0
}

/**
 * By Horner's rule from the last month, with v = 1 / (1 + rate).
 * @returns worth = Σ flow·v^k, and slope = Σ k·flow·v^k, which is −(1 + rate)·d worth / d rate
 */
function worthAt(rate: number, payments: readonly number[]): { worth: number; slope: number } {
  const v = 1 / (1 + rate)
  let worth = 0
  let slope = 0
  for (let k = payments.length; k >= 1; k--) {
    slope = (slope + worth) * v
    worth = (worth + payments[k - 1]!) * v
    slope += worth
  }
  return { worth, slope }
}
