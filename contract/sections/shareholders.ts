import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { choice, decimal, flag, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

const percent = () =>
  decimal().refine((value) => Number(value) <= 100, 'This takes a part of a hundred, such as 74.05.')

/** Who owns a company. The figures stand on one page; any other shows those of that page. */
export const shareholdersSection = defineSection({
  type: 'shareholders',
  label: 'Shareholders',
  fields: {
    title: text(160),
    ground: ground(),
    /** the company that is owned; the page's own where none is chosen */
    company: choice(brandIds).optional(),
    /** largest first; left empty where another page of that company has them */
    holders: z
      .array(
        z.strictObject({
          /** the company's own name where it is one of the group */
          name: text(120).optional(),
          /** where a company of the group is the holder */
          company: choice(brandIds).optional(),
          /** the holder's part in percent */
          percent: percent(),
          /** made up, and said so */
          sample: flag().default(false),
        }),
      )
      .max(20)
      .meta({ kind: 'list' })
      .default([]),
    /** the day on which its shares were listed */
    listed_on: z.iso
      .date()
      .regex(/^(19|20)/)
      .meta({ kind: 'date' })
      .optional(),
  },
  check({ holders }, issues) {
    for (const [at, { name, company }] of holders.entries())
      if (name === undefined && company === undefined)
        issues.push({
          path: ['holders', at, 'name'],
          message: 'Name the holder, or choose a company of the group.',
        })
  },
})
