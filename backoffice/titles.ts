import { useQueries } from '@tanstack/react-query'
import type { ItemTitle } from '#contract/backoffice/command-search.ts'
import { ask, withQuery } from './api.ts'

/** What the service takes at once. */
const most = 100

type Waiting = { ids: Set<string>; answer: Promise<Map<string, string>> }
let waiting: Waiting | null = null

/**
 * What an item is called that another one names, whatever its state; null where there is none. Ids that are asked for in
 * the same moment, such as those of a list's rows, are asked together.
 */
export async function askTitle(id: string): Promise<string | null> {
  if (!waiting || (waiting.ids.size >= most && !waiting.ids.has(id))) waiting = gather()
  const { ids, answer } = waiting
  ids.add(id)
  return (await answer).get(id) ?? null
}

function gather(): Waiting {
  const ids = new Set<string>()
  const answer = new Promise<void>((begin) => setTimeout(begin)).then(async () => {
    if (waiting?.ids === ids) waiting = null
    const query = { ids: [...ids].toSorted().join(',') }
    const found = await ask<ItemTitle[]>('GET', withQuery('/backoffice/api/titles', query))
    return new Map(found.map((item) => [item.id, titleIn(item)] as const))
  })
  return { ids, answer }
}

const titleIn = ({ title: { en, ny } }: ItemTitle): string => en || ny || ''

/** The titles of items by id; of those only that are known by now. */
export function useTitles(ids: readonly string[]): Record<string, string> {
  return useQueries({
    queries: [...new Set(ids)].map((id) => ({
      queryKey: ['title', id],
      queryFn: () => askTitle(id),
      staleTime: 60_000,
    })),
    combine: (answers) =>
      Object.fromEntries(
        answers.flatMap(({ data }, at) => (data ? [[[...new Set(ids)][at] ?? '', data] as const] : [])),
      ),
  })
}
