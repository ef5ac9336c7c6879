import type { Template } from './template.ts'
import { applicationReceived } from './templates/application-received.ts'
import { enquiryReceived } from './templates/enquiry-received.ts'
import { kycAccepted } from './templates/kyc-accepted.ts'
import { kycNeedsChange } from './templates/kyc-needs-change.ts'
import { kycReceived } from './templates/kyc-received.ts'
import { kycUpdated } from './templates/kyc-updated.ts'
import { oneTimeCode } from './templates/one-time-code.ts'
import { staffLink } from './templates/staff-link.ts'
import { staffRequest } from './templates/staff-request.ts'
import { staffNotice } from './templates/staff-notice.ts'
import { itemWithdrawn } from './templates/item-withdrawn.ts'

const templates = {
  'one-time-code': oneTimeCode,
  'kyc-received': kycReceived,
  'kyc-updated': kycUpdated,
  'kyc-needs-change': kycNeedsChange,
  'kyc-accepted': kycAccepted,
  'application-received': applicationReceived,
  'enquiry-received': enquiryReceived,
  'staff-link': staffLink,
  'staff-request': staffRequest,
  'staff-notice': staffNotice,
  'taken-back': itemWithdrawn,
} satisfies Record<string, Template>
export type TemplateName = keyof typeof templates

export const templateNames = Object.keys(templates) as TemplateName[] // the keys just written

export const templateNamed = (name: string): Template | undefined =>
  Object.hasOwn(templates, name) ? templates[name as TemplateName] : undefined
