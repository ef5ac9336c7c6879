import type { z } from 'zod'
import type { BrandId } from './brands/names.ts'
import type { Lang } from './languages.ts'
import type { Localised } from './localise.ts'
import type { Role } from './roles.ts'
import { hasExternalLink } from './rules/external-links.ts'
import type { PersonalKind } from './rules/mask.ts'
import type { RecordState } from './rules/record-state.ts'

type Shape = Record<string, z.ZodType>

/**
 * A collection, declared once: the service, its tables, the feed, the live events, the back-office and the
 * tests all read this and none of them names a collection.
 */
export type Collection<
  Name extends string = string,
  S extends Shape = Shape,
  F extends string = string,
  D extends object = object,
> = {
  /** its name in addresses and events */
  name: Name
  /** what staff call it, one and many */
  label: { one: string; many: string }
  /** the fields an author writes */
  fields: S
  /** the whole of them; unknown keys are refused */
  schema: z.ZodObject<S, z.core.$strict>
  /** fields a list can be narrowed by; each has a column in the collection's table */
  filters: readonly F[]
  /** filters whose value only one live item may have */
  unique: readonly F[]
  /** who may write drafts, and publish where no approval is needed */
  writers: readonly Role[]
  /** a second person must approve each revision, and archiving too; of some items at least */
  approval: boolean
  /** whether that is so of an item that says this */
  approvalOf(body: WrittenFields): boolean
  /** so it is for what its items say, and not only for external targets of their links; then service accounts write drafts only */
  reviewed: boolean
  /** items that belong to the site itself: they cannot be taken away, nor these fields of them changed */
  fixed: Fixed | null
  /** records of customers, for staff only: no public list, file or event, no draft, no publishing, no archive */
  staffOnly: boolean
  /** how far staff are with a record of a customer that says this */
  recordState(body: WrittenFields): RecordState
  /** fields that tell of a customer: masked in lists, never in what leaves by itself */
  personal: Readonly<Record<string, PersonalKind>>
  /** fields for staff only: absent from public lists, items, events and pages */
  internal: readonly string[]
  /** rows are never changed once approved: the newest effective one per `key` stands, the others are history */
  appendOnly: { key: readonly F[] } | null
  /** the fields that say from when until when an item shows */
  window: { from: string | null; until: string | null }
  /** the default page length of a list */
  pageSize: number
  /** the spec's older helpers reach it too: log in, then fetch a range */
  legacy: boolean
  /** the field that stands for an item in a staff list */
  title: string
  /** true where requests that its items answer are counted: staff see those of the last 30 days */
  countsHits: boolean
  /** true where what is derived names companies, so that their names are read */
  namesCompanies: boolean
  /** what follows from the written fields and is sent beside them or, of the same name, in their place */
  derives: Shape
  /** makes it; a method, so that it may name its own fields */
  derive(item: Localised<z.infer<z.ZodObject<S, z.core.$strict>>>, lang: Lang, frame: Times): D
  /** what a client of the spec leaves out, and follows from what it sent; also what it spells in another way */
  accept(body: WrittenFields): WrittenFields
}

/** Which items belong to the site itself, and by which fields others find them. */
export type Fixed = { is(body: WrittenFields): boolean; fields: readonly string[] }

/** A body as it was sent, before it is checked. */
export type WrittenFields = Record<string, unknown>
/** What is known of an item beside its fields, and what its companies are called. */
type Times = Pick<ItemFrame, 'created_at' | 'updated_at'> & { companyName: (id: BrandId) => string }

type Options<Name extends string, S extends Shape, F extends string, D extends object> = {
  name: Name
  label: { one: string; many: string }
  schema: z.ZodObject<S, z.core.$strict>
  title: keyof S & string
  filters?: readonly F[]
  unique?: readonly NoInfer<F>[]
  writers?: readonly Role[]
  approval?: boolean | ((body: WrittenFields) => boolean)
  fixed?: Fixed
  staffOnly?: boolean
  recordState?: (body: WrittenFields) => RecordState
  personal?: Partial<Record<keyof S & string, PersonalKind>>
  internal?: readonly (keyof S & string)[]
  appendOnly?: { key: readonly F[] }
  window?: { from?: keyof S & string; until?: keyof S & string }
  pageSize?: number
  older?: boolean
  countsHits?: boolean
  namesCompanies?: boolean
  /** true, or the fields, where a second person approves links to other websites; for collections whose links are menus, buttons and the like */
  guardsLinks?: boolean | readonly (keyof S & string)[]
  derives?: Shape
  derive?: (item: Localised<z.infer<z.ZodObject<S, z.core.$strict>>>, lang: Lang, frame: Times) => D
  accept?: (body: WrittenFields) => WrittenFields
}

/** Declares a collection; what is left out has the usual value. */
export function defineCollection<
  const Name extends string,
  S extends Shape,
  const F extends keyof S & string = never,
  D extends object = object,
>(options: Options<Name, S, F, D>): Collection<Name, S, F, D> {
  const { approval = false, guardsLinks = false } = options
  const reviewed = approval !== false
  const needsReview = typeof approval === 'function' ? approval : () => approval
  const guarded = (body: WrittenFields) =>
    typeof guardsLinks === 'boolean' ? guardsLinks && body : guardsLinks.map((name) => body[name])
  return {
    name: options.name,
    label: options.label,
    schema: options.schema,
    fields: options.schema.shape,
    title: options.title,
    filters: options.filters ?? [],
    unique: options.unique ?? [],
    writers: options.writers ?? ['author', 'administrator'],
    approval: reviewed || guardsLinks !== false,
    approvalOf: (body) => needsReview(body) || hasExternalLink(guarded(body)),
    reviewed,
    fixed: options.fixed ?? null,
    staffOnly: options.staffOnly ?? false,
    recordState: options.recordState ?? (() => 'open'),
    personal: Object.fromEntries(
      Object.entries<PersonalKind | undefined>(options.personal ?? {}).flatMap(([name, kind]) =>
        kind ? [[name, kind]] : [],
      ),
    ),
    internal: options.internal ?? [],
    appendOnly: options.appendOnly ?? null,
    window: { from: options.window?.from ?? null, until: options.window?.until ?? null },
    pageSize: options.pageSize ?? 10,
    legacy: options.older ?? false,
    countsHits: options.countsHits ?? false,
    namesCompanies: options.namesCompanies ?? false,
    derives: options.derives ?? {},
    accept: options.accept ?? ((body) => body),
    // Without a `derive` nothing is derived, and D is then `object`.
    derive: options.derive ?? (() => ({}) as D),
  }
}

/** What an author writes. */
export type Body<C extends Collection> = z.infer<C['schema']>

/** What the service adds to every item. Instants are ISO 8601 in UTC, `created_at` to the microsecond. */
export type ItemFrame = {
  id: string
  /** the same, as the spec's stores are keyed */
  _id: string
  created_at: string
  updated_at: string
  /** when it first went live; of articles, documents and notices the publication date that staff set, if any */
  published_at: string
  version: number
  /** the English texts that replace missing Chichewa ones; in JSON it is `true` */
  untranslated?: true | readonly string[]
}

/** An item as it is read in one language. */
export type ItemOf<C extends Collection> = ItemFrame &
  Omit<Localised<Body<C>>, keyof ReturnType<C['derive']>> &
  ReturnType<C['derive']>
