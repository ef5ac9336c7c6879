import { and, asc, desc, eq } from 'drizzle-orm'
import { formatMessage } from '#contract/format-message.ts'
import { sheetOf } from '#contract/backoffice/sheets.ts'
import { isOverdueKind, overdueAddresses, type OverdueKind } from '#contract/backoffice/work-queue.ts'
import type { Lang } from '#contract/languages.ts'
import type { Messages } from '#contract/messages.ts'
import { collectionNamed } from '#contract/registry.ts'
import { formatDay } from '#contract/rules/dates.ts'
import type { Database } from '#database/open.ts'
import { assignments, filePendingVersions, files, revisions, staffNotices } from '#database/tables.ts'
import { namesOf } from '../../changes/people.ts'
import { htmlOf } from '../html.ts'
import { signature, type Template } from '../template.ts'

const en = {
  one: {
    sent: 'For your approval: {what}',
    returned: 'Sent back: {what}',
    approved: 'Approved: {what}',
    assigned: 'Assigned to you: {what}',
    note: 'A note on: {what}',
    due: 'Due: {what}',
    new_lead: 'New: {what}',
    overdue: 'Overdue: {what}',
  },
  many: 'For you in the back-office: {n} items',
  kinds: {
    sent: '{who} sent for your approval: {what}.',
    returned: '{who} sent back for correction: {what}.',
    approved: '{who} approved: {what}.',
    assigned: '{who} assigned to you: {what}.',
    note: '{who} wrote a note on: {what}.',
    due: 'Due: {what}.',
    new_lead: 'New: {what}.',
    overdue: 'Overdue: {what}.',
  },
  reason: 'Reason: {reason}',
  dueOn: 'Due on {day}: {what}.',
  assignedDue: '{who} assigned to you: {what}. Due on {day}.',
  items: '{n} × {what}',
  submission: 'KYC submission {reference}',
  file: 'New version of the file {name}',
  overdueWork: {
    approvals: 'approvals',
    kyc: 'KYC reviews',
    erasures: 'erasures and ends of legal holds',
    leads: 'new leads',
    possible_spam: 'leads that may be spam',
  } as const satisfies Record<OverdueKind, string>,
  choose: 'Choose what you are mailed about:',
} as const

const ny = {
  one: {
    sent: 'Zofunika kuvomereza: {what}',
    returned: 'Zabwezedwa: {what}',
    approved: 'Zavomerezedwa: {what}',
    assigned: 'Ntchito yanu: {what}',
    note: 'Mawu pa: {what}',
    due: 'Nthawi yake yafika: {what}',
    new_lead: 'Zatsopano: {what}',
    overdue: 'Nthawi yake yadutsa: {what}',
  },
  many: 'Za inu ku back-office: {n}',
  kinds: {
    sent: '{who} watumiza kuti muvomereze: {what}.',
    returned: '{who} wabweza kuti zikonzedwe: {what}.',
    approved: '{who} wavomereza: {what}.',
    assigned: '{who} wakupatsani ntchito: {what}.',
    note: '{who} walemba mawu pa: {what}.',
    due: 'Nthawi yake yafika: {what}.',
    new_lead: 'Zatsopano: {what}.',
    overdue: 'Nthawi yake yadutsa: {what}.',
  },
  reason: 'Chifukwa: {reason}',
  dueOn: 'Nthawi yake yafika pa {day}: {what}.',
  assignedDue: '{who} wakupatsani ntchito: {what}. Nthawi yake ndi pa {day}.',
  items: '{n} × {what}',
  submission: 'Zikalata za KYC {reference}',
  file: 'Fayilo yatsopano m’malo mwa {name}',
  overdueWork: {
    approvals: 'zofunika kuvomereza',
    kyc: 'zikalata za KYC',
    erasures: 'zopempha kuchotsa zikalata',
    leads: 'mafunso atsopano a makasitomala',
    possible_spam: 'mafunso amene mwina ndi sipamu',
  },
  choose: 'Sankhani zimene mukufuna kulandira:',
} as const satisfies Messages<typeof en>

const messages: Record<Lang, Messages<typeof en>> = { en, ny }

type NoticeRow = typeof staffNotices.$inferSelect

/**
 * Tells a member of staff what waits for them, or what became of what they sent: one thing, or all of a day. Of what is
 * customers' it says the kind and the reference, and nothing else.
 */
