import { day } from './day.ts'
import { headPicture } from './head-pictures.ts'
import type { Sample } from './sample.ts'
import { discount } from './services/discount.ts'
import { properties } from './services/properties.ts'

/** The services that the spec names. */
export const sample: Sample<'services'> = (now, fileId) =>
  [...discount, ...properties].map((service) => ({
    key: service.slug,
    published_at: day(now, -400),
    body: { ...service, ...headPicture(fileId, 'services', service.slug, service.company) },
  }))
