import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { sayRefusal } from './refusal.ts'

/**
 * Does something at the service, says how it went, and reads anew what it may have changed.
 * @param keys of the queries that show it
 */
export function useAct(...keys: string[]) {
  const notify = useNotify()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  /** @returns what was answered; undefined where it was refused, which is then said */
  async function act<T>(
    run: () => Promise<T>,
    said?: string | ((answer: T) => string),
  ): Promise<T | undefined> {
    setBusy(true)
    try {
      const answer = await run()
      if (said) notify(typeof said === 'string' ? said : said(answer), { type: 'success' })
      await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return answer
    } catch (error) {
      notify(sayRefusal(error), { type: 'error' })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { act, busy }
}
