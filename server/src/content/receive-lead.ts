import { randomUUID } from 'node:crypto'
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { looksLikeEmail } from '#contract/rules/email.ts'
import { leads as definition } from '#contract/collections/leads.ts'
import { username } from '#contract/rules/telephone.ts'
import { kycOfficers } from '#contract/roles.ts'
import type { Body } from '#contract/collection.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { messages } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { peopleWith } from '../staff/notes/notes.ts'
import { tellStaff } from '../staff/notices/tell.ts'
import { create } from './verbs/create.ts'

export type Lead = Body<typeof definition>

/** Acknowledgements of enquiries: anyone can type anyone's contact into the form, and each text message has its price. */
const limits = { perContactDay: 3, textsPerHour: 100 } as const

const acknowledgements = { enquiry: 'enquiry-received', application: 'application-received' } as const

/** @throws Error where the release has no leads */
export function storedLeads(): StoredCollection {
  const stored = storedNamed(definition.name)
  if (!stored) throw new Error('enquiries and pre-applications are stored as leads')
  return stored
}

/**
 * Creates a lead from what a customer sent, acknowledges it to the contact that they gave, and notifies the staff who chose
 * to be mailed about new leads. What may be spam is neither acknowledged nor mailed about.
 */
export async function receiveLead(
  change: Change,
  jobs: Jobs,
  body: Lead,
  { id = randomUUID(), lang }: { id?: string; lang: Lang },
): Promise<void> {
  const { tx, now } = change
  await create(change, storedLeads(), body, { id })
  if (body.possible_spam) return
  const template = acknowledgements[body.kind ?? 'enquiry']
  const isApplication = template === 'application-received'
  // The contact of an application is proved. An enquiry's is as it was typed, and texts do not reach landlines.
  const recipient = isApplication ? body.contact : username(body.contact)?.value
  if (recipient !== undefined && (isApplication || (await mayAcknowledge(change, recipient))))
    await queueMessage(tx, jobs, {
      template,
      about: id,
      channel: looksLikeEmail(recipient) ? 'email' : 'sms',
      recipient,
      lang,
    })
  const people = await peopleWith(tx, kycOfficers)
  const to = new Set(people.map((person) => person.id))
  await tellStaff(tx, jobs, now, [
    { kind: 'new_lead', collection: definition.name, items: [id], actor: null, to },
  ])
}

/** Returns whether an enquiry may be acknowledged to a contact that nobody has proved. */
async function mayAcknowledge({ tx }: Change, contact: string): Promise<boolean> {
  const recently = (hours: number, where: SQL | undefined) =>
    tx
      .select({ sent: count() })
      .from(messages)
      .where(
        and(
          eq(messages.template, acknowledgements.enquiry),
          sql`${messages.created_at} > now() - make_interval(hours => ${hours}::int)`,
          where,
        ),
      )
  const [toContact] = await recently(24, eq(messages.recipient, contact))
  if ((toContact?.sent ?? 0) >= limits.perContactDay) return false
  if (looksLikeEmail(contact)) return true
  const [texts] = await recently(1, eq(messages.channel, 'sms'))
  return (texts?.sent ?? 0) < limits.textsPerHour
}
