import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Review } from '#contract/backoffice/kyc.ts'
import { ask, ApiError } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { messages } from '../messages.ts'

/**
 * Starts the review of what is to be looked at next, and opens it.
 * @returns what to say where there is none; empty where one was opened
 */
export function useNext(): () => Promise<string> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      const { id } = await ask<Review>('POST', '/api/kyc_reviews/next', { body: null })
      await client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
      void navigate(`/backoffice/kyc/${id}`)
      return ''
    } catch (error) {
      return error instanceof ApiError && error.code === 'not_found'
        ? messages.kyc.nextNone
        : errorMessage(error)
    }
  }
}
