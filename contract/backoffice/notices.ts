/**
 * What members of staff are told by mail: something was sent for their approval; what they wrote was approved, or sent
 * back; something was assigned to them; somebody wrote a note on it; the day has come by which it is due; a customer sent an enquiry or a pre-application; work of any kind is
 * overdue (administrators only).
 */
export const noticeKinds = [
  'sent',
  'returned',
  'approved',
  'assigned',
  'note',
  'due',
  'new_lead',
  'overdue',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** A mail for each, one mail each morning with all of them, or none. */
export const mailChoices = ['at_once', 'digest', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

/** What somebody who never chose is mailed about, and when. */
export const usualMailChoice = (kind: NoticeKind): MailChoice => (kind === 'new_lead' ? 'off' : 'at_once')

/** `GET` and `PUT /backoffice/api/mail_settings`: one's own. */
export type MailSettings = Record<NoticeKind, MailChoice>

/** The hour of the morning's mail, in Malawi's time. */
export const digestHour = 7
