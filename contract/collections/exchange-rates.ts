import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, decimal, instant } from '../fields.ts'
import { currencyCodes } from '../currencies.ts'

/** Kwacha for one unit (or for `per` units) of a currency; the newest effective row per currency stands. */
export const exchangeRates = defineCollection({
  name: 'money_bureau_exchange_rates',
  label: { one: 'Exchange rate', many: 'Exchange rates' },
  title: 'currency',
  schema: z.strictObject({
    currency: choice(currencyCodes),
    buying: decimal(),
    selling: decimal(),
    middle: decimal(),
    effective_at: instant(),
  }),
  filters: ['currency'],
  writers: ['rates_officer', 'administrator'],
  approval: true,
  appendOnly: { key: ['currency'] },
  window: { from: 'effective_at' },
})
