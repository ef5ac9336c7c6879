import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { placeFields, placeHours } from './branches.ts'

/** Counters of the money bureau: as branches, with opening hours. */
export const moneybureauLocations = defineCollection({
  name: 'moneybureau_locations',
  label: { one: 'Bureau location', many: 'Bureau locations' },
  title: 'name',
  schema: z.strictObject(placeFields),
  filters: ['region_name'],
  derive: placeHours,
})
