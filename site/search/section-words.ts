import type { z } from 'zod'
import { elementOf, isBilingual, kindOf, shapeOf } from '#contract/backoffice/schema.ts'
import { pages } from '#contract/collections/pages.ts'
import type { Section } from '#contract/section-types.ts'
import { withoutTags } from './text-in.ts'

/** All that the sections of a page say to a reader; what they name in code (addresses, codes, figures) is left out. */
export function wordsOfSections(sections: readonly Section[]): string {
  const words: string[] = []
  const walk = (field: z.ZodType, value: unknown): void => {
    if (isBilingual(field)) {
      if (typeof value === 'string') words.push(kindOf(field) === 'html' ? withoutTags(value) : value)
      return
    }
    const element = elementOf(field)
    if (element && Array.isArray(value)) return value.forEach((one) => walk(element, one))
    if (typeof value !== 'object' || value === null) return
    const values = new Map(Object.entries(value))
    for (const [name, part] of Object.entries(shapeOf(field, value))) walk(part, values.get(name))
  }
  walk(
    pages.fields.sections,
    sections.filter(({ hidden }) => !hidden),
  )
  return words.join(' ')
}
