import { z } from 'zod'
import { defineCollection, type WrittenFields } from '../collection.ts'
import {
  choice,
  email,
  latitude,
  line,
  longitude,
  namedId,
  opening,
  openingExceptions,
  telephoneOrEmpty,
  text,
  texts,
} from '../fields.ts'
import type { Lang } from '../languages.ts'
import { regionIds, regionNames } from '../regions.ts'
import { formatOpening, type Opening } from '../rules/opening.ts'

/** What a branch and a money bureau location have in common (spec, section 3; `longtude` as spelt there). */
export const placeFields = {
  region_id: namedId(regionIds).meta({ asked: false }),
  region_name: choice(regionNames),
  name: line(120),
  address: text(300).meta({ figures: false }),
  region: line(80),
  phone: telephoneOrEmpty(),
  /** used only where it is not empty (spec, section 5) */
  email: z.union([z.literal(''), email()]).meta({ kind: 'email' }),
  latitude: latitude(),
  longtude: longitude(),
  status: choice(['open', 'closed']),
  opening: opening().default([]),
  exceptions: openingExceptions().default([]),
}

/** The hours as a line of text, `hours` on the wire; empty without `opening`. */
export const placeHours = ({ opening: hours }: { opening?: readonly Opening[] }, lang: Lang) => ({
  hours: formatOpening(hours ?? [], lang),
})

/** What the spec calls the days of a place, and its hours. */
export const placeDerives = { hours: z.string(), dateCreated: z.string(), dateUpdated: z.string() }
export const derivePlace = (
  place: { opening?: readonly Opening[] },
  lang: Lang,
  { created_at, updated_at }: { created_at: string; updated_at: string },
) => ({ ...placeHours(place, lang), dateCreated: created_at, dateUpdated: updated_at })

/** The region's id follows from its name; what is no region's id is left to be refused. */
export const acceptPlace = (place: WrittenFields): WrittenFields => {
  const region = regionNames.find((name) => name === place['region_name'])
  const { region_id: id } = place
  const known = id === undefined || Object.values(regionIds).some((one) => one === id)
  return region === undefined || !known ? place : { ...place, region_id: regionIds[region] }
}

export const branches = defineCollection({
  name: 'branches',
  label: { one: 'Branch', many: 'Branches' },
  title: 'name',
  schema: z.strictObject({ ...placeFields, services: texts(80, 20).default([]) }),
  filters: ['region_name'],
  derives: placeDerives,
  derive: derivePlace,
  accept: acceptPlace,
})
