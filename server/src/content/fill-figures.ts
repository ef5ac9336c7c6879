import type { z } from 'zod'
import type { Figure } from '#contract/backoffice/links.ts'
import { elementOf, kindOf, shapeOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { fillReferences, referenceName, referencesIn } from '#contract/rules/references.ts'
import { escapeHtml } from '../messages/html.ts'

/** What is shown for each reference, by its name such as `rate:savings-account`. */
export type FigureValues = ReadonlyMap<string, string>

export const figureValues = (figures: readonly Figure[]): FigureValues =>
  new Map(figures.map((figure) => [referenceName(figure), figure.value]))

/** True where any text of these refers to a figure. */
export function refersToFigures(node: unknown): boolean {
  if (typeof node === 'string') return node.includes('{') && referencesIn(node).length > 0
  if (Array.isArray(node)) return node.some(refersToFigures)
  return typeof node === 'object' && node !== null && Object.values(node).some(refersToFigures)
}

/**
 * Items with the figures in their texts; a reference to one that there is not stays as it was written. Rich text was
 * cleaned before, and a figure is plain text: there its signs are written as HTML writes them.
 */
export function filledIn<T>({ fields }: Collection, items: readonly T[], values: FigureValues): T[] {
  const inHtml = new Map([...values].map(([name, value]) => [name, escapeHtml(value)]))
  const fill = (node: unknown, field: z.ZodType | undefined): unknown => {
    if (typeof node === 'string')
      return fillReferences(node, field && kindOf(field) === 'html' ? inHtml : values)
    if (Array.isArray(node)) {
      const element = field && elementOf(field)
      return node.map((one) => fill(one, element ?? undefined))
    }
    if (typeof node !== 'object' || node === null) return node
    return fillAll(node, field ? shapeOf(field, node) : {})
  }
  const fillAll = (node: object, shape: Readonly<Record<string, z.ZodType>>) =>
    Object.fromEntries(
      Object.entries(node).map(([name, value]) => [
        name,
        fill(value, Object.hasOwn(shape, name) ? shape[name] : undefined),
      ]),
    )
  return items.map((item) => fillAll(item as object, fields) as T) // the same shape, text by text
}
