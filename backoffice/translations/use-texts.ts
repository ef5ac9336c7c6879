import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { OpenNyState, TextsToTranslate, TranslationCounts } from '#contract/backoffice/translations.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask, withQuery } from '../api.ts'
import type { Term } from './terms.ts'

export type Filter = { state: OpenNyState | ''; collection: string }

/** What there is to translate, page by page. */
export const useTexts = ({ state, collection }: Filter) =>
  useInfiniteQuery({
    queryKey: ['texts to translate', state, collection],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      ask<TextsToTranslate>(
        'GET',
        withQuery('/backoffice/api/translations', { state, collection, after: pageParam }),
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    // What is worked through is not to change under the hands of who does.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const useCounts = () =>
  useQuery({
    queryKey: ['translation counts'],
    queryFn: ({ signal }) =>
      ask<TranslationCounts[]>('GET', '/backoffice/api/translations/counts', { signal }),
  })

const pageSize = 100
const mostPages = 10

/** Every term of the glossary; none where this release has no such collection. */
export function useGlossary(): readonly Term[] {
  const { data } = useQuery({
    queryKey: ['glossary terms'],
    enabled: collectionNamed('glossary') !== undefined,
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const terms: (Term & { created_at: string })[] = []
      for (let page = 0; page < mostPages; page++) {
        const query = { limit: pageSize, last_created_at: terms.at(-1)?.created_at }
        const next = await ask<typeof terms>('GET', withQuery('/api/glossary', query), { signal })
        terms.push(...next)
        if (next.length < pageSize) break
      }
      return terms
    },
  })
  return data ?? []
}