export const staffNotice: Template = async ({ db, sender, backofficeUrl }, about, lang) => {
  const notices = await db
    .select()
    .from(staffNotices)
    .where(eq(staffNotices.mail, about))
    .orderBy(asc(staffNotices.created_at), asc(staffNotices.id))
  if (!notices.length) return null
  const text = messages[lang]
  const nameOf = await namesOf(
    db,
    notices.map(({ actor }) => actor),
  )
  const lines: string[] = []
  let subject = formatMessage(text.many, { n: notices.length })
  for (const notice of notices) {
    const who = notice.actor === null ? '–' : nameOf(notice.actor)
    const what = await whatOf(db, notice, lang)
    if (notices.length === 1) subject = formatMessage(text.one[notice.kind], { what })
    const said = sayNotice(notice, { who, what, day: await dueDayOf(db, notice) }, lang)
    lines.push(`${said} ${backofficeUrl}/backoffice${await pathOf(db, notice)}`)
    const reason = notice.kind === 'returned' ? await returnReason(db, notice) : null
    if (reason) lines.push(formatMessage(text.reason, { reason }))
  }
  const last = `${text.choose} ${backofficeUrl}/backoffice/account`
  return {
    subject: `${sender.name}: ${subject}`,
    text: [...lines, '', last, '', signature(sender)].join('\n'),
    html: htmlOf(lang, subject, [...lines, last, signature(sender)]),
    sms: `${sender.name}: ${lines[0] ?? ''}`,
  }
}

type Said = { who: string; what: string; day: string | null }

function sayNotice({ kind }: NoticeRow, { who, what, day }: Said, lang: Lang): string {
  const text = messages[lang]
  const dated = kind === 'due' ? text.dueOn : kind === 'assigned' ? text.assignedDue : null
  return day === null || dated === null
    ? formatMessage(text.kinds[kind], { who, what })
    : formatMessage(dated, { who, what, day: formatDay(day, lang) })
}

/** Why an item, or a new version of a file, was returned. */
async function returnReason(db: Database, notice: NoticeRow): Promise<string | null | undefined> {
  if (notice.collection !== 'files') return (await newestRevision(db, notice))?.returned_reason
  const [version] = await db
    .select({ reason: filePendingVersions.returned_reason })
    .from(filePendingVersions)
    .where(eq(filePendingVersions.file_id, notice.item_id))
  return version?.reason
}

/** The day by which it is due for whom the notice is; null where it is not theirs any more. */
async function dueDayOf(db: Database, { collection, item_id, user_id }: NoticeRow): Promise<string | null> {
  const [assigned] = await db
    .select({ day: assignments.due_on })
    .from(assignments)
    .where(
      and(
        eq(assignments.collection, collection),
        eq(assignments.item_id, item_id),
        eq(assignments.assignee, user_id),
      ),
    )
  return assigned?.day ?? null
}

/** Where it is seen to: a rate that came back, at the desk where it was typed. */
async function pathOf(db: Database, notice: NoticeRow): Promise<string> {
  const { kind, collection, item_id } = notice
  if (kind === 'overdue' && isOverdueKind(collection)) return overdueAddresses[collection]
  if (kind === 'sent') return `/approvals?item=${item_id}`
  const sheet = kind === 'returned' ? sheetOf(collection, await newestBody(db, notice)) : null
  if (sheet !== null) return `/rates?sheet=${sheet}`
  if (collection === 'kyc_submissions') return `/kyc/${item_id}`
  if (collection === 'files') return `/media?file=${item_id}`
  return `/${collection}/${item_id}`
}

async function whatOf(db: Database, notice: NoticeRow, lang: Lang): Promise<string> {
  const { kind, collection, item_id, items } = notice
  const reference = item_id.slice(0, 8).toUpperCase()
  const text = messages[lang]
  if (kind === 'overdue' && isOverdueKind(collection))
    return formatMessage(text.items, { n: items, what: text.overdueWork[collection] })
  if (collection === 'kyc_submissions') return formatMessage(text.submission, { reference })
  if (collection === 'files') {
    const [file] = await db.select({ name: files.name }).from(files).where(eq(files.id, item_id))
    return formatMessage(text.file, { name: file?.name ?? reference })
  }
  const definition = collectionNamed(collection)
  if (!definition) return reference
  if (items > 1) return formatMessage(text.items, { n: items, what: definition.label.many })
  const title = definition.staffOnly ? reference : await titleOf(db, notice, definition.title)
  return [definition.label.one, title].filter(Boolean).join(' – ')
}

/** What an item is called in English: a title is a text in both languages, or one plain line. */
async function titleOf(
  db: Database,
  { collection, item_id }: Pick<NoticeRow, 'collection' | 'item_id'>,
  field: string,
): Promise<string> {
  const title = (await newestBody(db, { collection, item_id }))[field]
  if (typeof title === 'string') return title
  return typeof title === 'object' && title !== null && 'en' in title ? String(title.en) : ''
}

/** An item's fields as they were last written. */
const newestBody = async (
  db: Database,
  item: Pick<NoticeRow, 'collection' | 'item_id'>,
): Promise<Record<string, unknown>> => (await newestRevision(db, item))?.body ?? {}

async function newestRevision(
  db: Database,
  { collection, item_id }: Pick<NoticeRow, 'collection' | 'item_id'>,
) {
  const [newest] = await db
    .select({ body: revisions.body, returned_reason: revisions.returned_reason })
    .from(revisions)
    .where(and(eq(revisions.collection, collection), eq(revisions.item_id, item_id)))
    .orderBy(desc(revisions.number))
    .limit(1)
  return newest
}
