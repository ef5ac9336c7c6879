import { useQuery } from '@tanstack/react-query'
import type { Figure } from '#contract/backoffice/links.ts'
import { ask } from '../../api.ts'
import { useEditing } from '../editing.tsx'

const none: readonly Figure[] = []
/** What gives figures does not refer to them. */
const givers = new Set(['bank_rates', 'facts', 'money_bureau_exchange_rates'])

/** The figures that texts of this form can refer to; null where they cannot. */
export function useFigures(): readonly Figure[] | null {
  const { definition } = useEditing()
  const takes = !definition.staffOnly && !givers.has(definition.name)
  const { data } = useQuery({
    queryKey: ['figures'],
    queryFn: ({ signal }) => ask<Figure[]>('GET', '/backoffice/api/figures', { signal }),
    staleTime: 60_000,
    enabled: takes,
  })
  return takes ? (data ?? none) : null
}
