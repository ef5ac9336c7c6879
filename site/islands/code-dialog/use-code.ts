import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { normaliseCode } from '#contract/rules/codes.ts'
import type { SiteMessages } from '../../messages/en.ts'
import { askForCode, verifyCode, type CodeAnswer } from './calls.ts'
import { errorOf, tooOften } from './error.ts'

/** Codes are not going out at the moment; the bank's telephone number, where it is known. */
export type Delay = { phone: string | null }
type Sending =
  | { now: 'sending' }
  /** `earlier`: not by this request, since one was sent within the minute, which may have been used */
  | { now: 'sent'; earlier: boolean; delayed?: Delay | undefined }
  | { now: 'failed'; error: string }

type Props = {
  lang: Lang
  messages: SiteMessages['oneTimeCode']
  username: string
  onProved: (token: string) => void
  /** the service takes the contact for none */
  onNoContact: (error: string) => void
}

/** The two calls of the dialog: a code is sent at once, then what is typed is proved. */
export function useCode({ lang, messages, username, onProved, onNoContact }: Props) {
  const [sending, setSending] = useState<Sending>({ now: 'sending' })
  const [error, setError] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  /** until another code may be asked for */
  const wait = useCountdown()
  const ended = useRef(new AbortController())

  const failed = (answer: Exclude<CodeAnswer<object>, { got: 'good' }>): string => {
    if (answer.got === 'timeout') return messages.timedOut
    return answer.got === 'line' ? messages.lineDead : errorOf(answer.refusal, messages, lang)
  }

  const send = async () => {
    const { signal } = ended.current
    setSending({ now: 'sending' })
    setError(null)
    const answer = await askForCode(username, lang, signal)
    if (signal.aborted) return
    if (answer.got === 'good') {
      setSending({ now: 'sent', earlier: false, delayed: answer.delayed })
      return wait.start(answer.resend_after)
    }
    if (answer.got === 'refusal') {
      const { refusal } = answer
      if (refusal.errors['username']) return onNoContact(errorOf(refusal, messages, lang))
      // One was sent within the minute. Whether it was used since is not told to anybody; the wait is the server's.
      const seconds = refusal.status === 429 ? (refusal.retryAfter ?? limits.oneTimeCodeResendSeconds) : 0
      if (seconds > 0 && seconds <= limits.oneTimeCodeResendSeconds) {
        setSending({ now: 'sent', earlier: true })
        return wait.start(seconds)
      }
      if (seconds > 0) return setSending({ now: 'failed', error: tooOften(seconds, messages, lang) })
    }
    setSending({ now: 'failed', error: failed(answer) })
  }

  const verify = async (typed: string) => {
    const { signal } = ended.current
    if (checking) return
    setChecking(true)
    setError(null)
    const answer = await verifyCode(username, normaliseCode(typed), signal)
    if (signal.aborted) return
    setChecking(false)
    if (answer.got === 'good') onProved(answer.token)
    else setError(failed(answer))
  }

  useEffect(() => {
    const mine = new AbortController()
    ended.current = mine
    void send()
    return () => mine.abort()
    // One code for one contact, asked for when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps -- `send` is new with each drawing
  }, [username])

  return { sending, error, checking, wait, send, verify }
}

const leftUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Counts whole seconds down to 0, ticking each second; `from` is what it began at. */
function useCountdown() {
  const [{ until, from }, setPause] = useState({ until: 0, from: 0 })
  const [left, setLeft] = useState(0)
  useEffect(() => {
    // By the clock, not by the ticks: a phone in a pocket misses some.
    const timer = setInterval(() => {
      const now = leftUntil(until)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = (seconds: number) => {
    setPause({ until: Date.now() + seconds * 1000, from: seconds })
    setLeft(seconds)
  }
  return { left, from, start }
}
