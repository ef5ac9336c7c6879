import type { Figure } from '#contract/backoffice/links.ts'
import { fillReferences, referenceName, referencesIn } from '#contract/rules/references.ts'

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

/** The same with the figures in its texts; a reference to one that there is not stays as it was written. */
export function filledIn<T>(node: T, values: FigureValues): T {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillReferences(part, values)
    if (Array.isArray(part)) return part.map(fill)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, fill(child)]))
  }
  return fill(node) as T // the same shape, text by text
}
