import { z } from 'zod'
import { brandIds, brands, type BrandId } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, flag, image, instant, steps, text, whole } from '../fields.ts'
import { fixedPageAddresses } from '../fixed-pages.ts'
import { isReservedSlug } from '../reserved-slugs.ts'
import { sections } from '../section-types.ts'

type Place = { company: BrandId; slug: string }

/** A page's address without `/ny`. */
export const addressOfPage = ({ company, slug }: Place): string => `${brands[company].path}/${slug}`

const statements = ['privacy', 'terms', 'cookies', 'accessibility', 'complaints', 'fraud']
const forInvestors = ['investor_relations', 'shareholding', 'fdhshareholding']

/** True for statements and what investors read: those a second person approves. */
export const needsSecondPerson = ({ slug }: { slug?: unknown }): boolean =>
  [...statements, ...forInvestors].some((one) => one === slug)

/** The part of an address below its company's; the spec's own have an underscore, and one has a capital. */
const pageSlug = () =>
  z
    .string()
    .max(80)
    .regex(
      /^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*|personalAndbusinessbanking)$/,
      'This takes lower-case letters, digits and hyphens.',
    )
    .meta({ kind: 'slug' })

/** Any page of a company that is written: what it says, and at which address. */
export const pages = defineCollection({
  name: 'pages',
  label: { one: 'Page', many: 'Pages' },
  title: 'heading',
  schema: z
    .strictObject({
      company: choice(brandIds),
      slug: pageSlug(),
      /** its h1; unlike any other page's, as is the description */
      heading: text(160),
      /** of the browser's tab and of search results, where the heading alone says too little */
      search_title: text(160).optional(),
      description: text(300),
      lede: text(400),
      /** stands beside the heading on a wide screen */
      image: image().optional(),
      sections: sections(),
      /** where to go on; the first two stand at the head of the page. A page that is not there is left out */
      next: steps(),
      in_menu: flag().default(false),
      position: whole(0, 1000).default(0),
      ends_at: instant().optional(),
      /** the whole of it, which follows from company and slug */
      address: z.string().meta({ kind: 'address', from: 'slug' }).optional(),
    })
    .check(({ value: { company, slug }, issues }) => {
      if (isReservedSlug(company, slug))
        issues.push({
          code: 'custom',
          input: slug,
          path: ['slug'],
          message: `The website has a page of its own at ${addressOfPage({ company, slug })}. Choose another address.`,
        })
    })
    .overwrite((page) => ({ ...page, address: addressOfPage(page) })),
  filters: ['company', 'slug', 'address'],
  unique: ['address'],
  approval: needsSecondPerson,
  guardsLinks: true,
  fixed: { is: (body) => fixedPageAddresses.includes(String(body['address'])), fields: ['company', 'slug'] },
  derives: { address: z.string() },
  derive: (page) => ({ address: addressOfPage(page) }),
  window: { until: 'ends_at' },
})
