import { eq } from 'drizzle-orm'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import type { Messages } from '#contract/messages.ts'
import { formatDay, formatTime } from '#contract/rules/dates.ts'
import { staffRequests } from '#database/tables.ts'
import { namesOf } from '../../changes/people.ts'
import { htmlOf } from '../html.ts'
import { signature, type Template } from '../template.ts'

const en = {
  subject: 'A change of who may do what',
  asked: '{by} asked for: {what}.',
  kinds: {
    roles: 'the roles of {who}: {wanted}',
    enable: 'letting {who} in again',
    remove: 'removing {who}',
    second_factor: 'a reset of the second factor of {who}',
    password: 'a new password for {who}',
    service_account: 'the service account {who}, a program that writes content',
  },
  noRoles: 'none',
  reason: 'Reason: {reason}',
  waits:
    'There is no second administrator to decide. It takes effect on {at} CAT, unless an approver objects.',
  alone: 'There is nobody else who could decide. It was done at once.',
  object: 'Approvers object here:',
  not: 'If this is not right, tell an approver at once.',
} as const

const ny = {
  subject: 'Kusintha kwa amene angachite chiyani',
  asked: '{by} wapempha: {what}.',
  kinds: {
    roles: 'ntchito za {who}: {wanted}',
    enable: 'kulola {who} kulowanso',
    remove: 'kuchotsa {who}',
    second_factor: 'kuchotsa chitsimikizo chachiwiri cha {who}',
    password: 'mawu achinsinsi atsopano a {who}',
    service_account: 'akaunti ya pulogalamu {who}, yolemba zinthu za pa tsambali',
  },
  noRoles: 'palibe',
  reason: 'Chifukwa: {reason}',
  waits:
    'Palibe woyang’anira wachiwiri woti agamule. Zidzayamba kugwira ntchito pa {at} CAT, pokhapokha wovomereza atakana.',
  alone: 'Palibe wina amene akanagamula. Zachitika nthawi yomweyo.',
  object: 'Ovomereza angakane apa:',
  not: 'Ngati izi sizoyenera, uzani wovomereza mwachangu.',
} as const satisfies Messages<typeof en>

const messages: Record<Lang, Messages<typeof en>> = { en, ny }

/** Tells all staff what was done, or will be, without a second administrator. It names staff and nobody else. */
export const staffRequest: Template = async ({ db, sender, backofficeUrl }, about, lang) => {
  const [row] = await db.select().from(staffRequests).where(eq(staffRequests.id, about))
  // A second administrator is there again: it waits for them, and nothing is to be told.
  if (!row || (row.waits_until === null && row.state !== 'alone')) return null
  const nameOf = await namesOf(db, [row.asked_by, row.user_id, row.service_account])
  const text = messages[lang]
  const what = formatMessage(text.kinds[row.kind], {
    who: nameOf(row.service_account ?? row.user_id),
    wanted: row.wanted?.replaceAll(',', ', ') || text.noRoles,
  })
  const until = row.waits_until
  const lines = [
    formatMessage(text.asked, { by: nameOf(row.asked_by), what }),
    ...(row.reason ? [formatMessage(text.reason, { reason: row.reason })] : []),
    ...(until === null
      ? [text.alone]
      : [
          formatMessage(text.waits, { at: `${formatDay(until, lang)}, ${formatTime(until)}` }),
          `${text.object} ${backofficeUrl}/backoffice/requests`,
        ]),
    text.not,
  ]
  return {
    subject: `${sender.name}: ${text.subject}`,
    text: [...lines, '', signature(sender)].join('\n'),
    html: htmlOf(lang, text.subject, [...lines, signature(sender)]),
    sms: `${sender.name}: ${lines.join(' ')}`,
  }
}
