import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { acceptPlace, derivePlace, placeDerives, placeFields } from './branches.ts'

/** Counters of the money bureau: as branches, with opening hours. */
export const moneybureauLocations = defineCollection({
  name: 'moneybureau_locations',
  label: { one: 'Bureau location', many: 'Bureau locations' },
  title: 'name',
  schema: z.strictObject(placeFields),
  filters: ['region_name'],
  derives: placeDerives,
  derive: derivePlace,
  accept: acceptPlace,
})
