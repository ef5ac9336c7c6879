import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { Item } from '#contract/registry.ts'
import { ask } from './api.ts'
import { messages } from './messages.ts'

/** What the companies are called, from their facts; before they are read, and where there are none, by their kind. */
export function useCompanyNames(): (id: string) => string {
  const { data } = useQuery({
    queryKey: ['company names'],
    queryFn: () => ask<Item<'facts'>[]>('GET', '/api/facts?limit=100'),
    staleTime: 60_000,
  })
  return useCallback(
    (id) => {
      const known = data?.find(({ company }) => company === id)?.name
      const kind = brandIds.find((brand) => brand === id)
      return known ?? (kind ? messages.shell.kindOfCompany[kind] : id)
    },
    [data],
  )
}

/** True for the id of a company. */
export const isCompany = (value: string): value is BrandId => brandIds.some((id) => id === value)
