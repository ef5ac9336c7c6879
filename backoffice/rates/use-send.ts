import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BatchBody, BatchSent } from '#contract/backoffice/rates.ts'
import { ask, ApiError } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'

/** Sends rows for approval and keeps what the service said of them, until something else is typed. */
export function useSend() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState('')
  return {
    busy,
    fields,
    refused,
    forget() {
      setFields({})
      setRefused('')
    },
    say: setRefused,
    /** @returns how many were sent; null where nothing was */
    async send(body: BatchBody): Promise<number | null> {
      setBusy(true)
      setFields({})
      setRefused('')
      try {
        const { sent } = await ask<BatchSent>('POST', '/backoffice/api/rates/batch', { body })
        return sent.length
      } catch (error) {
        const { code, message, fields } =
          error instanceof ApiError
            ? error
            : { code: 'unknown' as const, message: messages.shell.errors.unknown, fields: {} }
        setFields(fields)
        setRefused(
          code === 'overtaken'
            ? messages.rates.overtaken
            : formatMessage(messages.rates.refused, {
                message: code === 'offline' ? messages.shell.errors.offline : message,
              }),
        )
        return null
      } finally {
        setBusy(false)
        await client.invalidateQueries({ queryKey: ['rates'] })
      }
    },
  }
}
