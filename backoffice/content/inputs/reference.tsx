import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { bare } from '#contract/backoffice/schema.ts'
import { collectionNamed } from '#contract/registry.ts'
import { byTerm } from '#contract/rules/terms.ts'
import { askAll } from '../../api.ts'
import { titleOf } from '../../lists/title.ts'
import { useTitles } from '../../titles.ts'
import type { InputProps } from './input-props.ts'
import { SelectField } from './select-field.tsx'

/** An item of another collection, or one of a few things with fixed ids, chosen by its name. */
export function ReferenceInput(props: InputProps) {
  const meta = z.globalRegistry.get(bare(props.field))
  const found = usePublicTitles(meta?.to)
  // What is chosen keeps its name where it cannot be chosen any more.
  const chosen: unknown = useWatch({ name: props.name })
  const isLeft = meta?.to !== undefined && typeof chosen === 'string' && chosen !== '' && !(chosen in found)
  const left = useTitles(isLeft ? [chosen] : [])
  const options = Object.entries(meta?.names ?? { ...found, ...left })
  return <SelectField {...props} options={options} none={undefined} />
}

/** The titles of all that the public sees of a collection, by id. */
function usePublicTitles(to: string | undefined): Record<string, string> {
  const { data } = useQuery({
    queryKey: ['titles', to],
    enabled: to !== undefined,
    queryFn: ({ signal }) =>
      askAll<{ id: string; created_at: string } & Record<string, unknown>>(`/api/${to}`, signal),
  })
  const definition = to === undefined ? undefined : collectionNamed(to)
  if (!data || !definition) return {}
  const named = data.map((item) => [item.id, titleOf(definition, item)] as const)
  return Object.fromEntries(named.toSorted(([, one], [, other]) => byTerm(one, other)))
}
