import { useQueries } from '@tanstack/react-query'
import { z } from 'zod'
import { bare } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { useCompanyNames } from '../company-names.ts'
import { kindOf, sayChoice } from '../lists/fields.ts'
import { titleOf } from '../lists/title.ts'
import { messages } from '../messages.ts'
import { inCat } from '../time.ts'

type Body = Record<string, unknown>

/** A body as people read it: times in CAT, names in place of codes and ids, yes and no. Other fields stay as they are. */
export function useReadable(definition: Collection): (body: Body) => Body {
  const companyName = useCompanyNames()
  const titles = useTitles(definition)
  return (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => {
        const field = definition.fields[name]
        return [name, field ? sayValue(field, value, { companyName, titles }) : value]
      }),
    )
}

type Names = { companyName: (id: string) => string; titles: Readonly<Record<string, string>> }

/** @param names what companies and items are called */
export function sayValue(field: z.ZodType, value: unknown, { companyName, titles }: Names): unknown {
  const kind = kindOf(field)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.map((one) => titles[one] ?? sayChoice(field, one, companyName)).join(', ')
  if (typeof value === 'boolean') return value ? messages.lists.yes : messages.lists.no
  if (typeof value !== 'string') return value
  if (kind === 'instant') return inCat(value)
  if (kind === 'reference') return z.globalRegistry.get(bare(field))?.names?.[value] ?? titles[value] ?? value
  if (kind === 'choice') return sayChoice(field, value, companyName)
  return value
}

/** The titles of what the fields of a collection refer to, by id. */
function useTitles(definition: Collection): Record<string, string> {
  const targets = Object.values(definition.fields).flatMap((field) => {
    const to = z.globalRegistry.get(bare(field))?.to
    return to === undefined ? [] : [to]
  })
  return useQueries({
    queries: [...new Set(targets)].map((to) => ({
      queryKey: ['titles', to],
      queryFn: () => ask<({ id: string } & Body)[]>('GET', `/api/${to}?limit=100`),
    })),
    combine: (answers) =>
      Object.fromEntries(
        answers.flatMap(({ data }, index) => {
          const of = collectionNamed([...new Set(targets)][index] ?? '')
          return of && data ? data.map((item) => [item.id, titleOf(of, item)] as const) : []
        }),
      ),
  })
}
