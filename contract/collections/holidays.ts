import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { text } from '../fields.ts'

/** Public holidays: places are closed then, and they are no working days. */
export const holidays = defineCollection({
  name: 'holidays',
  label: { one: 'Holiday', many: 'Holidays' },
  title: 'name',
  schema: z.strictObject({
    /** a bare date in Malawi */
    day: z.iso.date().meta({ kind: 'date' }),
    name: text(80),
  }),
  filters: ['day'],
  unique: ['day'],
  approval: true,
})
