import { and, desc, eq, inArray } from 'drizzle-orm'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import type { Messages } from '#contract/messages.ts'
import { collectionNamed } from '#contract/registry.ts'
import { auditLog, auditLogDetails, revisions } from '#database/tables.ts'
import { namesOf } from '../../changes/people.ts'
import { htmlOf } from '../html.ts'
import { signature, type Template } from '../template.ts'

const en = {
  withdraw: {
    subject: 'Withdrawn before approval',
    line: '{who} has withdrawn what was sent for approval: {what}.',
  },
  unschedule: {
    subject: 'Taken off the schedule',
    line: '{who} has taken off the schedule what was approved and had not taken effect: {what}.',
  },
  look: 'Look at it here:',
} as const

const ny = {
  withdraw: {
    subject: 'Zabwezedwa zisanavomerezedwe',
    line: '{who} wabweza zimene zinatumizidwa kuti zivomerezedwe: {what}.',
  },
  unschedule: {
    subject: 'Zachotsedwa pa ndondomeko',
    line: '{who} wachotsa pa ndondomeko zimene zinavomerezedwa koma zinali zisanayambe kugwira ntchito: {what}.',
  },
  look: 'Ziwoneni apa:',
} as const satisfies Messages<typeof en>

const messages: Record<Lang, Messages<typeof en>> = { en, ny }

/**
 * Tells somebody of the staff that something of theirs was withdrawn or unscheduled. Of what is customers' it names the
 * collection only.
 */
export const itemWithdrawn: Template = async ({ db, sender, backofficeUrl }, about, lang) => {
  const [last] = await db
    .select({ action: auditLog.action, collection: auditLog.collection, actor: auditLogDetails.actor })
    .from(auditLog)
    .leftJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(and(eq(auditLog.item_id, about), inArray(auditLog.action, ['withdraw', 'unschedule'])))
    .orderBy(desc(auditLog.seq))
    .limit(1)
  const definition = collectionNamed(last?.collection ?? '')
  if (!last || !definition) return null
  const title = definition.staffOnly ? '' : await titleOf(db, about, definition.title)
  const nameOf = await namesOf(db, [last.actor])
  const { subject, line } = messages[lang][last.action === 'withdraw' ? 'withdraw' : 'unschedule']
  const what = [definition.label.one, title].filter(Boolean).join(' – ')
  const address = `${backofficeUrl}/backoffice/${definition.name}/${about}`
  const who = last.actor === null ? '–' : nameOf(last.actor)
  const lines = [formatMessage(line, { who, what }), `${messages[lang].look} ${address}`]
  return {
    subject: `${sender.name}: ${subject}`,
    text: [...lines, '', signature(sender)].join('\n'),
    html: htmlOf(lang, subject, [...lines, signature(sender)]),
    sms: `${sender.name}: ${lines.join(' ')}`,
  }
}

/** What an item is called in English: a title is a text in both languages, or one plain line. */
async function titleOf(db: Parameters<Template>[0]['db'], id: string, field: string): Promise<string> {
  const [newest] = await db
    .select({ body: revisions.body })
    .from(revisions)
    .where(eq(revisions.item_id, id))
    .orderBy(desc(revisions.number))
    .limit(1)
  const title = newest?.body[field]
  if (typeof title === 'string') return title
  return typeof title === 'object' && title !== null && 'en' in title ? String(title.en) : ''
}
