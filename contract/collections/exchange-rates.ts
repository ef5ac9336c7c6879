import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, decimal, instant } from '../fields.ts'
import { currencyCodes } from '../currencies.ts'
import { faultsOfExchange, type FigureFault } from '../rules/exchange-figures.ts'

const sentences: Record<FigureFault, string> = {
  nought: 'A rate must be greater than zero.',
  selling_below_buying: 'Selling is below buying.',
  middle_outside: 'The mid rate must lie between buying and selling.',
}

/** Kwacha for one unit (or for `per` units) of a currency; the newest effective row per currency stands. */
export const exchangeRates = defineCollection({
  name: 'money_bureau_exchange_rates',
  label: { one: 'Exchange rate', many: 'Exchange rates' },
  title: 'currency',
  schema: z
    .strictObject({
      currency: choice(currencyCodes),
      buying: decimal(),
      selling: decimal(),
      middle: decimal(),
      effective_at: instant(),
    })
    .check(({ value, issues }) => {
      const { buying, selling, middle } = value
      for (const [field, fault] of Object.entries(faultsOfExchange({ buying, selling, middle })))
        issues.push({ code: 'custom', input: value, path: [field], message: sentences[fault] })
    }),
  filters: ['currency'],
  writers: ['rates_officer', 'administrator'],
  approval: true,
  appendOnly: { key: ['currency'] },
  window: { from: 'effective_at' },
})
