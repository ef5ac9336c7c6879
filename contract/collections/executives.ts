import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, image, line, slug, text, whole } from '../fields.ts'
import { acceptRole, addressed, coverOf } from '../wire.ts'

/** Board and team of each company are role types of one collection (contract: Fields). */
export const executiveRoleTypes = ['Board', 'Management'] as const

const role = {
  executive_role_type_name: choice(executiveRoleTypes),
  title: z.string(),
  position: z.number(),
}

export const executives = defineCollection({
  name: 'executives',
  label: { one: 'Executive', many: 'Executives' },
  title: 'name',
  schema: z.strictObject({
    slug: slug(),
    name: line(120),
    image: image().optional(),
    qualifications: text(300),
    biography: text(2000).optional(),
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
  derives: {
    image_url: z.string().nullable(),
    roles: z.array(z.object({ company: choice(brandIds), company_name: z.string(), ...role })),
  },
  namesCompanies: true,
  derive: ({ image: picture, roles }, _lang, { companyName }) => ({
    image_url: coverOf(picture),
    roles: roles.map(({ company_name: company, ...rest }) => ({
      ...rest,
      company,
      company_name: companyName(company),
    })),
  }),
  accept: (person) => ({
    ...addressed(person, 'name'),
    ...(Array.isArray(person['roles']) && { roles: person['roles'].map(acceptRole) }),
  }),
})
