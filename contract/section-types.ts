import { z } from 'zod'
import type { Localised } from './localise.ts'
import * as declared from './sections.ts'

type Declared = (typeof declared)[keyof typeof declared]

/** The types of sections, by their names in what is stored. */
export type SectionType = Declared['type']
/** A section as an author writes it. */
export type WrittenSection = z.infer<Declared['schema']>
/** A section of one type as a reader gets it, in one language. */
export type SectionOf<T extends SectionType> = Localised<Extract<WrittenSection, { type: T }>>
export type Section = Localised<WrittenSection>

const all: readonly Declared[] = Object.values(declared)
/** What staff call each type, in the order of the alphabet. */
export const sectionLabels: ReadonlyMap<string, string> = new Map(
  all.map(({ type, label }) => [type, label] as const).sort(([, a], [, b]) => a.localeCompare(b)),
)

// One declaration at least is there; Object.values() cannot say so.
const schemas = all.map(({ schema }) => schema) as [Declared['schema'], ...Declared['schema'][]]

/** The sections of a page, in their order. */
export const sections = (most = 40) =>
  z
    .array(z.discriminatedUnion('type', schemas))
    .max(most)
    .check(({ value, issues }) => {
      const ids = value.map(({ id }) => id)
      for (const [at, id] of ids.entries())
        if (id !== undefined && ids.indexOf(id) < at)
          issues.push({
            code: 'custom',
            input: id,
            path: [at, 'id'],
            message: 'Another section of this page has this name.',
          })
    })
    .meta({ kind: 'sections' })
