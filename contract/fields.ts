import { z } from 'zod'
import { brandIds } from './brands/names.ts'
import { iconNames } from './icons.ts'
import { savedHtml, savedText } from './rules/blank.ts'
import { looksLikeEmail, readContact, readEmail } from './rules/email.ts'
import { openingDays } from './rules/opening.ts'
import { plainTyped } from './rules/pasted.ts'
import { plainKwacha } from './rules/amount.ts'
import { plainFigure } from './rules/rate-change.ts'
import { readTelephoneNumbers } from './rules/telephone-numbers.ts'

/** How a field is edited and shown; the back-office picks its input by this. */
export type FieldKind =
  | 'text'
  | 'html'
  | 'line'
  | 'date'
  | 'instant'
  | 'decimal'
  | 'whole'
  | 'flag'
  | 'choice'
  | 'image'
  | 'file'
  | 'link'
  | 'list'
  | 'sections'
  | 'menu'
  | 'slug'
  | 'address'
  | 'path'
  | 'email'
  | 'contact'
  | 'telephone'
  | 'coordinate'
  | 'opening'
  | 'reference'
  | 'message_key'
  | 'colour'

declare module 'zod' {
  interface GlobalMeta {
    kind?: FieldKind
    /** set on text lists so that forms know the items are bilingual */
    both?: boolean
    /** of an address: the field it follows from, at which is told what is wrong with it. No form asks for it */
    from?: string
    /** of a reference: the public collection that the id is of */
    to?: string
    /** of a reference or a choice: what the few ids or codes there are stand for */
    names?: Readonly<Record<string, string>>
    /** false for what no form asks for by itself: it follows from other fields (`accept`), or is asked beside one (`along`) */
    asked?: false
    /** of a latitude: the field beside it with the longitude; both are asked as one place on the map */
    along?: string
    /** a flag beside it: while it is off no form asks for this, and the collection fills it in (`accept`) */
    when?: string
    /** false for a text whose numbers are none of ours, such as an address: no figure is offered in their place */
    figures?: false
    /** true of a link that may end in `/*`, which then stands for many addresses */
    remainder?: true
    /** true of an instant that is never in the future */
    past?: true
    /** what the form of a new item begins with: the name of whoever writes it */
    begins?: 'writer_name'
  }
}

/** One schema for all fields of a kind. */
function once<T extends z.ZodType>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
/** One schema for each length: there are some thousand texts, and each part of a schema takes about a kilobyte of memory. */
function byLength<T extends z.ZodType>(make: (max: number) => T): (max: number) => T {
  const made = new Map<number, T>()
  return (max) => {
    const schema = made.get(max) ?? make(max)
    made.set(max, schema)
    return schema
  }
}

const bilingualAs = (saved: (text: string) => string) =>
  byLength((max) =>
    z.strictObject({
      en: z.string().overwrite(saved).min(1).max(max),
      ny: z.string().overwrite(saved).max(max).optional(),
    }),
  )
const bilingual = bilingualAs(savedText)
const bilingualHtml = bilingualAs(savedHtml)
const textOf = byLength((max) => bilingual(max).meta({ kind: 'text' }))
const htmlOf = byLength((max) => bilingualHtml(max).meta({ kind: 'html' }))
const lineOf = byLength((max) => z.string().overwrite(savedText).min(1).max(max).meta({ kind: 'line' }))
const textsOf = byLength((max) => z.array(bilingual(max)))

/** A bilingual plain text; English is required, Chichewa may follow. */
export const text = (max = 300) => textOf(max)
/** Bilingual rich text from an author; sanitised on save and on render. */
export const html = (max = 100_000) => htmlOf(max)
/** A single-language line: a name, a code, an address. */
export const line = (max = 200) => lineOf(max)
/** A list of bilingual texts. */
export const texts = (max = 300, most = 30) => textsOf(max).max(most).meta({ kind: 'list', both: true })

