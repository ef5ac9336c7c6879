import { z } from 'zod'
import { itemStates, type ItemState } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { pictureTypes } from '#contract/fields.ts'
import { recordStates, type RecordState } from '#contract/rules/record-state.ts'
import { standingSchema } from '../http/answers.ts'

// What a collection's routes answer, from its declaration.

const picture = z.strictObject({
  alt: z.string(),
  focal: z.strictObject({ x: z.int(), y: z.int() }),
  width: z.int(),
  height: z.int(),
  sizes: z.array(
    z.strictObject({
      width: z.int(),
      height: z.int(),
      type: z.enum(pictureTypes),
      url: z.string(),
      bytes: z.int(),
    }),
  ),
})
const download = z.strictObject({
  url: z.string(),
  bytes: z.int(),
  mime: z.string(),
  sha256: z.string(),
  preview: z
    .strictObject({ url: z.string(), width: z.int(), height: z.int(), bytes: z.int() })
    .optional()
    .describe('the first page as a picture'),
})

/** What a written field becomes for a reader, however deep; mirrors localise() and the presenter. */
function readField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return readField(inside(field.unwrap())).optional()
  // If it was not sent, the default was stored, so a reader always gets a value.
  if (field instanceof z.ZodDefault) return readField(inside(field.unwrap()))
  const kind = z.globalRegistry.get(field)?.kind
  if (kind === 'image') return picture
  if (kind === 'file') return download
  if (field instanceof z.ZodArray) return z.array(readField(inside(field.element)))
  if (field instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(field.shape)
    if (shape.every(([name]) => name === 'en' || name === 'ny')) return z.string()
    return z.strictObject(Object.fromEntries(shape.map(([name, child]) => [name, readField(child)])))
  }
  if (field instanceof z.ZodDiscriminatedUnion)
    return z.union(field.options.map((one) => readField(inside(one))))
  return field
}

// unwrap() and element are typed as zod's core; what defines our fields is always a whole ZodType.
const inside = (field: z.core.$ZodType) => field as z.ZodType

const frame = {
  id: z.uuid(),
  _id: z.uuid().describe('the same, as older clients key their stores'),
  created_at: z.string().describe('ISO 8601 in UTC, to the microsecond: the cursor of the next page'),
  updated_at: z.string(),
  published_at: z.string(),
  version: z.int(),
}
/** Records of customers are never published. */
const frameFor = ({ staffOnly }: Collection) => {
  const { published_at, ...record } = frame
  return staffOnly ? record : { ...record, published_at }
}
const untranslated = z.literal(true).optional().describe('a Chichewa text is missing and English stands in')
/**
 * Made once for a collection, and only when it is looked at: where the service runs that is when somebody asks for the
 * description of the API, and each part of a schema takes about a kilobyte of memory.
 */
export function whenRead<S extends z.ZodType>(make: (definition: Collection) => S) {
  const made = new Map<Collection, z.ZodLazy<S>>()
  return (definition: Collection): z.ZodLazy<S> => {
    const known = made.get(definition) ?? z.lazy(() => make(definition))
    made.set(definition, known)
    return known
  }
}

/** What a collection's items are called in the API's description, such as `KycAccountType`. */
export const componentOf = ({ label }: Collection): string =>
  label.one
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')

/** A customer's value is masked in lists: then it is a text of its own. */
const fieldsAs = ({ fields, personal }: Collection, as: (field: z.ZodType) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(personal, name) ? z.string() : as(field),
    ]),
  )

/** An item as it is read in one language. */
export const readSchema = whenRead((definition): z.ZodType => {
  const { derives, internal } = definition
  // What staff may leave out, such as a publication date, readers always get.
  const fields = Object.entries(fieldsAs(definition, readField)).filter(
    ([name]) => !internal.includes(name) && !Object.hasOwn(frame, name),
  )
  return z
    .strictObject({ ...frameFor(definition), untranslated, ...Object.fromEntries(fields), ...derives })
    .meta({ id: componentOf(definition), description: `${definition.label.one}, in one language` })
})

/**
 * A field of a draft, in the form in which it is kept: the same parts, any of which may be missing or short. What they
 * hold was checked when it was written.
 */
function draftField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return draftField(inside(field.unwrap()))
  if (field instanceof z.ZodNullable) return draftField(inside(field.unwrap())).nullable()
  if (field instanceof z.ZodArray) return z.array(draftField(inside(field.element)))
  if (field instanceof z.ZodObject) return z.strictObject(draftFields(field.shape)).partial()
  if (field instanceof z.ZodUnion) return z.union(field.options.map((one) => draftField(inside(one))))
  if (field instanceof z.ZodNumber) return z.number()
  return field instanceof z.ZodBoolean ? field : z.string()
}
const draftFields = (shape: Record<string, z.ZodType>) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, draftField(field)]))

/** The fields of an item as it is kept, in both languages; none has to be there. */
export const writtenFields = (definition: Collection): Record<string, z.ZodType> =>
  z.strictObject(fieldsAs(definition, draftField)).partial().shape

const statesOf = ({ staffOnly }: Collection): readonly (ItemState | RecordState)[] =>
  staffOnly ? recordStates : itemStates

/** An item in both languages, as staff and service accounts that write get it. */
const inBoth = (definition: Collection) =>
  z.strictObject({
    ...frame,
    published_at: frame.published_at.optional().describe('absent where it was never published'),
    revision: z.int(),
    state: z.enum(statesOf(definition)),
    standing: standingSchema.optional(),
    ...writtenFields(definition),
  })

/** What staff read by `lang=all` or `state=all`: an item in both languages, or in one what there is of it. */
export const staffReadSchema = whenRead((definition): z.ZodType => {
  const parts = {
    ...fieldsAs(definition, (field) => draftField(readField(field))),
    ...draftFields(definition.derives),
  }
  const inOne = z.strictObject({
    ...frame,
    published_at: frame.published_at.optional(),
    untranslated,
    ...z.strictObject(parts).partial().shape,
  })
  return z.union([inOne, inBoth(definition)]).meta({
    id: `${componentOf(definition)}ForStaff`,
    description: 'In one language, or with lang=all in both',
  })
})

export const leftOutSchema = z
  .record(z.string(), z.array(z.string()))
  .optional()
  .describe('what rich text cannot hold and the service removed, by the path of the text')

/** What a change answers: the item in both languages, or to who may not read drafts where it stands. */
export const writtenSchema = whenRead((definition): z.ZodType =>
  z
    .union([
      z.strictObject({
        id: z.uuid(),
        state: z.enum(statesOf(definition)),
        version: z.int(),
        left_out: leftOutSchema,
      }),
      inBoth(definition).extend({ left_out: leftOutSchema }),
    ])
    .meta({
      id: `${componentOf(definition)}Written`,
      description: `${definition.label.one}, in both languages`,
    }),
)
