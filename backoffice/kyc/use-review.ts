import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Review } from '#contract/backoffice/kyc.ts'
import { ask, ApiError } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import { setResponse } from '../set-response.ts'

type Answer = Review | 'gone' | null
type Body = Readonly<Record<string, unknown>> | null
export type Act = (path: string, body?: Body) => Promise<Answer>

export type Reviewing = {
  review: Review | undefined
  error: Error | null
  /** whether it stands as one's own last act left it, and not as somebody else did */
  asLeft: boolean
  /** an act is on its way: the news of it may be here before its answer */
  acting: boolean
  /** why the last act was refused */
  refused: string
  /** it was erased, by whoever is here or by somebody else */
  gone: boolean
  /** false while it is being erased: whoever erases does not ask for it any more */
  asking: boolean
  /** what the service answered; `gone` where nothing is left, null where it refused */
  act: Act
  /** agrees to its erasure; whether it was done. The news of it is out before the answer is back. */
  erase: () => Promise<boolean>
}

/** One submission and what is done to it. After each act it stands as the service answered. */
export function useReview(id: string): Reviewing {
  const client = useQueryClient()
  const [refused, setRefused] = useState('')
  const [asking, setAsking] = useState(true)
  const [left, setLeft] = useState<Review | null>(null)
  const [acting, setActing] = useState(false)
  const key = ['kyc', 'review', id]
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => ask<Review>('GET', `/api/kyc_reviews/${id}`),
    refetchInterval: 60_000,
    enabled: asking,
  })
  async function send(path: string, body: Body): Promise<Answer> {
    setRefused('')
    setActing(true)
    try {
      const next = await ask<Review | undefined>('POST', `/api/kyc_reviews/${id}/${path}`, { body })
      // Erased: there is nothing left to ask about.
      if (!next) return 'gone'
      setLeft(next)
      await setResponse(client, key, next)
      // Whoever decides goes on; the history comes when it comes.
      void client.invalidateQueries({ queryKey: ['kyc', 'beside', id] })
      return next
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure : null
      setRefused(
        refusal?.code === 'overtaken'
          ? messages.kyc.overtaken
          : refusal?.code === 'pages_unopened' && Object.keys(refusal.fields).length
            ? sayUnopened(data, refusal.fields)
            : refusal?.code === 'offline'
              ? messages.shell.errors.offline
              : (refusal?.message ?? messages.shell.errors.unknown),
      )
      // Without a line there is nothing to read.
      if (refusal?.code !== 'offline') await client.invalidateQueries({ queryKey: key })
      return null
    } finally {
      setActing(false)
    }
  }
  const act = useInOrder(send)
  return {
    review: data,
    error,
    asLeft: Boolean(data && left && isSame(left, data)),
    acting,
    refused,
    gone: error instanceof ApiError && error.status === 404,
    asking,
    act,
    async erase() {
      setAsking(false)
      const done = await act('erasure/decide', { approved: true, erasure: data?.erasure?.id })
      if (done === null) setAsking(true)
      return done !== null
    },
  }
}

/** Whether nobody has done anything to it in between. */
const isSame = (left: Review, now: Review): boolean =>
  left.version === now.version && left.state === now.state && left.claimed_by === now.claimed_by

/**
 * Sends one act after the other. Buttons stay pressable meanwhile, since a disabled one would lose the focus: the same act
 * pressed twice is sent once, and another one waits. It is then about the review as the act before has left it; where that
 * was refused, it is not sent.
 */
function useInOrder(send: (path: string, body: Body) => Promise<Answer>): Act {
  const last = useRef<Promise<Answer> | null>(null)
  const underWay = useRef(new Set<string>())
  return (path, body = null) => {
    const same = JSON.stringify([path, body])
    if (underWay.current.has(same)) return Promise.resolve(null)
    underWay.current.add(same)
    const before = last.current
    const after = async () => {
      if (!before) return send(path, body)
      const left = await before
      if (left === null || left === 'gone') return null
      return send(path, body && 'version' in body ? { ...body, version: left.version } : body)
    }
    const done: Promise<Answer> = after().finally(() => {
      underWay.current.delete(same)
      if (last.current === done) last.current = null
    })
    last.current = done
    return done
  }
}

/** Which pages are left, by the documents' names. */
function sayUnopened(review: Review | undefined, fields: Readonly<Record<string, string>>): string {
  const left = Object.entries(fields).map(([id, pages]) => {
    const named = review?.documents.find((one) => one.id === id)?.purpose ?? id
    return formatMessage(messages.kyc.unopenedPages, { purpose: named, pages })
  })
  return formatMessage(messages.kyc.unopenedAll, { list: left.join('; ') })
}
