import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, image, line, slug, text, whole } from '../fields.ts'

/** Board and team of each company are role types of one collection (contract: Fields). */
export const executiveRoleTypes = ['Board', 'Management'] as const

export const executives = defineCollection({
  name: 'executives',
  label: { one: 'Executive', many: 'Executives' },
  title: 'name',
  schema: z.strictObject({
    slug: slug(),
    name: line(120),
    image: image().optional(),
    qualifications: text(300),
    biography: text(2000),
    roles: z
      .array(
        z.strictObject({
          company_name: choice(brandIds),
          executive_role_type_name: choice(executiveRoleTypes),
          title: text(120),
          /** order on the page */
          position: whole(0, 1000),
        }),
      )
      .min(1)
      .max(10)
      .meta({ kind: 'list' }),
  }),
  filters: ['slug'],
  unique: ['slug'],
})