/** The id of an item of a public collection, which forms let choose by its title. */
export const reference = (to: string) => z.uuid().meta({ kind: 'reference', to })
/** One of a few fixed ids, which forms let choose by name. */
export const namedId = (ids: Readonly<Record<string, string>>) =>
  z.uuid().meta({
    kind: 'reference',
    names: Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name])),
  })

/** An instant in UTC of this century, ISO 8601 with seconds and a `Z`, at most to the microsecond. */
export const instant = once(() =>
  z.iso
    .datetime()
    .regex(/^20\d\d-.*T\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, 'This takes an instant such as 2026-11-21T06:00:00Z.')
    .meta({ kind: 'instant' }),
)
/** The date that pages show as the item's publication; without it, they show when it first went live. */
export const publicationDate = once(() =>
  instant().optional().meta({
    kind: 'instant',
    past: true,
    description: 'not in the future; without it, when the item first goes live',
  }),
)
/** Money or a rate as a decimal string, never a float: up to 12 whole digits and 6 places. */
export const decimal = once(() =>
  z
    .string()
    .overwrite(plainFigure)
    .regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/, 'This takes a decimal such as 1734.50.')
    .meta({ kind: 'decimal' }),
)
/** An amount in kwacha as a decimal string of at most two places; it may be typed as "MK500,000" or "150k". */
export const kwacha = once(() =>
  z
    .string()
    .overwrite(plainKwacha)
    .regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/, 'This takes an amount in kwacha such as 500,000.')
    .meta({ kind: 'decimal' }),
)
/** An amount in kwacha above zero. */
export const positiveKwacha = () =>
  kwacha()
    .refine((value) => /[1-9]/.test(value), 'This takes an amount above zero.')
    .meta({ kind: 'decimal' })
export const whole = (least = 0, most = 1_000_000) => z.int().min(least).max(most).meta({ kind: 'whole' })
export const flag = once(() => z.boolean().meta({ kind: 'flag' }))
/** @param names what staff call the values; without it, they are read from the values */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  names?: Readonly<Record<T[number], string>>,
) => z.enum(values).meta({ kind: 'choice', ...(names && { names }) })
/** The companies it belongs to; all of them where none is named, as the spec's clients know of none. */
export const brandList = () =>
  z
    .array(choice(brandIds))
    .min(1)
    .max(5)
    .meta({ kind: 'list' })
    .default(() => [...brandIds])
/** A part of an address: lower-case letters, digits and single hyphens. */
export const slug = once(() =>
  z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This takes lower-case letters, digits and hyphens.')
    .meta({ kind: 'slug' }),
)
/** A path of this site or an https address; nothing that runs. */
export const link = once(() =>
  z
    .string()
    .overwrite((typed) => typed.replace(/^https:/i, 'https:'))
    .max(500)
    .regex(/^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/, 'This takes a path or an https address.')
    .meta({ kind: 'link' }),
)
/** Where a reader may go on: a name and an address. */
export const step = once(() => z.strictObject({ name: text(120), to: link() }))
/** The same as a reader gets it. */
export type Step = { name: string; to: string }
/** Several of them, in their order. */
export const steps = (most = 12) => z.array(step()).max(most).meta({ kind: 'list' })
/** An icon that stands beside a word. */
export const icon = once(() => choice(iconNames))
const telephones = (isValid: (text: string) => boolean) =>
  z
    .string()
    .overwrite(plainTyped)
    .max(40)
    .refine(isValid, 'This takes a telephone number such as +265 1 820 219, or several with slashes between.')
    .meta({ kind: 'telephone' })
/** Whether a phone can dial everything in the text. */
const isTelephone = (text: string): boolean =>
  text !== '' && readTelephoneNumbers(text).every(({ call }) => call !== null)
/** One or more telephone numbers, with slashes between. */
export const telephone = once(() => telephones(isTelephone))
/** The same, or empty. */
export const telephoneOrEmpty = once(() => telephones((text) => text === '' || isTelephone(text)))
/** One plain e-mail address, kept in the form in which addresses are compared. */
export const email = once(() =>
  z
    .string()
    .overwrite((typed) => readEmail(typed) ?? typed)
    .max(254)
    .refine(looksLikeEmail, 'This takes one e-mail address such as name@example.com.')
    .meta({ kind: 'email' }),
)
/** Where a customer is reached: one e-mail address, or a telephone number. */
export const contact = () =>
  z
    .string()
    .overwrite((typed) => readContact(typed) ?? typed)
    .min(1)
    .max(254)
    .refine((value) => readContact(value) !== null, 'This takes one e-mail address or a telephone number.')
    .meta({ kind: 'contact' })
