import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { fixedServices } from '../fixed-addresses.ts'
import { choice, icon, image, instant, kwacha, line, slug, text, texts, whole } from '../fields.ts'
import { serviceAddress } from '../rules/service-address.ts'

/** What the companies beside the bank do for their customers. */
export const services = defineCollection({
  name: 'services',
  label: { one: 'Service', many: 'Services' },
  title: 'name',
  schema: z.strictObject({
    company: choice(brandIds),
    slug: slug(),
    /** as its address names it; the slug stands in where there is none */
    type: line(80).optional(),
    position: whole(0, 1000),
    name: text(120),
    /** stands beside its name, at the head of its page on a wide screen and where it is listed */
    image: image().optional(),
    /** one sentence under the title */
    lede: text(300),
    /** what it is */
    what: text(1500),
    /** for whom */
    who: texts(),
    /** how it goes, in order */
    steps: texts(),
    bring: texts(),
    /** what it costs and earns, in words; figures come from dated rows */
    cost: text(1000),
    /** what to think of before signing */
    mind: text(1000),
    /** the product code of the bank rate that it follows */
    reference_rate: line(80).optional(),
    // What lists of services show of it.
    icon: icon().optional(),
    short: text(300).optional(),
    /** what speaks for it */
    points: texts(200, 10).optional(),
    /** for whom, in a few words */
    suits: text(120).optional(),
    /** for how long */
    term: text(80).optional(),
    /** the least one can begin with, in kwacha; absent where it follows from the client's own documents */
    least: kwacha().optional(),
    /** how often that is paid */
    every: choice(['once', 'month']).optional(),
    ends_at: instant().optional(),
  }),
  filters: ['company', 'slug', 'type'],
  unique: ['slug', 'type'],
  approval: true,
  fixed: {
    is: ({ slug: own }) => fixedServices.some((one) => one === own),
    fields: ['slug', 'company', 'type'],
  },
  derives: { to: z.string() },
  derive: (service) => ({ to: serviceAddress(service) }),
  window: { until: 'ends_at' },
})
