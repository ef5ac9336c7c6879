import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { fixedProducts } from '../fixed-addresses.ts'
import {
  choice,
  flag,
  icon,
  image,
  instant,
  line,
  slug,
  steps as nextSteps,
  text,
  texts,
  whole,
} from '../fields.ts'
import { productAddress, productFamilies } from '../rules/product-address.ts'

/** Product codes of bank rates, the telling one first. */
const codes = () => z.array(line(80)).max(20).meta({ kind: 'list' })

/** Accounts, bank products and ways of digital banking. Figures are not among it: they come from the dated rows named. */
export const products = defineCollection({
  name: 'products',
  label: { one: 'Product', many: 'Products' },
  title: 'name',
  schema: z.strictObject({
    slug: slug(),
    /** the overview it stands in */
    family: choice(productFamilies),
    /** as its address and the opening form name it; the slug stands in where there is none */
    type: line(60).optional(),
    position: whole(0, 1000),
    name: text(80),
    /** stands beside its name, at the head of its page on a wide screen and where it is listed */
    image: image().optional(),
    /** what else people call it: found by, not shown */
    other_names: texts(80).optional(),
    /** of the browser's tab and of search results; unlike any other page's */
    title: text(120),
    summary: text(300),
    lede: text(300),
    /** what it is, in paragraphs */
    about: texts(1500, 10),
    who: texts(),
    gains: texts(),
    needs: texts(),
    steps: texts(),
    /** for whom in a few words, where it is compared with its neighbours */
    suits: text(80),
    /** whether deposit insurance covers what customers pay in; absent where nothing is paid in */
    deposits_insured: flag().optional(),
    /** what it earns or costs a year */
    rates: codes(),
    /** the telling rate is the highest of several */
    up_to: flag().default(false),
    /** its rates are what the customer pays */
    lends: flag().default(false),
    /** its tariffs */
    charges: codes(),
    /** what to know of the charges, where the list alone would mislead */
    charges_note: text(400).optional(),
    /** where to go on; the first two stand at the head of the page */
    next: nextSteps(),
    /** a figure the bank is known for */
    proof: z.strictObject({ value: line(40), label: text(120) }).optional(),
    /** the home's chooser of accounts shows it by these three; without `need` it is not there */
    icon: icon().optional(),
    need: text(80).optional(),
    short: text(200).optional(),
    ends_at: instant().optional(),
  }),
  filters: ['slug', 'family', 'type'],
  unique: ['slug', 'type'],
  approval: true,
  fixed: {
    is: ({ slug: own }) => fixedProducts.some((one) => one === own),
    fields: ['slug', 'family', 'type'],
  },
  derives: { to: z.string() },
  derive: (product) => ({ to: productAddress(product) }),
  window: { until: 'ends_at' },
})
