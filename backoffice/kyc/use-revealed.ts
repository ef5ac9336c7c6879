import { useState } from 'react'
import type { RevealedDetails } from '#contract/backoffice/kyc.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'

/** Reveals and hides the details of one submission, which live no longer than its screen. */
export function useRevealed(id: string) {
  const [revealed, setRevealed] = useState<RevealedDetails | null>(null)
  const [refused, setRefused] = useState('')
  async function reveal() {
    setRefused('')
    try {
      setRevealed(await ask<RevealedDetails>('POST', `/api/kyc_reviews/${id}/reveal`, { body: null }))
    } catch (error) {
      setRefused(errorMessage(error))
    }
  }
  return { revealed, refused, onToggle: () => (revealed ? setRevealed(null) : void reveal()) }
}
