import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, coordinate, line, namedId, opening, telephone, texts } from '../fields.ts'
import type { Lang } from '../languages.ts'
import { regionIds, regionNames } from '../regions.ts'
import { formatOpening, type Opening } from '../rules/opening.ts'

/** What a branch and a money bureau location have in common (spec, section 3; `longtude` as spelt there). */
export const placeFields = {
  region_id: namedId(regionIds),
  region_name: choice(regionNames),
  name: line(120),
  address: line(300),
  region: line(80),
  phone: telephone(),
  /** used only where it is not empty (spec, section 5) */
  email: z.union([z.literal(''), z.email().max(254)]).meta({ kind: 'email' }),
  latitude: coordinate(90),
  longtude: coordinate(180),
  status: choice(['open', 'closed']),
  opening: opening(),
}

/** The hours as a line of text, `hours` on the wire; what was written before there was `opening` has none. */
export const placeHours = ({ opening: hours }: { opening?: readonly Opening[] }, lang: Lang) => ({
  hours: formatOpening(hours ?? [], lang),
})

export const branches = defineCollection({
  name: 'branches',
  label: { one: 'Branch', many: 'Branches' },
  title: 'name',
  schema: z.strictObject({ ...placeFields, services: texts(80, 20) }),
  filters: ['region_name'],
  derive: placeHours,
})
