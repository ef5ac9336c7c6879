import type { ErrorBody } from '#contract/errors.ts'
import type { Draft, CustomerSubmission, CustomerSubmissions, SubmissionBody } from '#contract/kyc.ts'

/** A response of the service, or none: `timeout` without one within a minute, `line` where it could not be reached. */
export type Answer<Good> =
  | { got: 'good'; good: Good }
  | { got: 'refusal'; status: number; body: Partial<ErrorBody>; retryAfter: number | null }
  | { got: 'timeout' }
  | { got: 'line' }

/** How long a response may take on a slow connection. */
const longestMs = 60_000

async function call<Good>(
  method: string,
  address: string,
  token: string,
  more: { body?: unknown; key?: string; tus?: true } = {},
): Promise<Answer<Good>> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), longestMs)
  try {
    const answer = await fetch(address, {
      method,
      cache: 'no-store',
      signal: ended.signal,
      headers: {
        authorization: `Bearer ${token}`,
        ...(more.body !== undefined && { 'content-type': 'application/json' }),
        ...(more.tus && { 'tus-resumable': '1.0.0' }),
        ...(more.key !== undefined && { 'idempotency-key': more.key }),
      },
      ...(more.body !== undefined && { body: JSON.stringify(more.body) }),
    })
    const text = await answer.text()
    // Our own service, by the contract; what stands between may answer anything, but not with 2xx.
    if (answer.ok) return { got: 'good', good: (text ? JSON.parse(text) : null) as Good }
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    const retryAfter = Number.isFinite(seconds) ? seconds : null
    return { got: 'refusal', status: answer.status, body: readError(text), retryAfter }
  } catch {
    return { got: ended.signal.aborted ? 'timeout' : 'line' }
  } finally {
    clearTimeout(timer)
  }
}

function readError(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) as Partial<ErrorBody>
  } catch {
    return {}
  }
}

const draftAt = (id: string) => `/api/kyc_drafts/${id}`

export const beginDraft = (id: string, token: string) => call<Draft>('PUT', draftAt(id), token)
export const readDraft = (id: string, token: string) => call<Draft>('GET', draftAt(id), token)
export const deleteDraft = (id: string, token: string) => call<null>('DELETE', draftAt(id), token)
export const removeDocument = (id: string, token: string) =>
  call<null>('DELETE', `/uploads/kyc/${id}`, token, { tus: true })

const submissions = '/api/kyc_submissions'

/** The contact's own submission for an account: an array of at most one. */
export const lookUp = (accountNumber: string, token: string) =>
  call<CustomerSubmissions>(
    'GET',
    `${submissions}?${new URLSearchParams({ account_number: accountNumber }).toString()}`,
    token,
  )

export const toChange = (token: string) =>
  call<CustomerSubmissions>('GET', `${submissions}?state=needs_change`, token)

/** One sending: to a submission's address where it replaces documents, with the key it keeps until it is answered. */
export type Sending = { replaces: string | null; body: Partial<SubmissionBody>; key: string }

export const send = ({ replaces, body, key }: Sending, token: string) =>
  replaces === null
    ? call<CustomerSubmission>('POST', submissions, token, { body, key })
    : call<CustomerSubmission>('PUT', `${submissions}/${replaces}`, token, { body, key })
