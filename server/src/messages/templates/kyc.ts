import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { kycAddress, kycTabs } from '#contract/rules/kyc-address.ts'
import { kycDocuments, kycSubmissions } from '#database/tables.ts'
import type { CustomerMessages } from '../customer-messages/customer-messages.ts'
import { htmlOf } from '../html.ts'
import { signature, type MessageText, type Template, type TemplateContext } from '../template.ts'

type Submission = typeof kycSubmissions.$inferSelect
type RefusedDocument = Pick<typeof kycDocuments.$inferSelect, 'purpose' | 'reason'>
/** What a message says: a subject, its sentences, what only the e-mail goes into, and whether it leads to the page. */
type KycWords = {
  subject: string
  lines: readonly string[]
  details?: readonly string[]
  link?: string
}
/**
 * @param asked the documents that have to be sent again
 * @param absent purposes of the documents that the customer does not have
 */
export type Says<Words = KycWords> = (
  submission: Submission,
  messages: CustomerMessages,
  lang: Lang,
  asked: readonly RefusedDocument[],
  absent?: readonly string[],
) => Words

/** The page where documents are handed in; it asks for a code anew, and nothing about the customer is in the address. */
function pageOf(publicUrl: string, lang: Lang): string {
  const query = new URLSearchParams({ tab: kycTabs[1] })
  return `${publicUrl}${lang === 'ny' ? '/ny' : ''}${kycAddress}?${query}#change`
}

/** Puts what a message says into its three forms. */
export function writeKyc(
  {
    publicUrl,
    sender,
    lang,
    messages,
  }: Pick<TemplateContext, 'publicUrl' | 'sender' | 'messages'> & { lang: Lang },
  { subject, lines, details = [], link }: KycWords,
): MessageText {
  const address = link && pageOf(publicUrl, lang)
  const led = address ? [`${link} ${address}`] : []
  const whole = [...lines, ...details, ...led, messages.mail.neverAsked]
  return {
    subject: `${sender.name}: ${subject}`,
    text: [...whole, '', signature(sender)].join('\n'),
    html: htmlOf(lang, subject, [...whole, signature(sender)]),
    sms: `${sender.name}: ${[...lines, ...led].join(' ')}`,
  }
}

/**
 * A message about a submission. It names neither the account nor the customer: telephones are shared, and mail is
 * read on the way.
 * @param says null where there is nothing to say any more
 */
export const kycMessage =
  (says: Says<KycWords | null>): Template =>
  async (
    { db, sender, publicUrl, messages }: TemplateContext,
    about: string,
    lang: Lang,
  ): Promise<MessageText | null> => {
    const [submission] = await db
      .select()
      .from(kycSubmissions)
      .where(and(eq(kycSubmissions.id, about), isNull(kycSubmissions.erased_at)))
    if (!submission) return null
    const current = and(eq(kycDocuments.submission_id, about), isNull(kycDocuments.replaced_at))
    const documents = await db.select().from(kycDocuments).where(current).orderBy(asc(kycDocuments.purpose))
    const asked = documents.filter(({ state }) => state === 'needs_change')
    const absent = documents.flatMap((document) => (document.absent ? document.purpose : []))
    const said = says(submission, messages, lang, asked, absent)
    return said && writeKyc({ publicUrl, sender, lang, messages }, said)
  }

/** A line for each document that is asked for again: what it is, and why, in the customer's language. */
export const askedLines = (
  { required_documents: required }: Pick<Submission, 'required_documents'>,
  asked: readonly RefusedDocument[],
  lang: Lang,
): string[] =>
  asked.map(({ purpose, reason }) => {
    const known = required.find((one) => one.purpose === purpose)?.name
    return `– ${known?.[lang] ?? known?.en ?? purpose}: ${reason?.[lang] ?? ''}`
  })

/** A line for each document that the customer does not have: what to bring to a branch instead; none where there is none. */
export function bringLines(
  { required_documents: required }: Pick<Submission, 'required_documents'>,
  absent: readonly string[],
  title: string,
  lang: Lang,
): string[] {
  const lines = required.flatMap(({ purpose, name, bring_instead: instead }) =>
    absent.includes(purpose) && instead ? [`– ${name[lang] ?? name.en}: ${instead[lang] ?? instead.en}`] : [],
  )
  return lines.length > 0 ? [title, ...lines] : []
}

/** What staff and customer call a submission by: short, and no more than a name for it. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()
