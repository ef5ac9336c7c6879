import type { Lang } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'

/** What the one-time-code service answers where it does not take what was sent. */
export type CodeRefusal = {
  status: number
  code: string
  message: string
  errors: Record<string, string[] | undefined>
  /** seconds after which it is worth asking again; null where none were named */
  retryAfter: number | null
}

export type CodeAnswer<Good> =
  | ({ got: 'good' } & Good)
  | { got: 'refusal'; refusal: CodeRefusal }
  | { got: 'timeout' }
  | { got: 'line' }

type CodeSent = {
  resend_after: number
  /** codes are not going out at the moment */
  delayed?: { phone: string | null }
}

/** Has a code sent; given up after 20 seconds (spec, section 9), and without an answer where `signal` says so. */
export const askForCode = (username: string, lang: Lang, signal: AbortSignal) =>
  post<CodeSent>('/onboarding/v1/verify-username', { username, lang }, signal)

/** Trades a code for the token of the proved contact. */
export const verifyCode = (username: string, code: string, signal: AbortSignal) =>
  post<{ token: string }>('/onboarding/v1/verify-code', { username, code }, signal)

async function post<Good>(address: string, body: object, signal: AbortSignal): Promise<CodeAnswer<Good>> {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end, { once: true })
  let late = false
  const timer = setTimeout(() => {
    late = true
    end()
  }, limits.oneTimeCodeRequestTimeoutSeconds * 1000)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: ended.signal,
    })
    // Our own service, by the contract.
    const read = (await answer.json()) as unknown
    if (answer.ok) return { got: 'good', ...(read as Good) }
    const refused = read as Partial<CodeRefusal>
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    return {
      got: 'refusal',
      refusal: {
        status: answer.status,
        code: refused.code ?? '',
        message: refused.message ?? '',
        errors: refused.errors ?? {},
        retryAfter: Number.isFinite(seconds) ? seconds : null,
      },
    }
  } catch {
    return { got: late ? 'timeout' : 'line' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
