import { useSearchParams } from 'react-router'

/** What the record is narrowed by; days are Central Africa Time. It lives in the address, so that it can be kept. */
export type Filters = {
  text: string
  who: string
  action: string
  collection: string
  item: string
  from: string
  to: string
}
const names = ['text', 'who', 'action', 'collection', 'item', 'from', 'to'] as const

export const noFilters = Object.fromEntries(names.map((name) => [name, ''])) as Filters // by their names

export function useFilters(): [Filters, (changed: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Filters // by their names
  const change = (changed: Partial<Filters>) =>
    setParams(
      Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== ''),
      { replace: true },
    )
  return [filters, change]
}

/** As the service takes them: days become instants, the last one included. */
export function asQuery({ from, to, ...rest }: Filters): Record<string, string | undefined> {
  const day = (text: string, later: number) => {
    const at = Date.parse(`${text}T00:00:00+02:00`)
    return Number.isNaN(at) ? undefined : new Date(at + later * 86_400_000).toISOString()
  }
  return { ...rest, from: from ? day(from, 0) : undefined, to: to ? day(to, 1) : undefined }
}

/** Whether the last day is before the first: then there is no line, and why is said. */
export const isReversed = ({ from, to }: Pick<Filters, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from
