import { useQueries } from '@tanstack/react-query'
import { z } from 'zod'
import { bare, elementOf, isBilingual, shapeOf } from '#contract/backoffice/schema.ts'
import type { StaffFile } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { formatOpening, openingDays } from '#contract/rules/opening.ts'
import { sectionLabels } from '#contract/section-types.ts'
import { ask } from '../../api.ts'
import { useCompanyNames } from '../../company-names.ts'
import { kindOf, sayChoice } from '../../lists/fields.ts'
import { messages } from '../../messages.ts'
import { inCat } from '../../time.ts'
import { useTitles } from '../../titles.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * Bodies as people read them: times in CAT, names in place of codes and ids, yes and no. Other fields stay as they are.
 * @param bodies all that is to be read, so that the items and files they name are asked for
 */
export function useReadable(definition: Collection, bodies: readonly Body[]): (body: Body) => Body {
  const companyName = useCompanyNames()
  const named = bodies.flatMap((body) =>
    Object.entries(definition.fields).flatMap(([name, field]) => itemsIn(field, body[name])),
  )
  const titles = { ...useTitles(named), ...useFileNames(bodies) }
  return (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => {
        const field = definition.fields[name]
        return [name, field ? sayValue(field, value, { companyName, titles }) : value]
      }),
    )
}

type Names = { companyName: (id: string) => string; titles: Readonly<Record<string, string>> }

/** @param names what companies, items and files are called */
export function sayValue(field: z.ZodType, value: unknown, names: Names): unknown {
  const { companyName, titles } = names
  const kind = kindOf(field)
  const element = elementOf(field)
  // Only what has the right form is kept, of a draft too.
  if (kind === 'opening')
    return openingsIn(value)
      .map((one) => formatOpening([one], 'en'))
      .join('\n')
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.map((one) => titles[one] ?? sayChoice(field, one, companyName)).join(', ')
  if (Array.isArray(value)) return element ? value.map((one) => sayValue(element, one, names)) : value
  if (typeof value === 'boolean') return value ? messages.lists.yes : messages.lists.no
  if (typeof value === 'object' && value !== null) return sayParts(field, value, names)
  if (typeof value !== 'string') return value
  if (kind === 'instant') return inCat(value)
  if (kind === 'reference') return z.globalRegistry.get(bare(field))?.names?.[value] ?? titles[value] ?? value
  // A part of an object need not say its kind.
  if (kind === 'choice' || bare(field) instanceof z.ZodEnum) return sayChoice(field, value, companyName)
  return value
}

const span = z.object({ days: z.array(z.enum(openingDays)), opens: z.string(), closes: z.string() })
const openingsIn = (value: unknown) => z.array(span).safeParse(value).data ?? []

/**
 * The parts of an object in the order of its fields; a picture or document by the name of its file, a section by what its
 * type is called.
 */
function sayParts(field: z.ZodType, value: object, names: Names): unknown {
  if (isBilingual(field)) return kindOf(field) === 'html' ? mapTexts(value, names) : value
  const ofFile = ['image', 'file'].includes(kindOf(field) ?? '')
  const shape = shapeOf(field, value)
  // The database keeps them in an order of its own.
  const parts = new Map<string, unknown>(Object.entries(value))
  const inOrder = [...new Set([...Object.keys(shape), ...parts.keys()])].filter((name) => parts.has(name))
  return Object.fromEntries(
    inOrder.map((name) => {
      const [own, part] = [shape[name], parts.get(name)]
      if (ofFile && name === 'file') return [name, names.titles[String(part)] ?? part]
      if (own instanceof z.ZodLiteral) return [name, sectionLabels.get(String(part)) ?? part]
      // What is off is left out of a comparison, whatever it is called.
      return [name, own && typeof part !== 'boolean' ? sayValue(own, part, names) : part]
    }),
  )
}

/** The ids of the items that a value of a field names, itself or in its parts, however deep. */
export function itemsIn(field: z.ZodType, value: unknown): string[] {
  if (z.globalRegistry.get(bare(field))?.to !== undefined) return typeof value === 'string' ? [value] : []
  const element = elementOf(field)
  if (element && Array.isArray(value)) return value.flatMap((one) => itemsIn(element, one))
  if (typeof value !== 'object' || value === null || isBilingual(field)) return []
  const shape = shapeOf(field, value)
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    shape[name] ? itemsIn(shape[name], part) : [],
  )
}

/** What the files that bodies name are called, by id. */
function useFileNames(bodies: readonly Body[]): Record<string, string> {
  return useQueries({
    queries: [...new Set(bodies.flatMap(filesIn))].map((id) => ({
      queryKey: ['file name', id],
      queryFn: () => ask<StaffFile>('GET', `/backoffice/api/files/${id}`),
      retry: false,
    })),
    combine: (answers) =>
      Object.fromEntries(answers.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  })
}

/** Writes the names of files into the pictures of a rich text, for `withoutTags`. */
const mapTexts = (value: object, { titles }: Names): object =>
  Object.fromEntries(
    Object.entries(value).map(([lang, text]: [string, unknown]) => [
      lang,
      typeof text === 'string'
        ? text.replaceAll(
            picturePattern,
            (tag, id: string) => `${tag} data-name="${encodeURIComponent(titles[id] ?? id)}"`,
          )
        : text,
    ]),
  )

const picturePattern = /<img [^>]*?data-file="([\da-f-]{36})"/g

/** The ids of the files in a value, however deep, and of the pictures in its rich texts. */
export function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(picturePattern)].flatMap(([, id]) => id ?? [])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'file' && typeof part === 'string' ? [part] : filesIn(part),
  )
}
