import type { Lang } from '#contract/languages.ts'
import type { Item } from '#contract/registry.ts'
import { formatHours } from '#contract/rules/opening.ts'

/** What the finder knows of a branch or a counter: as the feed has it, less what nobody reads here. */
export type Place = Pick<
  Item<'branches'>,
  | 'id'
  | 'name'
  | 'address'
  | 'region'
  | 'region_name'
  | 'phone'
  | 'email'
  | 'latitude'
  | 'longtude'
  | 'status'
  | 'opening'
  | 'exceptions'
  | 'hours'
> & { services: readonly string[]; untranslated?: true }

/** A counter has no list of services. @param today a bare date: exceptions from opening hours are listed from then on */
export const placeOf = (
  item: Item<'branches'> | Item<'moneybureau_locations'>,
  lang: Lang,
  today: string,
): Place => ({
  id: item.id,
  name: item.name,
  address: item.address,
  region: item.region,
  region_name: item.region_name,
  phone: item.phone,
  email: item.email,
  latitude: item.latitude,
  longtude: item.longtude,
  status: item.status,
  opening: item.opening,
  exceptions: item.exceptions,
  hours: formatHours(item, lang, today),
  services: 'services' in item ? item.services : [],
  ...(item.untranslated && { untranslated: true }),
})

/** Where a place lies, by the names that arithmetic uses; `longtude` is the wire's. */
export const pointOf = ({ latitude, longtude }: Pick<Place, 'latitude' | 'longtude'>) => ({
  latitude,
  longitude: longtude,
})