const coordinate = (most: number) => z.number().min(-most).max(most).meta({ kind: 'coordinate' })
/** A place on the map is these two, named as the spec spells them: `latitude` and, beside it, `longtude`. */
export const latitude = () => coordinate(90).meta({ along: 'longtude' })
export const longitude = () => coordinate(180).meta({ asked: false })

const opens = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This takes a time such as 08:00.')
const closes = () => z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'This takes a time such as 16:00.')
const closesLater =
  'Closing is after opening. For hours past midnight: until 24:00, and from 00:00 the next day.'

/** When a place receives people, in Malawi's time; empty where that is not known. `closes` may be `24:00`. */
export const opening = () =>
  z
    .array(
      z.strictObject({
        days: z.array(choice(openingDays)).min(1).max(7),
        opens: opens(),
        closes: closes(),
      }),
    )
    .max(14)
    .superRefine((openings, context) => {
      for (const [at, one] of openings.entries()) {
        if (one.closes <= one.opens)
          context.addIssue({ code: 'custom', path: [at, 'closes'], message: closesLater })
        const overlaps = openings
          .slice(0, at)
          .some(
            (other) =>
              other.days.some((name) => one.days.includes(name)) &&
              other.opens < one.closes &&
              one.opens < other.closes,
          )
        if (overlaps)
          context.addIssue({
            code: 'custom',
            path: [at, 'opens'],
            message: 'These hours overlap others of the same day.',
          })
      }
    })
    .meta({ kind: 'opening' })

/** Days on which a place has other hours than usual; closed without any. Two periods of a day are two entries. */
export const openingExceptions = () =>
  z
    .array(
      z
        .strictObject({
          day: z.iso.date().meta({ kind: 'date' }),
          reason: text(120),
          opens: opens().meta({ kind: 'line' }).optional(),
          closes: closes().meta({ kind: 'line' }).optional(),
        })
        .refine((one) => (one.opens === undefined) === (one.closes === undefined), {
          path: ['closes'],
          message: 'Enter both times, or neither where it is closed.',
        })
        .refine((one) => !one.opens || !one.closes || one.opens < one.closes, {
          path: ['closes'],
          message: closesLater,
        }),
    )
    .max(60)
    .meta({ kind: 'list' })

/** A picture as an author sets it: the uploaded file, and what no machine can know of it. */
export const image = () =>
  z
    .strictObject({
      file: z.uuid(),
      alt: bilingual(300),
      /** the point to keep in view, in percent from the left and the top */
      focal: z
        .strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
        .default({ x: 50, y: 50 }),
    })
    .meta({ kind: 'image' })

/** A document as an author sets it: the uploaded file's id. */
export const file = () => z.strictObject({ file: z.uuid() }).meta({ kind: 'file' })

export type ImageRef = z.infer<ReturnType<typeof image>>
export type FileRef = z.infer<ReturnType<typeof file>>

/** A drawing that came with the program is also there as SVG, whose colours follow the reader's colour scheme. */
export const pictureTypes = ['image/avif', 'image/webp', 'image/svg+xml'] as const
type PictureType = (typeof pictureTypes)[number]

/** A picture as it is read: its sizes are made by a job; until then there is only the original's. */
export type Picture = {
  alt: string
  focal: { x: number; y: number }
  width: number
  height: number
  sizes: { width: number; height: number; type: PictureType; url: string; bytes: number }[]
}
/** A document as it is read. */
export type Download = {
  url: string
  bytes: number
  mime: string
  sha256: string
  /** the first page as a small picture; absent until a job has drawn it, and where it cannot be drawn */
  preview?: { url: string; width: number; height: number; bytes: number }
}
