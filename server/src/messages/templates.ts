import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import { kycAccepted } from './templates/kyc-accepted.ts'
import { kycNeedsChange } from './templates/kyc-needs-change.ts'
import { kycReceived } from './templates/kyc-received.ts'
import { kycUpdated } from './templates/kyc-updated.ts'
import { oneTimeCode } from './templates/one-time-code.ts'
import { staffLink } from './templates/staff-link.ts'
import { staffRequest } from './templates/staff-request.ts'
import { itemWithdrawn } from './templates/item-withdrawn.ts'

/** What every template may read. */
export type TemplateParts = {
  db: Database
  secrets: Secrets
  /** such as `https://bank.example` */
  publicUrl: string
  /** such as `https://staff.example` */
  backofficeUrl: string
}

export type Written = {
  subject: string
  /** the e-mail's plain text */
  text: string
  /** the same as HTML */
  html: string
  /** the text message */
  sms: string
}

/** Writes a message about one thing; null where there is nothing to say any more. One file each. */
export type Template = (parts: TemplateParts, about: string, lang: Lang) => Promise<Written | null>

const templates = {
  'one-time-code': oneTimeCode,
  'kyc-received': kycReceived,
  'kyc-updated': kycUpdated,
  'kyc-needs-change': kycNeedsChange,
  'kyc-accepted': kycAccepted,
  'staff-link': staffLink,
  'staff-request': staffRequest,
  'taken-back': itemWithdrawn,
} satisfies Record<string, Template>
export type TemplateName = keyof typeof templates

export const templateNamed = (name: string): Template | undefined =>
  Object.hasOwn(templates, name) ? templates[name as TemplateName] : undefined
