import { useQuery } from '@tanstack/react-query'
import type { KycReason } from '#contract/backoffice/kyc.ts'
import { ask } from '../api.ts'

/** The reasons for asking a document again that staff choose from; empty until they are there. */
export function useReasons(): readonly KycReason[] {
  const { data } = useQuery({
    queryKey: ['kyc', 'reasons'],
    queryFn: () => ask<KycReason[]>('GET', '/api/kyc_reviews/reasons'),
  })
  return data ?? []
}
