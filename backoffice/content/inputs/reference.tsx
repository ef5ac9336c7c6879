import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { bare } from '#contract/backoffice/schema.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../../api.ts'
import { titleOf } from '../../lists/title.ts'
import type { InputProps } from './input-props.ts'
import { SelectField } from './select-field.tsx'

/** An item of another collection, or one of a few things with fixed ids, chosen by its name. */
export function ReferenceInput(props: InputProps) {
  const meta = z.globalRegistry.get(bare(props.field))
  const found = useTitles(meta?.to)
  return <SelectField {...props} options={Object.entries(meta?.names ?? found)} none={undefined} />
}

/** The titles of what the public sees of a collection, by id. */
function useTitles(to: string | undefined): Record<string, string> {
  const { data } = useQuery({
    queryKey: ['titles', to],
    enabled: to !== undefined,
    queryFn: ({ signal }) =>
      ask<({ id: string } & Record<string, unknown>)[]>('GET', `/api/${to}?limit=100`, { signal }),
  })
  const definition = to === undefined ? undefined : collectionNamed(to)
  if (!data || !definition) return {}
  const named = data.map((item) => [item.id, titleOf(definition, item)] as const)
  return Object.fromEntries(named.toSorted(([, one], [, other]) => one.localeCompare(other)))
}
