/** Collections whose items staff reach people about: customers, and colleagues who were invited. */
export const notifiedCollections = ['kyc_submissions', 'leads', 'staff'] as const

/** A message that has not reached its recipient, and the item that it is about. */
export type UndeliveredMessage = {
  id: string
  collection: (typeof notifiedCollections)[number]
  item: string
  channel: 'email' | 'sms'
  /** `delayed`: queued for 15 minutes, and tried again automatically; `failed`: only staff can have it tried again */
  state: 'delayed' | 'failed'
  /** the code of the last failed attempt, such as `550`, `HTTP 422` or `ECONNREFUSED`; null before the first attempt */
  error: string | null
  attempts: number
  /** when it failed, or when it was queued */
  since: string
}

/** `GET /backoffice/api/undelivered/{id}`: of any message, so that a second attempt can be followed */
export type MessageStatus = { state: 'queued' | 'sent' | 'void' | 'failed'; error: string | null }
