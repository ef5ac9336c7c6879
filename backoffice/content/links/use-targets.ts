import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LinkSearch, LinkTarget } from '#contract/backoffice/links.ts'
import { ask, withQuery } from '../../api.ts'

/** A value once it has stood still. */
export function useSettled<T>(value: T, ms = 350): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [ms, value])
  return settled
}

/** What a link can lead to, by words or by the beginning of an address; undefined until it is known. */
export function useTargets(q: string, enabled = true): LinkSearch | undefined {
  const { data } = useQuery({
    queryKey: ['links', q],
    queryFn: ({ signal }) => ask<LinkSearch>('GET', withQuery('/backoffice/api/links', { q }), { signal }),
    enabled,
    staleTime: 30_000,
    placeholderData: (before) => before,
  })
  return data
}

/** A target's name: English first, else the address. */
export const targetName = ({ title: { en, ny }, to }: LinkTarget): string => en || ny || to
