import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import {
  choice,
  decimal,
  kwacha,
  email,
  flag,
  icon,
  image,
  latitude,
  line,
  link,
  longitude,
  opening,
  openingExceptions,
  telephone,
  text,
  texts,
} from '../fields.ts'
import { theme } from '../rules/colour.ts'
import { placeHours } from './branches.ts'

/** A web address of another site. */
const webAddress = () =>
  z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s\\]+$/, 'This takes an https address.')
    .meta({ kind: 'link' })

/** A person or an authority that customers write to. */
const correspondent = {
  name: text(160),
  address: text(300).optional(),
  phone: telephone().optional(),
  email: email().optional(),
  url: webAddress().optional(),
}

/** The head office (spec, section 3: title, address1 to 3, box, location). */
const office = z.strictObject({
  address1: text(120),
  address2: text(120),
  address3: text(120),
  box: line(80),
  location: line(80),
  /** in degrees, as maps take them */
  latitude: latitude(),
  longtude: longitude(),
})

/** What is true of a company wherever it is said: names, how it is reached, who owns it, its colours. */
export const facts = defineCollection({
  name: 'facts',
  label: { one: 'Company facts', many: 'Company facts' },
  title: 'name',
  schema: z.strictObject({
    company: choice(brandIds),
    /** full name, shown in capitals on the tab through CSS */
    name: line(80),
    /** short name for the tab on a narrow screen */
    short: text(40),
    phone: telephone(),
    email: email(),
    /** lines that answer day and night */
    emergency_lines: z
      .array(z.strictObject({ name: text(80), phone: telephone() }))
      .max(6)
      .meta({ kind: 'list' })
      .default([]),
    /** dialled on any phone without data, such as `*525#` */
    dial_code: z
      .string()
      .trim()
      .max(20)
      .regex(/^\*\d[\d*]*#$/, 'This takes a dial code such as *123#.')
      .meta({ kind: 'telephone' })
      .optional(),
    whatsapp: telephone().optional(),
    social: z
      .array(z.strictObject({ name: line(40), url: webAddress() }))
      .max(10)
      .meta({ kind: 'list' })
      .default([]),
    /** mobile apps and the shops they are fetched from; one without a page in a shop is left out */
    apps: z
      .array(z.strictObject({ name: line(60), shop: line(40), url: webAddress(), summary: text(200) }))
      .max(10)
      .meta({ kind: 'list' })
      .default([]),
    office,
    /** hours of the head office */
    opening: opening().default([]),
    exceptions: openingExceptions().default([]),
    /** about the hours, such as "By appointment" */
    hours_note: text(200).optional(),
    /** the sentence on supervision at the foot of each page */
    regulator: text(300).optional(),
    /** of the licence or the entry in the register of companies, with the word before it */
    licence: text(120).optional(),
    registered_address: text(300).optional(),
    /** protects deposits up to an amount in kwacha for each customer */
    deposit_insurance: z
      .strictObject({ amount: kwacha(), insurer: text(120), url: webAddress().optional() })
      .optional(),
    /** authority that hears complaints which the company could not settle */
    registrar: z.strictObject(correspondent).optional(),
    /** statements that data protection law requires */
    data_protection: z
      .strictObject({
        officer: z.strictObject(correspondent),
        legal_bases: texts(400, 10),
        recipients: texts(400, 10),
        transfers: text(600),
        retention: texts(400, 10),
        automated_decisions: text(600),
      })
      .optional(),
    /** limits the interest and fees that accrue once a loan is overdue (in Malawi, section 21 of the directive of 2024) */
    overdue_loan_cap: text(400).optional(),
    /** who owns the company, largest first; percent of 100 */
    shareholders: z
      .array(
        z.strictObject({
          /** set where the holder is a company of the group; its own name stands where no other is given */
          company: choice(brandIds).optional(),
          name: text(120).optional(),
          percent: decimal(),
          /** true where the figure is made up */
          sample: flag().default(false),
        }),
      )
      .max(20)
      .meta({ kind: 'list' })
      .default([]),
    /** the day its shares were listed */
    listed_on: z.iso.date().meta({ kind: 'date' }).optional(),
    /** figures that texts refer to, such as `{fact:agents}` */
    figures: z
      .array(
        z.strictObject({
          key: z
            .string()
            .max(60)
            .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This takes lower-case letters, digits and hyphens.')
            .meta({ kind: 'slug' }),
          value: text(60),
          label: text(120),
        }),
      )
      .max(40)
      .meta({ kind: 'list' })
      .default([]),
    /** its own colours; without them those of the design */
    theme: theme().optional(),
    icon: icon().optional(),
    /** what others show where a page's address is shared */
    sharing_picture: image().optional(),
    /** what stands at the heads of pages that the program draws, such as the finder or the documents, on wide screens */
    head_pictures: z
      .array(z.strictObject({ page: link(), image: image() }))
      .max(30)
      .meta({ kind: 'list' })
      .default([]),
  }),
  filters: ['company'],
  derives: { hours: z.string() },
  derive: placeHours,
  unique: ['company'],
  approval: true,
})
